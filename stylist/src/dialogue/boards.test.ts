import { describe, expect, it } from 'vitest';
import { areOfEarlier, boardIds, boardsOf } from './boards.ts';

const FIRST = [
  ['dress', 'sandals'],
  ['shirt', 'chinos'],
];
const SECOND = [['dress', 'heels']];
const shown = { itemIds: [], outfits: SECOND };

describe('the outfits of a conversation', () => {
  it('are kept in their order, each board once', () => {
    const boards = boardsOf({ boards: [{ outfits: FIRST }], shown });
    expect(boards.map(({ outfits }) => outfits)).toEqual([FIRST, SECOND]);
    expect(boardsOf({ boards, shown })).toEqual(boards);
    expect(boardIds(boards)).toEqual(['dress', 'heels', 'sandals', 'shirt', 'chinos']);
  });

  it('are those of before where all of them are, in whatever order their pieces stand', () => {
    const state = { boards: [{ outfits: FIRST }, { outfits: SECOND }], shown };
    const again = [
      ['sandals', 'dress'],
      ['chinos', 'shirt'],
    ];
    expect(areOfEarlier(again, state)).toBe(true);
    expect(areOfEarlier([['dress', 'sandals']], state)).toBe(false);
    expect(areOfEarlier(SECOND, state)).toBe(false);
  });
});
