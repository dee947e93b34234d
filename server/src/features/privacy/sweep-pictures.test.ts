import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachmentKey } from '../../images/attachment-key.ts';
import { poseKey, poseThumbnailKey } from '../../images/pose-pictures.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { makeFullMember } from '../../testing/people/make-full-member.ts';
import { sweepPictures } from './sweep-pictures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);

async function keep(keys: readonly string[]): Promise<void> {
  for (const key of keys) await test.deps.objects.put(key, new Uint8Array([1]), 'image/webp');
}

const areKept = (keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await test.deps.objects.get(key)) !== null));

describe('pictures that no row names', () => {
  it('are removed, and no other', async () => {
    const { userId, poseId, attachmentId } = await makeFullMember(test);
    const lost = { userId, id: crypto.randomUUID() };
    const orphans = [poseKey(lost), poseThumbnailKey(lost), attachmentKey(crypto.randomUUID())];
    const own = { userId, id: poseId };
    const named = [poseKey(own), poseThumbnailKey(own), attachmentKey(attachmentId)];
    const others = ['items/shown.webp'];
    await keep([...orphans, ...others]);
    await sweepPictures(test.deps, inTwoHours());
    expect(await areKept(orphans)).toEqual([false, false, false]);
    expect(await areKept([...named, ...others])).toEqual([true, true, true, true]);
  });

  it('stay while their row may still come', async () => {
    const fresh = [attachmentKey(crypto.randomUUID())];
    await keep(fresh);
    await sweepPictures(test.deps);
    expect(await areKept(fresh)).toEqual([true]);
  });
});
