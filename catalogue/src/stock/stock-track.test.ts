import { describe, expect, it } from 'vitest';
import { continueStock, type KnownStock, returnedAt, type ShownStock } from './stock-track.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const shown = (sizes: string, soldOut = ''): ShownStock => ({
  isBuyable: sizes !== soldOut,
  sizes: sizes.split(' '),
  soldOut: soldOut.split(' '),
});

/** An item as a shop shows it day by day. */
function follow(days: readonly ShownStock[]): KnownStock {
  let known: KnownStock | undefined;
  for (const [day, stock] of days.entries()) {
    known = { ...stock, track: continueStock(known, stock, day * DAY_MS) };
  }
  if (known === undefined) throw new Error('Nothing was shown');
  return known;
}

describe('the stock track of an item', () => {
  it('is nothing where it could be bought all the time', () => {
    expect(follow([shown('S M'), shown('S M'), shown('S M L')]).track).toBeNull();
  });

  it('notes when it went out and came back, and every size of it', () => {
    const absence = { out: DAY_MS, back: 3 * DAY_MS };
    const out = shown('S M', 'S M');
    expect(follow([shown('S M'), out, out, shown('S M')]).track).toEqual({
      whole: absence,
      sizes: [
        { size: 'S', ...absence },
        { size: 'M', ...absence },
      ],
    });
  });

  it('notes sizes that a shop takes from its list as sold out', () => {
    expect(follow([shown('S M'), shown('S'), shown('S M')]).track).toEqual({
      whole: null,
      sizes: [{ size: 'M', out: DAY_MS, back: 2 * DAY_MS }],
    });
  });

  it('forgets sizes that came back long ago, and all but forty', () => {
    const days = [shown('S M'), shown('S M', 'M'), ...Array(70).fill(shown('S M')), shown('S M L')];
    expect(follow(days).track).toBeNull();
    const many = Array.from({ length: 60 }, (_, at) => `${at}`).join(' ');
    expect(follow([shown(many), shown(many, many)]).track?.sizes).toHaveLength(40);
  });
});

describe('a return', () => {
  it('is of what was away for more than a day, and that is known', () => {
    expect(returnedAt({ out: 0, back: 2 * DAY_MS })).toBe(2 * DAY_MS);
    expect(returnedAt({ out: 0, back: DAY_MS })).toBeNull();
    expect(returnedAt({ out: null, back: DAY_MS })).toBeNull();
    expect(returnedAt({ out: 0, back: null })).toBeNull();
    expect(returnedAt(null)).toBeNull();
  });
});
