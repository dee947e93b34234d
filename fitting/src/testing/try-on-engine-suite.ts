import { TRY_ON_DOUBTS } from '@modiste/contract/values';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TryOnEngine, TryOnFailure, type TryOnJob } from '../try-on-engine.ts';

interface Engine {
  open: () => Promise<TryOnEngine>;
  /** A pose and garments that the engine can work with. */
  makeJob: (garments: 'one' | 'two') => Promise<Omit<TryOnJob, 'signal' | 'iteration'>>;
}

const NEVER = new AbortController().signal;

async function failureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It did not fail'),
    (reason: unknown) => reason,
  );
  return error instanceof TryOnFailure ? error.reason : 'no TryOnFailure';
}

/** What every engine of the virtual try-on does. */
export function describeTryOnEngine(name: string, { open, makeJob }: Engine): void {
  describe(`${name}, as an engine of the try-on`, () => {
    it.each(['one', 'two'] as const)(
      'makes a picture of a pose with %s garments on',
      async (count) => {
        const engine = await open();
        const job = await makeJob(count);
        const made = await engine.tryOn({ ...job, iteration: 0, signal: NEVER });
        const { format, width, height } = await sharp(made.bytes).metadata();
        expect(['webp', 'png', 'jpeg']).toContain(format);
        expect(Math.min(width, height)).toBeGreaterThan(100);
        expect(made.engine).not.toBe('');
        expect(TRY_ON_DOUBTS).toEqual(expect.arrayContaining([...made.doubts]));
      },
    );

    it('keeps the shape of the pose', async () => {
      const engine = await open();
      const job = await makeJob('one');
      const made = await engine.tryOn({ ...job, iteration: 0, signal: NEVER });
      const [before, after] = await Promise.all(
        [job.pose.bytes, made.bytes].map((bytes) => sharp(bytes).metadata()),
      );
      const ratioOf = (size?: { width: number; height: number }) =>
        size === undefined ? 0 : size.width / size.height;
      expect(ratioOf(after)).toBeCloseTo(ratioOf(before), 1);
    });

    it('makes nothing for a call that is no longer waited for', async () => {
      const engine = await open();
      const job = await makeJob('one');
      const signal = AbortSignal.abort();
      expect(await failureOf(engine.tryOn({ ...job, iteration: 0, signal }))).toBe('cancelled');
    });

    it('says so where the pose or the garment is no picture', async () => {
      const engine = await open();
      const job = await makeJob('one');
      const noise = { bytes: Buffer.from('no picture'), key: 'noise' };
      const poseless = { ...job, pose: noise, iteration: 0, signal: NEVER };
      expect(await failureOf(engine.tryOn(poseless))).toMatch(/^(no_person|failed)$/);
      const garments = job.garments.map((garment) => ({ ...garment, ...noise }));
      const bare = { ...job, garments, iteration: 0, signal: NEVER };
      expect(await failureOf(engine.tryOn(bare))).toMatch(/^(no_garment|failed)$/);
    });
  });
}
