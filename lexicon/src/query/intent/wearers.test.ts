import { describe, expect, it } from 'vitest';
import { tellQuery } from '../../testing/tell-query.ts';

describe('whom it is for', () => {
  it.each([
    ['sneakers for him', 'sneakers; for Men, Unisex'],
    ['bag for my wife', 'bag; for Women, Unisex'],
    ['watch for my husband', 'watch; for Men, Unisex'],
    ['coat for her', 'coat; for Women, Unisex'],
    ['sweater for my dad', 'sweater; for Men, Unisex'],
    ['earrings for my mom', 'earrings; for Women, Unisex'],
    ['girls dress', 'dress, kids'],
    ['toddler shoes', 'shoes, kids'],
    ['baby romper', 'romper, kids'],
    ['kids pajamas', 'pajamas, kids'],
    ['teen jeans', 'jeans, kids'],
    ['maternity leggings', 'leggings, maternity'],
    ['dress for a 60 year old', 'dress'],
    ['jacket for my 5 year old', 'jacket, kids'],
    ['ladies gloves', 'gloves; for Women, Unisex'],
    ['gents wallet', 'wallet; for Men, Unisex'],
    ['men and women scarves', 'scarf; for Men, Women, Unisex'],
    ['groom suit', 'suit; for Men, Unisex'],
    ['bridesmaid dress', 'bridesmaid-dress, wedding'],
    ['not for men, a watch', 'watch; for Women, Unisex'],
    ['women over 50 jeans', 'jeans; for Women, Unisex'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});
