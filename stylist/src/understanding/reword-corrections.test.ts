import { describe, expect, it } from 'vitest';
import { emptyRequest } from '../dialogue/dialogue-state.ts';
import {
  rewordCorrected,
  rewordLimit,
  rewordReplacing,
  rewordTurned,
} from './reword-corrections.ts';

describe('a correction within one message', () => {
  it.each([
    ['a dress under 100, no wait, 150', 'a dress under 150'],
    ['a coat, budget 200, sorry i meant 250', 'a coat, budget 250'],
    ['jeans under $80... make that $60', 'jeans under $60'],
    ['boots, size 8, no 9', 'boots, size 9'],
    ['a dress not under 100 but 150', 'a dress under $150'],
    ['between 50 and 100', 'between 50 and 100'],
    ['32 or 34', '32 or 34'],
  ])('keeps the number that was said last: %j', (text, corrected) => {
    expect(rewordCorrected(text)).toBe(corrected);
  });

  it.each([
    ['a red dress, no wait, blue', 'a dress blue'],
    ['short sleeves, no wait, long', 'long sleeves'],
    ['a top with long sleeves, actually short', 'a top with short sleeves'],
    ['linen pants, scratch that, cotton', 'pants cotton'],
    ['a skirt, no, a dress', 'a dress'],
    ['heels. no, flats', 'flats'],
    ['actually no, brown', 'brown'],
    ['wait, no - in green', 'in green'],
    ['actually no brown', 'actually no brown'],
    ['no, not the black', 'no, not the black'],
    ['a dress, actually for a wedding', 'a dress, actually for a wedding'],
    ['in navy rather than black', 'in navy rather than black'],
    ["i can't wait to see red dresses", "i can't wait to see red dresses"],
    ['a red dress, actually also a blue one', 'a red dress, actually also a blue one'],
  ])('keeps what was said last of one kind: %j', (text, corrected) => {
    expect(rewordTurned(text)).toBe(corrected);
  });
});

describe('another limit', () => {
  const limited = { ...emptyRequest(), filters: { ...emptyRequest().filters, priceRangeMax: 100 } };
  it.each([
    ['actually 150', 'under $150'],
    ['make it 120', 'under $120'],
    ['i can go up to 130', 'under $130'],
    ['i could stretch to 140 for the right one', 'under $140'],
    ['a bit more is fine', 'under $125'],
    ['you can go a bit higher', 'under $125'],
    ['20 more is ok', 'under $120'],
    ['$75 tops', 'under $75'],
    ['8', '8'],
    ['show me 20 more', 'show me 20 more'],
    ['a bit more casual', 'a bit more casual'],
    ['more', 'more'],
    ['a little', 'a little'],
  ])('after one: %j is %j', (text, reworded) => {
    expect(rewordLimit(text, limited)).toBe(reworded);
  });

  it('needs one before it', () => {
    expect(rewordLimit('actually 150', emptyRequest())).toBe('actually 150');
    expect(rewordLimit('a bit more is fine', null)).toBe('a bit more is fine');
  });
});

describe('a piece that is replaced in an outfit', () => {
  it.each([
    ['replace the shoes in the first with boots', 'in the first, replace the shoes with boots'],
    [
      'swap the bag of the second outfit for a clutch',
      'in the second outfit, swap the bag with a clutch',
    ],
    ['swap the skirt for trousers', 'swap the skirt for trousers'],
  ])('gives way to what is named last: %j', (text, reworded) => {
    expect(rewordReplacing(text)).toBe(reworded);
  });
});
