import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const genderOf = (text: string) => understandQuery(text).hard.gender[0] ?? 'nobody said';

describe('whom a garment is for', () => {
  it.each([
    ['a hoodie for my nephew', 'Men'],
    ['the hubs needs a sweater', 'Men'],
    ["my boyfriend's birthday, a jacket", 'Men'],
    ['he likes hiking, a jacket', 'Men'],
    ['boots for my gf', 'Women'],
    ['mother in law wants a scarf', 'Women'],
    ['cardigan for my nan', 'Women'],
    ['no polyester, he gets sweaty', 'Men'],
    ['not wool, she gets itchy', 'Women'],
  ])('is told by the relative who wears it: %s', (text, gender) => {
    expect(genderOf(text)).toBe(gender);
  });

  it.each([
    'my son is getting married, i need a dress',
    "my daughter's graduation, a jacket",
    "a beach wedding of my sister's friend, linen suit",
    'boyfriend jeans',
  ])('is not told by one who is only spoken of: %s', (text) => {
    expect(genderOf(text)).toBe('nobody said');
  });
});
