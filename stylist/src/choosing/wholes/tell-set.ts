import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { pluralize } from '@modiste/lexicon/inflections';
import { shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';

/** Worn one at a time: two of them are a set to choose from, and no outfit. */
const ONE_AT_A_TIME: ReadonlySet<string | null> = new Set([
  'top',
  'bottom',
  'one-piece',
  'suit',
  'shoes',
  'outer',
  'bag',
]);

/** Whether some pieces are worn in each other's place: two tops with one pair of jeans. */
export function hasSpares(pieces: readonly Item[]): boolean {
  const roles = pieces.map(({ other_info }) => typeRole(other_info.type));
  return roles.some((role, at) => ONE_AT_A_TIME.has(role) && roles.indexOf(role) !== at);
}

/** "Two T-shirts and jeans". */
function countPieces(pieces: readonly Item[]): string {
  const kinds = pieces.map(broadKind);
  const nouns = [...new Set(kinds.map(({ noun }) => noun))];
  return joinWithAnd(
    nouns.map((noun) => {
      const count = kinds.filter((kind) => kind.noun === noun).length;
      if (count === 1) return noun;
      const isPair = kinds.some((kind) => kind.noun === noun && kind.isPair);
      return `${spellCount(count)} ${isPair ? `pairs of ${noun}` : pluralize(noun)}`;
    }),
  );
}

/** "Black, white, and mid wash". */
const colorsOf = (pieces: readonly Item[]): string =>
  joinWithAnd([
    ...new Set(
      pieces.flatMap((item) => shownColor(item)?.name.toLowerCase().split(' / ')[0] ?? []),
    ),
  ]);

/** So many pieces are a wardrobe of its own, and more than one can take in by their names. */
const WARDROBE_MIN = 6;

/** Whether a set is one for many days. */
export const isWardrobe = (pieces: readonly unknown[]): boolean => pieces.length >= WARDROBE_MIN;

/** Names of such a set, each telling more. */
export const setNames = (pieces: readonly Item[]): string[] =>
  isWardrobe(pieces)
    ? [`${capitalize(spellCount(pieces.length))} pieces that go together`]
    : [
        capitalize(countPieces(pieces)),
        capitalize(`${countPieces(pieces)} in ${colorsOf(pieces)}`),
      ];

const countOf = (pieces: readonly Item[], roles: readonly string[]): number =>
  pieces.filter(({ other_info }) => roles.includes(typeRole(other_info.type) ?? '')).length;

/** How many outfits tops and bottoms make, and what is an outfit by itself. */
function combinationsOf(pieces: readonly Item[]): string[] {
  const [tops, bottoms] = [countOf(pieces, ['top']), countOf(pieces, ['bottom'])];
  const whole = countOf(pieces, ['one-piece']);
  const besides = whole === 0 ? '' : ', and the dress is one by itself';
  if (tops * bottoms < 2) return [];
  return [
    `The ${spellCount(tops)} tops and ${spellCount(bottoms)} bottoms make ${spellCount(tops * bottoms)} outfits${whole === 1 ? besides : ''}.`,
  ];
}

/** What such a set is made up of. */
export const setSentences = (pieces: readonly Item[]): string[] => [
  ...(isWardrobe(pieces) ? combinationsOf(pieces) : []),
  `${capitalize(countPieces(pieces))}, in ${colorsOf(pieces)}.`,
  `That makes ${countPieces(pieces)}: ${colorsOf(pieces)}.`,
];
