import { kindOfType } from '@modiste/catalogue/understand/pictured-kinds';
import type { PictureKind } from '@modiste/contract/values';
import type { Raster } from '@modiste/vision/decode-picture';
import { kindFamily } from '@modiste/vision/picture-kinds';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { partOf, photographed } from '../photographed.ts';
import { type SewnColorway, sewnColorways, sewnRaster } from '../sewn-pictures.ts';

/** What the model of kinds learns from, or is judged by. */
export interface KindExample {
  raster: Raster;
  kinds: readonly PictureKind[];
  /** The shape that a sewn picture shows; null for a photo. */
  shape: string | null;
  /** How a sewn picture is shown. */
  look: 'front' | 'photographed' | 'other' | null;
  /** Only judged by. */
  isHeldOut: boolean;
}

/** What a worn picture shows of a garment, as shares of its height. */
const WORN_ROWS = { top: [0.14, 0.6], outer: [0.1, 0.75], bottom: [0.4, 1], whole: [0.02, 1] };
/** The picture of a tall figure has wide margins. */
const WORN_COLUMNS = [0.12, 0.88] as const;

function wornPart(picture: Raster, kind: PictureKind): Raster {
  const family = kindFamily(kind);
  const rows = family === 'shoes' || family === 'other' ? WORN_ROWS.whole : WORN_ROWS[family];
  const [from = 0, to = 1] = rows;
  const [left, right] = WORN_COLUMNS.map((share) => Math.round(share * picture.width));
  const top = Math.round(from * picture.height);
  const height = Math.round(to * picture.height) - top;
  return partOf(picture, { left: left ?? 0, top, width: (right ?? 0) - (left ?? 0), height });
}

interface Sewing {
  backdrops: readonly Raster[];
  /** The most colorways. */
  limit: number;
  random: SeededRandom;
}

/** Every colorway's front, photographed; of the first of each item also plain, and its other views. */
export async function* sewnExamples({
  backdrops,
  limit,
  random,
}: Sewing): AsyncGenerator<KindExample> {
  for (const colorway of sewnColorways().slice(0, limit)) {
    const kind = kindOfType(colorway.type);
    if (kind === null) continue;
    const about = { kinds: [kind], shape: colorway.shape, isHeldOut: false };
    const shoot = (picture: Raster) => photographed(picture, backdrops, random);
    const front = await sewnRaster(colorway.names.front ?? '');
    yield { ...about, raster: shoot(front), look: 'photographed' };
    if (!colorway.isFirst) continue;
    yield { ...about, raster: front, look: 'front' };
    for await (const other of otherViews(colorway, kind)) {
      yield { ...about, raster: shoot(other), look: 'other' };
    }
  }
}

async function* otherViews({ names }: SewnColorway, kind: PictureKind): AsyncGenerator<Raster> {
  if (names.back !== undefined) yield await sewnRaster(names.back);
  if (names.worn !== undefined) yield wornPart(await sewnRaster(names.worn), kind);
}
