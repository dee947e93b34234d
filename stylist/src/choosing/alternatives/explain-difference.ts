import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { FABRIC_TOPICS } from '../../knowledge/style/style-topics.ts';
import { factWordings } from '../../knowledge/topics/find-topic.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { nameSide } from './name-side.ts';
import type { Alternatives } from './read-alternatives.ts';

/** What is told of a fabric itself: other facts answer questions of a part of it. */
const factsOf = (id: string) =>
  (FABRIC_TOPICS.find((topic) => topic.id === id)?.facts ?? []).filter(
    (fact) => factWordings(fact)[0]?.toLowerCase().startsWith(id) === true,
  );

/**
 * "Difference between viscose and modal" decides nothing: what each is like and what its weak points
 * are. Null where the two are no fabrics that are known so well.
 */
export function explainDifference({ speech }: ReadTurn, { sides }: Alternatives): Answer | null {
  const told = sides.map(({ concept }) =>
    concept?.kind === 'material' ? factsOf(concept.id) : [],
  );
  if (sides.length !== 2 || told.some((facts) => facts.length === 0)) return null;
  const sentences = told.flatMap((facts) =>
    [...new Set([facts[0], facts.at(-1)])].map((fact) =>
      fact === undefined ? '' : speech.say(...factWordings(fact)),
    ),
  );
  const text = joinSentences(...sentences);
  if (text === '') return null;
  const names = sides.map(nameSide);
  return {
    text,
    itemIds: [],
    suggestions: [
      ...names.map((name) => `How do I wash ${name}?`),
      `Which is softer, ${names.join(' or ')}?`,
    ],
  };
}
