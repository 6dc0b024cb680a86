/** The URL of the collector, and the headers of each request to it. */
export interface Endpoint {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
