import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { OPTIONS } from './option-list.ts';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const VARIABLES: readonly string[] = Object.values(OPTIONS).map(({ variable }) => variable);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly data?: Record<string, string>;
}

const manifests = parseAllDocuments(read('deploy/kubernetes/zoetrope.yaml')).map((file) => file.toJS() as Manifest);

/** Throws if a manifest does not match the schema of Kubernetes. */
async function validate(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}/${kind}`);
  new Model(manifest).validate();
}

it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
  'the %s for Kubernetes matches its schema',
  async (_, manifest) => {
    await expect(validate(manifest)).resolves.toBeUndefined();
    await expect(validate({ ...manifest, metadata: 'zoetrope' } as Manifest)).rejects.toThrow('metadata');
  },
);

/** The variables that a systemd unit sets. */
function environmentOf(unit: string): string[] {
  const lines = unit.split('\n').filter((line) => line.startsWith('Environment='));
  return lines.map((line) => line.split('=')[1] ?? '');
}

it.each([
  ['the manifests', () => manifests.flatMap(({ data = {} }) => Object.keys(data))],
  ['the Dockerfile', () => read('Dockerfile').match(/ZOETROPE_\w+/g) ?? []],
  ['the systemd unit', () => environmentOf(read('deploy/systemd/zoetrope.service'))],
])('finds the variables of %s among the options of the server', (_, names) => {
  expect(names()).not.toEqual([]);
  expect(VARIABLES).toEqual(expect.arrayContaining(names()));
});

it('compose.yaml builds the image, and has a writable /data and /tmp only', () => {
  const { zoetrope } = parse(read('compose.yaml')).services;
  expect(zoetrope).toMatchObject({ build: '.', read_only: true, volumes: ['data:/data'], tmpfs: ['/tmp'] });
});
