import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const refusedIn = (text: string): string[] => Object.values(understandQuery(text).not).flat();
const wantedIn = (text: string): string[] => {
  const { types, soft } = understandQuery(text);
  return [...types, ...soft.colors, ...soft.materials, ...soft.patterns, ...soft.attributes];
};

describe('what a shopper complains of', () => {
  it.each([
    ['skirts ride up on me, pants for the office', 'skirt', 'pants'],
    ['turtlenecks choke me, a sweater please', 'turtleneck', 'sweater'],
    ['heels hurt my feet, flats for a wedding', 'pumps', 'flats'],
    ['wool sweaters itch, i want a cotton sweater', 'wool', 'cotton'],
    ['blazers make me look boxy, a cardigan', 'blazer', 'cardigan'],
    ['yellow washes me out, a dress', 'Yellow', 'dress'],
    ['underwire bras dig into me, a bralette', 'underwire', 'bralette'],
    ['polyester makes me sweat, shirts for summer', 'polyester', 'shirt'],
    ['florals look ridiculous on me. a skirt', 'floral', 'skirt'],
    ['brown makes me look tired, a blouse', 'Brown', 'blouse'],
    ['a coat, beige is so boring', 'Beige', 'coat'],
    ['i own too much black already, a dress', 'Black', 'dress'],
    ['i have plenty of jeans, need a skirt', 'jeans', 'skirt'],
  ])('is refused: %j', (text, refused, wanted) => {
    expect(refusedIn(text)).toContain(refused);
    expect(wantedIn(text)).toContain(wanted);
    expect(wantedIn(text)).not.toContain(refused);
  });

  it.each([
    ['my sneakers are killing my feet, need loafers', 'sneakers', 'loafers'],
    ['my old jeans dig in, show me skirts', 'jeans', 'skirt'],
    ['these boots pinch, i want sandals', 'boots', 'sandals'],
  ])('is their own piece, which is neither wanted nor refused: %j', (text, own, wanted) => {
    expect([...wantedIn(text), ...refusedIn(text)]).not.toContain(own);
    expect(wantedIn(text)).toContain(wanted);
  });

  it.each([
    ['my jeans gape at the back, need new ones', 'jeans'],
    ['jeans that dont gape', 'jeans'],
    ['black makes me look slim, a dress', 'Black'],
    ['do these boots pinch', 'boots'],
  ])('is wanted where nothing else is, or where it is no complaint: %j', (text, wanted) => {
    expect(wantedIn(text)).toContain(wanted);
  });
});

describe('a trouble that something is not to have', () => {
  it.each([
    ["tights that don't fall down", 'tights'],
    ['leggings that dont roll down', 'leggings'],
    ['a strapless top that doesnt slip down', 'top'],
    ['socks that never slide down', 'socks'],
    ["a skirt that won't ride up", 'skirt'],
  ])('refuses nothing: %j', (text, wanted) => {
    expect(refusedIn(text)).toEqual([]);
    expect(wantedIn(text)).toContain(wanted);
  });

  it('is no refusal of what is named like it', () => {
    expect(refusedIn('a coat, not down')).toContain('down-fill');
    expect(refusedIn('a dress but not for fall')).toContain('autumn');
  });
});

describe('a refusal', () => {
  it.each([
    ['no wool and no acrylic, a sweater', ['wool', 'acrylic']],
    ['no silk and nothing made of satin', ['silk', 'satin']],
    ['no loud prints shirt', ['print']],
    ['no busy patterns', ['floral', 'stripes']],
    ['nothing busy, a blouse', ['print', 'checks']],
    ['no itchy wool sweaters', ['wool']],
    ['no ugly florals and no lace', ['floral', 'lace']],
    ['nothing clingy', ['bodycon']],
    ['nothing skin tight or skintight', ['bodycon']],
    ['I never buy anything made of polyester', ['polyester']],
    ['we do not buy leather', ['leather']],
    ['dont suggest anything with sequins', ['sequin']],
    ['he refuses to wear a tie or a suit', ['tie', 'suit']],
    ['she never wears heels', ['heels']],
    ['my dad detests ties', ['tie']],
  ])('reaches all that it names, whatever is said of it: %j', (text, refused) => {
    expect(refusedIn(text)).toEqual(expect.arrayContaining(refused));
    expect(wantedIn(text).filter((id) => refused.includes(id))).toEqual([]);
  });

  it.each([
    'no, i said boots',
    'no, show me boots',
    "no, that's for boots",
    'no, not boots but sandals',
  ])('is no answer to what was said before: %j', (text) => {
    expect(understandQuery(text).not.words).toEqual([]);
    expect(wantedIn(text)).not.toEqual([]);
  });
});
