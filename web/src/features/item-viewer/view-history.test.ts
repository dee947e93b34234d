import { describe, expect, it } from 'vitest';
import { makeItem } from '../../testing/make-item.ts';
import { leafTo, moveTo, neighbour, pushView, startHistory } from './view-history.ts';

const [a, b, c] = [makeItem('a'), makeItem('b'), makeItem('c')];
const results = { items: [a, b, c] };
const suggested = { items: [c, b] };
const start = startHistory(a, results);
const deep = pushView(start, { item: c, list: suggested, scrollTopPx: 0 }, 640);

describe('the view history', () => {
  it('pushes a suggested item and moves back and forth by index', () => {
    expect(deep.current.item.id).toBe('c');
    const back = moveTo(deep, 0, 0);
    expect(back.current.item.id).toBe('a');
    expect(moveTo(back, 1, 0).current.item.id).toBe('c');
  });

  it('remembers how far each view was scrolled', () => {
    const back = moveTo(deep, 0, 300);
    expect(back.current.scrollTopPx).toBe(640);
    expect(moveTo(back, 1, 0).current.scrollTopPx).toBe(300);
  });

  it('stays where it is when asked to go beyond its ends', () => {
    expect(moveTo(start, -1, 0)).toBe(start);
    expect(moveTo(start, 1, 0)).toBe(start);
  });

  it('forgets what lay ahead when another item is pushed after going back', () => {
    const other = pushView(moveTo(deep, 0, 0), { item: b, list: suggested, scrollTopPx: 0 }, 0);
    expect(other.behind.map((view) => view.item.id)).toEqual(['a']);
    expect(other.ahead).toEqual([]);
  });

  it('leafs through the list of the current view without growing', () => {
    expect(neighbour(deep.current, 1)).toBe(b);
    expect(neighbour(deep.current, -1)).toBeUndefined();
    const leafed = leafTo(deep, b);
    expect(leafed.current.item.id).toBe('b');
    expect(leafed.behind).toHaveLength(1);
  });
});
