/*
 * Promise: on two free cores a try-on at 768 × 1024 pixels takes at most 4 s the first time and 2 s
 * once person and garment are known, and changes nothing where the person is not and nothing of the
 * face. Times are those that a shopper waits; the processor time beside them tells more where the
 * machine is busy.
 *
 *     npm run bench -- tryon [--data <folder with tryon/persons and tryon/garments>] [--limit 12]
 *                            [--folder <where the sheets go>] [--only rated]
 *
 * With `--only rated` it makes the forty pairs of docs/try-on.md, whose garments are partly in luma/images.
 *
 * Without photos it measures drawings only. Drawings of one shirt, alone and worn, are a pair whose
 * result is known: the shirt put on who wears it already.
 */

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBuiltInEngine } from '@modiste/fitting/built-in-engine';
import { readPerson, type SeenPerson } from '@modiste/fitting/read-person';
import type { GarmentRole, TryOnEngine } from '@modiste/fitting/try-on-engine';
import { decodePicture, type Raster } from '@modiste/vision/decode-picture';
import { openBodyNetwork } from '@modiste/vision/open-body-network';
import { drawnPerson, drawnShirt } from '@modiste/vision/testing/drawn-person';
import { percentile, verdict } from '../sampling/percentiles.ts';
import { blurNear, meanSimilarity, overlap } from './compare-pictures.ts';
import RATED from './rated-pairs.json' with { type: 'json' };

const COLD_MS = 4000;
const WARM_MS = 2000;
const SIDE_PX = 1024;
/** A wide skirt may reach further than that, but not over much of the picture. */
const WIDE_CLOTHES = 0.01;
/** So far from the person, in pixels, shadows and wide clothes may still reach. */
const NEAR_PX = 60;

interface Picture {
  name: string;
  bytes: Uint8Array;
}

interface Pair {
  readonly pose: Picture;
  readonly garment: Picture;
  readonly role: GarmentRole;
}

interface Took {
  /** What somebody waited. */
  ms: number;
  /** Of all threads. */
  processorMs: number;
}

interface Outcome {
  cold: Took;
  warm: Took;
  /** The share of pixels far from the person, and of those of the face, that changed at all. */
  outside: number;
  face: number;
  made: Uint8Array;
  doubts: readonly string[];
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function timed<Result>(work: () => Promise<Result>): Promise<[Took, Result]> {
  const [started, startedProcessor] = [performance.now(), processorMs()];
  const result = await work();
  const ms = performance.now() - started;
  return [{ ms, processorMs: processorMs() - startedProcessor }, result];
}

const inWords = ({ ms, processorMs: used }: Took) =>
  `${ms.toFixed(0)} ms (processor ${used.toFixed(0)})`;

const differs = (one: Raster, other: Raster, at: number): boolean =>
  [0, 1, 2].some((channel) => one.rgb[at * 3 + channel] !== other.rgb[at * 3 + channel]);

function changes(person: SeenPerson, made: Raster): { outside: number; face: number } {
  const near = blurNear(person, person.alpha, NEAR_PX);
  const face = 2;
  let [far, farChanged, faces, faceChanged] = [1, 0, 1, 0];
  for (let at = 0; at < near.length; at += 1) {
    const isFar = (near[at] ?? 0) === 0;
    const isFace = person.labels[at] === face && at / person.width < person.body.mouth.y;
    if (!isFar && !isFace) continue;
    const isChanged = differs(person, made, at);
    if (isFar) [far, farChanged] = [far + 1, farChanged + (isChanged ? 1 : 0)];
    else [faces, faceChanged] = [faces + 1, faceChanged + (isChanged ? 1 : 0)];
  }
  return { outside: farChanged / far, face: faceChanged / faces };
}

const OTHER_COLOR = 60;

/** Dresses are told from tops by how much of the picture's height is unlike its corner. */
async function roleOf(bytes: Uint8Array): Promise<'top' | 'full_body'> {
  const { raster } = await decodePicture(bytes, 200);
  const sumAt = (at: number) =>
    (raster.rgb[at] ?? 0) + (raster.rgb[at + 1] ?? 0) + (raster.rgb[at + 2] ?? 0);
  const rows = Array.from({ length: raster.height }, (_, row) => row).filter((row) => {
    const middle = (row * raster.width + (raster.width >> 1)) * 3;
    return Math.abs(sumAt(middle) - sumAt(0)) > OTHER_COLOR;
  });
  return rows.length > raster.height * 0.88 ? 'full_body' : 'top';
}

const CATEGORY = { top: 'upper_body', bottom: 'lower_body', full_body: 'dresses' } as const;

/** Makes a pair twice; its `name` is new to the engine, so that it knows neither picture. */
async function measure(
  engine: TryOnEngine,
  name: string,
  { pose, garment, role }: Pair,
): Promise<Outcome> {
  const category = CATEGORY[role];
  const job = {
    pose: { bytes: pose.bytes, key: name },
    garments: [{ role, bytes: garment.bytes, key: name, category, words: '' }],
    iteration: 0,
    signal: new AbortController().signal,
  };
  const [cold] = await timed(() => engine.tryOn(job));
  const [warm, { bytes, doubts }] = await timed(() => engine.tryOn(job));
  const person = await readPerson(await openBodyNetwork(), pose.bytes);
  if (person === null) throw new Error('A person is found once and not again');
  const { raster } = await decodePicture(bytes, SIDE_PX);
  return { cold, warm, ...changes(person, raster), made: bytes, doubts };
}

async function picturesOf(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  );
}

/** Every person with some of the garments, so many in all. */
async function pairsOf(data: string, limit: number): Promise<Pair[]> {
  const persons = await picturesOf(path.join(data, 'tryon/persons'));
  const garments = await picturesOf(path.join(data, 'tryon/garments'));
  const pairs = garments.flatMap((garment, step) =>
    persons.map((_, at): [Picture, Picture] => [
      persons[(at + step) % persons.length] ?? { name: '', bytes: new Uint8Array() },
      garment,
    ]),
  );
  const stride = Math.max(1, Math.floor(pairs.length / limit));
  const kept = pairs.filter((_, at) => at % stride === 0).slice(0, limit);
  return Promise.all(
    kept.map(async ([pose, garment]) => ({ pose, garment, role: await roleOf(garment.bytes) })),
  );
}

const ROLES: readonly GarmentRole[] = ['top', 'bottom', 'full_body'];

/** The pairs whose results are rated, drawn by lot. */
async function ratedPairs(data: string, limit: number): Promise<Pair[]> {
  const read = async (file: string): Promise<Picture> => ({
    name: path.basename(file),
    bytes: await readFile(path.join(data, file)),
  });
  return Promise.all(
    RATED.slice(0, limit).map(async ({ person, garment, role }) => ({
      pose: await read(person),
      garment: await read(garment),
      role: ROLES.find((one) => one === role) ?? 'top',
    })),
  );
}

interface TryOnBench {
  data: string;
  limit: number;
  folder: string | null;
  /** `rated` for the pairs that are rated. */
  only: string | null;
}

export async function tryOnBench({ data, limit, folder, only }: TryOnBench): Promise<boolean> {
  const drawn: Pair = {
    pose: { name: 'drawn person', bytes: await drawnPerson() },
    garment: { name: 'drawn shirt', bytes: await drawnShirt() },
    role: 'top',
  };
  const hasPhotos = existsSync(path.join(data, 'tryon/persons'));
  if (!hasPhotos) console.log(`No photos in ${data}: only drawings are measured`);
  const count = Number.isFinite(limit) ? limit : 12;
  const photosOf = only === 'rated' ? ratedPairs : pairsOf;
  const wanted = only === 'rated' ? limit : count;
  const pairs = [drawn, ...(hasPhotos ? await photosOf(data, wanted) : [])];
  const outcomes: Outcome[] = [];
  const engine = createBuiltInEngine();
  for (const [at, pair] of pairs.entries()) {
    const { pose, garment } = pair;
    const outcome = await measure(engine, `pair ${at}`, pair);
    outcomes.push(outcome);
    const { cold, warm, outside, face, doubts } = outcome;
    const times = `cold ${inWords(cold)}, warm ${inWords(warm)}`;
    const kept = `changed outside ${(100 * outside).toFixed(2)}%, face ${(100 * face).toFixed(2)}%`;
    console.log(`${pose.name} + ${garment.name}: ${times}, ${kept} ${doubts.join(' ')}`);
    if (folder === null) continue;
    await mkdir(folder, { recursive: true });
    const name = `${path.parse(pose.name).name}--${path.parse(garment.name).name}.webp`;
    await writeFile(path.join(folder, name), outcome.made);
  }
  await engine.close();
  const before = (await decodePicture(drawn.pose.bytes, SIDE_PX)).raster;
  const after = (await decodePicture(outcomes[0]?.made ?? drawn.pose.bytes, SIDE_PX)).raster;
  console.log(
    `the drawn shirt once more: similarity ${meanSimilarity(before, after).toFixed(3)}, overlap ${overlap(before, after).toFixed(3)}`,
  );
  const memoryMb = process.resourceUsage().maxRSS / 1024;
  const cold = percentile(
    outcomes.map((outcome) => outcome.cold.ms),
    0.5,
  );
  const warm = percentile(
    outcomes.map((outcome) => outcome.warm.ms),
    0.95,
  );
  const isFast = cold <= COLD_MS && warm <= WARM_MS;
  const isKept = outcomes.every(({ outside, face }) => outside < WIDE_CLOTHES && face < 0.01);
  console.log(`cold p50 ${cold.toFixed(0)} ms, warm p95 ${warm.toFixed(0)} ms  ${verdict(isFast)}`);
  console.log(`nothing else changed  ${verdict(isKept)}`);
  console.log(`most memory of the process ${memoryMb.toFixed(0)} MB`);
  return isFast && isKept;
}
