import type { Color } from '@modiste/contract/values';
import { entryOf } from './read-stock.ts';
import type { Tint } from './stock-schema.ts';

export interface Colorway {
  slug: string;
  name: string;
  colors: readonly Color[];
  ground: Tint;
  ink: Tint | null;
  second: Tint | null;
}

/** Reads "ivory+rose+sage": the ground, the ink of its print or trim, and a second ink. */
export function colorwayOf(text: string, palette: Readonly<Record<string, Tint>>): Colorway {
  const keys = text.split('+');
  const [ground, ink, second] = keys.map((key) => entryOf(palette, key, 'tint'));
  if (!ground) throw new Error(`A colorway needs a color: "${text}"`);
  const tints = [ground, ink, second].filter((tint) => tint !== undefined);
  const colors = new Set(tints.map((tint) => tint.color));
  if (tints.length > 2) colors.add('Multicolor');
  return {
    slug: keys.join('-'),
    name: tints
      .slice(0, 2)
      .map((tint) => tint.name)
      .join(' / '),
    colors: [...colors],
    ground,
    ink: ink ?? null,
    second: second ?? null,
  };
}
