import { DEFAULT_FILTERS } from '@modiste/contract/filters/filters';
import type { ClothingFit } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../../dialogue/dialogue-state.ts';
import { Speech } from '../../speech/speech.ts';
import { sampleFound, sampleItem } from '../../testing/sample-items.ts';
import { rankFound } from '../rank-found.ts';
import { isSameAgain } from './same-again.ts';
import { tellFits, tellSizes } from './tell-fits.ts';

const one = sampleItem('one', { price: 40, facts: { type: 'midi-dress' } });
const two = sampleItem('two', { price: 60, facts: { type: 'midi-dress' } });

interface Asked {
  heard?: string;
  before?: Partial<typeof DEFAULT_FILTERS>;
  now?: Partial<typeof DEFAULT_FILTERS>;
  shown?: readonly string[];
  outfits?: readonly (readonly string[])[];
}

function foundFor({ heard = 'under 90', before = {}, now = {}, ...asked }: Asked) {
  const earlier = [emptyRequest({ ...DEFAULT_FILTERS, ...before })];
  const request = emptyRequest({ ...DEFAULT_FILTERS, ...now });
  const shown = { itemIds: asked.shown ?? ['one', 'two'], outfits: asked.outfits ?? [] };
  const state = { ...INITIAL_STATE, request, earlier, shown, heard: [heard] };
  return sampleFound({ state, candidates: [one, two], total: 2 });
}

describe('the same pieces once more', () => {
  it('are known as the same, in whatever order', () => {
    const found = foundFor({ now: { priceRangeMax: 90 }, shown: ['two', 'one'] });
    expect(isSameAgain(found)).toBe(true);
    expect(isSameAgain({ ...found, candidates: [one] })).toBe(false);
  });

  it('are not presented as though they were new', () => {
    const { reply } = rankFound(foundFor({ now: { priceRangeMax: 90 } }));
    expect(reply).toMatch(/same|stays|from before/i);
    expect(reply).not.toMatch(/found two|got two|here are two/i);
  });

  it('are shown without a word of that where somebody asks to see them again', () => {
    expect(isSameAgain(foundFor({ heard: 'show me those again' }))).toBe(false);
    expect(isSameAgain(foundFor({ heard: 'blimey' }))).toBe(true);
  });

  it('are told of outfits, too', () => {
    const found = foundFor({ now: { priceRangeMax: 90 }, shown: [], outfits: [['two', 'one']] });
    const { reply } = rankFound({ ...found, outfits: [[one, two]] });
    expect(reply).toMatch(/already|same outfit|stays/i);
  });
});

describe('cuts and sizes that are asked for', () => {
  const petite = (id: string, clothing_fit: readonly ClothingFit[]) =>
    sampleItem(id, { price: 40, facts: { type: 'midi-dress', clothing_fit: [...clothing_fit] } });
  const fits = (...items: ReturnType<typeof petite>[]) => ({
    ...foundFor({ heard: 'do you do petite?', now: { clothing_fit: ['P'] } }),
    candidates: items,
    total: items.length,
  });

  it('are denied where no record names them', () => {
    expect(tellFits(fits(petite('a', []), petite('b', ['T'])), new Speech([]))).toMatch(/^No: /);
  });

  it('are counted where some records name them, which then stand first', () => {
    const found = fits(petite('a', []), petite('b', ['P']));
    expect(tellFits(found, new Speech([]))).toMatch(/^Yes: one of these comes in petite/);
    const { deep, quickPickIds } = rankFound(found);
    expect([...deep.map(({ id }) => id), ...quickPickIds]).toContain('b');
  });

  it('are a yes or a no of the sizes in stock', () => {
    const found = foundFor({
      heard: 'do you have a 3xl',
      now: { clothing_canonical_size: ['3XL'] },
    });
    expect(tellSizes(found, new Speech([]))).toMatch(/^No/);
    const sold = { ...one, sizes: ['3XL'] };
    expect(tellSizes({ ...found, candidates: [sold] }, new Speech([]))).toMatch(/^Yes/);
  });
});
