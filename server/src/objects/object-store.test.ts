import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FileObjectStore } from './file-object-store.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { S3ObjectStore } from './s3-object-store.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'modiste-objects-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openBucket(): Promise<ObjectStore> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await makeFolder(),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  return new S3ObjectStore('s3://pictures/of/modiste', {
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
}

const STORES = {
  'a folder': async () => new FileObjectStore(await makeFolder()),
  'a bucket': openBucket,
};

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function collect(listed: AsyncIterable<StoredObject>): Promise<StoredObject[]> {
  const kept: StoredObject[] = [];
  for await (const one of listed) kept.push(one);
  return kept;
}

const textOf = (found: Uint8Array | null) => found && Buffer.from(found).toString();

describe.each(Object.entries(STORES))('an object store in %s', (_place, open) => {
  it('gives back what was put, and null for what was not', async () => {
    const store = await open();
    await store.put('shop/one@2.webp', bytes('first'), 'image/webp');
    expect(textOf(await store.get('shop/one@2.webp'))).toBe('first');
    expect(await store.get('shop/two.webp')).toBeNull();
    expect(await store.get('nowhere/at/all.webp')).toBeNull();
  });

  it('replaces what is there', async () => {
    const store = await open();
    await store.put('a/b', bytes('first and longer'), 'image/webp');
    await store.put('a/b', bytes('second'), 'image/webp');
    expect(textOf(await store.get('a/b'))).toBe('second');
  });

  it('forgets what is removed, and minds nothing that is not there', async () => {
    const store = await open();
    await store.put('a/b', bytes('x'), 'image/webp');
    await store.remove('a/b');
    await store.remove('a/b');
    expect(await store.get('a/b')).toBeNull();
  });

  it('takes many writes of one key at once and keeps one whole', async () => {
    const store = await open();
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(50_000));
    await Promise.all(texts.map((text) => store.put('a/b', bytes(text), 'image/webp')));
    expect(texts).toContain(textOf(await store.get('a/b')));
  });

  it('lists what is below a folder and nothing beside it', async () => {
    const store = await open();
    const before = Date.now();
    for (const key of ['a/b/one.webp', 'a/b/c/two.webp', 'a/b2/three.webp', 'a/b.webp']) {
      await store.put(key, bytes(key), 'image/webp');
    }
    const kept = await collect(store.list('a/b'));
    expect(kept.map(({ key }) => key).toSorted()).toEqual(['a/b/c/two.webp', 'a/b/one.webp']);
    for (const { storedAt } of kept) {
      // Times in a bucket are in whole seconds.
      expect(storedAt.getTime()).toBeGreaterThan(before - 2000);
      expect(storedAt.getTime()).toBeLessThan(Date.now() + 2000);
    }
    expect(await collect(store.list('nowhere'))).toEqual([]);
  });

  it('forgets a folder whole and nothing beside it', async () => {
    const store = await open();
    for (const key of ['a/b/one.webp', 'a/b/c/two.webp', 'a/b2/three.webp']) {
      await store.put(key, bytes(key), 'image/webp');
    }
    await store.removeAll('a/b');
    await store.removeAll('a/b');
    const left = await collect(store.list('a'));
    expect(left.map(({ key }) => key)).toEqual(['a/b2/three.webp']);
    expect(await store.get('a/b/one.webp')).toBeNull();
    await store.put('a/b/one.webp', bytes('anew'), 'image/webp');
    expect(textOf(await store.get('a/b/one.webp'))).toBe('anew');
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.hidden', 'a/.b', 'a\\..\\b', 'a\0'])(
    'refuses the key %j',
    async (key) => {
      const store = await open();
      await expect(store.get(key)).rejects.toThrow('Not a key');
      await expect(store.put(key, bytes('x'), 'image/webp')).rejects.toThrow('Not a key');
      await expect(store.removeAll(key)).rejects.toThrow('Not a key');
    },
  );

  it('answers a ping', async () => {
    const store = await open();
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('an object store in a folder', () => {
  it('leaves no half-written file beside the object', async () => {
    const folder = await makeFolder();
    await new FileObjectStore(folder).put('a/b.webp', bytes('x'));
    expect(await readdir(join(folder, 'a'))).toEqual(['b.webp']);
  });

  it('forgets with a folder what a crash left half-written in it, and lists it never', async () => {
    const folder = await makeFolder();
    const store = new FileObjectStore(folder);
    await store.put('a/b.webp', bytes('x'));
    await writeFile(join(folder, 'a', '.half'), 'x');
    expect((await collect(store.list('a'))).map(({ key }) => key)).toEqual(['a/b.webp']);
    await store.removeAll('a');
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not answer a ping once its folder is gone', async () => {
    await expect(new FileObjectStore(join(tmpdir(), 'nowhere-at-all')).ping()).rejects.toThrow();
  });
});

/** A bucket whose list comes in pages of one key: the one of the other tests cuts none. */
async function openPagedBucket(keys: readonly string[]): Promise<ObjectStore> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const at = Number(searchParams.get('continuation-token') ?? 0);
    const isCut = at + 1 < keys.length;
    const next = isCut ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    const date = '<LastModified>2026-01-01T00:00:00.000Z</LastModified>';
    response.setHeader('content-type', 'application/xml').end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}
      <Contents><Key>${keys[at]}</Key>${date}</Contents></ListBucketResult>`,
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return new S3ObjectStore('s3://pictures', {
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
  });
}

describe('an object store in a bucket of many objects', () => {
  it('lists them page after page', async () => {
    const keys = ['a/1.webp', 'a/2.webp', 'a/3.webp'];
    const store = await openPagedBucket(keys);
    expect((await collect(store.list('a'))).map(({ key }) => key)).toEqual(keys);
  });
});

describe('an object store in a bucket that is not there', () => {
  it('does not answer a ping', async () => {
    const store = new S3ObjectStore('s3://nowhere', {
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });
    await expect(store.ping()).rejects.toThrow();
  });
});
