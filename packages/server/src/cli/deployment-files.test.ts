import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hasHaproxy, missingHaproxyMessage } from '@zoetrope/testkit/haproxy';
import { S3mini } from 's3mini';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { startS3rver } from '../../testing/s3rver.ts';
import { OPTIONS } from './option-list.ts';

const locate = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(locate(path), 'utf8');
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

interface Service {
  readonly environment?: { readonly [name: string]: string };
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly env_file?: readonly string[];
  readonly ports?: readonly string[];
}

interface Stack {
  readonly services: { readonly [name: string]: Service };
  readonly volumes: { readonly [name: string]: null };
  readonly secrets: { readonly [name: string]: { readonly file: string } };
}

const stack = parse(read('compose.stack.yaml'), { merge: true }) as Stack;

/** The variables of the first server, without the suffix of those that name a file. */
function serverVariables(): string[] {
  const names = Object.keys(stack.services['server-1']?.environment ?? {});
  return names.map((name) => name.replace(/_FILE$/, ''));
}

/** Of the C library. */
const MEMORY = 'MALLOC_ARENA_MAX';

/** The variables that a systemd unit sets for the server. */
function environmentOf(unit: string): string[] {
  const lines = unit.split('\n').filter((line) => line.startsWith('Environment='));
  return lines.map((line) => line.split('=')[1] ?? '').filter((name) => name !== MEMORY);
}

it.each([
  ['the manifests', () => manifests.flatMap(({ data = {} }) => Object.keys(data))],
  ['the Dockerfile', () => read('Dockerfile').match(/ZOETROPE_\w+/g) ?? []],
  ['compose.stack.yaml', () => serverVariables()],
  ['the systemd unit', () => environmentOf(read('deploy/systemd/zoetrope.service'))],
])('finds the variables of %s among the options of the server', (_, names) => {
  expect(names()).not.toEqual([]);
  expect(VARIABLES).toEqual(expect.arrayContaining(names()));
});

it.each(['Dockerfile', 'deploy/systemd/zoetrope.service'])('%s limits the pools of memory', (path) => {
  expect(read(path)).toContain(`${MEMORY}=2`);
});

it('compose.yaml builds the image, and has a writable /data and /tmp only', () => {
  const { zoetrope } = parse(read('compose.yaml')).services;
  expect(zoetrope).toMatchObject({ build: '.', read_only: true, volumes: ['data:/data'], tmpfs: ['/tmp'] });
});

describe('compose.stack.yaml', () => {
  /** The folder of the secrets that the script creates. */
  function createSecrets(): string {
    const folder = mkdtempSync(join(tmpdir(), 'zoetrope-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = join(folder, 'create-secrets.sh');
    copyFileSync(locate('deploy/compose/create-secrets.sh'), script);
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, stderr } = spawnSync('sh', [script, 'gifs.example'], { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    }
    return join(folder, 'secrets');
  }

  it('defines each secret, and each volume or file, that a service mounts', () => {
    expect(Object.keys(stack.services)).toEqual(
      expect.arrayContaining(['server-1', 'server-2', 'balancer', 'database', 'replica', 'objects', 'events']),
    );
    for (const [name, { secrets = [], volumes = [] }] of Object.entries(stack.services)) {
      expect(Object.keys(stack.secrets), name).toEqual(expect.arrayContaining([...secrets]));
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        expect(source.startsWith('./') ? existsSync(locate(source)) : source in stack.volumes, volume).toBe(true);
      }
    }
  });

  it('gives each server a data folder of its own, and publishes the ports of the balancer only', () => {
    const [first, second] = ['server-1', 'server-2'].map((name) => stack.services[name]);
    expect([first?.volumes, second?.volumes]).toEqual([['server-1:/data'], ['server-2:/data']]);
    expect(first?.environment).toEqual(second?.environment);
    const published = Object.entries(stack.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['balancer']);
  });

  it('finds every secret and file of variables that its script creates, once', () => {
    const secrets = createSecrets();
    const files = [
      ...Object.values(stack.secrets).map(({ file }) => file),
      ...Object.values(stack.services).flatMap(({ env_file = [] }) => env_file),
    ];
    expect(files.length).toBeGreaterThan(5);
    const names = files.map((file) => file.replace('deploy/compose/secrets/', ''));
    for (const name of names) expect(readFileSync(join(secrets, name), 'utf8')).not.toBe('');
    const password = readFileSync(join(secrets, 'database-password'), 'utf8').trim();
    expect(readFileSync(join(secrets, 'database-url'), 'utf8')).toContain(`:${password}@database/`);
    const certificate = readFileSync(join(secrets, 'certificate.pem'), 'utf8');
    for (const part of ['BEGIN CERTIFICATE', 'BEGIN PRIVATE KEY']) expect(certificate).toContain(part);
  });

  if (!hasHaproxy()) process.stderr.write(missingHaproxyMessage('the configuration of the balancer is not checked'));

  it.runIf(hasHaproxy())('has a configuration that HAProxy accepts, with its certificate', () => {
    const secrets = createSecrets();
    const settings = join(secrets, 'haproxy.cfg');
    writeFileSync(settings, read('deploy/compose/haproxy.cfg').replace('/run/secrets', secrets));
    const check = () =>
      spawnSync('haproxy', ['-c', '-f', settings], {
        encoding: 'utf8',
        env: { PATH: `${process.env.PATH}:/usr/sbin` },
      });
    const { status, stderr } = check();
    expect(status, stderr).toBe(0);
    rmSync(join(secrets, 'certificate.pem'));
    expect(check().status).not.toBe(0);
  });

  it('creates the bucket of the servers, unless it exists', async () => {
    const { port, accessKeyId, secretAccessKey, stop } = await startS3rver();
    onTestFinished(stop);
    const endpoint = `http://127.0.0.1:${port}`;
    const folder = mkdtempSync(join(tmpdir(), 'zoetrope-bucket-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'key'), `${secretAccessKey}\n`);
    // In the image it is next to the packages. Here it runs from a folder that has them.
    const program = locate('packages/server/create-bucket.tmp.mjs');
    copyFileSync(locate('deploy/compose/create-bucket.mjs'), program);
    onTestFinished(() => rmSync(program));
    const { ZOETROPE_STORAGE = '' } = stack.services.bucket?.environment ?? {};
    const env = {
      PATH: process.env.PATH,
      ZOETROPE_STORAGE: ZOETROPE_STORAGE.replace('http://objects:7070', endpoint),
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY_FILE: join(folder, 'key'),
    };
    const s3 = new S3mini({ accessKeyId, secretAccessKey, region: 'us-east-1', endpoint: `${endpoint}/gifs` });
    expect(await s3.bucketExists()).toBe(false);
    for (let turn = 0; turn < 2; turn += 1) await promisify(execFile)(process.execPath, [program], { env });
    expect(await s3.bucketExists()).toBe(true);
  });
});
