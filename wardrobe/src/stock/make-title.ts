import { seedOf } from './seeded-pick.ts';
import type { Brand, Design, Fabric, PrintWords } from './stock-schema.ts';

/** People's names that some brands give their items. */
const WOMENS_NAMES: readonly string[] = (
  'Odette Margaux Ines Calla Thea Lucille Bianca Noor Esme Delphine Paloma Juno Romy Celeste Anouk Marlowe ' +
  'Sylvie Greta Wren Isolde Petra Amara Liv Coralie Hattie Zadie Maren Fleur Vesper Nell Tamsin Adele Orla Simone ' +
  'Beatrix Linnea Rosalind Clementine Yara Astrid'
).split(' ');
const MENS_NAMES: readonly string[] = (
  'Alden Barnaby Casper Dorian Ellis Fenn Gideon Hale Ivo Jasper Kit Lowell Magnus Nico Otis Percy Quill Rafe ' +
  'Silas Tobin Ames Victor Wilder York Bram Cormac Desmond Emeric'
).split(' ');

export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

interface Titled {
  design: Design;
  brand: Brand;
  fabric: Fabric;
  print: PrintWords | null;
}

/**
 * "Odette Striped Silk Midi Dress": print, fabric and noun, after a name where the brand gives
 * names or another item of the brand has the plain title. `takenSlugs` are those of items so far.
 */
export function makeTitle(
  { design, brand, fabric, print }: Titled,
  takenSlugs: ReadonlySet<string>,
): string {
  const words = [printWords(print, design.noun), fabricWords(fabric, design.noun), design.noun]
    .filter((word) => word !== '')
    .join(' ');
  const names = design.gender === 'Men' ? MENS_NAMES : WOMENS_NAMES;
  const first = seedOf(`${brand.name} ${words}`) % names.length;
  const nameAt = (step: number) => names[(first + step) % names.length] ?? '';
  const plain = brand.named ? `${nameAt(0)} ${words}` : words;
  if (!takenSlugs.has(slugOf(`${brand.name} ${plain}`))) return plain;
  for (let step = 1; step < names.length; step += 1) {
    const title = `${nameAt(step)} ${words}`;
    if (!takenSlugs.has(slugOf(`${brand.name} ${title}`))) return title;
  }
  throw new Error(`No name is left for ${words}`);
}

/** What a title says of the print: nothing where the noun names it. */
function printWords(print: PrintWords | null, noun: string): string {
  const said = noun.toLowerCase().split(/[ -]/);
  const words = print?.title ?? '';
  return words.split(/[ -]/).some((word) => said.includes(word.toLowerCase())) ? '' : words;
}

/** What a title says of the fabric beside the noun: no word twice. */
function fabricWords(fabric: Fabric, noun: string): string {
  if (noun.toLowerCase().includes(fabric.title.toLowerCase())) return '';
  const without = (title: string, word: string) =>
    title.replace(new RegExp(`[ -]?\\b${word}\\b(?:-\\S+)?`, 'i'), '');
  return noun.split(' ').reduce(without, fabric.title).trim();
}
