import type { Item } from '@modiste/contract/entities/item';
import { findAttribute } from '@modiste/lexicon/attributes';
import { findType, typeRole } from '@modiste/lexicon/garment-types';
import { impliedBy } from '@modiste/lexicon/refine-type';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { written } from '../../facts/item-names.ts';
import { adviseOnMyths } from '../../knowledge/style/advise-on-myths.ts';
import { HOW_TO_TOPICS } from '../../knowledge/style/style-topics.ts';
import { readAsked } from '../../knowledge/topics/asked.ts';
import { reply } from '../../knowledge/topics/reply.ts';
import { tellFacts } from '../../knowledge/topics/tell-facts.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { clauseFor } from '../alternatives/name-side.ts';
import type { Alternative } from '../alternatives/read-alternatives.ts';
import { weighSide } from '../alternatives/weigh-side.ts';
import { namedThing } from './asked-thing.ts';
import looks from './looks.json' with { type: 'json' };
import { type LookAxis, type LooksQuestion, readLooks, subjectOfLook } from './read-looks.ts';

const POINTS =
  /^(?:it|this|that|these|those|they|them)\b|\b(?:one|pair|first|second|third|last)\b|^(?:the|this|that|these|those) /i;
const BY_ROLE: Readonly<Record<string, LookAxis>> = {
  top: 'torso',
  outer: 'torso',
  'mid-layer': 'torso',
  bottom: 'hips',
  'one-piece': 'belly',
};
const GOOD = 7;
const FAIR = 5;
const MIDDLE = 5.5;

const ofAttribute = (id: string): Alternative => ({
  words: attributePhrase(id) ?? written(findAttribute(id)?.name ?? id.replaceAll('-', ' ')),
  concept: { kind: 'attribute', id },
});

/** A kind with what it implies: pleated skirts are pleated. */
const ofType = (id: string | null): Alternative[] => {
  const type = findType(id ?? '');
  if (type === null) return [];
  const words = written(type.plural);
  return [
    ...impliedBy(type.id).attributes.map(
      (one): Alternative => ({ words, concept: { kind: 'attribute', id: one } }),
    ),
    { words, concept: { kind: 'type', id: type.id } },
  ];
};

/** The parts of a piece that can be weighed, those that the shopper named first. */
function partsOf(item: Item, words: string): Alternative[] {
  const { stated, garment } = readItemFacts(item);
  const named = (namedThing(words)?.facts ?? []).filter((id) => stated.has(id));
  return [...new Set([...named, ...stated])].map(ofAttribute).concat(ofType(garment.type));
}

/** What of a thing says most of how it looks there; null where nothing known does. */
function mostTelling(parts: readonly Alternative[], axis: LookAxis, named: ReadonlySet<string>) {
  const weighed = parts.flatMap((part) => {
    const weight = weighSide(axis, part);
    return weight === null ? [] : [{ part, ...weight }];
  });
  const own = weighed.find(({ part }) => named.has(part.concept?.id ?? ''));
  const [most] = weighed.toSorted(
    (one, other) => Math.abs(other.grade - MIDDLE) - Math.abs(one.grade - MIDDLE),
  );
  return own ?? most ?? null;
}

/** How the answer opens: whether what is feared, or hoped for, is so. */
function openingOf(grade: number, { isHoped, isOfLoose }: LooksQuestion): string {
  if (isOfLoose && grade >= GOOD) return 'It can a little';
  if (isHoped) return grade >= GOOD ? 'Yes' : grade >= FAIR ? 'A little' : 'Not by itself';
  if (grade >= GOOD) return 'No';
  return grade >= FAIR ? 'Hardly' : 'A little';
}

const LIKED = [
  'If you love it, that counts for more than any rule.',
  'And if you like it, wear it.',
];

/** Whether something makes its wearer look pale, or old: told of skin and of age as such. */
function adviseOnSubject(read: ReadTurn): Answer | null {
  const id = subjectOfLook(read.turn.words);
  const topic = HOW_TO_TOPICS.find((one) => one.id === id);
  if (topic === undefined) return null;
  const asked = readAsked(read);
  return reply(asked, { parts: [tellFacts(asked, topic.facts, 2)], suggestions: topic.next });
}

/**
 * Whether a thing makes its wearer look bigger, shorter, or longer, by what its cut does there, with what
 * balances it. Never a judgment of the body. Null where a message asks no such thing.
 */
export function adviseOnLooks(read: ReadTurn): Answer | null {
  const { turn, speech, referred } = read;
  const question = readLooks(turn.words);
  if (question === null) return adviseOnSubject(read);
  const myth = adviseOnMyths(readAsked(read));
  if (myth !== null) return myth;
  const { what } = question;
  const thing = POINTS.test(what) ? null : namedThing(what);
  const item = thing === null ? (referred[0] ?? focusOf(read)) : undefined;
  if (thing === null && item === undefined) return null;
  const type = item?.other_info.type ?? thing?.type ?? '';
  const axis = question.axis ?? BY_ROLE[typeRole(type) ?? ''] ?? 'belly';
  const facts = namedThing(turn.words)?.facts ?? [];
  const parts =
    item === undefined
      ? [...(thing?.facts ?? []).map(ofAttribute), ...ofType(thing?.type ?? null)]
      : partsOf(item, turn.words);
  const most = mostTelling(parts, axis, new Set(facts));
  const { balance, plain } = looks[axis];
  const itemIds = item === undefined ? [] : [item.id];
  const name = item === undefined ? (thing?.name ?? what) : mentionItem(item, turn.items);
  const suggestions = item === undefined ? [] : ['What goes with it?', 'More like it'];
  if (most === null) {
    const none = `Nothing in the cut of ${name} that I know of does that.`;
    return { text: joinSentences(speech.say(none), speech.say(...plain)), itemIds, suggestions };
  }
  const opening = openingOf(most.grade, question);
  const why = `${most.part.words} ${clauseFor(most.part, most.does)}`;
  const isFeared = most.grade < FAIR || opening === 'It can a little';
  return {
    text: joinSentences(
      speech.say(`${opening}: ${why}.`, `${opening}, as ${why}.`),
      isFeared && !question.isHoped ? speech.say(...balance) : '',
      isFeared ? speech.say(...LIKED) : '',
    ),
    itemIds,
    suggestions,
  };
}

/** The piece that is spoken of. */
const focusOf = ({ turn: { items, state } }: ReadTurn): Item | undefined =>
  items.find(({ id }) => id === state.focusId);
