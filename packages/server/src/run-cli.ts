import { pino } from 'pino';
import { HELP, parseOptions } from './cli-options.ts';
import { ServerError } from './server-error.ts';
import { startServer } from './start-server.ts';
import type { Catalogue } from './storage/catalogue.ts';
import { openCatalogue } from './storage/open-catalogue.ts';

/** Runs the command `zoetrope-server` until it is terminated. `catalogue` is the default of `--catalogue`. */
export function runCli(catalogue: Catalogue): void {
  main(catalogue).catch(fail);
}

async function main(catalogue: Catalogue): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.help) {
    process.stdout.write(HELP);
    return;
  }
  const server = await startServer({
    catalogue: options.catalogue === undefined ? catalogue : await openCatalogue(options.catalogue),
    port: options.port,
    host: options.host,
    dataFolder: options.data,
    siteUrl: options.siteUrl,
    databaseUrl: options.databaseUrl,
    trustProxy: options.trustProxy,
    rateLimits: options.rateLimits,
    pingbackKeys: options.pingbackKeys,
    retainDays: options.retainDays,
    retention: options.retention,
    upstream: options.upstream,
    ctaToken: options.ctaToken,
    demo: options.demo,
    frameAncestors: options.frameAncestors,
    pageViewsUrl: options.pageViewsUrl,
    errorReportsDsn: options.errorReportsDsn,
    logger: pino({ level: options.logLevel }, pino.destination(2)),
  });
  process.stdout.write(`Zoetrope at ${server.origin}\n`);
  if (server.setUpToken !== undefined) {
    process.stdout.write(
      `There is no admin yet. Register with this set-up token to become the first admin: ${server.setUpToken}\n`,
    );
  }

  const stop = () => server.close().then(() => process.exit(0), fail);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`zoetrope-server: ${describeError(error)}\n`);
  process.exit(1);
}

/** The message of an expected error; the stack of any other. */
function describeError(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
