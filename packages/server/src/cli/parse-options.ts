import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../auth/seed-demo.ts';
import { type ProviderPermission, requirePermissions } from '../dialects/upstream/provider-rules.ts';
import type { UpstreamOptions } from '../dialects/upstream/upstream.ts';
import { parseUrl } from '../http/parse-url.ts';
import type { LimitStoreOptions } from '../http/rate-limit/open-limit-store.ts';
import type { EventLogOptions } from '../pingback/log/nats-event-log.ts';
import { ServerError } from '../server-error.ts';
import type { ObjectStorageOptions } from '../storage/object-storage.ts';
import { OPTIONS, type Option, type OptionKey, type OptionValues } from './option-list.ts';

type Command = 'serve' | 'check' | 'help';

export interface CliOptions
  extends Omit<
    OptionValues,
    | 'events'
    | 'eventsSecret'
    | 'limits'
    | 'limitsSecret'
    | 'purgeToken'
    | 'purgeUrl'
    | 'storage'
    | 'storageKey'
    | 'storageKeyId'
    | 'upstream'
    | 'upstreamKey'
    | 'upstreamMedia'
  > {
  readonly command: Command;
  readonly cdnPurge: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly events: EventLogOptions | undefined;
  readonly limits: LimitStoreOptions | undefined;
  readonly storage: ObjectStorageOptions | undefined;
  readonly upstream: UpstreamOptions | undefined;
}

type Env = { readonly [name: string]: string | undefined };

/** The text of an option, and the name of its source. */
interface Source {
  readonly text: string;
  /** Undefined for flags, which the messages name anyway. */
  readonly name?: string | undefined;
}

const KEYS = Object.keys(OPTIONS) as readonly OptionKey[];

/**
 * Parses the command line, the environment and the configuration file; flags take precedence over variables, and
 * variables over the file. Throws a `ServerError` that lists all mistakes, unless the help text is wanted.
 */
export function parseOptions(argv: readonly string[], env: Env): CliOptions {
  const mistakes: string[] = [];
  const { command, flags } = parseFlags(argv, mistakes);
  const file = readConfig(flags.get('config') ?? env.ZOETROPE_CONFIG ?? '', mistakes);
  const values = Object.fromEntries(
    KEYS.map((key) => {
      const option: Option = OPTIONS[key];
      const source = findSource(key, { flags, env, file, mistakes });
      return [key, parseValue(option, source, mistakes)];
    }),
  ) as unknown as OptionValues;
  const {
    eventsSecret,
    limitsSecret,
    purgeToken,
    purgeUrl,
    storageKey,
    storageKeyId,
    upstreamKey,
    upstreamMedia,
    ...rest
  } = values;
  const options = {
    ...rest,
    command,
    cdnPurge: cdnPurgeOf(values, mistakes),
    ctaToken: values.ctaToken ?? (values.demo ? DEMO_PASSWORD : undefined),
    events: eventsOf(values, mistakes),
    limits: limitsOf(values, mistakes),
    storage: storageOf(values, { env, mistakes }),
    upstream: upstreamOf(values, mistakes),
  };
  if (values.databaseReplicaUrl !== undefined && values.databaseUrl === undefined) {
    mistakes.push('DATABASE_REPLICA_URL requires DATABASE_URL, the primary: the embedded database has no replica.');
  }
  if (values.adminPort !== undefined && values.adminPort !== 0 && values.adminPort === values.port) {
    mistakes.push('--admin-port is the same as --port: set it to another port, or remove it.');
  }
  if (values.metricsAllow !== undefined && values.metrics === false) {
    mistakes.push('--metrics-allow has no effect without --metrics: add it, or remove --metrics-allow.');
  }
  if (hasPassword(flags.get('limits'))) {
    mistakes.push(
      '--limits contains a password, which all users of this machine can see: move it to ZOETROPE_LIMITS_SECRET.',
    );
  }
  if (mistakes.length > 0 && command !== 'help') throw new ServerError(listMistakes(mistakes));
  return options;
}

/**
 * Describes variables that begin as those of options do, but are none. They are no mistakes: Kubernetes sets
 * `ZOETROPE_SERVICE_HOST` for a service named zoetrope, and tests and benches have variables of their own.
 */
export function describeUnknownVariables(env: Env): readonly string[] {
  const variables = Object.values(OPTIONS).flatMap(({ variable }) => [variable, `${variable}_FILE`]);
  const known = new Set(['ZOETROPE_CONFIG', ...variables]);
  return Object.keys(env)
    .filter((name) => name.startsWith('ZOETROPE_') && env[name] && !known.has(name))
    .map((name) => `The variable ${name} has no effect: no option has this name. See zoetrope-server --help.`);
}

function cdnPurgeOf({ purgeUrl: url, purgeToken: token, siteUrl }: OptionValues, mistakes: string[]) {
  if (url === undefined) return undefined;
  if (siteUrl === undefined) mistakes.push('--purge-url requires --site-url, the origin of the URLs to purge.');
  return { url, token };
}

function eventsOf({ events: url, eventsSecret: secret, eventWorker }: OptionValues, mistakes: string[]) {
  if (url !== undefined) return { url, secret };
  if (eventWorker === false)
    mistakes.push('--no-event-worker has no effect without --events: add it, or remove --no-event-worker.');
  return undefined;
}

function limitsOf(values: OptionValues, mistakes: string[]): LimitStoreOptions | undefined {
  const { limits: store, limitsSecret: secret, rateLimits, databaseUrl } = values;
  if (store === undefined) return undefined;
  if (rateLimits === false) mistakes.push('--limits has no effect with --rate-limits off: remove one of them.');
  if (store === 'postgres' && databaseUrl === undefined) {
    mistakes.push('--limits postgres requires DATABASE_URL: the embedded database serves one process only.');
  }
  return { store, secret };
}

/** Whether the URL of a Redis has a password. Invalid URLs are reported elsewhere. */
function hasPassword(store: string | undefined): boolean {
  return store !== undefined && (parseUrl(store)?.password ?? '') !== '';
}

function storageOf(
  { storage: url, storageKeyId, storageKey }: OptionValues,
  { env, mistakes }: Pick<Sources, 'env' | 'mistakes'>,
) {
  if (url === undefined) return undefined;
  if (env.AWS_SESSION_TOKEN) {
    mistakes.push(
      'AWS_SESSION_TOKEN belongs to temporary credentials, which --storage does not support: use an access key without one.',
    );
  }
  if (storageKeyId !== undefined && storageKey !== undefined) {
    return { url, accessKeyId: storageKeyId, secretAccessKey: storageKey };
  }
  mistakes.push('--storage requires an access key in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return undefined;
}

function upstreamOf(values: OptionValues, mistakes: string[]): UpstreamOptions | undefined {
  const { upstream: provider, upstreamKey: key, upstreamMedia: media, providerPermissions } = values;
  if (provider === undefined) return undefined;
  if (key !== undefined) {
    const upstream = { provider, key, media };
    checkPermissions(upstream, providerPermissions ?? [], mistakes);
    return upstream;
  }
  mistakes.push(`--upstream requires an API key of ${provider.name} in ZOETROPE_UPSTREAM_KEY.`);
  return undefined;
}

function checkPermissions(
  upstream: UpstreamOptions,
  permissions: readonly ProviderPermission[],
  mistakes: string[],
): void {
  try {
    requirePermissions(upstream, permissions);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    mistakes.push(error.message);
  }
}

function listMistakes(mistakes: readonly string[]): string {
  if (mistakes.length === 1) return mistakes.join('');
  return [`The configuration has ${mistakes.length} mistakes:`, ...mistakes].join('\n  ');
}

interface ParsedFlags {
  readonly command: Command;
  /** Values by flag. */
  readonly flags: ReadonlyMap<string, string>;
}

function parseFlags(argv: readonly string[], mistakes: string[]): ParsedFlags {
  const flagValues = new Map<string, 'true' | 'false' | undefined>([
    ['help', 'true'],
    ['config', undefined],
  ]);
  for (const { flag, flagValue } of Object.values(OPTIONS)) if (flag !== undefined) flagValues.set(flag, flagValue);
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(
        [...flagValues].map(([flag, value]) => [flag, { type: value === undefined ? 'string' : 'boolean' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
  });
  const flags = new Map<string, string>();
  let command: Command = 'serve';
  let unknownIndex: number | undefined;
  for (const token of tokens) {
    // The value of an unknown option.
    if (token.kind === 'positional' && unknownIndex === token.index - 1) continue;
    if (token.kind === 'positional') {
      if (token.index === 0 && token.value === 'check') command = 'check';
      else mistakes.push(`Unexpected argument '${token.value}'. See zoetrope-server --help.`);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const ownValue = flagValues.get(name);
    if (!flagValues.has(name)) {
      unknownIndex = token.index;
      mistakes.push(`Unknown option '${rawName}'. See zoetrope-server --help.`);
    } else if (ownValue !== undefined && value !== undefined) mistakes.push(`${rawName} takes no value.`);
    else if (ownValue !== undefined) flags.set(name, ownValue);
    else if (value === undefined || (!inlineValue && value.startsWith('-')))
      mistakes.push(`${rawName} requires a value.`);
    else flags.set(name, value);
  }
  return { command: flags.has('help') ? 'help' : command, flags };
}

/** The texts of a configuration file by key. Empty without one. */
function readConfig(path: string, mistakes: string[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  if (path === '') return texts;
  const config = readJson(path, mistakes);
  for (const [key, value] of Object.entries(config)) {
    const isList = Array.isArray(value) && value.every((element) => typeof element === 'string');
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!Object.hasOwn(OPTIONS, key))
      mistakes.push(`Unknown option "${key}" in ${path}. Its options are ${KEYS.join(', ')}.`);
    else if (isList) texts.set(key, value.join(','));
    else if (isPlain) texts.set(key, String(value));
    else
      mistakes.push(
        `Invalid value of "${key}" in ${path}: set it to a text, a number, true, false or a list of texts.`,
      );
  }
  return texts;
}

function readJson(path: string, mistakes: string[]): object {
  try {
    const config: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config;
    mistakes.push(`The configuration file ${path} must contain one JSON object.`);
  } catch (error) {
    // The message of a syntax error quotes the file, which may contain secrets.
    const reason = error instanceof SyntaxError ? 'it is not valid JSON' : String(error);
    mistakes.push(`The configuration file ${path} cannot be read: ${reason}.`);
  }
  return {};
}

interface Sources {
  readonly flags: ReadonlyMap<string, string>;
  readonly env: Env;
  readonly file: ReadonlyMap<string, string>;
  readonly mistakes: string[];
}

/** The text of an option, from the first source that has it. Empty variables count as missing, as Compose sets them. */
function findSource(key: OptionKey, { flags, env, file, mistakes }: Sources): Source {
  const { flag, variable, isSecret, fallback }: Option = OPTIONS[key];
  const flagText = flag === undefined ? undefined : flags.get(flag);
  if (flagText !== undefined) return { text: flagText };
  const text = env[variable];
  const secretVariable = `${variable}_FILE`;
  const secretFile = isSecret ? env[secretVariable] : undefined;
  if (!isSecret && env[secretVariable]) {
    mistakes.push(`${secretVariable} has no effect: only secrets can be files. Set ${variable} instead.`);
  }
  if (text && secretFile) mistakes.push(`Both ${variable} and ${secretVariable} are set: remove one of them.`);
  if (text) return { text, name: variable };
  if (secretFile) return { text: readSecret(secretFile, secretVariable, mistakes), name: secretVariable };
  const configured = file.get(key);
  return configured === undefined
    ? { text: fallback }
    : { text: configured, name: `"${key}" in the configuration file` };
}

function readSecret(path: string, variable: string, mistakes: string[]): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text === '') mistakes.push(`The file ${path} of ${variable} is empty.`);
    return text;
  } catch (error) {
    mistakes.push(`The file ${path} of ${variable} cannot be read: ${String(error)}.`);
    return '';
  }
}

function parseValue(option: Option, { text, name }: Source, mistakes: string[]): unknown {
  try {
    return option.parse(text);
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    mistakes.push(name === undefined ? error.message : `${error.message} It is set by ${name}.`);
    return undefined;
  }
}
