import { type CuePattern, findPattern } from './cue-pattern.ts';
import { CUES, type Cue, type CueIntent } from './cue-tables.ts';
import type { Message } from './message.ts';

export type Scores = Readonly<Record<CueIntent, number>>;

/** What the second and the third cue of an intent add to its strongest one. */
const FURTHER_SHARES = [1, 0.4, 0.2];

/** Cues that stand in other words each add something; several wordings of one phrase do not. */
function scoreOf(message: Message, cues: readonly Cue[]): number {
  const found = cues
    .flatMap(({ weight, pattern }) => {
      const place = findPattern(pattern, message);
      return place === null ? [] : [{ weight, ...place }];
    })
    .toSorted((one, other) => other.weight - one.weight);
  const apart: typeof found = [];
  for (const cue of found) {
    const isNew = apart.every(({ from, to }) => cue.to <= from || cue.from >= to);
    if (isNew && apart.length < FURTHER_SHARES.length) apart.push(cue);
  }
  return apart.reduce((sum, { weight }, at) => sum + weight * (FURTHER_SHARES[at] ?? 0), 0);
}

/** How much of each intent a message shows. */
export function scoreCues(message: Message): Scores {
  const score = (intent: CueIntent): number => scoreOf(message, CUES[intent]);
  return {
    search: score('search'),
    outfit: score('outfit'),
    compare: score('compare'),
    item_question: score('item_question'),
    style_advice: score('style_advice'),
    size_fit: score('size_fit'),
    care: score('care'),
    help: score('help'),
    small_talk: score('small_talk'),
    out_of_scope: score('out_of_scope'),
    unsafe: score('unsafe'),
  };
}

export const hasAny = (message: Message, patterns: readonly CuePattern[]): boolean =>
  patterns.some((pattern) => findPattern(pattern, message) !== null);
