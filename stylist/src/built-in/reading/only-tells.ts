import type { Purpose } from '../../intents/purpose.ts';
import type { MemoryChanges } from '../../memory/read-memories.ts';
import type { References } from '../../references/resolve-references.ts';
import type { Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';

/** A message as it is understood beside the conversation. */
interface Read {
  turn: Turn;
  message: Message;
  references: References;
  purpose: Purpose;
}

/** "Something for the office, I never wear nylon" tells where it is worn, in a clause of its own. */
const LOOKS_FOR =
  /\b(?:something|anything|outfits?|clothes|stuff to wear|looking for|show me|i need|i want|what (?:do|should|can|could) i wear)\b/i;

const wantsSomething = ({ message, references }: Read): boolean =>
  message.readings.some(
    ({ reading, from }) =>
      reading.role === 'wanted' &&
      (reading.concepts.some(
        ({ kind }) => kind === 'type' || (kind === 'attribute' && LOOKS_FOR.test(message.text)),
      ) ||
        reading.kind === 'price') &&
      !references.spans.some((span) => from >= span.from && from < span.to),
  );

/** Whether a message only tells something of the shopper. */
export function onlyTells(understood: Read, { remember, forget }: MemoryChanges): boolean {
  const { purpose, turn } = understood;
  if (remember.length + forget.length === 0) return false;
  if (purpose.isUnclear || purpose.intent === 'small_talk') return true;
  const isNew = turn.state.request === null && purpose.intent === 'search' && !purpose.wantsOutfit;
  return isNew && !wantsSomething(understood);
}

/** "Heels hurt my feet" refuses something while something is looked for: that changes the search. */
export function refusesNow(understood: Read, { remember }: MemoryChanges): boolean {
  const { turn, message } = understood;
  const isSearched = turn.state.request !== null || wantsSomething(understood);
  const refuses = message.readings.some(({ reading }) => reading.role === 'negated');
  return isSearched && refuses && remember.length > 0 && !turn.words.includes('?');
}
