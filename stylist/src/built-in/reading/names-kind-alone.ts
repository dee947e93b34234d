import type { Message } from '../../understanding/message.ts';

const ASKS_ANYTHING =
  /\?|\b(?:what|which|how|why|when|where|who|should|shall|can|could|would|will|is|are|do|does|or|vs|versus|tips|advice|help|explain|tell|with|for|to|than)\b/i;
const LINK =
  /^(?:and|n|or|plus|some|a|an|the|also|maybe|pls|please|hi|hey|hello|yo|ok|new|so|need|want|just|something|nice|good)$/;
/** A clause that asks keeps the whole message a question. */
const ASKS =
  /^\W*(?:(?:and|but|so|ok|hey|hi)\W+)*(?:what|which|how|why|when|where|who|should|shall|can|could|would|will|is|are|do|does|did|has|have you|any (?:tips|advice|idea)|tell|explain|help)\b/i;
const BREAK = /[,.;:!?\n–—]/;

interface Clause {
  from: number;
  to: number;
}

function clausesOf({ text, words }: Message): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next === undefined || BREAK.test(text.slice(word.end, next.start))) {
      clauses.push({ from, to: at + 1 });
      from = at + 1;
    }
  });
  return clauses;
}

const textOf = ({ text, words }: Message, { from, to }: Clause): string =>
  text.slice(words[from]?.start ?? 0, words[to]?.start ?? text.length);

/** Whether a clause has a kind of garment, what is said of it, and nothing else. */
function isKindAlone({ words, readings }: Message, { from, to }: Clause): boolean {
  const inside = readings.filter((one) => one.from >= from && one.to <= to);
  const isRead = (at: number): boolean =>
    inside.some(({ reading, ...span }) => {
      const counts = reading.role === 'wanted' || reading.role === 'negated';
      return counts && at >= span.from && at < span.to;
    });
  const isKind = inside.some(
    ({ reading }) =>
      reading.role === 'wanted' && reading.concepts.some(({ kind }) => kind === 'type'),
  );
  return (
    isKind && words.slice(from, to).every(({ word }, at) => LINK.test(word) || isRead(from + at))
  );
}

/**
 * Whether a message names a kind of garment by itself: "baby tees n low rise jeans" looks for these,
 * and so does "I run cold. cardigan", whatever the rest of it tells.
 * @param isFirst Whether nothing is shown yet: then "earrings?" looks for some.
 */
export function namesKindAlone(message: Message, isFirst: boolean): boolean {
  const clauses = clausesOf(message);
  const [only, ...others] = clauses;
  if (only !== undefined && others.length === 0) {
    return !ASKS_ANYTHING.test(message.text) && isKindAlone(message, only);
  }
  return clauses.some((clause) => {
    if (!isKindAlone(message, clause)) return false;
    const rest = clauses.filter((one) => one !== clause).map((one) => textOf(message, one));
    const isAsked = !isFirst && textOf(message, clause).includes('?');
    return !isAsked && rest.every((one) => !one.includes('?') && !ASKS.test(one));
  });
}
