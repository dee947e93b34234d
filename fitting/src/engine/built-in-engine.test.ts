import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { describeTryOnEngine } from '../testing/try-on-engine-suite.ts';
import type { GarmentPicture, TryOnJob } from '../try-on-engine.ts';
import { createBuiltInEngine } from './built-in-engine.ts';

const engine = createBuiltInEngine();
afterAll(() => engine.close());

/** The drawn shirt, in red. */
async function redShirt(): Promise<Buffer> {
  const { data, info } = await sharp(await drawnShirt())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) < 0x80) [data[at], data[at + 1], data[at + 2]] = [190, 30, 40];
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}

async function jobOf(more: Partial<TryOnJob> = {}): Promise<TryOnJob> {
  return {
    pose: { bytes: await drawnPerson(), key: 'somebody' },
    garments: [
      {
        role: 'top',
        bytes: await redShirt(),
        key: 'red shirt',
        category: 'upper_body',
        words: 'Red shirt',
      },
    ],
    iteration: 0,
    signal: new AbortController().signal,
    ...more,
  };
}

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  return { at, width: info.width, height: info.height };
}

/** Drawn trousers, alone. */
const trousers = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="800"><rect width="500"
        height="800" fill="#f2f2f2"/><path fill="#3b5e3a" d="M150 60L350 60L385 740L275 740L250 300
        L225 740L115 740Z"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const greenTrousers = async (): Promise<GarmentPicture> => ({
  role: 'bottom',
  bytes: await trousers(),
  key: 'trousers',
  category: 'lower_body',
  words: 'Green trousers',
});

describeTryOnEngine('the built-in engine', {
  open: () => Promise.resolve(engine),
  makeJob: async (count) => {
    const { pose, garments } = await jobOf();
    return { pose, garments: count === 'one' ? garments : [await greenTrousers(), ...garments] };
  },
});

describe('a result of another engine', () => {
  const { signal } = new AbortController();
  const check = async (result: Uint8Array) =>
    engine.check({ pose: (await jobOf()).pose, result }, signal);

  it('is held against its pose', async () => {
    expect(await check(await drawnPerson())).toEqual(['old_garment_left']);
    const { bytes } = await engine.tryOn(await jobOf());
    expect(await check(bytes)).toEqual([]);
  });

  it('fails where nobody is seen in it', async () => {
    await expect(check(await trousers())).rejects.toMatchObject({ reason: 'failed' });
  });
});

describe('the built-in engine', () => {
  it('puts a shirt on somebody and leaves the rest of the picture as it was', async () => {
    const job = await jobOf();
    const { bytes, engine: name, preview } = await engine.tryOn(job);
    const [made, before] = await Promise.all([pixelsOf(bytes), pixelsOf(job.pose.bytes)]);
    expect({ name, preview, width: made.width, height: made.height }).toEqual({
      name: 'built-in',
      preview: true,
      width: 600,
      height: 1000,
    });
    const [red = 0, green = 0, blue = 0] = made.at(300, 400);
    expect(red).toBeGreaterThan(120);
    expect(Math.max(green, blue)).toBeLessThan(90);
    for (const [x, y] of [
      [300, 140],
      [10, 10],
      [250, 800],
      [590, 990],
    ] as const) {
      expect(made.at(x, y)).toEqual(before.at(x, y));
    }
  });

  it('puts trousers on below the shirt, and a shirt over them', async () => {
    const { pose, garments } = await jobOf();
    const made = await engine.tryOn(
      await jobOf({ pose, garments: [await greenTrousers(), ...garments] }),
    );
    const { at } = await pixelsOf(made.bytes);
    const [red = 0, green = 0, blue = 0] = at(250, 700);
    expect(green).toBeGreaterThan(Math.max(red, blue));
    const [shirtRed = 0, shirtGreen = 0] = at(300, 400);
    expect(shirtRed).toBeGreaterThan(shirtGreen + 60);
  });

  it('tucks the shirt in when it is asked for another way', async () => {
    const { pose, garments } = await jobOf();
    const worn = [await greenTrousers(), ...garments];
    const redRows = async (iteration: number) => {
      const { bytes } = await engine.tryOn(await jobOf({ pose, garments: worn, iteration }));
      const { at, height } = await pixelsOf(bytes);
      const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > Math.max(green, blue) + 60;
      return Array.from({ length: height }, (_, y) => at(300, y)).filter(isRed).length;
    };
    const [over, tucked, again] = await Promise.all([redRows(0), redRows(1), redRows(2)]);
    expect(tucked).toBeGreaterThan(100);
    expect(tucked).toBeLessThan(over - 8);
    expect(again).toBe(over);
  });

  it('says when nobody is in the picture of the pose', async () => {
    const wall = await sharp({
      create: { width: 300, height: 400, channels: 3, background: 'tan' },
    })
      .png()
      .toBuffer();
    const job = await jobOf({ pose: { bytes: wall, key: 'a wall' } });
    await expect(engine.tryOn(job)).rejects.toMatchObject({ reason: 'no_person' });
  });

  it('does not read a pose again that was prepared', async () => {
    const pose = { bytes: await drawnPerson(), key: 'somebody else' };
    await engine.prepare?.(pose);
    const unread = { key: pose.key, bytes: new Uint8Array() };
    expect((await engine.tryOn(await jobOf({ pose: unread }))).preview).toBe(true);
  });

  it('tells first that nobody is in the photo, where the garment cannot be read either', async () => {
    const nothing = { bytes: new Uint8Array(), key: 'nothing' };
    const [garment] = (await jobOf()).garments;
    const garments = garment === undefined ? [] : [{ ...garment, ...nothing }];
    const job = await jobOf({ pose: nothing, garments });
    await expect(engine.tryOn(job)).rejects.toMatchObject({ reason: 'no_person' });
    await expect(engine.tryOn(await jobOf({ garments }))).rejects.toMatchObject({
      reason: 'no_garment',
    });
  });

  it('stops when it is told to, and makes what comes after', async () => {
    const stop = new AbortController();
    const stopped = engine.tryOn(await jobOf({ signal: stop.signal }));
    const after = engine.tryOn(await jobOf());
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ reason: 'cancelled' });
    expect((await after).engine).toBe('built-in');
  });

  it('takes no more jobs than it can do soon', async () => {
    const stop = new AbortController();
    const job = await jobOf({ signal: stop.signal });
    const jobs = Array.from({ length: 12 }, () => engine.tryOn(job));
    const outcomes = Promise.allSettled(jobs);
    await expect(jobs.at(-1)).rejects.toMatchObject({ reason: 'busy' });
    stop.abort();
    const reasons = (await outcomes).map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.reason : 'made',
    );
    expect(new Set(reasons)).toEqual(new Set(['cancelled', 'busy']));
  });

  it('starts again after it was closed', async () => {
    await engine.close();
    expect((await engine.tryOn(await jobOf())).preview).toBe(true);
  });
});
