import { describe, expect, it } from 'vitest';
import { genderTold } from './told-gender.ts';

describe('what somebody says of their own gender', () => {
  it.each([
    ['im a guy and own basically only hoodies', 'Men'],
    ['female, 42', 'Women'],
    ['i am man, need everything', 'Men'],
    ['what can i wear to a gallery as a woman in her fifties', 'Women'],
    ['I’m a 34 year old bloke', 'Men'],
    ['MEN’S', 'Men'],
    ['oh and i’m female btw', 'Women'],
    ['and for me, im her son', 'Men'],
  ])('is told: %s', (words, gender) => {
    expect(genderTold(words)).toBe(gender);
  });

  it.each([
    'is that one for men?',
    'a shirt for my dad',
    'my husband would love it',
    'why mens suits?',
    'i am not a man',
    'im his girlfriend',
    'he dressed as a man',
    'im a big fan of mens shirts',
  ])('is not told: %s', (words) => {
    expect(genderTold(words)).toBeNull();
  });
});
