import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../stylist.ts';
import type { ClauseAct } from './clause-acts.ts';
import { type Clause, isSure, readClauses } from './tag-clauses.ts';

/** So likely is what is said beside it. */
const DOES_MIN = 0.5;
/** What breaks off is no clause of its own: "why do you only show me". */
const BREAKS_OFF =
  /\b(?:show(?:ing)?|giv(?:e|ing)|see(?:ing)?|find(?:ing)?|get(?:ting)?)(?: me| us)?\W*$|\b(?:only|just|keep|always|even|to)\W*$/i;
/** These look for something, or ask something. */
const DOES: ReadonlySet<ClauseAct> = new Set([
  'find',
  'change',
  'object',
  'ask',
  'judge',
  'advise',
  'total',
  'shop',
  'take',
]);
const LIMITING: ReadonlySet<string> = new Set(['price', 'size', 'age', 'gender', 'shopper-gender']);

/** Nothing that a clause says is left out unless it surely scolds. */
const scolds = (clause: Clause): boolean =>
  clause.act === 'gripe' &&
  isSure(clause) &&
  clause.words.includes(' ') &&
  !BREAKS_OFF.test(clause.words);

/** It says once more what was asked for, or refused: "I said no wool", "you keep showing me black". */
const REPEATS =
  /\b(?:said|ask\w*|told|wanted|want|meant|keep|keeps|kept|ever|skip\w*|forgot\w*|miss\w*|no|not|without|n['’]t|dont|still|again|all|stop)\b/i;

/** "I didn't choose that" takes a choice back. */
const DENIES =
  /\b(?:didn['’]?t|did not|never|not|haven['’]?t)\b.*\b(?:choose|chose\w*|pick\w*|take|took|bought|buy\w*|decided?)\b/i;

/** "No, I meant the 120 one" puts right which piece is spoken of. */
const CORRECTS = /\bi (?:meant?|was (?:asking|talking) (?:about|of))\b/i;

/** Scolding that names what was asked for, or a price, a size or a person, still limits what is looked for. */
function limits(words: string): boolean {
  const { readings, hard } = understandQuery(words);
  return (
    DENIES.test(words) ||
    (REPEATS.test(words) && readings.some(({ concepts }) => concepts.length > 0)) ||
    hard.priceMax !== null ||
    readings.some(({ kind, amount }) => amount !== null || LIMITING.has(kind))
  );
}

/**
 * The words of a message without what only scolds the stylist; null where it does not, or does nothing
 * else: "what does lettering have to do with anything lol. forget stretch".
 */
export function withoutScolding(turn: Turn): string | null {
  if (CORRECTS.test(turn.words)) return null;
  const clauses = readClauses(turn);
  const rest = clauses.filter((clause) => !scolds(clause) || limits(clause.words));
  const isElse = rest.some(({ act, acts }) => DOES.has(act) && (acts.get(act) ?? 0) >= DOES_MIN);
  return rest.length < clauses.length && isElse ? rest.map(({ words }) => words).join(' ') : null;
}

/** Whether a message scolds the stylist and does nothing else. */
export function onlyScolds(turn: Turn): boolean {
  const clauses = readClauses(turn);
  return (
    clauses.some(({ act }) => act === 'gripe') &&
    clauses.every((clause) => clause.act === 'chat' || (scolds(clause) && !limits(clause.words)))
  );
}
