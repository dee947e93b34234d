import type { References } from '../../references/resolve-references.ts';
import type { Message } from '../../understanding/message.ts';

const PRONOUN = /^(?:it|they|them|these|those|this|that)$/;
/** What is left out, added, or likened is looked for. */
const CHANGES =
  /^(?:no|not|dont|without|except|but|drop|hide|remove|lose|swap|change|replace|switch|add|hate|dislike|never|like|similar|than|with|instead|another|other|others|more|less|else|keep|only|just|scrap|forget|skip|ditch|cancel|delete|undo|clear|have|got|sell|carry|stock)$/;

/** "The second in a 12" asks of its sizes. */
const ASKED_OF = /^(?:goods|size)$/;

/**
 * Whether a message names something that is shown and wishes for nothing else: "same question for the
 * last one". A search would find the same once more.
 */
export const pointsOnly = (message: Message, references: References): boolean =>
  references.outfit === null && namesOnly(message, references);

/** "The second outfit in a 14" asks for nothing but the size. */
export const asksSizeOfOutfit = (message: Message, references: References): boolean =>
  references.outfit !== null &&
  message.readings.some(({ reading }) => reading.kind === 'size') &&
  namesOnly(message, references);

function namesOnly({ words, readings }: Message, { items, spans }: References): boolean {
  const isIn = (at: number): boolean => spans.some(({ from, to }) => at >= from && at < to);
  const isNamed = spans.some(({ from, to }) =>
    words.slice(from, to).some(({ word }) => !PRONOUN.test(word)),
  );
  // "And the rest?" is read as “with the rest?”
  const rest = words.filter(({ word }, at) => !isIn(at) && !(at === 0 && word === 'with'));
  return (
    items.length > 0 &&
    isNamed &&
    readings.every(({ reading, from }) => isIn(from) || ASKED_OF.test(reading.kind)) &&
    rest.every(({ word }) => !CHANGES.test(word))
  );
}
