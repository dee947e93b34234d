import type { Answer, ReadTurn } from '../answers/answer.ts';

/** Answers a question about items, from their records only. */
export function answerItemQuestion({ referred, speech }: ReadTurn): Answer {
  const item = referred[0];
  const text =
    item === undefined
      ? speech.say('Which piece do you mean?')
      : speech.say(
          `The record of ${item.short_description} does not say. The shop's page may: View on ${item.website}.`,
        );
  return { text, itemIds: referred.map(({ id }) => id), suggestions: [] };
}
