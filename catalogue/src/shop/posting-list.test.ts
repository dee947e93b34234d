import { describe, expect, it } from 'vitest';
import { PostingList } from './posting-list.ts';

describe('the rows of a word', () => {
  it.each([
    ['next to each other', 1],
    ['far apart', 1_000_003],
  ])('come back as they were added, %s', (_, distance) => {
    const list = new PostingList();
    const added = Array.from({ length: 300 }, (__, at): [number, number] => [
      at * distance,
      at % 7 === 0 ? 1 + at * at : 1,
    ]);
    for (const [row, times] of added) list.add(row, times);
    const read: [number, number][] = [];
    list.each((row, times) => read.push([row, times]));
    expect(read).toEqual(added);
    expect(list.rows).toBe(300);
  });
});
