import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoftLook } from '@modiste/wardrobe/loft-look';
import { loftPicture } from '@modiste/wardrobe/loft-picture';
import sharp from 'sharp';
import { LOFTS } from './lofts.ts';

/** What shapes are shown in, in turn: the kinds of material that differ most. */
const LEATHERS: readonly LoftLook[] = [
  { fabric: 'leather', color: '#8f4f26' },
  { fabric: 'leather', color: '#1d1c1e' },
  { fabric: 'suede', color: '#2c4434' },
  { fabric: 'leather', color: '#f1eadc', ink: '#a5703f' },
];
const WOOLS: readonly LoftLook[] = [
  { fabric: 'merino', color: '#d9c8ab' },
  { fabric: 'merino', color: '#232f4b' },
];
const GOLD_AND_SILVER: readonly LoftLook[] = [
  { fabric: 'gold', color: '#c9a455', ink: '#19694d' },
  { fabric: 'sterling', color: '#b9bcc0', ink: '#2550a5' },
];
const KNITTED = new Set(['beanie', 'scarf', 'gloves', 'socks', 'ankle-socks', 'beret']);
const METAL = /necklace|pendant|pearls|ring|bracelet|hoops|studs|drops|bangles/;
const COLUMNS = 8;
const [TILE, TILE_TALL] = [320, 427];

const looksOf = (name: string): readonly LoftLook[] => {
  if (KNITTED.has(name)) return WOOLS;
  return METAL.test(name) ? GOLD_AND_SILVER : LEATHERS;
};

/**
 * Writes `lofts.png` to a folder: every stored shape from the front, each in another colorway.
 * Throws when no folder is named.
 */
export async function writeLoftSheet(
  from: string,
  to: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  if (to === undefined) throw new Error('A sheet needs a folder: loft sheet FOLDER');
  await mkdir(to, { recursive: true });
  const names = Object.keys(LOFTS).filter((name) => existsSync(join(from, `${name}-front.loft`)));
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const [i, name] of names.entries()) {
    const stored = await readFile(join(from, `${name}-front.loft`));
    const looks = looksOf(name);
    const look = looks[i % looks.length];
    if (look === undefined) continue;
    const input = await loftPicture({ stored, look, widthPx: TILE });
    const [left, top] = [(i % COLUMNS) * TILE, Math.floor(i / COLUMNS) * TILE_TALL];
    tiles.push({ input, left, top });
  }
  const height = Math.ceil(names.length / COLUMNS) * TILE_TALL;
  const canvas = { width: COLUMNS * TILE, height, channels: 3 as const, background: '#ffffff' };
  const file = join(to, 'lofts.png');
  await sharp({ create: canvas }).composite(tiles).png().toFile(file);
  say(`${names.length} shapes in ${file}`);
}
