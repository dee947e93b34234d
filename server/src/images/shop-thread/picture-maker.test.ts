import { demoItems } from '@modiste/wardrobe/demo-products';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureMaker } from './picture-maker.ts';

const NAMES = demoItems().map(({ image_urls: [url = ''] }) =>
  url.slice('/shop/pictures/'.length, -'.webp'.length),
);
const orderOf = (at: number, isUrgent = true) => ({
  name: NAMES[at] ?? '',
  widthPx: 120,
  isUrgent,
});

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
    const [one, other] = await Promise.all([maker.make(orderOf(0)), maker.make(orderOf(0, false))]);
    expect(one).toBe(other);
  });

  it('makes first what somebody waits for, also where it was ordered without hurry before', async () => {
    const done: string[] = [];
    const order = (at: number, isUrgent: boolean, label: string) =>
      maker.make(orderOf(at, isUrgent)).then(() => done.push(label));
    await Promise.all([
      order(0, false, 'begun'),
      order(1, false, 'patient'),
      order(2, false, 'hurried'),
      order(3, true, 'urgent'),
      order(2, true, 'hurried again'),
    ]);
    expect(done[0]).toBe('begun');
    expect(done.at(-1)).toBe('patient');
  });

  it('says what a picture shows', async () => {
    const bytes = await maker.make(orderOf(0));
    const facts = await maker.describe(bytes ?? new Uint8Array());
    expect([facts.width, facts.height]).toEqual([120, 160]);
    expect(facts.imageEmbedding).toBeInstanceOf(Float32Array);
  });

  it('tells what is wrong with what is no picture, and goes on', async () => {
    await expect(maker.describe(Buffer.from('no picture'))).rejects.toThrow('read');
    expect(await maker.make(orderOf(1))).not.toBeNull();
  });

  it('takes no more orders than it can fill soon', async () => {
    const orders = Array.from({ length: 410 }, (_, at) =>
      maker.make({ name: `nothing-${at}`, widthPx: 120, isUrgent: true }),
    );
    const outcomes = await Promise.allSettled(orders);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(5);
    expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable' } });
    expect(outcomes[0]).toEqual({ status: 'fulfilled', value: null });
  });

  it('ends what waits when it is closed, and starts again', async () => {
    const waiting = Promise.allSettled([maker.make(orderOf(4)), maker.make(orderOf(5))]);
    await maker.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await maker.make(orderOf(4))).not.toBeNull();
  });
});
