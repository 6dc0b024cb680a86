/** In CI nobody reads that something else stood in for a program, so it must be installed there. */
function isRequired(env: NodeJS.ProcessEnv): boolean {
  return !['', '0', 'false'].includes(env.CI ?? '');
}

function standIn(program: string, install: string, what: string, env: NodeJS.ProcessEnv): string {
  if (isRequired(env)) {
    throw new Error(
      `${program} was not found, and CI is set. ${install} \`tooling/install-services.sh\` does so on Debian.`,
    );
  }
  return `\n${program} was not found, so ${what}. ${install}\n`;
}

/** The message for a machine without Postgres, on which `what` happens. Throws where `CI` is set. */
export function withoutPostgres(what: string, env: NodeJS.ProcessEnv = process.env): string {
  return standIn('Postgres', 'Install Postgres 15 or newer.', what, env);
}

/** The message for a machine without ffmpeg, on which `what` happens. Throws where `CI` is set. */
export function withoutFfmpeg(what: string, env: NodeJS.ProcessEnv = process.env): string {
  return standIn('ffmpeg', 'Install ffmpeg.', what, env);
}
