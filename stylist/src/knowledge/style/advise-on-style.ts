import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { asksWhichFabric } from '../../intents/asks-in-general.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { asksForCount } from '../../understanding/asks-of-wardrobe.ts';
import { adviseOnCare } from '../care/advise-on-care.ts';
import { CARE_TOPICS } from '../care/care-topics.ts';
import { adviseOnFit } from '../fit/advise-on-fit.ts';
import { FIT_TOPICS } from '../fit/fit-topics.ts';
import { GENERAL_TOPICS } from '../general/general-topics.ts';
import { type Asked, asksOf, readAsked } from '../topics/asked.ts';
import { continuedTopic, findTopic, findTopics, GOES_ON } from '../topics/find-topic.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import { adviseOnFigure } from './advise-on-figure.ts';
import { adviseOnGarment } from './advise-on-garments.ts';
import { adviseOnMyths, asksYesOrNo, MYTH_TOPICS } from './advise-on-myths.ts';
import { adviseOnNeed } from './advise-on-need.ts';
import { adviseOnColors } from './colors/advise-on-colors.ts';
import { colorSpokenOf } from './colors/color-rows.ts';
import { adviseOnNotes } from './garment-notes.ts';
import { GARMENT_TOPICS } from './garment-topics.ts';
import { adviseOnCapsules, CAPSULE_CUES } from './packing/advise-on-capsules.ts';
import { adviseOnPacking, PACKING_CUES, PACKING_TIPS } from './packing/advise-on-packing.ts';
import { adviseOnCount } from './packing/count-pieces.ts';
import { type Pairing, readPairing } from './read-pairing.ts';
import {
  FABRIC_TOPICS,
  HOW_TO_TOPICS,
  OCCASION_TOPICS,
  PROPORTION_TOPICS,
} from './style-topics.ts';
import {
  adviseOnWeather,
  bandAt,
  conditionsOf,
  namesWeather,
  temperatureOf,
  WEATHER_TOPICS,
  weatherTopic,
} from './weather/advise-on-weather.ts';

const FACTS = 3;

/** Every subject of style that is told by its facts. */
export const ADVICE_TOPICS: readonly Topic[] = [
  ...MYTH_TOPICS,
  ...OCCASION_TOPICS,
  ...HOW_TO_TOPICS,
  ...PROPORTION_TOPICS,
  ...FABRIC_TOPICS,
  ...WEATHER_TOPICS,
  ...PACKING_TIPS,
  ...GARMENT_TOPICS,
  ...GENERAL_TOPICS,
];

const FABRIC_ASKS = [
  'what is',
  'whats',
  'what s',
  'what are',
  'breath*',
  'vs',
  'versus',
  'difference',
  'better',
  'or',
  'good for',
  'good in',
  'itch*',
  'warm*',
  'cool',
  'fabric*',
  'material*',
  'quality',
  'wrinkl*',
  'explain',
  'tell me about',
  'like',
];
/** Subjects with rules of their own for colors. */
const COLOR_RULES = ['suit-color', 'shoes-match', 'tights', 'belt', 'watch', 'socks'];

const TODAY = [
  'today',
  'right now',
  'outside',
  'tonight',
  'this morning',
  'tomorrow',
  'this week',
  'weather',
];

/** Who asks yes or no wants no lecture. */
const countOf = ({ read: { turn } }: Asked): number => (asksYesOrNo(turn.words) ? 2 : FACTS);

const tellTopic = (asked: Asked, topic: Topic): Answer =>
  reply(asked, {
    parts: [openAdvice(asked), tellFacts(asked, topic.facts, countOf(asked))],
    suggestions: topic.next,
  });

/** Advice on an occasion, with a word on the weather where that is named too. */
function adviseOnOccasion(asked: Asked, topic: Topic): Answer {
  const temperature = temperatureOf(asked);
  const weather =
    temperature === null
      ? (weatherTopic(asked) ?? conditionsOf(asked)[0])
      : bandAt(temperature.celsius);
  const facts = weather === null || weather === undefined ? [] : weather.facts;
  const main = tellFacts(asked, topic.facts, facts.length > 0 ? 2 : countOf(asked));
  return reply(asked, {
    parts: [openAdvice(asked), main, facts.length > 0 ? tellFacts(asked, facts, 1) : ''],
    suggestions: topic.next,
  });
}

/** Where "it" was said and nobody knows what is meant. */
export const WHICH_PIECE: readonly (readonly string[])[] = [
  [
    'Which piece do you mean? Name it or attach it, and I will say what goes with it.',
    'Tell me which piece, by its color and kind, or attach it with its icon.',
    'I am not sure which one: name the piece, say a navy blazer, and I will match it.',
  ],
];

/** What is said where nothing certain is asked. */
export const STYLE_IN_GENERAL: readonly (readonly string[])[] = [
  [
    'Tell me a color, a piece or an occasion and I will say what goes with it.',
    'Give me one detail to start from: the occasion, a color or a piece you own.',
    'Where are you going, or which piece should we build on?',
  ],
  [
    'I know dress codes, colors, fabrics, weather, packing and what goes with what.',
    'You can ask me what black tie means, what goes with olive, or what to wear at 45°F.',
  ],
];

/** A fabric is asked about, and not a garment of it. */
function fabricAsked(asked: Asked): Topic | null {
  const topic = findTopic(asked, FABRIC_TOPICS);
  if (topic === null) return null;
  const namesGarment = asked.read.understood.concepts.some(({ kind }) => kind === 'type');
  return asksOf(asked, ...FABRIC_ASKS) || !namesGarment ? topic : null;
}

/** What is certain from a few words, before colors and garments are looked at. */
function adviseBySubject(asked: Asked): Answer | null {
  if (asksOf(asked, ...PACKING_CUES)) return adviseOnPacking(asked);
  if (asksOf(asked, ...CAPSULE_CUES)) return adviseOnCapsules(asked);
  const shape = findTopic(asked, PROPORTION_TOPICS);
  if (shape !== null) return tellTopic(asked, shape);
  const fabric = fabricAsked(asked);
  return fabric === null || asksOf(asked, 'wedding*', 'interview*')
    ? null
    : tellTopic(asked, fabric);
}

function adviseByPiece(asked: Asked, pairing: Pairing): Answer | null {
  const [occasion] = findTopics(asked, OCCASION_TOPICS);
  const howTo = findTopic(asked, HOW_TO_TOPICS);
  const isSpecial = howTo !== null && COLOR_RULES.includes(howTo.id);
  if (pairing.asksColor && pairing.colors.length > 0 && !isSpecial)
    return adviseOnColors(asked, pairing);
  if (pairing.isPair && !isSpecial) return adviseOnColors(asked, { ...pairing, target: null });
  const isPair = pairing.anchor !== null && pairing.target !== null;
  if (isPair && !isSpecial && (howTo === null || howTo.id === 'bag-match')) {
    const isColored = pairing.colors.length > 0;
    return isColored
      ? adviseOnColors(asked, pairing)
      : adviseOnGarment(asked, pairing, occasion?.topic ?? null);
  }
  if (occasion !== undefined && howTo === null) return adviseOnOccasion(asked, occasion.topic);
  if (
    occasion !== undefined &&
    occasion.weight >= (findTopics(asked, HOW_TO_TOPICS)[0]?.weight ?? 0)
  ) {
    return adviseOnOccasion(asked, occasion.topic);
  }
  if (howTo !== null) return tellTopic(asked, howTo);
  if (temperatureOf(asked) !== null) return adviseOnWeather(asked);
  const isOfColors = pairing.colors.length > 1 || pairing.anchor === null;
  if (pairing.colors.length > 0 && isOfColors) return adviseOnColors(asked, pairing);
  return adviseOnGarment(asked, pairing, null);
}

const pointsNowhere = (asked: Asked): boolean =>
  asked.read.referred.length === 0 && asksOf(asked, 'it', 'this', 'that', 'them', 'these', 'those');

/** Goes on with what was last spoken of, where the words ask for that: "anything else?" */
function adviseFurther(asked: Asked): Answer | null {
  const topic = findTopic(asked, FABRIC_TOPICS) ?? continuedTopic(asked, ADVICE_TOPICS);
  if (topic !== null) return tellTopic(asked, topic);
  const color = asksOf(asked, ...GOES_ON) ? colorSpokenOf(asked.read.speech.said) : null;
  return color === null
    ? null
    : adviseOnColors(asked, { colors: [color], anchor: null, target: null });
}

/** So many letters of a cue leave no doubt that a subject is meant. */
const CERTAIN = 8;
const isCertain = (asked: Asked, topics: readonly Topic[]): boolean =>
  (findTopics(asked, topics)[0]?.weight ?? 0) >= CERTAIN;

/** "What do people wear under a parka?" asks for the layer below it. */
const UNDER_COAT = /\b(?:under|underneath|beneath)\b.*\b(?:coats?|parkas?|jackets?|raincoats?)\b/i;

/** The advice with an offer to look for what it names first. */
function withOffer({ read: { speech } }: Asked, told: Answer): Answer {
  const things = /^Show me (?<things>.+)$/.exec(told.suggestions[0] ?? '')?.groups?.things;
  if (things === undefined || told.text === '') return told;
  const offer = speech.say(`Shall I show you ${things}?`, `Want to see ${things}?`);
  return offer === ''
    ? told
    : { ...told, text: joinSentences(told.text, offer), offer: `show me ${things}` };
}

/** What to wear with what, where and in which weather. */
export function adviseOnStyle(read: ReadTurn): Answer {
  const asked = readAsked(read);
  const count = asksForCount(asked.text) ? adviseOnCount(asked) : null;
  const ofFabric = asksWhichFabric(asked.text) || UNDER_COAT.test(asked.text);
  const fabric = ofFabric ? findTopic(asked, FABRIC_TOPICS) : null;
  if (fabric !== null) return withOffer(asked, tellTopic(asked, fabric));
  const known =
    count ??
    adviseOnFigure(asked) ??
    adviseOnMyths(asked) ??
    adviseOnNeed(asked) ??
    adviseOnNotes(asked, findTopic(asked, OCCASION_TOPICS)) ??
    adviseBySubject(asked) ??
    adviseByPiece(asked, readPairing(asked));
  if (known !== null) return known;
  if (namesWeather(asked) || asksOf(asked, ...TODAY)) return adviseOnWeather(asked);
  const further = adviseFurther(asked);
  if (further !== null) return further;
  if (isCertain(asked, FIT_TOPICS)) return adviseOnFit(read);
  if (isCertain(asked, CARE_TOPICS)) return adviseOnCare(read);
  return reply(asked, {
    parts: [tellFacts(asked, pointsNowhere(asked) ? WHICH_PIECE : STYLE_IN_GENERAL, 2)],
    suggestions: [
      'What goes with navy?',
      'What is smart casual?',
      'What do I wear at 45°F?',
      'Help me pack for 5 days',
    ],
  });
}
