/**
 * What to say where no Postgres was found and the embedded one stands in; `what` then happens. Throws where `ZOETROPE_NEEDS_POSTGRES` is
 * 1, as in CI, which would else be green without having tried a Postgres.
 */
export function withoutPostgres(what: string, env: NodeJS.ProcessEnv = process.env): string {
  const install = 'Install Postgres 15 or newer.';
  if (env.ZOETROPE_NEEDS_POSTGRES === '1') {
    throw new Error(`No Postgres was found, and ZOETROPE_NEEDS_POSTGRES asks for one. ${install}`);
  }
  return `\nNo Postgres was found, so ${what}. ${install}\n`;
}
