import { describe, expect, it } from 'vitest';
import { tellQuery } from '../testing/tell-query.ts';
import { understandQuery } from '../understand-query.ts';

describe('a sum as people say it', () => {
  it.each([
    ['jeans about 100 max', 'jeans; up to 100'],
    ['dress, like 130 max', 'dress; up to 130'],
    ['dress around 120 or less', 'dress; up to 120'],
    ['coat about 200, my absolute max', 'coat; up to 200'],
    ['coat 200ish max', 'coat; up to 200'],
    ['up to like 90 for boots', 'boots; up to 90'],
    ['dress two-fifty tops', 'dress; up to 250'],
    ['coat for one-eighty', 'coat; up to 180'],
    ['under three fifty coat', 'coat; up to 350'],
    ['half a grand for a coat', 'coat; up to 500'],
    ['i have a hundred for shoes', 'shoes; up to 100'],
    ['a hundred and fifty for black boots, absolute max', 'boots, Black; up to 150'],
    ['dress 100', 'dress; up to 100'],
    ['money is tight, coat', 'coat; cheap'],
    ['half off coats', 'coat; on sale'],
  ])('is read in %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });

  it.each([
    ['boots around 120', 'boots; from 96; up to 144'],
    ['coat 200ish', 'coat; from 160; up to 240'],
    ['two tops', 'top'],
    ['two fifty dollar shirts', 'shirt; up to 50'],
    ['jeans 501', 'straight-jeans, denim, straight-leg'],
    ['tights 60', 'tights'],
    ['nike air max 97', 'chunky-sneakers'],
    ['boots 42', 'boots; shoe size 8.5'],
  ])('is no less exact in %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });
});

describe('a number that is neither a price nor a size', () => {
  it.each([
    ['running 10k, shoes', 'shoes, running'],
    ['shoes for my first 10k', 'shoes'],
    ['top 10 dresses', 'dress'],
    ['top 5 shoes for work', 'shoes, office'],
    ['25 guests, small wedding, dress', 'dress, wedding'],
    ['dress on a small budget', 'dress; cheap'],
    ['medium heat, summer dress', 'dress, summer'],
    ['leggings for the gym 5x a week', 'sports-leggings, gym'],
  ])('is not read as one in %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });

  it.each([
    ['14k necklace', 'necklace, solid-gold'],
    ['10k gold ring', 'ring, solid-gold'],
    ['top m', 'top; size M'],
    ['small black dress', 'dress, Black; size S'],
    ['tee, small', 't-shirt; size S'],
  ])('is still read in %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });
});

describe('the height of a heel', () => {
  it.each([
    ['heels under 3 inches', 'heels, low-heel'],
    ['under 3 inches heels', 'heels, low-heel'],
    ['heels no higher than 2 inches', 'heels, low-heel'],
  ])('keeps its limit in %j', (text, told) => {
    const { readings } = understandQuery(text);
    expect(tellQuery(text)).toBe(told);
    expect(readings.find(({ kind }) => kind === 'heel')?.words).toMatch(/under|higher/);
  });
});

describe('the height of a heel without a limit', () => {
  it('is that height', () => {
    expect(tellQuery('3 inch heels')).toBe('heels, mid-heel');
  });
});

describe('a size that no list has', () => {
  it.each([
    ["i'm a 26W, dress", '26W'],
    ['26W jeans', '26W'],
    ['4x jeans', '4x'],
    ['6xl shirt', '6xl'],
    ['52 long suit jacket for men', '52 long'],
  ])('is told of %j', (text, size) => {
    const { hard, unlistedSizes } = understandQuery(text);
    expect(unlistedSizes).toEqual([size]);
    expect([...hard.clothing_size, ...hard.clothing_canonical_size]).toEqual([]);
  });

  it.each([
    ['24W dress', 'dress; size 24; fit W'],
    ['3xlt tee', 't-shirt; size 3XL; fit T'],
    ['3x jeans', 'jeans; size 3X; fit W'],
    ['dress between a 10 and a 12', 'dress; size 10, 12'],
    ['in between s and m, tee', 't-shirt; size S, M'],
    ['petite 2 dress', 'dress; size 2; fit P'],
    ['tall 12 jeans', 'jeans; size 12; fit T'],
    ["petite 5'2 dress", 'dress; fit P'],
    ["i'm a 10/12, dress", 'dress; size 10, 12'],
  ])('is none of %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
    expect(understandQuery(text).unlistedSizes).toEqual([]);
  });
});

describe('what somebody has had enough of', () => {
  it.each([
    ['no more skinny jeans', 'jeans; not skinny'],
    ['no more tight jeans', 'jeans; not tight'],
    ['not another black dress', 'dress; not Black'],
    ['alternatives to black dresses', 'dress; not Black'],
    ['an alternative to leggings', 'not leggings'],
  ])('is refused in %j', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });

  it.each([
    ['no more than 50 for a dress', 'dress; up to 50'],
    ['more fitted jeans', 'jeans; less fit'],
  ])('leaves %j as it is', (text, told) => {
    expect(tellQuery(text)).toBe(told);
  });
});
