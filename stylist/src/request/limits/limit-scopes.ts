import type { PieceLimit } from '../../dialogue/piece-limit.ts';
import { typesIn } from '../../understanding/stances/named-value.ts';

const SUM =
  '[$€£]?(?<sum>\\d{2,4})(?![\\d%]|\\.\\d)(?: ?(?:dollars|bucks|usd|euros?|eur|pounds?))?';
const MOST =
  '(?:max(?:imum)?(?: of| is)?|under|below|up to|at most|no more than|not more than|not over|less than|limit(?: of| is)?)';
const KIND = '(?<kind>[a-z]+(?: [a-z]+)?)';
const NOT_ALL =
  '(?! ?(?:in total|total|altogether|all in|for (?:all|everything|it all|both)|each|apiece))';
/** "Jacket max 150", "150 was just for the jacket": what one piece may cost, and nothing else. */
const OF_PIECE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:the |that |my )?(?:limit of |budget of |max(?:imum)? (?:of )?)?${SUM}(?: (?:is|was|max|limit|meant|only|just|strictly))* for (?:just |only )?(?:the|a|my|that) ${KIND}(?: only| alone)?(?=\\s*(?:[.,;!?]|$|\\b(?:and|but|not)\\b))`,
    'gi',
  ),
  new RegExp(
    `\\b(?:the |my )?(?:limit|budget|max(?:imum)?) (?:is|was) (?:only |just )?(?:for|on) (?:the |a |my )?${KIND}(?: only| alone)?,? (?:at |and |namely )?${SUM}`,
    'gi',
  ),
  new RegExp(
    `(?<=^|[.,;!?] *|\\b(?:and|but|only|just|add|plus) )(?:the |an? |my |one )?${KIND} (?:(?:for|at|is|was|should be|can be) )?${MOST} ${SUM}${NOT_ALL}`,
    'gi',
  ),
];
/** "No total limit": all of it may cost what it costs. */
const LIFTED =
  /\bno (?:total|overall|general) (?:price )?(?:limit|budget|max(?:imum)?|cap)\b|\b(?:no|without (?:a |any )?|forget the|drop the|ignore the) (?:limit|budget|cap) (?:on|for|in) (?:the )?(?:total|rest|whole(?: (?:thing|list|outfit))?|list|outfit|everything|all(?: of it)?)\b|\b(?:the )?total (?:does(?:n['’]?t| not) matter|is open|can be whatever)\b|\bnot (?:a |the )?total(?: limit| budget)?\b/i;
/** "80 per piece", "I meant 100 each": what every piece may cost. */
const OF_EACH: readonly RegExp[] = [
  new RegExp(
    `\\b(?:nothing|no (?:single )?(?:piece|item|thing)) (?:should be |should cost |may cost |can be )?(?:over|above|more than) ${SUM} each\\b`,
    'i',
  ),
  new RegExp(
    `\\b${SUM}(?: (?:max|limit|is|was))* (?:each|apiece|per (?:piece|item|thing)|a piece|for each(?: (?:piece|item|one))?)(?![\\w-])`,
    'i',
  ),
];
/** What says that a limit was put on the wrong thing. */
const CORRECTS =
  /\b(?:i (?:said|meant?)|(?:limit|max|budget) (?:is|was)|was (?:just|only|meant)|that was|it was|not (?:for )?(?:everything|the total|total|all|the (?:whole|entire))|just for|only for)\b|^\W*(?:no|nope)\b/i;

/** What a message says of one piece alone, clause by clause. */
function piecesSaid(text: string) {
  return OF_PIECE.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, groups }) => {
      const types = typesIn(groups?.kind ?? '');
      const kind = groups?.kind ?? '';
      return types.length === 1 ? [{ said, kind, types, most: Number(groups?.sum) }] : [];
    }),
  );
}

/** What single pieces may cost as a message says it; none where it says that of none. */
export const pieceLimitsIn = (text: string): PieceLimit[] =>
  piecesSaid(text).map(({ types, most }) => ({ types, most }));

/** The words without what they say of the price of one piece, which they still name. */
export const withoutPieceLimits = (text: string): string =>
  piecesSaid(text).reduce((rest, { said, kind }) => rest.replace(said, kind), text);

/** The words without the pieces, too, that they say a price of. */
export const withoutPricedPieces = (text: string): string =>
  piecesSaid(text).reduce((rest, { said }) => rest.replace(said, ' '), text);

/** Limits that a message moves to where they belong. */
export interface LimitScopes {
  pieces: readonly PieceLimit[];
  /** What every piece may cost; null where it does not say. */
  each: number | null;
  /** The words that say nothing of it. */
  rest: string;
}

const NOTHING =
  /^(?:[\s,.!?;:]|\b(?:and|but|so|no|nope|ok|the|limit|max|budget|was|is|it|that|i|said|meant|mean|only|just|not|for|total|everything|all|of|pls|please|lol|a)\b)*$/i;

/** The limits that a message moves from all of it to one piece, or to each; null where it moves none. */
export function readLimitScopes(text: string, total: number | null): LimitScopes | null {
  const pieces = pieceLimitsIn(text);
  const eachSaid = OF_EACH.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const each = eachSaid === undefined ? null : Number(eachSaid?.groups?.sum);
  const isLifted = LIFTED.test(text);
  const isSame = pieces.some(({ most }) => most === total) || each === total;
  const isCorrected = isSame || CORRECTS.test(text);
  const isMoved = isCorrected && (each !== null || pieces.length > 0);
  if (!isMoved && !isLifted) return null;
  const own = isLifted ? withoutPieceLimits(text) : withoutPricedPieces(text);
  const plain = own.replace(eachSaid?.[0] ?? '', ' ').replace(LIFTED, ' ');
  const rest = plain
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.includes('?') || !NOTHING.test(sentence))
    .join(' ')
    .replaceAll(/\s+([,.!?])/g, '$1')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
  return { pieces, each, rest };
}
