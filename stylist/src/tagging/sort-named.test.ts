import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { type Turn, UNKNOWN_SHOPPER } from '../stylist.ts';
import { readMessage } from '../understanding/message.ts';
import { refusedIn } from './sort-named.ts';
import type { TaggedMessage } from './tag-message.ts';

const WORDS = 'satin at a barbecue';
const TURN: Turn = {
  words: WORDS,
  history: [],
  filters: DEFAULT_FILTERS,
  defaultFilters: DEFAULT_FILTERS,
  attachment: null,
  state: INITIAL_STATE,
  items: [],
  shopper: UNKNOWN_SHOPPER,
  now: new Date('2026-11-23'),
};

/** The message as a network would tag it that gives its satin and its act these shares. */
function tagged(
  shares: Readonly<Record<string, number>>,
  acts: Readonly<Record<string, number>> = { tell: 1 },
): TaggedMessage {
  const message = readMessage(understandQuery(WORDS));
  const [satin] = message.readings;
  if (satin === undefined) throw new Error('Satin was not read.');
  const [concept] = satin.reading.concepts;
  if (concept === undefined) throw new Error('Satin has no concept.');
  const ofActs = new Map(Object.entries(acts));
  return {
    message,
    act: 'tell',
    acts: ofActs,
    sentences: [ofActs],
    named: [
      {
        concept,
        words: satin.reading.words,
        from: satin.from,
        to: satin.to,
        shares: new Map(Object.entries(shares)),
        acts: ofActs,
      },
    ],
  };
}

const refused = (...given: Parameters<typeof tagged>): string[] =>
  refusedIn(tagged(...given), TURN).map(({ words }) => words);

describe('what is named in a sentence that refuses nothing else', () => {
  it('is refused where that is at least as likely as all else together', () => {
    expect(refused({ no: 0.5, want: 0.2 })).toEqual(['satin']);
    expect(refused({ no: 0.49, want: 0.2 })).toEqual([]);
  });

  it('is not refused where it may well be wished for', () => {
    expect(refused({ no: 0.6, want: 0.29 })).toEqual(['satin']);
    expect(refused({ no: 0.6, want: 0.3 })).toEqual([]);
  });

  it('is not refused where the sentence is most likely talk', () => {
    expect(refused({ no: 0.9 }, { tell: 0.5, advise: 0.5 })).toEqual(['satin']);
    expect(refused({ no: 0.9 }, { tell: 0.4, advise: 0.3, chat: 0.3 })).toEqual([]);
  });
});

describe('what is only pointed at', () => {
  it('is refused in a sentence that likely refuses, and in no other', () => {
    expect(refused({ at: 0.8 }, { refuse: 0.6, ask: 0.4 })).toEqual(['satin']);
    expect(refused({ at: 0.8 }, { refuse: 0.4, ask: 0.6 })).toEqual([]);
  });
});
