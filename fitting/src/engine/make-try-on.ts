import type { TryOnDoubt } from '@modiste/contract/values';
import { UnreadablePictureError } from '@modiste/vision/decode-picture';
import { openBodyNetwork, type RunBodyNetwork } from '@modiste/vision/open-body-network';
import sharp from 'sharp';
import { type BodyFrame, fitBody } from '../body/body-frame.ts';
import { doubtsOf, faultOf, measureTryOn, type TryOnFacts } from '../check/check-try-on.ts';
import { comparePeople, doubtsOfChange } from '../check/compare-people.ts';
import { composeLower } from '../compose/compose-lower.ts';
import { composeUpper } from '../compose/compose-upper.ts';
import type { Composed } from '../compose/composed.ts';
import { dressedPerson } from '../compose/dressed-person.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { findPerson, readPerson, type SeenPerson } from '../person/read-person.ts';
import type { Size } from '../raster/plane.ts';
import { type GarmentPicture, TryOnFailure, type TryOnJob } from '../try-on-engine.ts';
import { layLower } from '../warp/lay-lower.ts';
import { layUpper } from '../warp/lay-upper.ts';
import { BoundedCache } from './bounded-cache.ts';
import { letMessagesIn } from './let-messages-in.ts';
import { createGarmentReader, type ReadGarment } from './read-garment.ts';
import type { CheckJob, MadeTryOn } from './try-on-task.ts';

type MakeJob = Omit<TryOnJob, 'dressed'>;

/** Makes try-ons on the calling thread, but for the garments that another one may read. */
export interface TryOnMaker {
  make(job: MakeJob): Promise<MadeTryOn>;
  /** Holds a result of another engine against its pose; nobody in it any more is a failure. */
  check(job: CheckJob): Promise<MadeTryOn>;
  /** Reads the person of a pose, so that its next try-on need not. */
  prepare(pose: TryOnJob['pose']): Promise<void>;
}

interface Fitted {
  readonly person: SeenPerson;
  readonly frame: BodyFrame;
}

/** About 13 MB for each person and 4 MB for each garment. */
const PERSONS_MAX = 6;
const GARMENTS_MAX = 16;
/** Another way is worth taking where so much of the fault is left at most. */
const WORTH = 0.7;

async function encode(rgb: Float32Array, { width, height }: Size): Promise<Uint8Array> {
  const bytes = new Uint8ClampedArray(rgb);
  // Without loss: what no garment touches stays as it was, also when a result becomes a pose.
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

interface Dressed {
  readonly composed: Composed;
  readonly facts: TryOnFacts;
}

/** Puts a garment on one way; a top also tucked in. */
function dressOnce({ person, frame }: Fitted, cutout: GarmentCutout, isTucked: boolean): Composed {
  const marks = cutout.landmarks;
  if (marks.kind === 'bottom') {
    return composeLower(person, frame, layLower(frame, { cutout, marks, size: person }));
  }
  const pieces = layUpper(frame, { cutout, marks, size: person });
  return composeUpper(person, frame, { ...pieces, isTucked });
}

/** Puts a garment on and checks it; a first try of a top that fails is made again tucked in, and the better kept. */
function dress(fitted: Fitted, cutout: GarmentCutout, iteration: number): Dressed {
  const made = (isTucked: boolean): Dressed => {
    const composed = dressOnce(fitted, cutout, isTucked);
    return { composed, facts: measureTryOn({ ...fitted, cutout }, composed) };
  };
  // A retry asks for another way: what hung over is tucked in, and back again.
  const first = made(iteration % 2 === 1);
  const fault = faultOf(first.facts);
  const hasOther = cutout.landmarks.kind === 'top' && !fitted.frame.isSeated;
  if (iteration > 0 || fault === 0 || !hasOther) return first;
  const other = made(true);
  return faultOf(other.facts) < fault * WORTH ? other : first;
}

class CachingMaker implements TryOnMaker {
  readonly #persons = new BoundedCache<Fitted>(PERSONS_MAX);
  readonly #garments = new BoundedCache<GarmentCutout>(GARMENTS_MAX);
  readonly #readGarment: ReadGarment;
  #network: Promise<RunBodyNetwork> | null = null;

  constructor(readGarment: ReadGarment) {
    this.#readGarment = readGarment;
  }

  async make({ pose, garments, iteration, signal }: MakeJob): Promise<MadeTryOn> {
    const cutouts = garments.map((garment) => this.#garment(garment, signal));
    // What fails is told when it is its turn: that nobody is in the picture comes first.
    void Promise.allSettled(cutouts);
    const { person, frame } = await this.#person(pose);
    await letMessagesIn(signal);
    let dressed = person;
    const doubts = new Set<TryOnDoubt>();
    let rgb: Float32Array = new Float32Array(person.rgb);
    for (const reading of cutouts) {
      const cutout = await reading;
      await letMessagesIn(signal);
      const { composed, facts } = dress({ person: dressed, frame }, cutout, iteration);
      for (const doubt of doubtsOf(facts)) doubts.add(doubt);
      rgb = composed.rgb;
      if (reading !== cutouts.at(-1)) dressed = dressedPerson(dressed, composed);
      await letMessagesIn(signal);
    }
    return { bytes: await encode(rgb, person), doubts: [...doubts] };
  }

  async check({ pose, result }: CheckJob): Promise<MadeTryOn> {
    this.#network ??= openBodyNetwork();
    const network = await this.#network;
    const before = await findPerson(network, pose.bytes);
    // A drawing or a figure that the network does not know tells nothing.
    if (before === null) return { bytes: result, doubts: [] };
    const after = await findPerson(network, result);
    if (after === null) throw new TryOnFailure('failed', new Error('Nobody is seen in the result'));
    return { bytes: result, doubts: doubtsOfChange(comparePeople(before, after)) };
  }

  async prepare(pose: TryOnJob['pose']): Promise<void> {
    await this.#person(pose);
  }

  async #person({ bytes, key }: TryOnJob['pose']): Promise<Fitted> {
    const known = this.#persons.get(key);
    if (known !== undefined) return known;
    this.#network ??= openBodyNetwork();
    try {
      const person = await readPerson(await this.#network, bytes);
      if (person === null) throw new TryOnFailure('no_person');
      const fitted = { person, frame: fitBody(person) };
      this.#persons.set(key, fitted);
      return fitted;
    } catch (cause) {
      if (cause instanceof UnreadablePictureError) throw new TryOnFailure('no_person', cause);
      throw cause;
    }
  }

  async #garment(picture: GarmentPicture, signal: AbortSignal): Promise<GarmentCutout> {
    const key = `${picture.role} ${picture.key}`;
    const known = this.#garments.get(key);
    if (known !== undefined) return known;
    const cutout = await this.#readGarment(picture, signal);
    this.#garments.set(key, cutout);
    return cutout;
  }
}

/**
 * A maker that keeps the persons and garments it saw last, by the hashes of their pictures.
 * @param readGarment is asked while the person is read: on another thread both go on at once
 */
export const createTryOnMaker = (readGarment: ReadGarment = createGarmentReader()): TryOnMaker =>
  new CachingMaker(readGarment);
