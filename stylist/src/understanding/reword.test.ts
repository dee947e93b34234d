import { describe, expect, it } from 'vitest';
import { rewordComplaints } from './reword.ts';

describe('what is wrong with what was shown', () => {
  it.each([
    ['too expensive', 'less expensive'],
    ["it's too short", "it's less short"],
    ['way too formal and too tight', 'less formal and less tight'],
    ['not warm enough', 'more warm'],
    ['not too fancy', 'less fancy'],
    ['swap the shoes for loafers', 'loafers instead'],
    ['keep everything but change the shoes to boots', 'boots instead'],
    ['keep the rest the same, just swap the bag for a clutch', 'clutch instead'],
    ['can you change the blue one to green', 'can you green instead'],
  ])('%j is said as %j', (text, reworded) => {
    expect(rewordComplaints(text)).toBe(reworded);
  });

  it.each([
    'is it too short?',
    'not too short',
    'nothing too short',
    'change my password to something new',
    'a dress that is not too long',
    'thanks, you too',
  ])('is not what %j says', (text) => {
    expect(rewordComplaints(text)).toBe(text);
  });
});

describe('degrees', () => {
  it.each([
    ['outfit for a walk, around 15 degrees', 'outfit for a walk, for chilly weather'],
    ['a jacket, it will be about 40°F', 'a jacket, for cold weather'],
    ['something for 28 degrees celsius in the park', 'something for hot weather in the park'],
    ['dinner outside, temps of 5 to 8°C', 'dinner outside, for cold weather'],
  ])('are weather and no price: %s', (text, meant) => {
    expect(rewordComplaints(text)).toBe(meant);
  });

  it.each(['a dress around 15 dollars', 'what do I wear at 15 degrees'])(
    'are left where they are asked of or none: %s',
    (text) => {
      expect(rewordComplaints(text)).not.toContain('weather');
    },
  );
});
