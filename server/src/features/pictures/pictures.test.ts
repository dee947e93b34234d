import { fillPath, PAGES } from '@modiste/contract/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeItemPicture } from '../../images/stored-item-pictures.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })
    .jpeg()
    .toBuffer();

const widthAt = async (url: string) =>
  (await sharp((await test.app.inject(url)).rawPayload).metadata()).width;

describe('an imported picture', () => {
  it('is served in two widths for good', async () => {
    const kept = await storeItemPicture(test.deps.objects, await photo(2000, 2600));
    const url = kept?.url ?? '';
    expect(await widthAt(`${url}?w=480`)).toBe(480);
    expect(await widthAt(`${url}?w=480`)).toBe(480);
    expect(await widthAt(`${url}?w=1080`)).toBe(1080);
    expect((await test.app.inject(url)).headers['cache-control']).toContain('immutable');
  });

  it('is kept once however often it comes', async () => {
    const same = await photo(300, 400);
    const first = await storeItemPicture(test.deps.objects, same);
    const second = await storeItemPicture(test.deps.objects, same);
    expect(second?.url).toBe(first?.url);
  });

  it('is never larger than it came', async () => {
    const kept = await storeItemPicture(test.deps.objects, await photo(300, 400));
    expect(await widthAt(`${kept?.url}?w=480`)).toBe(300);
  });

  it('is none where the bytes are none', async () => {
    expect(await storeItemPicture(test.deps.objects, Buffer.from('not a picture'))).toBeNull();
    const url = fillPath(PAGES.itemPicture, { name: `${'0'.repeat(40)}.webp` });
    expect((await test.app.inject(url)).statusCode).toBe(404);
  });
});
