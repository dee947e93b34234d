import { embedItems } from '@modiste/catalogue/embedding/embed-items';
import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { PATHS } from '@modiste/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedder } from '../../../composition/open-deps.ts';
import { catalogueLocation } from '../../../config/catalogue-location.ts';
import { openTestApp, type TestApp } from '../../../testing/app/open-test-app.ts';
import { makeClipFolder } from '../../../testing/clip/made-clip-folder.ts';
import { makeMember, type TestMember } from '../../../testing/people/make-member.ts';
import { drawGarment } from '../../../testing/pictures/draw-garment.ts';
import { uploadBody } from '../../../testing/pictures/upload-body.ts';

const COLORS = { blue: '#1020c0', green: '#109020', red: '#c01020' };
/** Shirts whose words and looks tell nothing of what their pictures show. */
const SHIRTS = Object.keys(COLORS).map((color) =>
  makeStoredItem(color, {
    short_description: 'Plain Shirt',
    colors: [],
    facts: { type: 'shirt' },
    image_urls: [`/pictures/${color}.webp`],
  }),
);

const draw = (color: keyof typeof COLORS) => drawGarment({ color: COLORS[color], shape: 'dress' });

let folder: Awaited<ReturnType<typeof makeClipFolder>>;
let test: TestApp;
let shopper: TestMember;
const lines: string[] = [];

beforeAll(async () => {
  folder = await makeClipFolder();
  test = await openTestApp({
    items: SHIRTS,
    environment: { EMBEDDING_FOLDER: folder.path },
    onLog: (line) => lines.push(line),
  });
  shopper = await makeMember(test);
  const embedder = await openEmbedder(test.config);
  if (embedder === null) throw new Error('the folder was not looked at');
  await embedItems({
    location: catalogueLocation(test.config),
    embedder,
    pictures: {
      async take(url) {
        const [bytes] = await Promise.all(
          (['blue', 'green', 'red'] as const).filter((color) => url.includes(color)).map(draw),
        );
        return { url, bytes: bytes ?? null };
      },
    },
  });
  await embedder.close();
});
afterAll(async () => {
  await test.close();
  await folder.remove();
});

/** An answer that a busy machine gives too late serves the next search. */

async function findFirst(payload: object): Promise<string | undefined> {
  const { method, path } = PATHS.search;
  const { headers } = shopper;
  const response = await test.app.inject({ method, url: path, payload, headers });
  const { items }: { items: { id: string }[] } = response.json();
  return items[0]?.id;
}

async function attach(color: keyof typeof COLORS): Promise<{ id: string; context: string }> {
  const { method, path } = PATHS.uploadAttachment;
  const { payload, headers } = uploadBody([
    { name: 'file', content: await draw(color), filename: 'photo.png' },
    { name: 'context', content: 'chat_attachment' },
  ]);
  const all = { ...headers, ...shopper.headers };
  return (await test.app.inject({ method, url: path, payload, headers: all })).json();
}

describe('the app with a model of texts and pictures', () => {
  it('finds by words what only pictures show', async () => {
    for (const color of ['red', 'green']) {
      await expect.poll(() => findFirst({ query: `something ${color}` })).toBe(color);
    }
  });

  it("finds by a shopper's photo what looks like it to the model", async () => {
    for (const color of ['red', 'blue'] as const) {
      const attachments = [await attach(color)];
      await expect.poll(() => findFirst({ query: 'shirt', attachments })).toBe(color);
    }
  });

  it('says in its log which model is open and what runs it', () => {
    const said = lines.map((line): object => JSON.parse(line));
    expect(said).toContainEqual(
      expect.objectContaining({
        msg: 'embedding model opened',
        model: { id: expect.stringMatching(/^onnx /), dimensions: 8, runtime: expect.any(String) },
      }),
    );
  });
});
