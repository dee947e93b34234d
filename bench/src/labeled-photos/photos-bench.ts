/*
 * Promise: a shopper's photo finds garments of its kind: the first item in 85 of 100, the first five on
 * average in 80 of 100.
 *
 *     npm run bench -- photos --data <folder of images.csv and pictures> [--only small_validation]
 *
 * Without a folder, the shop's own fronts in the light of a lamp take the place of the photos.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { PATHS } from '@modiste/contract/paths';
import { z } from 'zod';
import { signInDemo } from '../app/sign-in-demo.ts';
import { spawnApp } from '../app/spawned-app.ts';
import { type AskingPhoto, shoppersPhotos, shopsPhotos } from './asking-photos.ts';

const SHOWN = 5;
const REFUSED = 422;
const FIRST_AT_LEAST = 0.85;
const SHOWN_AT_LEAST = 0.8;

interface PhotosBench {
  /** A folder of `images.csv` and pictures; null to ask by the shop's own. */
  data: string | null;
  /** Only photos whose path has this in it: those that nothing was learned from. */
  only: string | null;
  limit: number;
}

interface Visit {
  address: string;
  headers: { authorization: string };
}

const attached = z.object({ id: z.string(), context: z.string() });
const found = z.object({
  items: z.array(z.object({ other_info: z.object({ type: z.string() }) })),
  looks_like: z.object({ label: z.string(), kind: z.string().nullable() }).nullish(),
});

async function send(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', ...options });
  if (!response.ok) throw new Error(`${response.status} ${url}: ${await response.text()}`);
  return response.json();
}

/** Null where it is refused. */
async function upload({ address, headers }: Visit, photo: AskingPhoto) {
  const body = new FormData();
  body.set('context', 'chat_attachment');
  body.set(
    'file',
    new Blob([Uint8Array.from(await photo.read())], { type: 'image/jpeg' }),
    'photo.jpg',
  );
  const url = address + PATHS.uploadAttachment.path;
  const response = await fetch(url, { method: 'POST', body, headers });
  return response.status === REFUSED ? null : attached.parse(await response.json());
}

async function searchBy(visit: Visit, photo: AskingPhoto) {
  const startedMs = performance.now();
  const attachment = await upload(visit, photo);
  const uploadMs = performance.now() - startedMs;
  if (attachment === null) return { items: [], looks_like: null, uploadMs };
  const body = JSON.stringify({ query: '', filters: DEFAULT_FILTERS, attachments: [attachment] });
  const headers = { ...visit.headers, 'content-type': 'application/json' };
  const answer = found.parse(await send(visit.address + PATHS.search.path, { body, headers }));
  return { ...answer, uploadMs };
}

interface Judged {
  label: string;
  first: number;
  shown: number;
  /** Whether the kind of the label is said; null where nothing is. */
  isNamed: boolean | null;
  /** Whether the first is of the very kind of shoe; null where that is not known. */
  ofShoe: { kind: string; first: number } | null;
  isRefused: boolean;
  uploadMs: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const written = (values: readonly number[]): string =>
  `${mean(values).toFixed(3)} of ${values.length}`;

function tell(judged: readonly Judged[]): boolean {
  for (const [label, some] of Map.groupBy(judged, (each) => each.label)) {
    const firsts = some.map(({ first }) => first);
    console.log(
      `${label}: first ${written(firsts)}, five ${mean(some.map((each) => each.shown)).toFixed(3)}`,
    );
  }
  const ofShoes = judged.flatMap(({ ofShoe }) => (ofShoe === null ? [] : [ofShoe]));
  for (const [kind, some] of Map.groupBy(ofShoes, (each) => each.kind)) {
    console.log(
      `${kind}: first is of that kind of shoe ${written(some.map(({ first }) => first))}`,
    );
  }
  console.log(`refused: ${judged.filter(({ isRefused }) => isRefused).length}`);
  const named = judged.flatMap(({ isNamed }) => (isNamed === null ? [] : [Number(isNamed)]));
  console.log(`"Looks like" is said and right: ${written(named)}`);
  const uploads = judged.map(({ uploadMs }) => uploadMs).toSorted((a, b) => a - b);
  console.log(`upload, median: ${uploads[Math.floor(uploads.length / 2)]?.toFixed(0)} ms`);
  const [first, shown] = [
    mean(judged.map((each) => each.first)),
    mean(judged.map((each) => each.shown)),
  ];
  console.log(`right broad kind: first ${first.toFixed(3)} (at least ${FIRST_AT_LEAST})`);
  console.log(`right broad kind: of ${SHOWN} ${shown.toFixed(3)} (at least ${SHOWN_AT_LEAST})`);
  return first >= FIRST_AT_LEAST && shown >= SHOWN_AT_LEAST;
}

/** Shoppers' photos search the demo shop through the app itself: uploaded, then searched by. */
export async function photosBench({ data, only, limit }: PhotosBench): Promise<boolean> {
  const photos = data === null ? shopsPhotos() : await shoppersPhotos(data, only);
  const asking = photos.slice(0, limit);
  if (asking.length === 0) {
    console.error('No photos: --data must name a folder with images.csv and pictures.');
    return false;
  }
  const folder = await mkdtemp(join(tmpdir(), 'modiste-photos-'));
  const app = await spawnApp(folder);
  try {
    await app.seen;
    const visit = { address: app.address, headers: await signInDemo(app.address) };
    const judged: Judged[] = [];
    for (const photo of asking) {
      const { label, kinds, shoe } = photo;
      const { items, looks_like: said, uploadMs } = await searchBy(visit, photo);
      const seen = items.slice(0, SHOWN).map(({ other_info }) => kindOfType(other_info.type) ?? '');
      const right = seen.map((kind) => Number(kinds.includes(kind)));
      const isNamed = said?.kind ? kinds.includes(said.kind) : null;
      const ofShoe = shoe === null ? null : { kind: shoe, first: Number(seen[0] === shoe) };
      const isRefused = items.length === 0;
      judged.push({
        label,
        isRefused,
        first: right[0] ?? 0,
        shown: mean(right),
        isNamed,
        ofShoe,
        uploadMs,
      });
    }
    return tell(judged);
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
