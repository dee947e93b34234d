import { findFabric } from '@modiste/lexicon/attributes';
import { listOf } from '@modiste/lexicon/tokens';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import verdicts from './fabric-verdicts.json' with { type: 'json' };

/** Yes or no to a question that a fabric answers. */
export interface FabricVerdict {
  /** What was asked: "shrink". */
  id: string;
  /** "Yes", "Hardly", "It can". */
  answer: string;
  /** Why, as a clause: "linen creases as soon as you sit". */
  why: string;
  /** Whether the care label has the last word. */
  isCare: boolean;
  /** What the answer to the plain question comes to, "will it shrink?" and not "is it shrink-proof?". */
  standing: Standing;
  /** How much it is so, from 0 to 1: of "hardly" less than of "a little". */
  degree: number;
}

/** What pieces are ranked by when it is asked which of them is so the most, or the least. */
interface VerdictRanking {
  /** "the quickest to crease", "the least likely to crease". */
  most: string;
  least: string;
  /** Whether people want it to be so: that it dries fast, and not that it creases. */
  isWanted: boolean;
}

/** That something is so, in part, or not. */
export type Standing = 'yes' | 'partly' | 'no';

const IN_PART: ReadonlySet<string> = new Set([
  'A little',
  'At first, a little',
  'For a drizzle',
  'For a shower',
  'Less on the cloth than on you',
  'Not always',
  'On low, if its label allows it',
  'Only if its label allows it',
  'Partly true',
  'With care',
]);
const IS_SO = /^(?:Yes|It can|True|Usually|By its fabric|Sooner than most|Probably, on)/;

const standingOf = (answer: string): Standing =>
  IN_PART.has(answer) ? 'partly' : IS_SO.test(answer) ? 'yes' : 'no';

/** Answers that are short of a plain one, and how much they leave. */
const DEGREES: Readonly<Record<string, number>> = {
  Yes: 1,
  'Yes, mostly': 0.8,
  'Yes, somewhat': 0.8,
  'Yes, with care': 0.8,
  'Yes, in a shower': 0.8,
  'Probably, on a cold gentle cycle': 0.7,
  'For a drizzle': 0.4,
  'Rather not': 0.1,
  'Not in the machine': 0.1,
  Rarely: 0.3,
  'Better not': 0,
  No: 0,
  'Not true': 0,
};
const DEGREE_OF: Readonly<Record<Standing, number>> = { yes: 0.9, partly: 0.5, no: 0.2 };

const degreeOf = (answer: string): number => DEGREES[answer] ?? DEGREE_OF[standingOf(answer)];

interface Place {
  answer: string;
  does: string;
  /** The place in the table: of a blend the first one decides. */
  at: number;
}

const TOPICS = verdicts.map(({ id, asks, isCare = false, inPart = 'In part', rows, ranks }) => ({
  id,
  ranks: ranks ?? null,
  isCare,
  inPart,
  asks: new RegExp(`\\b(?:${asks})\\b`, 'i'),
  places: new Map(
    rows.flatMap(({ of, answer, does }, at) =>
      listOf(of).map((fabric): [string, Place] => [fabric, { answer, does, at }]),
    ),
  ),
}));

/** Weaves that say nothing of the fiber they are woven from. */
const WEAVES: ReadonlySet<string> = new Set(
  listOf('satin, crepe, twill, poplin, chiffon, jersey-knit, gabardine, velvet, knit, tulle, mesh'),
);
/** So little of a blend that it decides nothing. */
const TRACES: ReadonlySet<string> = new Set(['spandex']);

function placeOf(places: ReadonlyMap<string, Place>, id: string): Place | null {
  const wider = findFabric(id)?.of;
  return places.get(id) ?? (wider === undefined ? null : placeOf(places, wider));
}

/** "Is it wrinkle free?", "is it non-iron?": a yes says that it does not. */
export const LACKS =
  /\b(?:iron|wrinkle|crease|static|pill|shrink|fade|odor|itch)[- ]?(?:free|proof|resistant)\b|\b(?:non|no|anti|never)[- ](?:iron\w*|wrinkl\w*|creas\w*|static|pill\w*|shrink\w*)\b/i;

/** "Hides stains best": what hides a thing shows it least. */
export const HIDES =
  /\b(?:hid(?:es?|ing)|mask\w*|disguis\w*|conceal\w*|resist\w*|repel\w*|avoid\w*)\b/i;

/** "Does mud ruin it?": where a yes says what it stands, a yes is asked that it does not. */
const HARMS =
  /\b(?:ruin\w*|damag\w*|spoil\w*|destroy\w*|wreck\w*|hurt\w*|bad (?:for|in|on|idea|choice)|terrible (?:for|in|idea)|wrong (?:for|in))\b/i;
const OF_STANDING: ReadonlySet<string> = new Set(['salt', 'rain']);

/** Whether it is asked of water or salt that something does not stand it. */
export const asksOfHarm = (words: string): boolean =>
  OF_STANDING.has(asksOfFabric(words) ?? '') && HARMS.test(words);

/** The answer to the opposite question. */
function turned(answer: string): string {
  if (/^Yes$/i.test(answer)) return 'No';
  if (/^(?:No|Hardly|Rarely|Not much|Not very)/.test(answer))
    return answer === 'No' ? 'Yes' : 'Nearly';
  return 'Not quite';
}

/** Which question of a fabric the words ask: "shrink"; null where they ask none. */
export const asksOfFabric = (words: string): string | null =>
  TOPICS.find(({ asks }) => asks.test(words))?.id ?? null;

/** What a question of fabrics ranks by, where it ranks; null where it asks of none. */
export const verdictRanking = (words: string): VerdictRanking | null =>
  TOPICS.find(({ asks }) => asks.test(words))?.ranks ?? null;

/** How a group is introduced of which it is so in part: "On low heat". */
export const inPartOf = (id: string): string =>
  TOPICS.find((topic) => topic.id === id)?.inPart ?? 'In part';

/** Whether the care label has the last word on a question. */
export const isOfCare = (id: string): boolean =>
  TOPICS.find((topic) => topic.id === id)?.isCare === true;

/**
 * Yes or no to a question that fabrics answer, with the reason. Of several fabrics the one that is
 * worst off decides. Null where the words ask no such thing, or nothing is known of them.
 */
export function fabricVerdict(words: string, materials: readonly string[]): FabricVerdict | null {
  const topic = TOPICS.find(({ asks }) => asks.test(words));
  if (topic === undefined) return null;
  const all = exactFabrics(materials);
  const fibers = all.filter((id) => !WEAVES.has(id) && !TRACES.has(id));
  const [first] = (fibers.length > 0 ? fibers : all)
    .flatMap((id) => {
      const place = placeOf(topic.places, id);
      return place === null ? [] : [{ id, ...place }];
    })
    .toSorted((one, other) => one.at - other.at);
  if (first === undefined) return null;
  const isOfLack = LACKS.test(words) || (OF_STANDING.has(topic.id) && HARMS.test(words));
  return {
    id: topic.id,
    answer: isOfLack ? turned(first.answer) : first.answer,
    why: `${fabricName(first.id)} ${first.does}`,
    isCare: topic.isCare,
    standing: standingOf(first.answer),
    degree: degreeOf(first.answer),
  };
}
