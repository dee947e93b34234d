import { describe, expect, it } from 'vitest';
import { tellQuery } from '../../testing/tell-query.ts';

describe('a color that a shopper wants', () => {
  it.each([
    ['navy blazer', 'blazer, Blue, navy'],
    ['off white sneakers', 'sneakers, White, off white'],
    ['charcoal trousers', 'pants, Gray, charcoal'],
    ['blush pink blouse', 'blouse, Pink, blush pink'],
    ['emerald green gown', 'evening-gown, Green, emerald green'],
    ['teal scarf', 'scarf, Blue, teal'],
    ['mustard cardigan', 'cardigan, Yellow, mustard'],
    ['ivory wedding dress', 'wedding-dress, White, ivory'],
    ['light blue shirt', 'shirt, Blue, light blue'],
    ['dark green parka', 'parka, Green, dark green'],
    ['rust corduroy pants', 'corduroy-pants, Orange, rust, corduroy'],
    ['lavender sweater', 'sweater, Purple, lavender'],
    ['black and white striped top', 'top, Black, White, stripes'],
    ['red or pink heels', 'heels, Red, Pink'],
    ['multicolor swimsuit', 'swimsuit, Multicolor'],
    ['grey joggers', 'joggers, Gray'],
    ['dark wash jeans', 'jeans, Blue, dark wash'],
    ['silver earrings', 'earrings, Silver'],
    ['gold clutch', 'clutch, Gold'],
    ['olive cargo pants', 'cargo-pants, Green, olive, cargo'],
    ['coral bikini', 'bikini, Orange, coral'],
    ['champagne gown', 'evening-gown, Gold, champagne'],
    ['chocolate brown boots', 'boots, Brown, chocolate brown'],
    ['baby blue romper', 'romper, Blue, baby blue'],
    ['nude pumps', 'pumps, Beige, nude'],
    ['turquoise ring', 'ring, Blue, turquoise'],
    ['mint green skirt', 'skirt, Green, mint green'],
    ['cobalt jumpsuit', 'jumpsuit, Blue, cobalt'],
    ['oxblood loafers', 'loafers, Red, oxblood'],
    ['beige trench', 'trench-coat, Beige'],
    ['tan leather belt', 'belt, Brown, tan'],
    ['any color but black dress', 'dress; not Black'],
    ['colorful kimono', 'kimono, Multicolor, colorful'],
    ['wine red velvet dress', 'velvet-dress, Red, wine red, velvet'],
    ['sky blue linen shirt', 'linen-shirt, Blue, sky blue, linen'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});
