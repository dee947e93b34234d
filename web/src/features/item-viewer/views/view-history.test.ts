import { describe, expect, it } from 'vitest';
import { makeItem } from '../../../testing/make-item.ts';
import { neighbor, positionOf, pushView, putView, viewAt } from './view-history.ts';
import { readViewPlace, withViewPlace } from './view-place.ts';

const [a, b, c] = [makeItem('a'), makeItem('b'), makeItem('c')];
const results = [a, b, c];
const start = putView([], 0, { item: a, list: results });
const deep = pushView(start, 0, { item: c, list: [c, b] });

describe('the view history', () => {
  it('knows each view by its place and its item', () => {
    expect(viewAt(deep, 0, 'a')?.list).toBe(results);
    expect(viewAt(deep, 1, 'c')?.item).toBe(c);
    expect(viewAt(deep, 1, 'a')).toBeUndefined();
    expect(viewAt(deep, 2, 'c')).toBeUndefined();
  });

  it('forgets what lay ahead when another item is pushed after going back', () => {
    const other = pushView(deep, 0, { item: b, list: results });
    expect(other.map((view) => view?.item.id)).toEqual(['a', 'b']);
  });

  it('puts a leafed item in place of the other, and keeps what lies ahead', () => {
    const leafed = putView(deep, 0, { item: b, list: results });
    expect(leafed.map((view) => view?.item.id)).toEqual(['b', 'c']);
  });

  it('leaves open what it does not know, after a reload', () => {
    const later = putView([], 2, { item: a, list: [] });
    expect(later).toHaveLength(3);
    expect(viewAt(later, 1, 'a')).toBeUndefined();
    expect(viewAt(later, 2, 'a')?.item).toBe(a);
  });

  it('leafs through the list of a view to its ends', () => {
    const view = { item: c, list: [c, b] };
    expect(neighbor(view, 1)).toBe(b);
    expect(neighbor(view, -1)).toBeUndefined();
    expect(positionOf(view)).toBe('1 of 2');
    expect(positionOf({ item: a, list: [a] })).toBe('');
    expect(positionOf({ item: a, list: [b, c] })).toBe('');
  });
});

describe('the place in the history of the browser', () => {
  it('is kept beside what is there already', () => {
    const state = withViewPlace({ openedFrom: 'results' }, 3);
    expect(state).toEqual({ openedFrom: 'results', viewPlace: 3 });
    expect(readViewPlace(state)).toBe(3);
    expect(readViewPlace(withViewPlace(null, 1))).toBe(1);
  });

  it.each([null, undefined, 'x', {}, { viewPlace: '2' }, { viewPlace: -1 }])(
    'is the first for %j',
    (state) => {
      expect(readViewPlace(state)).toBe(0);
    },
  );
});
