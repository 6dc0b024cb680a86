/** An implementation of S3 with an account. */
export interface S3Service {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether it compares an upload with its `Content-MD5`. */
  readonly checksDigests: boolean;
  readonly stop: () => Promise<void>;
}
