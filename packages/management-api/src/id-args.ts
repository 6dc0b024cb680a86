/** Identifies one object. */
export interface IdArgs {
  readonly id: string;
}
