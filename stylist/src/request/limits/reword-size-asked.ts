import type { Item } from '@modiste/contract/entities/item';
import { broadKind } from '../../facts/item-names.ts';
import type { Turn } from '../../stylist.ts';

const SIZE = String.raw`(?:(?:an?|any|the|size|us|uk|eu) )*(?<size>\d{1,2}(?:\.5)?[rsl]?|[sml]|x{1,3}[sl]|\dxl?)\b(?! ?(?:%|dollars|bucks|pieces|colou?rs|of|more|other|different|days?|years?|pairs?|or|and|under|inch))`;
const END = String.raw`(?=\s*(?:[?.,;!]|$|(?:too|though|tho|pls|please|in stock|available|left)\b))`;
/** "Do they have 42?", "do you have a 42 in the blazer?" */
const HAVE = new RegExp(
  String.raw`\b(?:do|does) (?:they|you|u|it|(?<shop>the (?:shop|store))|(?<piece>the [\w-]+(?: [\w-]+)?)) (?:still )?(?:have|got|do|carry|stock|sell)(?: (?<it>it|them|that|those|these|this))? (?:in )?${SIZE}(?: (?:in|for|of) (?<of>it|them|that|this|those|these|the [\w-]+(?: [\w-]+)?))?${END}\??`,
  'i',
);
/** "You never said if the blazer comes in 42": asked once more. */
const NEVER_SAID = new RegExp(
  String.raw`\b(?:you|u)(?: still)? (?:never|did ?n['’]?t|did not|have ?n['’]?t|have not)(?: even| really)? (?:said|say|told|tell|answer(?:ed)?|mention(?:ed)?)(?: me)?,? (?:if|whether) (?:the )?(?<piece>[\w-]+(?: [\w-]+)?) (?:comes?|is(?: available| in stock)?|are(?: available| in stock)?|goes) in ${SIZE}${END}\??`,
  'i',
);

/** Whether a piece is sold in a size of that very name: a blazer in 42R for 42. */
const isSoldIn = ({ sizes }: Item, size: string): boolean =>
  sizes.some((one) => new RegExp(`^${size}[rsl]?$`, 'i').test(one));

/** What of outfits on the screen a bare size is of: a 42 is the blazer's where the chinos go by waist and length. */
function pieceSized({ items, state: { shown } }: Turn, size: string): string | null {
  const ids = new Set(shown.outfits.flat());
  const sold = items.filter((item) => ids.has(item.id) && isSoldIn(item, size));
  const kinds = new Set(sold.map((item) => broadKind(item).noun));
  const [kind, ...others] = kinds;
  return kind === undefined || others.length > 0 ? null : `the ${kind}`;
}

function askFor(turn: Turn, piece: string | undefined, size: string): string {
  const named = piece === undefined ? pieceSized(turn, size) : piece;
  if (named === null) return `do they come in size ${size}?`;
  const isSeveral = /^(?:them|those|these)$|[^s]s$/i.test(named);
  return `${isSeveral ? 'are' : 'is'} ${named} in stock in size ${size}?`;
}

/** A size that is asked for without more, of what is on the screen: "do they have 42?" Other words stay. */
export function rewordSizeAsked(turn: Turn): string {
  const { words, items, state } = turn;
  const isShown = state.shown.itemIds.length + state.shown.outfits.length > 0;
  if (items.length === 0 || !isShown) return words;
  return words
    .replace(NEVER_SAID, (...found) => {
      const { piece = '', size = '' } = found.at(-1);
      return askFor(turn, /^(?:it|they|them|those)$/i.test(piece) ? piece : `the ${piece}`, size);
    })
    .replace(HAVE, (...found) => {
      const { piece, it, of, size = '' } = found.at(-1);
      return askFor(turn, of ?? piece ?? it, size);
    });
}
