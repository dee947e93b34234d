import { describe, expect, it } from 'vitest';
import type { GarmentWords } from '../garments/garment-words.ts';
import { tellGarment } from '../testing/tell-garment.ts';

type Row = readonly [words: GarmentWords, told: string];

describe('of all that a shop says of a garment,', () => {
  it.each<Row>([
    [{ title: 'The Amelia', productType: 'Dresses' }, 'dress for Women'],
    [{ title: 'Juno in Black', productType: 'Ankle Boots' }, 'ankle-boots: Black, ankle'],
    [{ title: 'Weekend Crew', productType: 'Sweatshirts' }, 'sweatshirt: everyday'],
    [{ title: 'Sunday Shirt Dress', productType: 'Dresses' }, 'shirt-dress for Women'],
    [{ title: 'Boyfriend Blazer', productType: 'Jackets' }, 'blazer'],
    [{ title: 'Tennis Bracelet', productType: 'Jewelry' }, 'tennis-bracelet'],
    [{ title: 'Nora', productType: 'Hoodies & Sweatshirts' }, 'sweatshirt'],
    [{ title: 'Bootcut', productType: 'Jeans' }, 'bootcut-jeans: bootcut'],
    [
      {
        title: 'Classic Trench',
        categoryPath: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets',
      },
      'trench-coat: classic',
    ],
    [{ title: 'Lola', categoryPath: 'Apparel & Accessories > Shoes > Sandals' }, 'sandals'],
    [{ title: 'Carry-All', categoryPath: 'Women > Bags > Totes' }, 'tote-bag for Women'],
  ])("the shop's own product type names it: %j is %s", (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });

  it.each<Row>([
    [
      { title: 'The Harper Dress', tags: ['floral', 'midi', 'summer'] },
      'midi-dress for Women: floral, midi, summer',
    ],
    [
      { title: 'Everyday Tee', tags: ['organic cotton', 'unisex'] },
      't-shirt for Unisex: organic-cotton, everyday',
    ],
    [{ title: 'Nova Coat', tags: ['wool', 'camel'] }, 'wool-coat: Beige, wool'],
    [{ title: 'Ridge Jacket', tags: ['waterproof', 'mens'] }, 'jacket for Men: waterproof'],
    [{ title: 'Basic Tank', tags: ['pairs-with-jeans', 'ribbed'] }, 'tank-top: sleeveless, ribbed'],
    [
      { title: 'Mila Skirt', tags: ['lining: silk', 'pleated'] },
      'pleated-skirt for Women: pleated',
    ],
  ])('tags say what the title leaves out: %j is %s', (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });

  it.each<Row>([
    [{ title: 'Linen Shirt', gender: 'female' }, 'linen-shirt for Women: linen'],
    [{ title: 'Linen Shirt', gender: 'Men' }, 'linen-shirt for Men: linen'],
    [{ title: "Men's Hoodie", gender: 'unisex' }, 'hoodie for Unisex: hooded'],
    [{ title: 'Rain Jacket', gender: 'boys' }, 'rain-jacket: waterproof, kids'],
    [{ title: 'Bra' }, 'bra for Women'],
    [{ title: 'Swim Shorts', gender: 'male' }, 'swim-trunks for Men'],
  ])('whom it is for is told by the feed before the title: %j is %s', (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });

  it.each<Row>([
    [{ title: 'Red Wool Coat', colors: ['Wine'] }, 'wool-coat: Red, wool'],
    [
      { title: 'Leather Tote', colors: ['Tan', 'Black'] },
      'leather-tote for Women: Brown, Black, leather',
    ],
    [{ title: 'Midnight Dress', colors: ['Midnight Blue'] }, 'dress for Women: Blue'],
    [{ title: 'Striped Tee', colors: ['Navy/White'] }, 'striped-tee: Blue, White, stripes'],
    [{ title: 'Sunset Scarf', colors: ['Multi'] }, 'scarf: Multicolor'],
  ])("the feed's colors come before the title's: %j is %s", (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });

  it.each<Row>([
    [{ title: 'Velvet by Graham Cotton Tee', brand: 'Velvet' }, 't-shirt: cotton'],
    [{ title: 'Denim & Supply Wool Coat', brand: 'Denim & Supply' }, 'wool-coat: wool'],
    [{ title: 'White House Silk Blouse', brand: 'White House' }, 'blouse for Women: silk'],
    [{ title: 'Golden Goose Leather Sneakers', brand: 'Golden Goose' }, 'sneakers: leather'],
    [{ title: 'Cashmere Heartland Scarf', brand: 'Cashmere Heartland' }, 'scarf'],
  ])('a brand is no fact of the garment: %j is %s', (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });

  it.each<Row>([
    [
      { title: 'The Iris', description: 'A midi dress in silk with puff sleeves.' },
      'midi-dress for Women: silk, midi, puff-sleeve',
    ],
    [
      { title: 'Shirt', description: 'Cut from crisp poplin. Pair it with leather trousers.' },
      'shirt: poplin',
    ],
    [
      { title: 'Coat', description: 'This wool coat falls to the knee. Fully lined.' },
      'coat: wool, knee-length, lined',
    ],
    [
      { title: 'Sneakers', description: 'Suede upper. Lace-up. Our model wears denim shorts.' },
      'sneakers: suede, lace-up',
    ],
    [
      { title: 'Cardigan', description: 'A cropped cardigan with a V-neck, knitted in merino.' },
      'cardigan: knit, merino, cropped, v-neck',
    ],
    [
      {
        title: 'Pants',
        description: 'High-waisted and wide-leg, made of linen. Machine washable.',
      },
      'pants: linen, high-waisted, wide-leg, machine-washable',
    ],
    [
      { title: 'Jacket', description: 'Waterproof shell with a hood and zip pockets.' },
      'jacket: waterproof, hooded, pockets',
    ],
    [
      { title: 'Dress', description: 'Perfect for weddings. Goes with gold heels.' },
      'dress for Women: wedding',
    ],
  ])('the description adds to the title: %j is %s', (words, told) => {
    expect(tellGarment(words)).toBe(told);
  });
});
