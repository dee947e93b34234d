import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { ListedLine } from '../../../answers/answer.ts';
import type { Wearer } from '../../topics/asked.ts';

/** More pieces of one line would be a list of their own. */
const PIECES_MAX = 3;
/** How a list says what a search calls by another name. */
const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\bdress or outfit for dinner$/, 'dress for dinner'],
  [/^(?:a )?shirt for dinner$/, 'oxford shirt'],
  [/^fine knits?$/, 'fine-knit sweater'],
  [/\b(?:that|enough|with|for (?!dinner)|as neat)\b.*$/, ''],
  [/\b(?:pairs?|sets?) of\b/g, ''],
  [/^ ?(?:an?|the|\d+) /, ''],
  [/^(?:fine |chunky )?(?:knits?|crewneck)(?: in .*)?$/, 'sweater'],
  [/^(?:a )?chunky one$/, 'chunky sweater'],
  [/^midi$/, 'midi dress'],
  [/^sheath$/, 'sheath dress'],
  [/^rain shell$/, 'rain jacket'],
  [/^bottoms?$/, 'trousers'],
  [/^striped long sleeve$/, 'striped long-sleeved t-shirt'],
  [/^long-sleeved$/, 'long-sleeved t-shirt'],
  // A robe is for home: it comes last, where nothing else to sleep in is sold.
  [/^(light |warm )?sleepwear$/, '$1pajamas, lounge set, robe'],
];
const CALLED_FOR: Readonly<Record<Wearer, readonly (readonly [RegExp, string])[]>> = {
  women: [
    [/^dressier pair$/, 'block heels'],
    [/^wedding outfit$/, 'wedding guest dress'],
    [/^swimsuits?$/, 'swimsuit'],
  ],
  men: [
    [/^dressier pair$/, 'dress shoes'],
    [/^wedding outfit$/, 'suit'],
    [/^swimsuits?$/, 'swim shorts'],
  ],
};

const typeIn = (words: string): string =>
  understandQuery(words).concepts.find(({ kind }) => kind === 'type')?.id ?? '';

const hasType = (words: string): boolean => typeIn(words) !== '';

/** The kind of garment that a list is of: "2 white, 1 navy" after "tees". */
const kindIn = (words: string): string => findType(typeIn(words))?.plural ?? '';

/** "1 white oxford" after "shirts" is no shoe. */
const isElsewhere = (part: string, head: string): boolean =>
  hasType(head) && typeRole(typeIn(part)) !== typeRole(typeIn(head));

function searchedAs(part: string, wearer: Wearer | null): string {
  const names = [...CALLED, ...CALLED_FOR[wearer ?? 'women']];
  return names.reduce((words, [said, called]) => words.replace(said, called).trim(), part.trim());
}

/**
 * The pieces that a line names, in words that a search reads; none where it names no garment.
 * @param what "bottoms: straight jeans, wide linen trousers, a midi skirt".
 */
export function namedPieces(
  count: number,
  what: string,
  wearer: Wearer | null,
): Pick<ListedLine, 'pieces' | 'spare'> {
  const [head = '', ...lists] = what.split(': ');
  const list = lists.length === 0 ? what : lists.join(' ');
  const parts = searchedAs(list, wearer)
    .split(/, | and | or /)
    .map((part) => searchedAs(part, wearer))
    .filter((part) => part !== '');
  const of = lists.length === 0 ? '' : searchedAs(head, wearer);
  const named = parts.flatMap((part, at) => {
    if (hasType(part) && !isElsewhere(part, of)) return [part];
    const next = hasType(of) ? of : (parts.slice(at + 1).find(hasType) ?? '');
    const kind = lists.length === 0 ? '' : kindIn(next);
    return kind === '' ? [] : [`${part} ${kind}`];
  });
  const all = [...new Set(named)];
  const most = Math.min(count, PIECES_MAX);
  return { pieces: all.slice(0, most), spare: all.slice(most) };
}
