import { describe, expect, it } from 'vitest';
import { rewordCarried } from './reword-carried.ts';

const SMALL = 'crossbody bags, clutches or belt bags';

describe('what is carried in a bag', () => {
  it.each([
    ['maybe a bag then, she only carries her phone, keys and glasses', `maybe ${SMALL} then`],
    ['a bag just for my phone, wallet and keys under 60', `${SMALL} under 60`],
    ['small purse in red', `${SMALL} in red`],
    ['a bag that fits my phone and lipstick', SMALL],
    ['a bag that is not huge', SMALL],
  ])('says how small it may be: %s', (words, meant) => {
    expect(rewordCarried(words, null)).toBe(meant);
  });

  it.each([
    'sunglasses and a bag',
    'a bag and a wallet',
    'a wallet that fits my phone',
    'a bag for my laptop',
    'a big bag',
    'a dress for my sister and a bag for the gym',
  ])('is none of these: %s', (words) => {
    expect(rewordCarried(words, null)).toBe(words);
  });
});
