import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { shownColor } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';

/** What is seen to match, in the order in which it is told: a belt with the shoes before all else. */
const PAIRS: readonly (readonly [first: string, second: string])[] = [
  ['shoes', 'belt'],
  ['shoes', 'bag'],
  ['one-piece', 'shoes'],
  ['top', 'shoes'],
  ['top', 'bag'],
  ['one-piece', 'bag'],
  ['bottom', 'shoes'],
];

const roleOf = ({ other_info }: Item) => typeRole(other_info.type);

/** The one color in which a piece is shown; null of several, and where nobody knows. */
function plainColor(item: Item): string | null {
  const color = shownColor(item);
  return color === null || color.colors.length !== 1 || /[/&]/.test(color.name)
    ? null
    : color.name.toLowerCase();
}

/** Pieces that are shown in the same color: "The belt picks up the walnut of the loafers." */
export function matchingSentences(pieces: readonly Item[]): string[] {
  return PAIRS.flatMap(([first, second]) => {
    const one = pieces.find((piece) => roleOf(piece) === first);
    const other = pieces.find((piece) => roleOf(piece) === second);
    if (one === undefined || other === undefined) return [];
    const color = plainColor(one);
    if (color === null || color !== plainColor(other)) return [];
    const [kind, match] = [broadKind(one), broadKind(other)];
    return [
      `The ${match.noun} ${match.isPair ? 'pick' : 'picks'} up the ${color} of the ${kind.noun}.`,
      `The ${color} of the ${kind.noun} comes back in the ${match.noun}.`,
    ];
  });
}
