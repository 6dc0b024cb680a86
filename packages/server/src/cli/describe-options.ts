import { OPTIONS, type Option } from './option-list.ts';

const ALL: readonly (readonly [string, Option])[] = Object.entries(OPTIONS);
const FILE_VARIABLES = ALL.flatMap(([, { variable, isSecret }]) => (isSecret ? variable : []));
const COLUMN = 24;
const WIDTH = 118;

/** The help text of the command. */
export const HELP = `Usage: zoetrope-server [options]
       zoetrope-server check [options]
       zoetrope-server keys add [key] [--name <text>] [--type <type>] [--limits <list>] [--rating <rating>]
       [options]
       zoetrope-server keys list [options]
       zoetrope-server keys revoke <key> [options]
       zoetrope-server accounts list [options]
       zoetrope-server accounts export <name> [options]
       zoetrope-server accounts sign-out <name> [options]
       zoetrope-server accounts delete <name> --uploads <keep | delete> [options]
       zoetrope-server import <folder, .zip, .tar.gz, .csv, .json or .ndjson> --license <text> [--channel <slug>]
                       [--rating <rating>] [--author <name>] [--duplicates <list, refuse or merge>]
                       [--allow-network <addresses>] [options]
       zoetrope-server import <URL of another Zoetrope server> [--key <API key>] [--channel <slug>] [--query <text>]
                       [--duplicates <list, refuse or merge>] [--allow-network <addresses>] [options]
       zoetrope-server export <folder or .zip> [--channel <slug>] [--query <text>]
                       [--format <msc2545, telegram, signal or keyboard>] [--title <text>] [--author <name>]
                       [--emoji <emoji>] [options]
       zoetrope-server backup <folder> [options]
       zoetrope-server restore <folder> [options]

The self-hosted GIF service: API, media and collector. Prints its URL when it is ready, and a set-up token as long as
there is no admin. With check, it verifies the configuration, the database, the data folder, ffmpeg and URLs, and
exits. With keys, it adds, lists or revokes API keys, also while the server runs. With accounts, it lists accounts,
prints what is stored about a person as JSON, ends all of their sessions, or deletes their account. With import, it
adds files, or the items of another server, to the library. With export, it writes the library, a channel or the
results of a search to a folder or a ZIP; with --format, as a pack of stickers for Matrix, Telegram, Signal or
keyboards. With backup, it writes the database and the files of uploads to a folder, and with restore, it reads such a
folder into an empty database.

Options (with the default and the environment variable):
${ALL.flatMap(([, option]) => helpOfFlag(option)).join('\n')}
${formatRow('--config <file>', 'JSON file with options, such as { "siteUrl": "https://gifs.example" } (none; ZOETROPE_CONFIG)')}
${formatRow('--help', 'print this text')}

Environment variables without an option:
${ALL.flatMap(([, { flag, variable, help }]) => (flag === undefined ? formatRow(variable, help) : [])).join('\n')}

Each of these may also be the path of a file with the value, as {variable}_FILE:
${wrap('  ', FILE_VARIABLES.join(', '), '  ')}

Flags take precedence over variables, and these over the file of --config.
`;

function helpOfFlag({ flag, value, variable, help }: Option): readonly string[] {
  if (flag === undefined) return [];
  const usage = value === undefined ? `--${flag}` : `--${flag} ${value}`;
  const text = help.endsWith(')') ? `${help.slice(0, -1)}; ${variable})` : `${help} (${variable})`;
  return [formatRow(usage, text)];
}

/** A name and its text, which is wrapped. */
function formatRow(name: string, text: string): string {
  return wrap(`  ${name}  `.padEnd(COLUMN), text, ' '.repeat(COLUMN));
}

/** Breaks a text into lines. The first one has another beginning. */
function wrap(first: string, text: string, others: string): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH) {
      lines.push(line.trimEnd());
      line = others;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}

/** The table of options for the documentation, in Markdown. */
export function optionTable(): string {
  const rows = ALL.map(([key, { flag, variable, isSecret, option, description }]) => [
    flag === undefined ? '' : `\`--${flag}\``,
    isSecret ? `\`${variable}\`, \`${variable}_FILE\`` : `\`${variable}\``,
    `\`${key}\``,
    option,
    description,
  ]);
  const head = ['flag', 'variable', 'in the file', 'option of `startServer`', 'default'];
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');
}
