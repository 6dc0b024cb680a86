import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { root } from '../../../../tooling/pnpm.mjs';
import { startDemo } from '../../../../tooling/start-demo.mjs';
import { pnpm } from '../lib/command.mjs';
import { auditPage } from './audit-page.mjs';
import { PAGES } from './pages.mjs';
import { report } from './report.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Audits every page of the demo as `pnpm demo` serves it, and two embed pages. */
export async function benchLighthouse({ log }) {
  pnpm(['install', '--frozen-lockfile'], root);
  const executablePath = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'zoetrope-lighthouse-'));
  const [port, serverPort] = [await freePort(), await freePort()];
  const demo = await startDemo({
    port,
    serverPort,
    dataFolder: folder,
    onEnd: (service, reason) => log(`${service.name} ${reason}`),
  });
  if (!demo) throw new Error('The demo could not be built. See the output above.');
  const raw = [];
  try {
    await demo.ready;
    const origin = `http://localhost:${port}`;
    // The first visit of a page waits until its images are encoded.
    for (const page of PAGES) await auditPage(executablePath, page, origin);
    for (let round = 1; round <= ROUNDS; round += 1) {
      log(`round ${round} of ${ROUNDS}`);
      for (const page of PAGES) raw.push({ name: page.name, ...(await auditPage(executablePath, page, origin)) });
    }
  } finally {
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return report(raw, ROUNDS);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
