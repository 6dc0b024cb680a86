// usage: node lock-platforms.mjs <repo root>  - reports native optional dependencies that the lockfile silently lacks
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const store = join(root, 'node_modules/.pnpm');
const seen = new Set();
let bad = 0;
for (const dir of readdirSync(store)) {
  const nm = join(store, dir, 'node_modules');
  if (!existsSync(nm)) continue;
  const names = readdirSync(nm).flatMap((n) =>
    n.startsWith('@') ? readdirSync(join(nm, n)).map((m) => `${n}/${m}`) : [n],
  );
  for (const n of names) {
    const f = join(nm, n, 'package.json');
    if (!existsSync(f)) continue;
    const p = JSON.parse(readFileSync(f, 'utf8'));
    const key = `${p.name}@${p.version}`;
    if (!lock.includes(`${key}`)) continue;
    if (seen.has(key)) continue;
    seen.add(key);
    const opt = Object.entries(p.optionalDependencies ?? {});
    const missing = opt.filter(
      ([d, v]) => !lock.includes(`${d}@${v.replace(/^[\^~]/, '')}`) && !lock.includes(`${d}@`),
    );
    const missingExact = opt.filter(([d, v]) => /^\d/.test(v) && !lock.includes(`${d}@${v}`));
    const all = new Map([...missing, ...missingExact]);
    if (all.size) {
      bad++;
      console.log(
        `${key}: lock lacks ${all.size}/${opt.length}: ${[...all.keys()].map((s) => s.replace(/^@[^/]+\//, '')).join(' ')}`,
      );
    }
  }
}
console.log(
  bad
    ? `${bad} packages with missing native variants`
    : 'ok: every optional dependency of every installed package is in the lock',
);
process.exit(bad ? 1 : 0);
