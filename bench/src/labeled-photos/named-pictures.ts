/*
 * Promise: of the front pictures of the demo shop, 95 of 100 are named by the right kind and the
 * right color; photographed in other light, 95 of 100 by the right kind.
 *
 *     npm run bench -- pictures --only named [--limit 420]
 */

import { kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import type { PictureKind } from '@modiste/contract/values';
import { describePicture } from '@modiste/vision/describe-picture';
import { createRecognizer, type Recognizer } from '@modiste/vision/recognizer';
import { demoProducts } from '@modiste/wardrobe/demo-products';
import { shopPicture } from '@modiste/wardrobe/shop-picture';
import { verdict } from '../sampling/percentiles.ts';
import { seededRandom, shuffled } from '../sampling/seeded-random.ts';
import { inLampLight } from './lamp-light.ts';

const SEED = 14;
const SAMPLE = 420;
const WIDTH_PX = 480;
const RIGHT_AT_LEAST = 0.95;
/** What no camera tells from a color: metal. */
const SEEN_AS: Readonly<Record<string, readonly string[]>> = {
  Gold: ['Yellow', 'Beige', 'Brown'],
  Silver: ['Gray', 'White'],
};

interface Asked {
  name: string;
  kind: PictureKind;
  colors: readonly string[];
}

interface Named extends Asked {
  saidKind: string;
  saidColor: string;
  /** What the same picture is taken for in other light. */
  litKind: string;
}

const seenColors = (colors: readonly string[]): string[] =>
  colors.flatMap((color) => [color, ...(SEEN_AS[color] ?? [])]);

function sample(limit: number): Asked[] {
  const all = demoProducts().flatMap(({ item, design, colorways: [first] }): Asked[] => {
    const kind = kindOfType(design.type);
    const name = item.image_urls[0]?.split('/').at(-1)?.replace('.webp', '');
    return kind && name && first ? [{ name, kind, colors: seenColors(first.colors) }] : [];
  });
  return shuffled(all, seededRandom(SEED)).slice(0, Math.min(limit, SAMPLE));
}

async function likeliest(recognizer: Recognizer, bytes: Uint8Array): Promise<string> {
  const { kinds } = await recognizer.recognize(bytes);
  const [first] = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'nothing';
}

async function nameOf(recognizer: Recognizer, asked: Asked): Promise<Named> {
  const bytes = await shopPicture(asked.name, WIDTH_PX);
  if (bytes === null) throw new Error(`The demo shop has no picture "${asked.name}"`);
  const [saidKind, litKind, { colors }] = await Promise.all([
    likeliest(recognizer, bytes),
    inLampLight(bytes).then((lit) => likeliest(recognizer, lit)),
    describePicture(bytes),
  ]);
  return { ...asked, saidKind, litKind, saidColor: colors[0]?.name ?? 'nothing' };
}

/** "dress 51 of 53 (suit 2)", a line for each thing, and the share that is right. */
function tell<One>(named: readonly One[], told: (one: One) => readonly [string, string]): number {
  let right = 0;
  for (const [wanted, some] of Map.groupBy(named, (one) => told(one)[0])) {
    const wrong = some
      .map((one) => told(one)[1])
      .filter((said) => !wanted.split(', ').includes(said));
    right += some.length - wrong.length;
    const counts = [...Map.groupBy(wrong, (said) => said)].map(
      ([said, all]) => `${said} ${all.length}`,
    );
    if (wrong.length > 0)
      console.log(
        `  ${wanted}: ${some.length - wrong.length} of ${some.length} (${counts.join(', ')})`,
      );
  }
  return right / named.length;
}

/** Names the kind and the color of front pictures of the demo shop; true when the promise is kept. */
export async function namedPicturesBench(limit: number): Promise<boolean> {
  const recognizer = createRecognizer();
  const named: Named[] = [];
  for (const asked of sample(limit)) named.push(await nameOf(recognizer, asked));
  await recognizer.close();
  console.log('kinds taken for others');
  const kinds = tell(named, ({ kind, saidKind }) => [kind, saidKind]);
  console.log('kinds taken for others in lamp light');
  const lit = tell(named, ({ kind, litKind }) => [kind, litKind]);
  console.log('colors taken for others');
  const colors = tell(named, (one) => [one.colors.join(', '), one.saidColor]);
  const both =
    named.filter((one) => one.saidKind === one.kind && one.colors.includes(one.saidColor)).length /
    named.length;
  const figures = { kind: kinds, 'kind in lamp light': lit, color: colors, 'kind and color': both };
  for (const [what, share] of Object.entries(figures)) {
    const said = verdict(share >= RIGHT_AT_LEAST);
    console.log(`${what.padEnd(20)} ${share.toFixed(3)} of ${named.length}  ${said}`);
  }
  return both >= RIGHT_AT_LEAST && lit >= RIGHT_AT_LEAST;
}
