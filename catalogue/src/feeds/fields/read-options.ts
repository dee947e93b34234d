const COLOR_NAME = /colou?r|farbe|couleur|shade|^wash$/i;
const SIZE_NAME = /size|gr(?:ö|oe)(?:ß|ss)e|taille|talla/i;
const WAIST_NAME = /waist/i;
const LENGTH_NAME = /inseam|length/i;

export interface OptionFacts {
  colors: string[];
  sizes: string[];
  materials: string[];
  patterns: string[];
}

/** What option names and values such as Color=Red, Waist=32, Length=30 say. */
export function readOptions(
  names: readonly string[],
  values: readonly (readonly string[])[],
): OptionFacts {
  const of = (pattern: RegExp): string[] =>
    names.flatMap((name, at) => (pattern.test(name) ? (values[at] ?? []) : [])).filter(isSaid);
  return {
    colors: of(COLOR_NAME),
    sizes: joinedSizes(of(SIZE_NAME), of(WAIST_NAME), of(LENGTH_NAME)),
    materials: of(/^(?:material|fabric)/i),
    patterns: of(/^pattern/i),
  };
}

const isSaid = (value: string): boolean => value !== '' && !/^default title$/i.test(value);

function joinedSizes(
  sizes: readonly string[],
  waists: readonly string[],
  lengths: readonly string[],
): string[] {
  if (waists.length === 1 && lengths.length === 1) return [`${waists[0]}x${lengths[0]}`];
  if (sizes.length > 0) return [...sizes];
  return [...waists];
}
