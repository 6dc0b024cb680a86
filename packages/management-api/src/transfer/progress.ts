/** How much of a body has gone or come, in bytes. */
export interface Progress {
  readonly loaded: number;
  /** Absent where it is not known in advance. */
  readonly total?: number | undefined;
}
