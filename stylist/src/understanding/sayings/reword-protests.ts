import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';

const OPENS = String.raw`^\W*(?:(?:omg|ugh|wtf|um+|uh+|what|wait|no+|ew+|lol|but|bro|dude|sorry|excuse me|seriously|really|hello)[\s,.!?]+)*`;
/** "A T-shirt doesn't open in front" says why that is no answer. */
const FAILS = new RegExp(
  `${OPENS}(?:an? )?(?<what>[a-z][a-z-]*(?: [a-z-]+)?) (?:do(?:es)?n['’]?t|do(?:es)? not|can['’]?t|won['’]?t|are(?:n['’]?t| not)|is(?:n['’]?t| not)) (?!(?:it|that|this|they|you|there|for|ok|okay|fine|allowed|too|so|very|enough|bad|wrong|terrible|ugly|horrible|an? (?:problem|issue|must|deal ?breaker)|the (?:problem|issue)|required|necessary|needed|mandatory|important)\\b)[a-z][^,.!?;]*(?<end>[,.!;…]+|$)`,
  'i',
);
/** "I wear hoodies and jeans, what should I buy instead" wants neither. */
const INSTEAD =
  /\bi(?:['’]?m)? (?:always |only |usually |mostly |just |normally |basically |currently |in )*(?:wear(?:ing)?|live in|own) (?:only |just |mostly |nothing but |a lot of )?(?<what>[a-z][\w -]*?(?:(?:,| and|,? n|&) ?[a-z][\w -]*?)*)(?:[.,;!]+| (?:all the time|every ?day|and)\b[.,;!]*)\s*(?:so )?what (?:should|can|could|do|else should) i (?:buy|wear|get|try) instead\b/i;

/** "Cute but not her" likes it, and wants others. */
const NOT_THEM =
  /^\W*(?:(?:(?:that|this|it|those|these|they)(?:['’]?s|['’]?re| is| are)?|thats|its|theyre|ok|hmm+|lol|aww+|honestly|maybe|a bit|kinda|very|so|super|really|the (?:first|second|third)(?: one)?(?: is)?|cute|nice|pretty|fine|good|lovely|cool|great|beautiful|gorgeous|sweet|ones?|but|just|only|all)[\s,.]+)*(?:not|isn['’]?t|aren['’]?t) (?:(?:really|quite|so|very|exactly|at all|even|all that) )*(?:me|her|him|us|them|for (?:her|him)|(?:her|his|our|their) (?:style|thing|vibe|taste|look|jam|cup of tea|kind of thing))(?: (?:at all|really|tbh|honestly|though|lol|sorry))*\W*$/i;

const typesIn = (readings: readonly QueryReading[]): string[] =>
  readings.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])) : [],
  );

const readingsOf = (text: string): readonly QueryReading[] => understandQuery(text).readings;

const OF_GOODS: ReadonlySet<string> = new Set(['type', 'material', 'color', 'pattern']);

/** What words name and nothing else: a garment, a material, a color. */
function namedAlone(text: string): string | null {
  const [first, ...others] = readingsOf(text);
  const [concept] = first?.concepts ?? [];
  if (concept === undefined || others.length > 0 || !OF_GOODS.has(concept.kind)) return null;
  return concept.id;
}

/**
 * Protests as refusals: "a T-shirt doesn't open in front", "I wear hoodies,
 * what should I buy instead".
 * @param wishes What is being looked for: a garment that was asked for is not protested against.
 * @param isShown Whether anything is on the screen.
 */
export function rewordProtests(
  text: string,
  wishes: readonly QueryReading[],
  isShown: boolean,
): string {
  const { what: worn } = INSTEAD.exec(text)?.groups ?? {};
  if (worn !== undefined && typesIn(readingsOf(worn)).length > 0) {
    const refused = readingsOf(worn).filter((one) => typesIn([one]).length > 0);
    const none = refused.map(({ words }) => `no ${words}`).join(', ');
    return text.replace(INSTEAD, `show me an outfit, ${none}`);
  }
  if (!isShown) return text;
  if (NOT_THEM.test(text)) return 'show me others';
  const asked = wishes.flatMap(({ role, concepts }) =>
    role === 'wanted' ? concepts.map(({ id }) => id) : [],
  );
  const match = FAILS.exec(text);
  const what = match?.groups?.what ?? '';
  const named = namedAlone(what);
  return match === null || named === null || asked.includes(named)
    ? text
    : text.replace(match[0], `no ${what}, `);
}
