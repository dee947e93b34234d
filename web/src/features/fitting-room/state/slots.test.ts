import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { lookKey, NOTHING_WORN, nameWorn, slotOf, takeOff, wear, wornItems } from './slots.ts';

const top = makeItem('top', { try_on_category: 'upper_body' });
const bottom = makeItem('bottom', { try_on_category: 'lower_body' });
const dress = makeItem('dress', { try_on_category: 'dresses' });
const suit = makeItem('suit', { try_on_category: 'suits' });
const shoes = makeItem('shoes', { try_on_category: 'shoes' });

describe('the slots of a look', () => {
  it('take items of four categories', () => {
    const slots = [top, bottom, dress, suit, shoes].map(slotOf);
    expect(slots).toEqual(['top', 'bottom', 'full_body', 'full_body', null]);
  });

  it('hold a top and a bottom, or one piece in their place', () => {
    const pair = wear(wear(NOTHING_WORN, top), bottom);
    expect(pair).toEqual({ top, bottom, full_body: null });
    expect(wear(pair, dress)).toEqual({ ...NOTHING_WORN, full_body: dress });
    expect(wear(wear(pair, suit), top)).toEqual({ ...NOTHING_WORN, top });
    expect(wear(pair, shoes)).toEqual(pair);
  });

  it('are taken off one by one, and named as they are worn', () => {
    const pair = wear(wear(NOTHING_WORN, top), bottom);
    expect(nameWorn(pair)).toBe('Dress top and Dress bottom');
    expect(wornItems(takeOff(pair, 'top'))).toEqual([bottom]);
  });

  it('make one key with the pose, whatever else is known of the items', () => {
    const worn = wear(NOTHING_WORN, top);
    const key = lookKey('pose', worn);
    expect(lookKey('pose', wear(NOTHING_WORN, { ...top, price: 1 }))).toBe(key);
    const others = [
      lookKey('other', worn),
      lookKey('pose', wear(worn, bottom)),
      lookKey('pose', wear(NOTHING_WORN, { ...top, shown_color: 'Sand' })),
    ];
    expect(new Set([key, ...others]).size).toBe(4);
  });
});
