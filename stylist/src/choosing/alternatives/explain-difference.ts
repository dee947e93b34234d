import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { FABRIC_TOPICS } from '../../knowledge/style/style-topics.ts';
import { factWordings } from '../../knowledge/topics/find-topic.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { nameSide } from './name-side.ts';
import type { Alternatives } from './read-alternatives.ts';

/** What a fabric is, and what is told of it beside that; other facts answer questions of a part of it. */
function factsOf(id: string) {
  const facts = FABRIC_TOPICS.find((topic) => topic.id === id)?.facts ?? [];
  const beginsWith = (start: string) => (fact: (typeof facts)[number]) =>
    factWordings(fact)[0]?.toLowerCase().startsWith(start) === true;
  const is = facts.find(beginsWith(id));
  return is === undefined ? [] : [is, ...facts.filter(beginsWith('it ')).slice(-1)];
}

/**
 * "Difference between viscose and modal" decides nothing: what each is like and what its weak points
 * are. Null where the two are no fabrics that are known so well.
 */
export function explainDifference({ speech }: ReadTurn, { sides }: Alternatives): Answer | null {
  const told = sides.map(({ concept }) =>
    concept?.kind === 'material' ? factsOf(concept.id) : [],
  );
  if (sides.length !== 2 || told.some((facts) => facts.length === 0)) return null;
  const sentences = told.flatMap((facts) => facts.map((fact) => speech.say(...factWordings(fact))));
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
