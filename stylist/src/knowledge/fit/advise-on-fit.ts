import { findType } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { sizePart } from '@modiste/lexicon/size-part';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { isShoe } from '../../facts/feet-fit.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { type Asked, asksOf, readAsked } from '../topics/asked.ts';
import { continuedTopic, findTopic } from '../topics/find-topic.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import { convertSize, numbersOfLetter } from './convert-sizes.ts';
import { FIT_TOPICS } from './fit-topics.ts';
import {
  readBetweenSizes,
  readEitherSize,
  readLetterQuestion,
  readSizeQuestion,
  typesAsked,
} from './read-size-question.ts';
import { tellInseam } from './tell-inseam.ts';
import { tellBetween, tellItemFit } from './tell-item-fit.ts';

const BETWEEN = FIT_TOPICS.find(({ id }) => id === 'between-sizes') ?? null;

/** The piece's own sizes are asked about, and not what can be done with any piece. */
const ASKS_SIZE = [
  'size*',
  'run',
  'runs',
  'fit',
  'fits',
  'true to',
  'tight',
  'loose',
  'big',
  'large',
  'small',
];

const ABOUT: readonly (readonly string[])[] = [
  [
    'Makers differ by half a size or so, so check the shop’s own chart.',
    'Take it as a start: the shop’s chart decides.',
    'Charts vary a little between makers.',
    'It is the usual chart; a maker may print it half a size apart.',
  ],
  [
    'Between two sizes, take the larger in firm fabric and the smaller in stretch.',
    'If you land between two, firm fabric asks for the larger.',
  ],
];

/** What is said where nothing certain is asked. */
export const FIT_IN_GENERAL: readonly (readonly string[])[] = [
  [
    'Tell me a size to convert, such as EU 38, or a piece, and I will say how it should fit.',
    'Name a size or a garment: I convert sizes, explain fits and say what a tailor can change.',
    'I can convert EU, UK, Italian and US sizes, and explain how pieces should fit.',
  ],
  [
    'With your sizes saved in your account I can look for what comes in them.',
    'Save your sizes under Style Preferences in your account and searches begin with them.',
  ],
];

/** Small things that are sold in sizes all the same. */
const SIZED: readonly string[] = ['gloves', 'mittens', 'belt', 'socks', 'tights', 'ring'];
const OF_SIZE = /\bsizes?\b|\bfits?\b|\b(?:big|small|large)\b/i;

/** "What size scarf?": such things come in one, whoever wears them. */
function tellOneSize(asked: Asked): { told: string; isAll: boolean } {
  const { read } = asked;
  const kinds = OF_SIZE.test(read.turn.words)
    ? typesAsked(read).flatMap((id) => findType(id) ?? [])
    : [];
  const isSized = (id: string): boolean => SIZED.some((kind) => isKindOf(id, kind));
  const alike = kinds.filter(
    ({ id, category }) => sizePart(id, category) === 'none' && !isSized(id),
  );
  if (alike.length === 0) return { told: '', isAll: false };
  const names = capitalize(joinWithAnd(alike.map(({ plural }) => plural)));
  const plain = `${names} come in one size, so there is none to choose.`;
  const told = read.speech.say(
    plain,
    `${names} are sold in one size that fits all.`,
    `One size of ${names.toLowerCase()} is all there is.`,
  );
  return { told, isAll: alike.length === kinds.length };
}

function tellConversion(asked: Asked, before: string): Answer | null {
  const question = readSizeQuestion(asked);
  const letter = question === null ? readLetterQuestion(asked) : null;
  const wordings =
    question !== null
      ? convertSize(question)
      : letter === null
        ? []
        : numbersOfLetter(letter, asked.wearer);
  if (wordings.length === 0) return null;
  const isShoe = question?.of === 'shoes';
  return reply(asked, {
    parts: [
      before,
      tellFacts(asked, [{ say: wordings, direct: true }], 1),
      tellFacts(asked, ABOUT, 1),
    ],
    suggestions: isShoe
      ? ['How should shoes fit?', 'I have wide feet', 'Show me ankle boots']
      : ['I am between M and L', 'How do I measure myself?', 'What can a tailor change?'],
  });
}

/** The surest way to an inseam. */
const SUREST: readonly (readonly string[])[] = [
  [
    'Measure a pair that has the right length, crotch to hem, and compare.',
    'The surest inseam is that of trousers you already like.',
  ],
];

/** The saved sizes, where the shopper asks which size is theirs. */
function tellSaved(asked: Asked): string {
  const { speech, turn } = asked.read;
  const { clothing_size, clothing_canonical_size, shoes_size, shoes_canonical_size } =
    turn.shopper.preferences;
  const clothes = [...clothing_size, ...clothing_canonical_size];
  const shoes = [...shoes_size, ...shoes_canonical_size];
  const told = [
    ...(clothes.length === 0 ? [] : [`clothing ${joinWithAnd(clothes)}`]),
    ...(shoes.length === 0 ? [] : [`shoes ${joinWithAnd(shoes)}`]),
  ];
  if (told.length === 0) return '';
  return speech.say(
    `Your profile has ${joinWithAnd(told)}.`,
    `You saved ${joinWithAnd(told)} as your sizes.`,
  );
}

/** No tailor changes a shoe. */
const OF_SHOES = ['How should shoes fit?'];

/** Sizes, conversions, fit and what a tailor can change. */
export function adviseOnFit(read: ReadTurn): Answer {
  const asked = readAsked(read);
  const oneSize = tellOneSize(asked);
  if (oneSize.isAll) return reply(asked, { parts: [oneSize.told], suggestions: [] });
  const between = readEitherSize(read.turn.words) ?? readBetweenSizes(asked.text);
  const conversion = between !== null ? null : tellConversion(asked, oneSize.told);
  if (conversion !== null) return conversion;
  const item = read.referred[0];
  const topic = between !== null ? BETWEEN : findTopic(asked, FIT_TOPICS);
  const inseam = topic?.id === 'inseam' ? tellInseam(asked) : '';
  if (topic !== null && inseam !== '') {
    return reply(asked, { parts: [inseam, tellFacts(asked, SUREST, 1)], suggestions: topic.next });
  }
  if (item !== undefined && topic !== null && between !== null) {
    return reply(asked, {
      parts: [tellBetween(asked, item, between)],
      suggestions: [
        'Which sizes are in stock?',
        ...(isShoe(item) ? OF_SHOES : topic.next.slice(0, 2)),
      ],
      itemIds: [item.id],
    });
  }
  if (item !== undefined && (topic === null || asksOf(asked, ...ASKS_SIZE))) {
    const isOwn = topic === null || (topic === BETWEEN && between === null);
    return reply(asked, {
      parts: [tellItemFit(asked, item), isOwn ? '' : tellFacts(asked, topic.facts, 1)],
      suggestions: [
        'I am between two sizes',
        ...(isShoe(item) ? OF_SHOES : ['What can a tailor change?']),
        'Is there something similar in my size?',
      ],
      itemIds: [item.id],
    });
  }
  const saved = asksOf(asked, 'my size*', 'am i', 'which size', 'what size', 'should i')
    ? tellSaved(asked)
    : '';
  const known = topic ?? continuedTopic(asked, FIT_TOPICS);
  return reply(asked, {
    parts: [
      openAdvice(asked),
      saved,
      tellFacts(asked, known?.facts ?? FIT_IN_GENERAL, saved === '' ? 3 : 2),
    ],
    suggestions: known?.next ?? [
      'EU 38 in US sizes',
      'I am between M and L',
      'How should a blazer fit?',
    ],
  });
}
