import type { Turn } from '../../stylist.ts';

/** How a list of a capsule begins. */
const LIST_START = /^A capsule of \d+ pieces/;
const SENTENCES_BACK = 14;
const WORDS_MAX = 12;

/** What a capsule is told by, each part with what takes its place when it is said anew. */
const PARTS = {
  kind: /\b(?:work|office|business|summer|spring|winter|fall|autumn|travel)\b/i,
  wearer:
    /\b(?:male|female|man|men|woman|women|guys?|lady|ladies|husband|wife|boyfriend|girlfriend|son|daughter|mom|dad)\b/i,
  count: /\b(?<count>\d{1,2}) (?:pieces|items|things|garments|clothes)\b/i,
  budget:
    /(?:\$|\b(?:under|below|max|budget(?: is| of)?|for|within|only have|up to|less than) \$?)(?<sum>\d{2,5})\b(?! (?:pieces|items|things|garments|clothes))|\b(?<all>\d{2,5})(?= (?:budget|total|dollars|bucks|in all|max)\b)/i,
  refused: /\b(?:no|without|not|skip the|minus) (?:the |any )?(?<what>[a-z-]+)\b/i,
} as const;
/** These look for something, or ask a question of their own. */
const ELSE = /\b(?:show|find|buy|outfits?|search|which|why|what|how|do i|is it|can i)\b/i;

type Parts = Readonly<Record<keyof typeof PARTS, string | null>>;

function sumIn(text: string): string | null {
  const { sum, all } = PARTS.budget.exec(text)?.groups ?? {};
  return sum ?? all ?? null;
}

const partsOf = (text: string): Parts => ({
  kind: PARTS.kind.exec(text)?.[0] ?? null,
  wearer: PARTS.wearer.exec(text)?.[0] ?? null,
  count: PARTS.count.exec(text)?.groups?.count ?? null,
  budget: sumIn(text),
  refused: PARTS.refused.exec(text)?.groups?.what ?? null,
});

/**
 * "Only 8 pieces" or "under 600 total" after a capsule wardrobe was told: the whole of it in one
 * message. Null where a message changes no such list.
 */
export function rewordCapsule({ words, history, state }: Turn): string | null {
  const isListed = state.said.slice(-SENTENCES_BACK).some((one) => LIST_START.test(one));
  const now = partsOf(words);
  const isEdit = Object.values(now).some((part) => part !== null) && !ELSE.test(words);
  if (!isListed || !isEdit || words.split(/\s+/).length > WORDS_MAX) return null;
  const told = history.flatMap(({ actor, message }) => (actor === 'user' ? [message] : []));
  const heard = told.length > 0 ? told : (state.heard ?? []);
  const from = heard.findLastIndex((one) =>
    /\b(?:capsule|basics|essentials|wardrobe)\b/i.test(one),
  );
  const all = [...heard.slice(Math.max(0, from)), words].map(partsOf);
  const last = (part: keyof Parts) => all.findLast((one) => one[part] !== null)?.[part] ?? null;
  const refused = [...new Set(all.flatMap((one) => one.refused ?? []))];
  const [kind, wearer, count, budget] = (['kind', 'wearer', 'count', 'budget'] as const).map(last);
  return [
    `capsule wardrobe${kind === null ? '' : ` for ${kind}`}`,
    ...(wearer === null ? [] : [`for a ${wearer}`]),
    ...(count === null ? [] : [`of ${count} pieces`]),
    ...(budget === null ? [] : [`under $${budget} total`]),
    ...refused.map((what) => `without ${what}`),
  ].join(', ');
}
