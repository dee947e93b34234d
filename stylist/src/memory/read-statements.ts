import type { Clause } from './clauses.ts';
import { readEvents } from './event-statements.ts';
import { readFit } from './fit-statements.ts';
import type { MemoryFact } from './memory-fact.ts';
import { isTooPersonal } from './personal-words.ts';
import { readSize } from './size-statements.ts';
import { readLikes, readRefusals } from './taste-statements.ts';

/** What a clause says, and whether it says what must not be kept. */
export interface Statement {
  facts: readonly MemoryFact[];
  isTooPersonal: boolean;
}

export interface StatementContext {
  now: Date;
  /** Brands of the shop that the message names. */
  brands: readonly string[];
}

const REMEMBER =
  /^(?:please |can you |could you )?(?:always )?(?:remember|note|keep in mind|dont forget|make a note|bear in mind)(?: (?:that|for (?:the future|next time|later)|please|,|:))*[ ,:]+(?<said>.+)$/i;
const IS_OF_SELF = /\b(?:i|im|ive|my|me|mine|our|we)\b/i;
/** "Remember the second one" is about what is shown. */
const POINTS = /^(?:the|this|that|these|those|it|them|to|what|which|me|us|when|how)\b/i;

/** What a clause says of the shopper or their people, as habits and facts. */
function readFacts(text: string, { now, brands }: StatementContext): MemoryFact[] {
  const refusals = readRefusals(text);
  if (refusals.length > 0) return refusals;
  if (isTooPersonal(text)) return [];
  const size = readSize(text);
  if (size !== null) return [size];
  const events = readEvents(text, now);
  if (events.length > 0) return events;
  return [...readFit(text), ...readLikes(text, brands)];
}

/** Reads one clause. What is asked is no statement; what is only wished for now is none either. */
export function readStatement({ text, isQuestion }: Clause, context: StatementContext): Statement {
  if (isQuestion || /^(?:if|what if|whether|unless|suppose)\b/i.test(text)) {
    return { facts: [], isTooPersonal: false };
  }
  const asked = REMEMBER.exec(text)?.groups?.said;
  const said = asked ?? text;
  const facts = readFacts(said, context);
  const isPersonal = facts.length === 0 && isTooPersonal(said) && IS_OF_SELF.test(said);
  if (facts.length > 0 || isPersonal || asked === undefined || POINTS.test(asked)) {
    return { facts, isTooPersonal: isPersonal };
  }
  const note = asked.charAt(0).toUpperCase() + asked.slice(1).replace(/\bim\b/g, 'I’m');
  return { facts: [{ kind: 'note', text: note }], isTooPersonal: false };
}
