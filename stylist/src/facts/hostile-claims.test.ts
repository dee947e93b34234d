import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { findFalseClaims } from './check-claims.ts';

const dress = sampleItem('dress', {
  short_description: 'Silk Slip Midi Dress',
  description:
    'Pure silk. Falls to the calf. Spaghetti straps. Unlined. Hand wash cold. A belt is included.',
  price: 180,
  full_price: 360,
  discount_perc: 50,
  colors: ['Black'],
  sizes: ['0', '2', '6'],
  facts: {
    type: 'slip-dress',
    materials: ['silk'],
    patterns: ['solid'],
    clothing_size: [],
    clothing_canonical_size: ['0', '2', '6'],
    sold_out_sizes: ['6'],
  },
});
const faults = (text: string) => findFalseClaims(text, dress, [dress]);

describe('a claim that a sentence hides', () => {
  it.each([
    // Behind what it is worn with, or what was asked for.
    'It goes with everything, is lined and has pockets.',
    'It pairs well with boots and is waterproof.',
    'You asked for pockets, and it has them.',
    // In a verb.
    'This dress won’t wrinkle.',
    'You can throw it in the washing machine.',
    'It keeps you dry in the rain.',
    'It covers your arms.',
    'It reaches the floor.',
    // In spelled numbers and parts.
    'A hundred dollars off.',
    'Sixty percent off.',
    'Two-thirds off.',
    'A quarter off.',
    // In sizes.
    'Available up to 3XL.',
    'Runs from XS to XL.',
    'It is in stock in every size.',
    'All sizes are in stock.',
    // Of what no record tells.
    'Shoppers rave about it.',
    'There is one left.',
    'It just dropped in price.',
    'Use code SAVE20 at checkout.',
    'It fits true to size.',
    'Runs large, size down.',
    'Ethically made.',
    'It is secondhand.',
    'Mulberry silk.',
    'A silk blend.',
    'As seen on Kate Middleton.',
  ])('is found: %s', (text) => {
    expect(faults(text)).not.toEqual([]);
  });

  it.each([
    'It goes with everything, and it is unlined.',
    'Half off.',
    'You asked for silk, and it is that.',
    'A belt is included.',
    'Fifty percent off, now $180.',
    'Size 2 is in stock.',
  ])('is none where the record bears it out: %s', (text) => {
    expect(faults(text)).toEqual([]);
  });
});
