import {
  type GarmentPicture,
  type TryOnEngine,
  TryOnFailure,
  type TryOnJob,
} from '@modiste/fitting/try-on-engine';
import sharp from 'sharp';

/** Where each garment lies on the picture, in shares of its height. */
const PLACES = { top: [0.2, 0.35], bottom: [0.5, 0.4], full_body: [0.2, 0.65] } as const;
const WIDTH_SHARE = 0.5;

async function readPicture(bytes: Uint8Array, reason: 'no_person' | 'no_garment') {
  try {
    return await sharp(bytes).png().toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new TryOnFailure(reason, cause);
  }
}

async function lay(picture: Uint8Array, { role, bytes }: GarmentPicture): Promise<Uint8Array> {
  const { data: garment } = await readPicture(bytes, 'no_garment');
  const { width, height } = await sharp(picture).metadata();
  const [top, tall] = PLACES[role];
  const box = { width: Math.round(width * WIDTH_SHARE), height: Math.round(height * tall) };
  const input = await sharp(garment)
    .resize({ ...box, fit: 'fill' })
    .toBuffer();
  const place = { left: Math.round((width - box.width) / 2), top: Math.round(height * top) };
  return sharp(picture)
    .composite([{ input, ...place }])
    .png()
    .toBuffer();
}

/** What the engine of a test was asked for, and what it waits for or does in place of its work. */
export interface TrunkEngine extends TryOnEngine {
  readonly jobs: TryOnJob[];
  /** Runs before each picture. */
  before: (job: TryOnJob) => Promise<void>;
}

/** A small engine for tests: lays the garments' pictures over the trunk of the pose. */
export function createTrunkEngine(): TrunkEngine {
  const jobs: TryOnJob[] = [];
  const engine: TrunkEngine = {
    name: 'trunk',
    jobs,
    before: async () => undefined,
    async tryOn(job) {
      jobs.push(job);
      await engine.before(job);
      let data: Uint8Array = (await readPicture(job.pose.bytes, 'no_person')).data;
      for (const garment of job.garments) data = await lay(data, garment);
      if (job.signal.aborted) throw new TryOnFailure('cancelled');
      return { bytes: data, engine: engine.name, preview: true, doubts: ['garment_unclear'] };
    },
  };
  return engine;
}
