import { describePicture } from '@modiste/vision/describe-picture';
import { demoItems } from '@modiste/wardrobe/demo-products';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';

const NAMES = demoItems().map(({ image_urls: [url = ''] }) =>
  url.slice('/shop/pictures/'.length, -'.webp'.length),
);
const orderOf = (at: number) => ({ name: NAMES[at] ?? '', widthPx: 120 });

const maker = createPictureMaker(1);
afterEach(() => maker.close());

describe('the maker of pictures', () => {
  it('makes a picture of the shop as wide as asked, and none of a name that the shop does not know', async () => {
    const [made, unknown] = await Promise.all([
      maker.make(orderOf(0)),
      maker.make({ ...orderOf(0), name: 'nothing' }),
    ]);
    expect((await sharp(made ?? undefined).metadata()).width).toBe(120);
    expect(unknown).toBeNull();
  });

  it('makes a picture once for all who ask at once', async () => {
    const [one, other] = await Promise.all([maker.make(orderOf(0)), maker.make(orderOf(0))]);
    expect(one).toBe(other);
  });

  it('makes what somebody waits for before many that nobody does', async () => {
    await maker.make(orderOf(0));
    const done: string[] = [];
    const patient = maker
      .makeMany({ names: NAMES.slice(20, 28), widthPx: 240 })
      .then(() => done.push('many'));
    await maker.make(orderOf(1)).then(() => done.push('one'));
    await patient;
    expect(done).toEqual(['one', 'many']);
  });

  it('makes many as it makes each, and says of each what came of it', async () => {
    const names = [NAMES[0] ?? '', 'nothing', NAMES[1] ?? ''];
    const made = await maker.makeMany({ names, widthPx: 120 });
    expect(made).toEqual([await maker.make(orderOf(0)), null, await maker.make(orderOf(1))]);
  });

  it('sees in a picture nearly what is seen in the one that is sent', async () => {
    const names = [NAMES[0] ?? '', 'nothing', NAMES[40] ?? '', NAMES[900] ?? ''];
    const looks = await maker.look(names);
    expect(looks[1]).toBeNull();
    for (const at of [0, 2, 3]) {
      const bytes = await maker.make({ name: names[at] ?? '', widthPx: 480 });
      const { imageEmbedding } = await describePicture(bytes ?? new Uint8Array());
      const look = looks[at];
      if (!(look instanceof Float32Array)) throw new Error('nothing was seen');
      const cosine = look.reduce((sum, value, i) => sum + value * (imageEmbedding[i] ?? 0), 0);
      expect(cosine).toBeGreaterThan(0.93);
    }
  });

  it('takes no more orders than it can fill soon', async () => {
    const orders = Array.from({ length: 410 }, (_, at) =>
      maker.make({ name: `nothing-${at}`, widthPx: 120 }),
    );
    const outcomes = await Promise.allSettled(orders);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable' } });
    expect(outcomes[0]).toEqual({ status: 'fulfilled', value: null });
  });

  it('makes no picture that everybody stopped waiting for before it was begun', async () => {
    const done: string[] = [];
    const note = (name: string) => () => done.push(name);
    const leave = new AbortController();
    const stay = new AbortController();
    const first = maker.make({ ...orderOf(2), widthPx: 240 });
    const left = maker.make(orderOf(3), leave.signal).then(note('left'), note('withdrawn'));
    const shared = maker.make(orderOf(4), leave.signal).then(note('shared'));
    const staying = maker.make(orderOf(4), stay.signal);
    leave.abort();
    await left;
    expect(done).toEqual(['withdrawn']);
    await Promise.all([first, shared, staying]);
    expect(done).toEqual(['withdrawn', 'shared']);
    expect(await maker.make(orderOf(3))).not.toBeNull();
  });

  it('ends what waits when it is closed, and starts again', async () => {
    const waiting = Promise.allSettled([maker.make(orderOf(4)), maker.make(orderOf(5))]);
    await maker.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await maker.make(orderOf(4))).not.toBeNull();
  });
});
