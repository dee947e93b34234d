import type { Item } from '@modiste/contract/entities/item';
import { readItemFacts } from '../../facts/item-facts.ts';
import { filedAs } from '../../facts/record-says.ts';
import { itemCare } from '../../knowledge/care/item-care.ts';
import { judgeByNeeds, needsAsked } from '../needs/judge-by-needs.ts';
import {
  asksOfFabric,
  asksOfHarm,
  HIDES,
  inPartOf,
  isOfCare,
  LACKS,
  type Standing,
  verdictRanking,
} from './fabric-verdicts.ts';
import { asksOfGaping, gapes } from './gapes.ts';
import { asksOfLaptop, holdsLaptop } from './holds-laptop.ts';
import { isNoCloth, itemVerdict, OF_CLOTH } from './item-verdict.ts';
import { asksOfLight, lightThrough } from './light-through.ts';
import { asksOfWarmth, warmEnough } from './warm-enough.ts';

/** How one of several pieces stands to a question that is asked of all of them. */
export interface Judged {
  item: Item;
  /** Null where neither its record nor its fabric tells. */
  standing: Standing | null;
  /** Why, as a clause: "linen creases as soon as you sit". Empty where nothing tells. */
  why: string;
  /** What its page says of it: "hand wash". */
  page?: string;
  /** Instead of a whole clause, what follows its name: "has a block heel, which does not sink". */
  does?: readonly string[];
}

/** The pieces judged by one question. */
export interface JudgedEach {
  each: readonly Judged[];
  /** Whether those are asked for that are not so: "which won't shrink?". */
  isOfLack: boolean;
  /** Whether the care label has the last word. */
  isCare: boolean;
  /** How those are introduced of which it is so in part: "On low heat". */
  inPart: string;
}

const DENIES =
  /\b(?:\w+n't|not|never|dont|doesnt|wont|wouldnt|isnt|arent|cant|cannot|no|without|avoid|least|less)\b/;
const BEST = /\b(?:best|better)\b/;

/** What an instruction of the page answers, by the question that it is asked with. */
const BY_PAGE: Readonly<Record<string, (instruction: string) => Standing>> = {
  wash: (said) => (said.includes('machine') && !said.includes('not') ? 'yes' : 'no'),
  sink: (said) => (/hand|machine/.test(said) && !said.includes('not') ? 'yes' : 'no'),
  dryclean: (said) => (/dry[- ]clean/.test(said) ? 'yes' : 'no'),
};

const ONLY_CLEANED = /\bdry[- ]?clean\w* only\b/;

function byPage(item: Item, id: string): Judged | null {
  const { instruction } = itemCare(item);
  const tells = BY_PAGE[id];
  if (instruction === null || tells === undefined) return null;
  return { item, standing: tells(instruction), why: '', page: instruction };
}

function byFabric(item: Item, words: string, id: string): Judged {
  const told = byPage(item, id);
  if (told !== null) return told;
  const isProof = filedAs(item).has('waterproof') || readItemFacts(item).stated.has('waterproof');
  if ((id === 'rain' || id === 'salt') && isProof) {
    return { item, standing: 'yes', why: 'the shop sells that for wet weather' };
  }
  // "Dry clean only" is what a page says: no fabric by itself says so.
  if (ONLY_CLEANED.test(words)) return { item, standing: null, why: '' };
  const verdict = itemVerdict(words, item);
  return { item, standing: verdict?.standing ?? null, why: verdict?.why ?? '' };
}

/** How easy shoes are on the feet is told by their cut; how clothes feel, by their fabric. */
const OF_COMFORT = /\b(?:comf(?:y|ie|ortable)|easy (?:on|to walk))\b/;

const needsOfWords = (words: string): string[] => needsAsked(words).map(({ id }) => id);

/** Whether it is asked of shoes, and of nothing else, how comfortable they are. */
export const asksOfComfort = (words: string, items: readonly Item[]): boolean =>
  OF_COMFORT.test(words.toLowerCase()) &&
  items.every(({ try_on_category }) => try_on_category === 'shoes');

const plainly = (words: string): string => words.toLowerCase().replaceAll('’', "'");

/** Whether a question of several pieces is one that {@link judgeEach} answers. */
export const asksToJudge = (asked: string): boolean => {
  const words = plainly(asked);
  return (
    asksOfLaptop(words) ||
    needsOfWords(words).length > 0 ||
    asksOfFabric(words) !== null ||
    asksOfWarmth(words) ||
    asksOfLight(words) ||
    asksOfGaping(words)
  );
};

/** Judges pieces by the uses and figures that are asked for; null where none is, or no record tells. */
function byNeeds(words: string, items: readonly Item[]): JudgedEach | null {
  const asked = needsOfWords(words);
  const needs = asked.length > 0 || !asksOfComfort(words, items) ? asked : ['easy-wear'];
  const each = items.map((item): Judged => {
    const verdict = judgeByNeeds(item, needs);
    return { item, standing: verdict?.standing ?? null, why: '', does: verdict?.does ?? [] };
  });
  const isTold = each.some(({ standing }) => standing !== null);
  return isTold ? { each, isOfLack: false, isCare: false, inPart: 'Second best' } : null;
}

/** Judges bags by the laptop that a question names; null where it names none, or no listing does. */
function byLaptop(words: string, items: readonly Item[]): JudgedEach | null {
  if (!asksOfLaptop(words)) return null;
  const each = items.map((item): Judged => {
    const held = holdsLaptop(item, words);
    return {
      item,
      standing: held?.standing ?? null,
      why: '',
      does: held === null ? [] : [held.does],
    };
  });
  const isTold = each.some(({ standing }) => standing !== null);
  return isTold ? { each, isOfLack: false, isCare: false, inPart: 'Without its size' } : null;
}

/** Judges tops by whether they stand open between buttons; null where none is asked for, or no record tells. */
function byGaping(words: string, items: readonly Item[]): JudgedEach | null {
  if (!asksOfGaping(words)) return null;
  const each = items.map((item): Judged => {
    const found = gapes(readItemFacts(item));
    const does = found === null ? [] : [found.does];
    return { item, standing: found?.standing ?? null, why: '', does };
  });
  const isTold = each.some(({ standing }) => standing !== null);
  const isOfLack = DENIES.test(words);
  return isTold ? { each, isOfLack, isCare: false, inPart: 'Hardly' } : null;
}

/** These fall on what is worn on the body first: beside clothes, nobody asks them of the shoes. */
const ON_CLOTHES: ReadonlySet<string> = new Set(['stain', 'sweat', 'hair']);

/** Those of some pieces that a question can be asked of; all where it can be asked of any. */
export function askableOf(words: string, items: readonly Item[]): readonly Item[] {
  const cloths = items.filter((item) => !isNoCloth(item));
  const id = asksOfFabric(plainly(words)) ?? '';
  return (OF_CLOTH.has(id) || ON_CLOTHES.has(id)) && cloths.length > 1 ? cloths : items;
}

/** Judges each of some pieces by a question that is asked of all; null where nobody can. */
export function judgeEach(asked: string, items: readonly Item[]): JudgedEach | null {
  const words = plainly(asked);
  const needed = byLaptop(words, items) ?? byGaping(words, items) ?? byNeeds(words, items);
  if (needed !== null) return needed;
  const id = asksOfFabric(words);
  const isOfLack =
    LACKS.test(words) ||
    DENIES.test(words) ||
    HIDES.test(words) ||
    asksOfHarm(words) ||
    (BEST.test(words) && verdictRanking(words)?.isWanted === false);
  if (id !== null) {
    const each = items.map((item) => byFabric(item, words, id));
    return { each, isOfLack, isCare: isOfCare(id), inPart: inPartOf(id) };
  }
  const isOfWarmth = asksOfWarmth(words);
  const judge = isOfWarmth ? warmEnough : asksOfLight(words) ? lightThrough : null;
  if (judge === null) return null;
  const inPart = isOfWarmth ? 'With a warm layer under it' : 'With care for what is worn below';
  const each = items.map((item) => {
    const told = judge(item, words);
    return { item, standing: told?.standing ?? null, why: told?.why ?? '' };
  });
  return { each, isOfLack, isCare: false, inPart };
}
