import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { itemSchema } from '@modiste/contract/entities/item';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runCommandLine } from './commands/command-line.ts';
import { readConfig } from './config/read-config.ts';
import { openTestApp } from './testing/app/open-test-app.ts';
import { PROGRAM_ENVIRONMENT } from './testing/app/spawn-app.ts';
import { makeClipFolder } from './testing/clip/made-clip-folder.ts';
import { openEmbeddingEndpoint } from './testing/loopback/embedding-endpoint.ts';
import { makeMember } from './testing/people/make-member.ts';
import { drawGarment } from './testing/pictures/draw-garment.ts';

const COMMAND = join(import.meta.dirname, 'catalogue-command.ts');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modiste-command-'));
  await mkdir(join(folder, 'feed/photos'), { recursive: true });
  await writeFile(join(folder, 'feed/shop.tsv'), FEED);
  const photo = await drawGarment({ color: '#c01818', shape: 'dress' });
  await writeFile(join(folder, 'feed/photos/red.png'), photo);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const FEED = [
  'id\ttitle\tdescription\tlink\timage_link\tprice\tavailability\tbrand\tgender\tcolor\tsize\titem_group_id',
  '1\tRed Silk Dress\tA dress.\thttps://shop.example/1\tphotos/red.png\t80.00 USD\tin_stock\tAlder\tfemale\tRed\tS\tg1',
  '2\tRed Silk Dress\tA dress.\thttps://shop.example/1\tphotos/red.png\t80.00 USD\tin_stock\tAlder\tfemale\tRed\tM\tg1',
  '3\tBlue Jeans\tJeans.\thttps://shop.example/3\tphotos/gone.png\t60.00 USD\tin_stock\tAlder\tmale\tBlue\tL\tg2',
  '4\t\tNo title.\thttps://shop.example/4\t\tsome USD\tin_stock\tAlder\tmale\tBlue\tL\tg3',
  '',
].join('\n');

interface Ended {
  code: number;
  out: string;
  errors: string;
}

/** A stream that keeps what is written. */
function keepText() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Runs the command in this process, on the test's own data folder. */
async function run(
  args: readonly string[],
  data = join(folder, 'data'),
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const [out, errors] = [keepText(), keepText()];
  const code = await runCommandLine(args, {
    readConfig: () => readConfig({ MODISTE_DATA: data, ...settings }),
    signal: new AbortController().signal,
    terminal: { stdout: out.stream, stderr: errors.stream },
  });
  return { code, out: out.text(), errors: errors.text() };
}

/** Runs the command as a person would, in a process of its own. */
function spawnCommand(args: readonly string[]): Promise<Ended> {
  const env = { ...PROGRAM_ENVIRONMENT, MODISTE_DATA: join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, errors });
    });
  });
}

const importFeed = () => run(['import', join(folder, 'feed'), '--source', 'alder']);

describe('the catalogue command', () => {
  it('imports a folder with its pictures and accounts for every row', async () => {
    const { code, out } = await importFeed();
    expect(code).toBe(0);
    expect(out).toContain('4 read = 3 in items + 1 rejected');
    expect(out).toContain('shop.tsv, line 5');
    expect(out).toContain('2 added');
    expect(out).toContain('photos/gone.png');
    expect((await importFeed()).out).toContain('0 added, 0 changed, 2 unchanged');
    expect((await run(['stats'])).out).toContain('2 items, 2 of them available');
  });

  it('makes items that the app shows with their pictures', async () => {
    const test = await openTestApp();
    const { headers } = await makeMember(test);
    const place = join(folder, 'feed');
    await run(['import', place, '--source', 'alder'], test.config.dataFolder);
    const find = async () => {
      const response = await test.app.inject({
        method: 'POST',
        url: '/api/search',
        headers,
        payload: { query: 'red silk dress' },
      });
      return z.object({ items: z.array(itemSchema) }).parse(response.json()).items[0];
    };
    await expect.poll(find).toMatchObject({ brand: 'Alder', price: 80 });
    const item = await find();
    expect(item?.sizes).toEqual(['S', 'M']);
    const picture = await test.app.inject(`${item?.image_urls[0]}?w=480`);
    expect(picture.headers['content-type']).toBe('image/webp');
    await test.close();
  });

  it('exports what it imports, whole', async () => {
    await importFeed();
    const file = join(folder, 'out.jsonl');
    expect((await run(['export', file])).code).toBe(0);
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => itemSchema.parse(JSON.parse(line)).brand)).toEqual([
      'Alder',
      'Alder',
    ]);
    expect((await run(['export'])).out.trim().split('\n')).toEqual(lines);
    const elsewhere = join(folder, 'other');
    expect((await run(['import', file], elsewhere)).out).toContain('2 added');
  });

  it('takes a source out for good', async () => {
    await importFeed();
    expect((await run(['remove-source', 'alder'])).out).toContain('Removed 2 items of alder.');
    expect((await run(['stats'])).out).toContain('0 items');
    const again = await run(['remove-source', 'alder']);
    expect([again.code, again.errors]).toEqual([
      1,
      'The catalogue has no source "alder". It is empty.\n',
    ]);
  });

  it('explains where an item stands, and why another is not found', async () => {
    await importFeed();
    const found = await run(['explain', 'red silk dress under $100', 'alder_g1']);
    expect(found.out).toContain('Place 1 of 1');
    expect(found.out).toMatch(/type +1\.000 +\d\.\d{3} +\d\.\d{3}/);
    expect(found.out).toContain('“red”: Color: Red');
    const missed = await run(['explain', 'dress under $50', 'alder_g1']);
    expect(missed.out).toContain('does not meet:\n  its price is at most 50');
    expect((await run(['explain', 'dress', 'gone'])).errors).toBe(
      'The catalogue has no item "gone".\n',
    );
  });

  it('has nothing to rebuild in what it has just made', async () => {
    await importFeed();
    expect((await run(['rebuild'])).out).toBe('Everything is up to date.\n');
  });

  it('makes the vectors of an embedding model that is set, once', async () => {
    const endpoint = await openEmbeddingEndpoint();
    await importFeed();
    const settings = {
      EMBEDDING_URL: endpoint.url.href,
      EMBEDDING_MODEL: 'small',
      EMBEDDING_API_KEY: 'a-key',
      EMBEDDING_DIMENSIONS: '8',
    };
    const rebuild = () => run(['rebuild'], undefined, settings);
    expect((await rebuild()).out).toContain('Made 2 vectors of the embedding model.');
    expect((await rebuild()).out).toContain('Made 0 vectors of the embedding model.');
    await endpoint.close();
  });

  it('makes the vectors of texts and pictures of a model from a folder, at import', async () => {
    const model = await makeClipFolder();
    const settings = { EMBEDDING_FOLDER: model.path };
    const place = join(folder, 'feed');
    const { out } = await run(['import', place, '--source', 'alder'], undefined, settings);
    expect(out).toContain('2 added');
    expect(out).toContain('Made 3 vectors of the embedding model.');
    const again = await run(['rebuild'], undefined, settings);
    expect(again.out).toContain('Made 0 vectors of the embedding model.');
    await model.remove();
  });

  it('keeps what was imported where the embedding model fails', async () => {
    const endpoint = await openEmbeddingEndpoint();
    const settings = {
      EMBEDDING_URL: endpoint.url.href,
      EMBEDDING_MODEL: 'small',
      EMBEDDING_API_KEY: 'wrong',
    };
    const place = join(folder, 'feed');
    const { code, out } = await run(['import', place, '--source', 'alder'], undefined, settings);
    expect(code).toBe(0);
    expect(out).toContain('2 added');
    expect(out).toContain('The embedding model failed after 0 vectors: Incorrect API key');
    const rebuilt = await run(['rebuild'], undefined, settings);
    expect(rebuilt.code).toBe(1);
    expect(rebuilt.errors).toContain('failed after 0 vectors: Incorrect API key');
    await endpoint.close();
  });

  it('says before it begins what the folder of a model lacks', async () => {
    const model = await makeClipFolder({ 'onnx/vision_model.onnx': null });
    const { code, errors } = await run(['rebuild'], undefined, { EMBEDDING_FOLDER: model.path });
    expect(code).toBe(1);
    expect(errors).toBe(
      `The settings are not valid:\n  EMBEDDING_FOLDER names ${model.path}, which lacks onnx/vision_model.onnx\n`,
    );
    await model.remove();
  });

  it('goes to a private address when it is told to', async () => {
    const server = createServer((_request, response) => response.end(FEED)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const place = `http://127.0.0.1:${port}/shop.tsv`;
    expect((await run(['import', place, '--source', 'alder'])).code).toBe(1);
    const { out } = await run(['import', place, '--source', 'alder', '--allow-private']);
    expect(out).toContain('2 added');
    server.close();
  });

  it('explains itself', async () => {
    expect((await run(['--help'])).out).toContain('import <file, folder or address>');
    expect((await run([])).code).toBe(0);
  });

  it('runs as a program that writes to its streams and ends with its exit code', async () => {
    const place = join(folder, 'feed');
    const imported = await spawnCommand(['import', place, '--source', 'alder']);
    expect(imported.code).toBe(0);
    expect(imported.out).toContain('2 added');
    const exported = await spawnCommand(['export']);
    expect(exported.out.trim().split('\n')).toHaveLength(2);
    const refused = await spawnCommand(['dance']);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.errors).toBe('There is no command "dance". See --help.\n');
  });

  it.each([
    [['import'], 'is missing'],
    [['import', 'nowhere.csv', '--source', 'x'], 'There is no file or folder nowhere.csv'],
    [['import', 'http://127.0.0.1:9/feed.csv', '--source', 'x'], 'not a public address'],
    [['import', COMMAND, '--source', 'x'], 'Nothing to import'],
    [['import', 'http://', '--source', 'x'], 'is not a web address'],
    [['import', 'ftp://shop/feed', '--source', 'x'], 'only http and https addresses are fetched'],
    [['import', COMMAND, 'b.csv', '--source', 'x'], 'One target at a time, without b.csv'],
    [['import', COMMAND, '--source', 'x', '--currency', 'dollars'], 'a code of three letters'],
    [['import', COMMAND, '--source', 'x', '--site', 'shop'], '--site takes an address'],
    [['import', COMMAND, '--source', 'x', '--pictures', 'gone'], 'There is no folder gone'],
    [['explain', 'red dress'], "The item's id is missing"],
    [['export', '/nowhere/items.jsonl'], 'cannot be written'],
    [['export', '--source', 'gone'], 'The catalogue has no source "gone". It is empty.'],
    [['dance'], 'There is no command "dance"'],
    [['stats', '--loud'], "Unknown option '--loud'"],
  ])('ends %j with one plain line', async (args, message) => {
    const { code, errors } = await run(args);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
  });
});
