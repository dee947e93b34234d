import { openWriter } from '@modiste/catalogue/store/open-writer';
import { fillPath, PAGES } from '@modiste/contract/paths';
import { IMAGE_EMBEDDING_DIMENSIONS } from '@modiste/vision/picture-facts';
import { demoItems } from '@modiste/wardrobe/demo-products';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { smallShop } from '../../testing/catalogue/small-shop.ts';
import { frontNameOf } from './demo-feed.ts';
import { loadDemoShop } from './load-demo-shop.ts';
import { recognizePictures } from './recognize-pictures.ts';
import { storeOpeningTiles, storeTiles } from './store-tiles.ts';

let test: TestApp;
const progress: [number, number][] = [];
const stock = demoItems().filter((_item, at) => at % 40 === 0);
const load = (app: TestApp, steps: [number, number][], pieces = stock) =>
  loadDemoShop(app.deps, { stock: pieces, onProgress: (done, all) => steps.push([done, all]) });

beforeAll(async () => {
  test = await openTestApp();
  await load(test, progress);
});
afterAll(() => test.close());

const [first] = stock;

/** A reader sees what was published within a second. */
async function expectAvailable(app: TestApp, count: number): Promise<void> {
  const available = async () => (await app.deps.catalogue.stats()).available;
  await expect.poll(available).toBe(count);
}

describe('the demo shop', () => {
  it('hangs up every piece at the first start', async () => {
    const all = stock.length;
    expect(progress[0]).toEqual([0, all]);
    expect(progress.at(-1)).toEqual([all, all]);
    await expectAvailable(test, all);
  });

  it('looks at each picture once, some time after that', async () => {
    const steps: [number, number][] = [];
    const recognize = () =>
      recognizePictures(test.deps, {
        stock,
        onProgress: (done, all) => steps.push([done, all]),
      });
    expect(await test.deps.catalogue.imageEmbeddingOf(first?.id ?? '')).toBeNull();
    await recognize();
    expect(steps.at(-1)).toEqual([stock.length, stock.length]);
    const look = () => test.deps.catalogue.imageEmbeddingOf(first?.id ?? '');
    await expect.poll(look).toHaveLength(IMAGE_EMBEDDING_DIMENSIONS);
    steps.length = 0;
    await recognize();
    expect(steps).toEqual([]);
  });

  it('goes on looking where it was ended', async () => {
    const own = await openTestApp();
    await load(own, [], stock.slice(0, 6));
    const end = new AbortController();
    await recognizePictures(own.deps, {
      stock: stock.slice(0, 6),
      onProgress: () => end.abort(),
      signal: end.signal,
    });
    const totals = new Set<number>();
    await recognizePictures(own.deps, {
      stock: stock.slice(0, 6),
      onProgress: (_done, all) => totals.add(all),
    });
    expect([...totals]).toEqual([6]);
    await own.close();
  });

  it('stores the pictures of the opening page, and in the end all, before somebody asks', async () => {
    const { deps } = test;
    const make = vi.spyOn(deps.shopPictures, 'make');
    const makeMany = vi.spyOn(deps.shopPictures, 'makeMany');
    await storeOpeningTiles(deps, stock.slice(0, 2));
    const opening = make.mock.calls.map(([{ name }]) => name);
    expect(opening).toContain(frontNameOf(stock[0] ?? { image_urls: [] }));
    const quiet = Promise.withResolvers<void>();
    const whenQuiet = vi.fn(() => quiet.promise);
    const storing = storeTiles(deps, { stock, whenQuiet });
    await expect.poll(() => whenQuiet.mock.calls).not.toEqual([]);
    expect(makeMany).not.toHaveBeenCalled();
    quiet.resolve();
    await storing;
    expect(makeMany.mock.calls.flatMap(([{ names }]) => names)).toHaveLength(
      stock.length - opening.length,
    );
    make.mockClear();
    makeMany.mockClear();
    expect((await test.app.inject(`${stock.at(-1)?.image_urls[0]}?w=480`)).statusCode).toBe(200);
    await storeTiles(deps, { stock });
    expect([make.mock.calls, makeMany.mock.calls]).toEqual([[], []]);
  });

  it('is not hung up again at the next start', async () => {
    const steps: [number, number][] = [];
    await load(test, steps);
    expect(steps).toEqual([]);
  });

  it('gets the pieces of a new version and lets go of old ones', async () => {
    const steps: [number, number][] = [];
    const newer = [...stock.slice(1), ...demoItems().slice(1, 2)];
    await load(test, steps, newer);
    expect(steps.at(-1)?.[1]).toBe(newer.length);
    const availability = async () => {
      const [old] = await test.deps.catalogue.itemsByIds([first?.id ?? '']);
      return old?.other_info.availability;
    };
    await expect.poll(availability).toBe('unavailable');
    await load(test, steps);
  });

  it('does not come back after it was taken out', async () => {
    const own = await openTestApp();
    const steps: [number, number][] = [];
    await load(own, [], stock.slice(0, 2));
    await expectAvailable(own, 2);
    const writer = await openWriter({ uri: own.config.catalogue });
    await writer.removeSource('demo');
    await writer.publish();
    await expectAvailable(own, 0);
    await load(own, steps);
    expect(steps).toEqual([]);
    await own.close();
  });

  it('draws its pictures in two widths, for good', async () => {
    const url = first?.image_urls[1] ?? '';
    for (const width of [480, 1080]) {
      const response = await test.app.inject(`${url}?w=${width}`);
      expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
      expect(response.headers['cache-control']).toContain('immutable');
    }
    expect((await test.app.inject(`${url}?w=7`)).statusCode).toBe(200);
  });

  it('has a page for every piece, with its style', async () => {
    const page = await test.app.inject(first?.item_url ?? '');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(first?.short_description);
    const style = /href="([^"]+\.css)"/.exec(page.body)?.[1] ?? '';
    expect((await test.app.inject(style)).headers['content-type']).toContain('text/css');
  });

  it('has nothing under a name it does not know', async () => {
    const nowhere = [
      fillPath(PAGES.demoShopItem, { id: 'nowhere' }),
      fillPath(PAGES.demoShopPicture, { name: 'nowhere.webp' }),
      fillPath(PAGES.demoShopPicture, { name: 'nowhere.txt' }),
    ];
    for (const url of nowhere) expect((await test.app.inject(url)).statusCode).toBe(404);
  });
});

describe('a shop of an operator', () => {
  it('is not mixed with the demo shop, and has no page here', async () => {
    const own = await openTestApp({ items: await smallShop() });
    const steps: [number, number][] = [];
    await load(own, steps);
    expect(steps).toEqual([]);
    const page = await own.app.inject(fillPath(PAGES.demoShopItem, { id: 't_red-dress' }));
    expect(page.statusCode).toBe(404);
    await own.close();
  });
});
