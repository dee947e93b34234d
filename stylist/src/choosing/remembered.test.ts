import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { findFalseClaims } from '../facts/check-claims.ts';
import { UNKNOWN_SHOPPER } from '../stylist.ts';
import { sampleFound } from '../testing/sample-items.ts';
import { SAMPLE_SHOP, sampleItemsOf } from '../testing/sample-shop.ts';
import { rankFound } from './rank-found.ts';

function rank(words: string, candidates: readonly Item[], ...memories: readonly string[]) {
  const { readings } = understandQuery(words);
  const isForOther = /\bmy (?:sister|brother)\b/.test(words);
  const wearer: 'self' | 'other' = isForOther ? 'other' : 'self';
  const request = { ...emptyRequest(), wishes: readings, wearer, refinedQuery: words };
  return rankFound(
    sampleFound({
      state: { ...INITIAL_STATE, request },
      candidates,
      total: candidates.length,
      shopper: { ...UNKNOWN_SHOPPER, memories: memories.map((text) => ({ id: text, text })) },
    }),
  );
}

const reasonsOf = ({ deep }: ReturnType<typeof rank>) => deep.map(({ reason }) => reason).join(' ');

const dresses = sampleItemsOf('midi-dress').slice(0, 24);
const isOf = (material: string) => (item: Item) => item.other_info.materials.includes(material);
/** Linen far down, where nobody would look. */
const linenLast = [
  ...dresses.filter((item) => !isOf('linen')(item)),
  ...dresses.filter(isOf('linen')),
];
const shownOrder = ({ deep, quickPickIds }: ReturnType<typeof rank>) => [
  ...deep.map(({ id }) => id),
  ...quickPickIds,
];

describe('what the shopper told that they like', () => {
  it('lifts what has it, and is said as the reason', () => {
    const before = shownOrder(rank('dress', linenLast));
    const ranking = rank('dress', linenLast, 'Loves linen');
    const places = (ids: readonly string[]) =>
      linenLast.filter(isOf('linen')).reduce((sum, { id }) => sum + ids.indexOf(id), 0);
    expect(places(shownOrder(ranking))).toBeLessThan(places(before));
    expect(reasonsOf(ranking)).toMatch(/[Yy]ou love linen/);
    expect(new Set(shownOrder(ranking))).toEqual(new Set(before));
  });

  it.each([
    ['Likes cotton', /you like cotton/i],
    ['Mostly wears black', /you mostly wear black, as you told me, and it comes in Black/i],
    [`Prefers ${dresses[0]?.brand}`, /you prefer/i],
  ])('may be a fabric, a color or a brand: %s', (memory, reason) => {
    expect(reasonsOf(rank('dress', dresses, memory))).toMatch(reason);
  });

  it('is not told of what was asked for anyway, nor of what all of them have', () => {
    expect(reasonsOf(rank('linen dress', linenLast, 'Loves linen'))).not.toMatch(/you love/i);
    const linen = dresses.filter(isOf('linen'));
    expect(reasonsOf(rank('dress', linen, 'Loves linen'))).not.toMatch(/you love/i);
  });

  it('says nothing of what somebody else wears, unless it was told of them', () => {
    const loves = ['Loves linen', 'Sister loves cotton'];
    const told = reasonsOf(rank('dress for my sister', linenLast, ...loves));
    expect(told).not.toMatch(/linen, as you told|you love linen/i);
    expect(told).toMatch(/your sister loves cotton/i);
  });

  it('makes no claim that is not in the record', () => {
    const memories = ['Loves linen', 'Prefers navy', 'Likes wrap dresses', 'Wide feet', 'No wool'];
    for (let from = 0; from + 12 <= SAMPLE_SHOP.length; from += 12) {
      const items = SAMPLE_SHOP.slice(from, from + 12);
      const ranking = rank('something for work', items, ...memories);
      const among = items.filter(({ id }) => shownOrder(ranking).includes(id));
      const wrong = ranking.deep.flatMap(({ id, reason }) =>
        among
          .filter((item) => item.id === id)
          .flatMap((item) => findFalseClaims(reason, item, among).map((claim) => [reason, claim])),
      );
      expect(wrong).toEqual([]);
    }
  });
});

describe('wide feet', () => {
  const flats = SAMPLE_SHOP.filter(({ try_on_category }) => try_on_category === 'shoes').slice(
    0,
    9,
  );
  const told = (item: Item | undefined, text: string): Item[] =>
    item === undefined ? [] : [{ ...item, description: `${item.description} ${text}` }];

  it('lead to what is listed in their width', () => {
    const [last] = flats.slice(-1);
    const ranking = rank('shoes', [...flats.slice(0, -1), ...told(last, 'Wide fit.')], 'Wide feet');
    expect(shownOrder(ranking).indexOf(last?.id ?? '')).toBeLessThan(2);
    expect(reasonsOf(ranking)).toMatch(/a wide width/);
    expect(ranking.reply).not.toMatch(/width/);
  });

  it('are kept in mind in the very message that tells of them', () => {
    const [last] = flats.slice(-1);
    const shoes = [...flats.slice(0, -1), ...told(last, 'Wide fit.')];
    expect(shownOrder(rank('shoes for wide feet', shoes)).indexOf(last?.id ?? '')).toBeLessThan(2);
  });

  it('are not promised a width that no record names', () => {
    const { reply } = rank('shoes', flats, 'Wide feet');
    expect(reply).toMatch(/(?:None is listed in|No pair (?:here )?names) a wide width/);
    expect(rank('shoes', flats).reply).not.toMatch(/width/);
    expect(rank('dress', dresses, 'Wide feet').reply).not.toMatch(/width/);
  });
});
