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
    list.finish();
    const room = { rows: new Uint32Array(64), times: new Uint32Array(64) };
    const read: [number, number][] = [];
    for (const count of list.inParts(room)) {
      for (let at = 0; at < count; at += 1) read.push([room.rows[at] ?? -1, room.times[at] ?? 0]);
    }
    expect(read).toEqual(added);
    expect(list.rows).toBe(300);
  });
});
