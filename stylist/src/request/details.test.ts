import { describe, expect, it } from 'vitest';
import { startTalk } from '../testing/talk.ts';
import { tellTranslation } from '../testing/tell-translation.ts';

const lastOf = async (...lines: readonly string[]) => {
  const { say } = startTalk();
  let told = '';
  for (const line of lines) told = tellTranslation(await say(line));
  return told;
};

describe('the fabric of what is worn', () => {
  it.each([
    ['a brown leather belt', 'search: belt; color Brown; of Leather'],
    ['black wool socks', 'search: socks; color Black; of Wool'],
    ['leather leggings', 'search: leggings; of Leather'],
    ['a straw bag', 'search: bag; of Straw'],
    ['navy suede loafers', 'search: navy loafers; of Suede'],
    ['gloves, black, real leather', 'search: gloves; color Black; of Leather'],
    ['jeans', 'search: jeans'],
  ])('is a limit of its own, of accessories too: %s', async (words, told) => {
    expect(await lastOf(words)).toBe(told);
  });
});

const DRESS = 'a green silk dress under 200, no lace';
const LIMITS = 'color Green; of Silk; up to 200';

describe('a detail said after a search', () => {
  it.each([
    ['slip style', `search: slip dress, not lace; ${LIMITS}`],
    ['shirt style please', `search: shirt dress, not lace; ${LIMITS}`],
    ['with sleeves and a belt', `search: dress, with sleeves, belted, not lace; ${LIMITS}`],
    ['ruffle hem', `search: dress, ruffle, not lace; ${LIMITS}`],
    ['plus a collar', `search: dress, collared, not lace; ${LIMITS}`],
    ['gold buttons', `search: dress, gold buttons, not lace; ${LIMITS}`],
    ['cowl neck, midi', `search: dress, cowl neck, midi, not lace; ${LIMITS}`],
    ['lace up back', `search: dress, lace up, not lace; ${LIMITS}`],
    ['a pop of color', `search: dress, more colorful, not lace; ${LIMITS}`],
  ])('adds to it, and begins nothing anew: %s', async (words, told) => {
    expect(await lastOf(DRESS, words)).toBe(told);
  });

  it.each([
    ['chelsea', 'search: chelsea boot; color Black; shoe size 8'],
    ['knee high, block heel', 'search: boots, knee high, chunky heel; color Black; shoe size 8'],
  ])('is of the shoes that are looked for: %s', async (words, told) => {
    expect(await lastOf('black boots, size 8', words)).toBe(told);
  });

  it('is none where a garment of its own is asked for', async () => {
    expect(await lastOf(DRESS, 'and a belt')).toBe('search: belt, not lace');
    expect(await lastOf(DRESS, 'show me belts')).toBe('search: belts, not lace');
  });
});
