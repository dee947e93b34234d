import { describe, expect, it } from 'vitest';
import { ownStatements } from './own-statements.ts';

describe('of a description', () => {
  it.each([
    ['A linen shirt. Pair it with jeans.', 'A linen shirt'],
    ['Midi dress lined in silk.', 'Midi dress'],
    ['Made of wool. Our model wears a size S.', 'Made of wool'],
    [
      'Soft as cashmere, this cotton tee is a staple.',
      'Soft as cashmere, this cotton tee is a staple',
    ],
    ['Wear it with heels or sneakers.', ''],
    ['The collar is trimmed with faux fur.', 'The collar is'],
    ['Comes in three colors. Cut from denim.', 'Cut from denim'],
    ['A trench coat to layer over a hoodie.', 'A trench coat to'],
    ['Falls to the knee, with a slit at the back.', 'Falls to the knee, with a'],
    ['Not included: belt.', ''],
    ['Also available in black.', ''],
    ['Cotton jersey; machine wash cold.', 'Cotton jersey | machine wash cold'],
    ['This blazer looks great with white sneakers.', 'This blazer'],
    ['Leather upper, rubber sole.', 'Leather upper, rubber sole'],
    ['Shell: nylon. Lining: polyester.', 'Shell: nylon'],
    ['Inspired by vintage military jackets.', ''],
    ['You may also like our silk scarf.', ''],
    [`Model is 5'9" and wears a size 4.`, ''],
    ['A warm parka with a detachable hood.', 'A warm parka with a'],
    ['Team with a leather belt for a polished look.', ''],
    ['A cropped cardigan with pearl buttons.', 'A cropped cardigan with pearl buttons'],
    ['Goes with everything from jeans to skirts.', ''],
    ['Hand-knitted in Peru.', 'Hand-knitted in Peru'],
    ['Elastic waistband, side pockets.', 'Elastic waistband, side pockets'],
    ['Choose from navy, red or olive.', ''],
    ['Instead of wool we use recycled cotton.', ''],
    ['A-line skirt, fully lined.', 'A-line skirt, fully lined'],
    ['Throw it over a swimsuit.', ''],
  ])('%j only %j is about the item itself', (text, own) => {
    expect(ownStatements(text).join(' | ')).toBe(own);
  });
});
