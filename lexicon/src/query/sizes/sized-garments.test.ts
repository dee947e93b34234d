import { describe, expect, it } from 'vitest';
import { tellQuery } from '../../testing/tell-query.ts';

describe('a size beside a garment', () => {
  it.each([
    ['dress size 8', 'dress; size 8'],
    ['jeans 32x30', 'jeans; size 32x30'],
    ['mens shirt medium', 'shirt; for Men, Unisex; size M'],
    ['t-shirt in XL', 't-shirt; size XL'],
    ['a size 10 dress and size 8 shoes', 'dress, shoes; size 10; shoe size 8'],
    ['sandals in size 7 and jeans in size 12', 'sandals, jeans; size 12; shoe size 7'],
    ['boots size 9', 'boots; shoe size 9'],
    ["women's sneakers 7.5", 'sneakers; for Women, Unisex; shoe size 7.5'],
    ["men's dress shoes 10.5 wide", 'dress-shoes; for Men, Unisex; shoe size 10.5'],
    ['dress UK 12', 'dress; size 8'],
    ['skirt EU 38', 'skirt; size 6'],
    ['loafers EU 42', 'loafers; shoe size 8.5'],
    ['petite trousers', 'pants; fit P'],
    ['tall jeans size 10', 'jeans; size 10; fit T'],
    ['plus size swimsuit', 'swimsuit; fit W'],
    ['size 2X tunic', 'tunic; size 2X; fit W'],
    ['blazer 42R', 'blazer; size 42; fit R'],
    ['suit 40 long', 'suit; size 40; fit L'],
    ['shirt 15.5 neck', 'shirt; size M'],
    ['hoodie size large or extra large', 'hoodie, hooded; size L, XL'],
    ['coat in S or M', 'coat; size S, M'],
    ['sandals size 38', 'sandals; shoe size 5.5'],
    ['leggings xs', 'leggings; size XS'],
    ['size 14 evening gown', 'evening-gown; size 14'],
    ['hat one size', 'hat'],
    ['ring size 7', 'ring'],
    ['size s linen shirt', 'linen-shirt, linen; size S'],
    ['womens coat size 16W', 'coat; for Women, Unisex; size 16; fit W'],
    ['swim trunks M', 'swim-trunks; size M'],
    ['XXL polo shirt', 'polo-shirt, collared; size 2XL'],
    ['trousers w32 l34', 'pants; size 32x34'],
    ['mens boots 11', 'boots; for Men, Unisex; shoe size 11'],
    ['jumpsuit size 10 petite', 'jumpsuit; size 10; fit P'],
    ['bag size large', 'bag; size L'],
    ['bomber jacket L', 'bomber-jacket; size L'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});
