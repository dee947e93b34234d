import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleFound } from '../testing/sample-items.ts';
import { sampleItemsOf } from '../testing/sample-shop.ts';
import { rankFound } from './rank-found.ts';

const dresses = sampleItemsOf('midi-dress');
const loafers = sampleItemsOf('loafers');
const outfitOf = (at: number): Item[] =>
  [loafers[at], dresses[at * 13]].filter((item) => item !== undefined);
const OUTFITS = [outfitOf(0), outfitOf(1), outfitOf(2)];

function rank(words: string, budget: number | null, keep: readonly string[] = []) {
  const { readings } = understandQuery(words);
  const request = { ...emptyRequest(), wishes: readings, refinedQuery: words };
  return rankFound(
    sampleFound({
      state: { ...INITIAL_STATE, request: { ...request, outfit: { budget, keep } } },
      candidates: OUTFITS.flat(),
      total: OUTFITS.length,
      outfits: OUTFITS,
    }),
  );
}

const totalOf = (pieces: readonly Item[]) =>
  Math.round(pieces.reduce((sum, { price }) => sum + price, 0) * 100) / 100;

describe('the outfits of a reply', () => {
  it('name each piece by its part, clothes first, with the exact total', () => {
    const { outfits, state } = rank('outfit for the office', null);
    expect(outfits.map(({ total }) => total)).toEqual(OUTFITS.map(totalOf));
    for (const { pieces } of outfits) {
      expect(pieces.map(({ label }) => label)).toEqual(['Dress', 'Shoes']);
    }
    expect(state.shown.outfits).toEqual(
      outfits.map(({ pieces }) => pieces.map(({ item_id }) => item_id)),
    );
  });

  it('have different names and different reasons', () => {
    const { outfits } = rank('outfit for the office', null);
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(3);
    expect(new Set(outfits.map(({ reason }) => reason)).size).toBe(3);
    for (const { reason } of outfits) expect(reason.split(' ').length).toBeGreaterThan(8);
  });

  it('say what they cost of the budget, and what is over it', () => {
    const total = totalOf(OUTFITS[0] ?? []);
    const within = rank('outfit', 1000).outfits[0]?.reason ?? '';
    expect(within).toContain('$1,000');
    const over = rank('outfit', 10).outfits[0]?.reason ?? '';
    expect(over).toContain('over your $10');
    expect(over).toContain(`${Math.round((total - 10) * 100) / 100}`);
  });

  it('say in the reply whether all are within the budget', () => {
    expect(rank('outfit', 1000).reply).toMatch(/within your \$1,000|\$1,000 or less/);
    expect(rank('outfit', 10).reply).toContain('over your $10');
  });

  it('tell that a piece was kept', () => {
    const kept = dresses[0];
    expect(rank('outfit', null, [kept?.id ?? '']).outfits[0]?.reason).toMatch(/^Built around the /);
  });

  it('are told as missing where none could be made', () => {
    const request = { ...emptyRequest(), outfit: { budget: 50, keep: [] } };
    const { reply } = rankFound(
      sampleFound({ state: { ...INITIAL_STATE, request }, candidates: [], total: 0 }),
    );
    expect(reply).toMatch(/outfit.*\$50/);
  });
});

describe('a shade that outfits are asked for', () => {
  const inShade = (name: string, at: number): Item[] =>
    outfitOf(at).map((item) => ({
      ...item,
      colors: ['Blue'],
      other_info: {
        ...item.other_info,
        colors: ['Blue'],
        color_names: [name],
        color_variants: [{ name, colors: ['Blue'], image: null }],
      },
    }));
  const reply = (outfits: readonly (readonly Item[])[]) => {
    const { readings } = understandQuery('navy outfit');
    const request = { ...emptyRequest(), wishes: readings, outfit: { budget: null, keep: [] } };
    return rankFound(
      sampleFound({
        state: { ...INITIAL_STATE, request },
        candidates: outfits.flat(),
        total: outfits.length,
        outfits,
      }),
    ).reply;
  };

  it('is said to be missing where only another blue is there', () => {
    expect(reply([inShade('Cobalt', 0)])).toMatch(/navy.*cobalt/);
  });

  it('is said to be in those alone that have it', () => {
    const told = reply([inShade('Cobalt', 0), inShade('Navy', 1)]);
    expect(told).toMatch(/only in the second|Only the second/);
    expect(told).toMatch(/another blue/);
  });

  it('needs no word where all of them have it', () => {
    expect(reply([inShade('Navy', 0), inShade('Navy', 1)])).not.toMatch(/navy/i);
  });
});

describe('the end of a reply to outfits', () => {
  const TONES = [
    'Friendly & Casual',
    'Playful & Witty',
    'Supportive & Encouraging',
    'Empathetic & Calm',
  ] as const;

  it.each(TONES)('offers nothing that outfits have already: %s', (ai_tone) => {
    const { readings } = understandQuery('outfit for the office');
    const request = { ...emptyRequest(), wishes: readings, outfit: { budget: null, keep: [] } };
    const preferences = { ...UNKNOWN_SHOPPER.preferences, ai_tone };
    let said: readonly string[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      const { reply, state } = rankFound(
        sampleFound({
          state: { ...INITIAL_STATE, request, said },
          candidates: OUTFITS.flat(),
          total: OUTFITS.length,
          outfits: OUTFITS,
          shopper: { ...UNKNOWN_SHOPPER, preferences },
        }),
      );
      expect(reply).not.toMatch(
        /to go with it|rest of the outfit|narrow|another color|dance partner/i,
      );
      said = state.said;
    }
  });
});
