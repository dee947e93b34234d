import { listOf } from '@modiste/lexicon/tokens';
import type { Message } from '../understanding/message.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));

/** "make it red" speaks of the request, not of an item. */
const MAKERS = setOf(
  'make, making, keep, call, take, wear, is, was, does, if, because, since, but',
);
/** "this summer", "that day". */
const TIMES = setOf(
  'brand, label, designer, size, material, fabric, length, shade, pattern, weekend, week, month, year, summer, winter, spring, fall, autumn, season, time, day, night, morning, evening, afternoon, saturday, sunday, friday, monday, tuesday, wednesday, thursday, june, july, august, december, event, occasion, wedding, party, trip, look, style, vibe, kind, sort, type, way, budget, price, color, app, site, much, many, chat',
);
/** "it is for a wedding", "that would be great" at the beginning. */
const AUXILIARIES = setOf(
  'is, was, will, should, would, must, needs, has, can, does, might, looks, sounds, seems, depends, all, helps, works, makes, did',
);
/** "is it okay to", "how is it going". */
const IMPERSONAL = setOf(
  'ok, okay, appropriate, acceptable, possible, true, going, cold, hot, raining, rude, bad, wrong, weird, fine, allowed, better, time, safe, normal, tacky',
);
/** "boots that are warm": what comes before is what it stands for. */
const RELATIVE_AFTER = setOf(
  'is, are, has, have, would, will, goes, go, can, fits, fit, looks, look, works, work, covers, i, you, he, she, we, they, my, does, do, matches, match, suits, suit, says, wont, will, could, not, the, a, cost, costs, feel, feels, come, comes',
);
const BEFORE_RELATIVE = setOf(
  'something, anything, one, ones, things, stuff, clothes, outfit, outfits, everything, items, so, now, think, know, sure, hope, shoes, piece, pieces, brands, colors',
);

const isStart = ({ words }: Message, at: number): boolean =>
  at === 0 || words[at]?.afterBreak === true;

/** "Make that red", "scrap that". */
const DISMISSED_BY = setOf(
  'make, making, keep, scrap, forget, ignore, undo, scratch, cancel, nevermind',
);

function isMade({ words }: Message, at: number): boolean {
  const [before, word, after] = [at - 1, at, at + 1].map((place) => words[place]?.word ?? '');
  if (DISMISSED_BY.has(before ?? '')) return true;
  return word === 'it' && MAKERS.has(before ?? '') && IMPERSONAL.has(after ?? '');
}

/** Whether "it", "this", "that" or "those" points at an item at all. */
export function isPointing(message: Message, at: number): boolean {
  const { words, readings } = message;
  const word = words[at]?.word ?? '';
  const before = words[at - 1]?.word ?? '';
  const after = words[at + 1]?.word ?? '';
  if (isMade(message, at)) return false;
  if ((word === 'this' || word === 'that' || word === 'these') && TIMES.has(after)) return false;
  if (isStart(message, at) && AUXILIARIES.has(after)) return false;
  if (word === 'that' || word === 'which') {
    const followsThing = BEFORE_RELATIVE.has(before) || readings.some(({ to }) => to === at);
    if (!isStart(message, at) && followsThing && RELATIVE_AFTER.has(after)) return false;
  }
  return true;
}
