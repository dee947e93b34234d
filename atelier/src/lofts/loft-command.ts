import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_QUALITY } from '../studio-light/bake-pictures.ts';
import { bakeLoft } from './bake-loft.ts';
import { writeLoftSheet } from './loft-sheet.ts';
import { LOFTS } from './lofts.ts';
import type { LoftView } from './pictures-of.ts';

/** Where the shop reads the pictures of shapes: a file for each shape and view. */
const LOFT_FOLDER = join(import.meta.dirname, '../../../wardrobe/lofts');
const VIEWS: readonly LoftView[] = ['front', 'side', 'back', 'detail'];

/**
 * `loft NAME … [VIEW …]`: bakes the pictures of shapes, or of `all`, from the front where no view
 * is named, stores them and says what they weigh. `loft sheet FOLDER` writes a sheet of all that
 * are stored. Throws when no shape has a name.
 */
export async function runLoft(
  args: readonly string[],
  say: (line: string) => void,
  folder = LOFT_FOLDER,
): Promise<void> {
  if (args[0] === 'sheet') return writeLoftSheet(folder, args[1], say);
  const asked = VIEWS.filter((view) => args.includes(view));
  const named = args.filter((each) => !VIEWS.some((view) => view === each));
  const names = named.length === 0 || named[0] === 'all' ? Object.keys(LOFTS) : named;
  await mkdir(folder, { recursive: true });
  for (const each of names) {
    const make = LOFTS[each];
    if (make === undefined) throw new Error(`No shape is called ${each}`);
    const pictures = await bakeLoft(make(), asked.length > 0 ? asked : ['front'], SHOP_QUALITY);
    for (const picture of pictures)
      await writeFile(join(folder, `${each}-${picture.view}.loft`), picture.bytes);
    const sizes = pictures.map((p) => `${p.view} ${Math.round(p.bytes.length / 1000)} kB`);
    say(`${each}: ${sizes.join(', ')}`);
  }
}
