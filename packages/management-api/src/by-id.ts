/** One thing, by its id. */
export interface ById {
  readonly id: string;
}
