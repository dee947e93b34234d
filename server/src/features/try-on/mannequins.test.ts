import { makeStoredItem } from '@modiste/catalogue/testing/make-stored-item';
import { fillPath, PATHS } from '@modiste/contract/paths';
import { demoItems } from '@modiste/wardrobe/demo-products';
import { canWear } from '@modiste/wardrobe/worn-picture';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeMannequinPictures } from '../../images/mannequin-pictures.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { publishItems } from '../../testing/catalogue/publish-items.ts';
import { makeMember, type TestMember } from '../../testing/people/make-member.ts';
import { BLIND_RECOGNIZER } from '../../testing/pictures/blind-recognizer.ts';
import { createTrunkEngine, type TrunkEngine } from '../../testing/try-on/trunk-engine.ts';
import { createTryOnClient, garmentNamed } from '../../testing/try-on/try-on-client.ts';

const WOMAN = 'mannequin-woman-honey';
const nameIn = (url = '') => url.slice('/shop/pictures/'.length, -'.webp'.length);
const wearable = demoItems().filter(({ image_urls: [url] }) => canWear(WOMAN, [nameIn(url)]));
const firstOf = (category: string) => {
  const item = wearable.find(({ try_on_category }) => try_on_category === category);
  if (!item) throw new Error(`No mannequin wears anything of ${category}`);
  return item;
};
const [top, bottom] = [firstOf('upper_body'), firstOf('lower_body')];

let test: TestApp;
let engine: TrunkEngine;
let shopper: TestMember;
let client: ReturnType<typeof createTryOnClient>;
beforeAll(async () => {
  engine = createTrunkEngine();
  test = await openTestApp({ tryOn: engine });
  test.deps.recognizer = BLIND_RECOGNIZER;
  const stored = ({ id, image_urls, try_on_category }: typeof top) =>
    makeStoredItem(id, { image_urls, try_on_category });
  await publishItems(test, [stored(top), stored(bottom)]);
  client = createTryOnClient(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await makeMember(test);
  engine.jobs.length = 0;
});

const get = (url: string) => test.app.inject({ url, headers: shopper.headers });
const mannequin = { id: WOMAN, type: 'pose' } as const;

describe('the mannequins', () => {
  it('are named and shown to whoever is signed in', async () => {
    const listed = (await get(PATHS.mannequins.path)).json();
    expect(listed.map(({ id }: { id: string }) => id)).toContain(WOMAN);
    const path = fillPath(PATHS.mannequinImage.path, { id: WOMAN });
    const sizes = await Promise.all(
      [path, `${path}?w=480`].map(async (url) => {
        const { width, height } = await sharp((await get(url)).rawPayload).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [1080, 1440],
      [480, 640],
    ]);
    const nobody = fillPath(PATHS.mannequinImage.path, { id: 'mannequin-nobody' });
    expect((await get(nobody)).statusCode).toBe(404);
    expect((await test.app.inject(PATHS.mannequins.path)).statusCode).toBe(401);
  });

  it('wear what was draped on them as it hangs there, a bottom and then the top with it', async () => {
    const bottomAlone = { category: 'bottom', bottom: garmentNamed(bottom.id) } as const;
    const first = await client.tryOn(shopper, { ...bottomAlone, pose: mannequin });
    expect(first.answer).toMatchObject({ engine: 'draped', preview: false, doubts: [] });
    const second = await client.tryOn(shopper, {
      top: garmentNamed(top.id),
      bottom: garmentNamed(bottom.id),
      pose: { id: first.answer.id, type: 'generated' },
    });
    expect([second.status, second.answer.engine]).toEqual([200, 'draped']);
    expect(engine.jobs).toEqual([]);
  });

  it('are a pose like any other to what was not', async () => {
    const bytes = await sharp({
      create: { width: 200, height: 300, channels: 3, background: 'navy' },
    })
      .png()
      .toBuffer();
    const file = { name: 'top_file_base64', content: bytes, filename: 'top.png' };
    const { answer } = await client.tryOn(shopper, { top: garmentNamed(''), pose: mannequin }, [
      file,
    ]);
    expect(answer.engine).toBe('trunk');
    expect(engine.jobs[0]?.pose.key).toBe(WOMAN);
  });
});

describe('the small pictures of the mannequins', () => {
  it('are made before somebody asks, while nobody is shopping', async () => {
    const made = vi.spyOn(test.deps.shopPictures, 'photographMannequin');
    made.mockResolvedValue(new Uint8Array([1]));
    onTestFinished(() => made.mockRestore());
    const quiet = Promise.withResolvers<void>();
    const { signal } = new AbortController();
    const storing = storeMannequinPictures(test.deps, { signal, whenQuiet: () => quiet.promise });
    await get(PATHS.mannequins.path);
    expect(made).not.toHaveBeenCalled();
    quiet.resolve();
    await storing;
    made.mockClear();
    const listed: { id: string }[] = (await get(PATHS.mannequins.path)).json();
    for (const { id } of listed) {
      const path = fillPath(PATHS.mannequinImage.path, { id });
      expect((await get(`${path}?w=480`)).statusCode).toBe(200);
    }
    expect(made).not.toHaveBeenCalled();
  });
});
