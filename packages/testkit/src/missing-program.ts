/** In CI nobody would read the message, so the programs must be installed there. */
function isRequired(env: NodeJS.ProcessEnv): boolean {
  return !['', '0', 'false'].includes(env.CI ?? '');
}

interface MissingProgram {
  readonly program: string;
  readonly install: string;
  /** The effect of the missing program, after "so": `clips are rejected`. */
  readonly consequence: string;
}

function describeMissing({ program, install, consequence }: MissingProgram, env: NodeJS.ProcessEnv): string {
  if (isRequired(env)) {
    throw new Error(
      `${program} was not found, and CI is set. ${install} \`tooling/install-services.sh\` does so on Debian.`,
    );
  }
  return `\n${program} was not found, so ${consequence}. ${install}\n`;
}

/** Returns a message about missing Postgres, with the consequence. Throws if `CI` is set. */
export function missingPostgresMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'Postgres', install: 'Install Postgres 15 or newer.', consequence }, env);
}

/** Returns a message about missing PgBouncer, with the consequence. Throws if `CI` is set. */
export function missingPgBouncerMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'PgBouncer', install: 'Install PgBouncer.', consequence }, env);
}

/** Returns a message about missing ffmpeg, with the consequence. Throws if `CI` is set. */
export function missingFfmpegMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'ffmpeg', install: 'Install ffmpeg.', consequence }, env);
}

/** Returns a message about missing NATS, with the consequence. Throws if `CI` is set. */
export function missingNatsMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'nats-server', install: 'Install nats-server 2.9 or newer.', consequence }, env);
}

/** Returns a message about missing Redis, with the consequence. Throws if `CI` is set. */
export function missingRedisMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'redis-server', install: 'Install redis-server 6 or newer.', consequence }, env);
}

/** Returns a message about missing HAProxy, with the consequence. Throws if `CI` is set. */
export function missingHaproxyMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  return describeMissing({ program: 'HAProxy', install: 'Install HAProxy.', consequence }, env);
}

/** Returns a message about missing Swift, with the consequence. Throws if `CI` is set. */
export function missingSwiftMessage(consequence: string, env: NodeJS.ProcessEnv = process.env): string {
  const install = 'Install the proxy, account, container and object server of OpenStack Swift.';
  return describeMissing({ program: 'Swift', install, consequence }, env);
}
