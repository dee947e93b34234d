import { describe, expect, it } from 'vitest';
import { comparativeOf } from './inflections.ts';

describe('the comparative', () => {
  it.each([
    ['long', 'longer'],
    ['loose', 'looser'],
    ['slim', 'slimmer'],
    ['big', 'bigger'],
    ['full', 'fuller'],
    ['new', 'newer'],
    ['plain', 'plainer'],
    ['quiet', 'quieter'],
    ['simple', 'simpler'],
    ['subtle', 'subtler'],
    ['narrow', 'narrower'],
    ['baggy', 'baggier'],
    ['pricey', 'pricier'],
    ['dressy', 'dressier'],
  ])('of %s is %s', (adjective, comparative) => {
    expect(comparativeOf(adjective)).toBe(comparative);
  });

  it.each(['colorful', 'elegant', 'fitted', 'open', 'everyday', 'form fitting', 'summery'])(
    'of %s is said with "more"',
    (adjective) => {
      expect(comparativeOf(adjective)).toBeNull();
    },
  );
});
