import { describe, expect, it } from 'vitest';
import { rewordHobbies } from './reword-hobbies.ts';

describe('who somebody is by what they do', () => {
  it.each([
    [
      "a gift for my sister, she's a runner, under 50",
      'a gift for my sister for running, under 50',
    ],
    ['something for a runner', 'something for running'],
    ['plus size runner here, need a bra', 'plus size for running, need a bra'],
    ['my dad, he is an avid hiker', 'my dad for hiking'],
    ['a jacket for cycling to work', 'a jacket for cycling'],
    ['he rides his bike to the office, a bag', 'he rides his bike, a bag'],
  ])('tells what it is for: %j', (said, meant) => {
    expect(rewordHobbies(said)).toBe(meant);
  });

  it.each(['a biker jacket', 'white runners', 'biker shorts', 'jogger pants', 'a runner rug'])(
    'names a garment in %j',
    (said) => {
      expect(rewordHobbies(said)).toBe(said);
    },
  );
});
