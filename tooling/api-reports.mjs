// pnpm surface: writes the API report of every entry point of every published package to its api/ folder, from the
// built declarations. With --check it changes nothing and fails if a report is stale. API Extractor reads one entry per
// run, so this script goes through the export maps.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { publishedPackages } from './pack.mjs';
import { root } from './pnpm.mjs';

const isCheck = process.argv.includes('--check');
const stale = [];
let reports = 0;
for (const { folder } of publishedPackages()) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const reportFolder = join(folder, 'api');
  mkdirSync(reportFolder, { recursive: true });
  const current = new Set();
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (!target.types || entry.includes('*')) continue;
    const name = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
    current.add(`${name}.api.md`);
    reports += 1;
    if (!writeReport(folder, join(folder, target.types), name))
      stale.push(relative(root, join(reportFolder, `${name}.api.md`)));
  }
  for (const file of readdirSync(reportFolder).filter((name) => !current.has(name))) {
    stale.push(relative(root, join(reportFolder, file)));
    if (!isCheck) rmSync(join(reportFolder, file));
  }
}
if (!reports) throw new Error('No entry point was found, so nothing was checked.');
console.log(`${reports} entry points, ${stale.length} reports ${isCheck ? 'are stale' : 'written'}`);
for (const path of stale) console.log(`  ${path}`);
if (isCheck && stale.length) {
  console.error(
    'The public API has changed. Run "pnpm surface", review the difference, and commit it with the change.',
  );
  process.exit(1);
}

/** Returns whether the report was up to date. */
function writeReport(folder, declarations, name) {
  if (!existsSync(declarations)) throw new Error(`${declarations} does not exist. Run "pnpm build" first.`);
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: join(folder, 'api'),
        reportTempFolder: join(root, 'node_modules/.cache/api'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.None },
          // A type in the public API that users cannot import.
          'ae-forgotten-export': { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (result.errorCount) throw new Error(`API Extractor failed on ${declarations}.`);
  return !result.apiReportChanged;
}
