import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_QUALITY } from '../studio-light/bake-pictures.ts';
import { bakeLoft } from './bake-loft.ts';
import { LOFTS } from './lofts.ts';
import type { LoftView } from './pictures-of.ts';

/** Where the shop reads the pictures of shapes: a file for each shape and view. */
const LOFT_FOLDER = join(import.meta.dirname, '../../../wardrobe/drapes/lofts');
const VIEWS: readonly LoftView[] = ['front', 'side', 'back', 'detail'];

/**
 * `loft NAME [VIEW …]`: bakes the pictures of a shape, or of `all`, and stores them; says what they
 * weigh. Throws when no shape has that name.
 */
export async function runLoft(
  args: readonly string[],
  say: (line: string) => void,
  folder = LOFT_FOLDER,
): Promise<void> {
  const [name = 'all', ...asked] = args;
  const names = name === 'all' ? Object.keys(LOFTS) : [name];
  const views = asked.length > 0 ? VIEWS.filter((view) => asked.includes(view)) : VIEWS;
  await mkdir(folder, { recursive: true });
  for (const each of names) {
    const make = LOFTS[each];
    if (make === undefined) throw new Error(`No shape is called ${each}`);
    const pictures = await bakeLoft(make(), views, SHOP_QUALITY);
    for (const picture of pictures)
      await writeFile(join(folder, `${each}-${picture.view}.loft`), picture.bytes);
    const sizes = pictures.map((p) => `${p.view} ${Math.round(p.bytes.length / 1000)} kB`);
    say(`${each}: ${sizes.join(', ')}`);
  }
}
