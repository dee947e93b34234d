import { describe, expect, it } from 'vitest';
import { rewordDislikes } from './reword-dislikes.ts';

describe('what somebody has against a piece', () => {
  it.each([
    ['i sweat a lot, polyester is not good', 'i sweat a lot, no polyester'],
    ['you keep showing me black. colors pls', 'no black. colors pls'],
    ['wool is too hot for me', 'no wool'],
    ['long sleeves annoy me', 'no long sleeves'],
    ['long coats get in the wheels btw', 'nothing long'],
    ['why is everything black', 'no black'],
    ['red and orange are not my colors', 'no red or orange'],
    ['synthetics make me sweat', 'no synthetics'],
    ['so many florals', 'no florals'],
    ['stop showing me turtlenecks', 'no turtlenecks'],
  ])('is refused: “%s”', (words, meant) => {
    expect(rewordDislikes(words, true)).toBe(meant);
  });

  it('is wanted where it is missed', () => {
    expect(rewordDislikes('no hood? i need a hood', true)).toBe('with a hood');
    expect(rewordDislikes('no pockets?', true)).toBe('with pockets');
  });

  it.each([
    'is wool too hot for june?',
    'the second one is too long',
    'it is too expensive',
    'cotton is good',
    'jeans, nothing too tight',
    'why is silk so expensive',
    'summer is too hot for that',
  ])('is not read into “%s”', (words) => {
    expect(rewordDislikes(words, true)).toBe(words);
  });
});
