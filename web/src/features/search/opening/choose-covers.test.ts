import type { Item } from '@modiste/contract/entities/item';
import type { Color } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { chooseCovers } from './choose-covers.ts';

const make = (id: string, color: Color, given: Partial<Item> = {}) =>
  makeItem(id, { colors: [color], ...given });
const ofType = (type: string) => ({ other_info: { ...makeItem('x').other_info, type } });
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

describe('the covers of the opening page', () => {
  it('show other colors and kinds than each other', () => {
    const items = [
      make('a', 'Red'),
      make('b', 'Red'),
      make('c', 'Green'),
      make('d', 'Green', { try_on_category: 'upper_body' }),
      make('e', 'Blue', { try_on_category: 'lower_body' }),
    ];
    expect(idsOf(chooseCovers(items))).toEqual(['a', 'd', 'e']);
  });

  it('show strong colors before quiet ones', () => {
    const items = [make('a', 'Black'), make('b', 'Gray'), make('c', 'Pink')];
    expect(idsOf(chooseCovers(items))[0]).toBe('c');
  });

  it.each(['bra', 'bralette', 'boxer-briefs', 'socks'])('show no %s', (type) => {
    const items = [make('a', 'Red', ofType(type)), make('b', 'Black', ofType('midi-dress'))];
    expect(idsOf(chooseCovers(items))).toEqual(['b']);
  });

  it('are three at most, and none of an empty shop', () => {
    expect(chooseCovers([])).toEqual([]);
    expect(chooseCovers([...'abcdef'].map((id) => make(id, 'Red')))).toHaveLength(3);
  });
});
