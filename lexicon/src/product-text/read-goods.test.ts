import { describe, expect, it } from 'vitest';
import { readGoods } from './read-goods.ts';

describe('what is nothing to wear', () => {
  it.each([
    'Vanilla Soy Candle',
    'Rose Eau de Parfum 50 ml',
    'Ceramic Mug with Cat Print',
    'E-Gift Card $50',
    'iPhone 14 Case',
    'Leather Phone Case',
    'Linen Duvet Cover Set',
    'Silk Pillowcase',
    'Matte Lipstick in Red',
    'Oak Dining Table',
    'Velvet Sofa',
    'Plush Toy Bear',
    'Dog Sweater',
    'Throw Blanket',
    'Ring Dish',
    'Oven Mitt',
    'Duftkerze Lavendel',
    'Bougie parfumée',
    'Tarjeta regalo',
    'Tazza in ceramica',
    'Подушка декоративная',
    // Written after the words.
    'Scented Reed Diffuser Fig',
    'Queen Size Sheet Set',
    'Shoe Rack for Boots',
    'Watch Winder Box',
    'Nail Lacquer 084',
    'Bath Towel Set of 4',
    'Wooden Puzzle',
    'Wall Clock, Brass',
    'Hand Cream with Shea Butter',
    'Coat Hanger, Pack of 10',
    'Parfum Homme 100 ml',
    'Bettwäsche aus Leinen',
    'Кружка керамическая',
  ])('%s', (title) => {
    expect(readGoods({ title })).not.toBeNull();
  });

  it.each([
    [{ title: 'Fig', categoryPath: 'Home & Garden > Decor > Home Fragrances > Candles' }],
    [{ title: 'Velvet Matte 04', productType: 'Beauty' }],
    [{ title: 'The Weekender', productType: 'Furniture' }],
    [{ title: 'Rose', categoryPath: 'Health & Beauty > Personal Care' }],
  ])('by its category: %j', (words) => {
    expect(readGoods(words)).not.toBeNull();
  });

  it('is named by the word that says so', () => {
    expect(readGoods({ title: 'Large Vanilla Soy Candle' })).toBe('soy candle');
    expect(readGoods({ title: 'Ring Dish' })).toBe('dish');
  });
});

describe('what is worn or carried', () => {
  it.each([
    'Mug Print T-Shirt',
    'Candle Wick Cardigan',
    'Table Cloth Check Dress',
    'Cream Sweater',
    'Silk Dress Cream',
    'Laptop Bag',
    'Makeup Bag',
    'Tote Bag with Book Pocket',
    'Sleep Mask',
    'Hair Clip',
    'Nora',
    'The Amelia',
    'Towel Terry Robe',
    'Cup Bra 34C',
    'Jungle Book Baby Clothing Set',
    // Written after the words.
    'Teddy Bear Coat',
    'Chair Print Skirt',
    'Cookie Brown Loafers',
    'Wine Velvet Blazer',
    'Camera Bag',
    'Robe crème',
    'Bicycle Shorts',
    'Tea Dress',
    'Tennis Skirt',
    'Watch with Leather Strap',
    'Golf Polo',
    'Blanket Scarf',
    'Chocolate Boots',
    'Pencil Skirt',
    'Sac à dos',
  ])('%s', (title) => {
    expect(readGoods({ title })).toBeNull();
  });

  it('by its category, whatever it is called', () => {
    expect(readGoods({ title: 'Coffee', productType: 'Shirts' })).toBeNull();
    expect(readGoods({ title: 'The Vase', categoryPath: 'Women > Dresses' })).toBeNull();
    expect(readGoods({ title: 'Cloud Slippers', categoryPath: 'Home > Women > Shoes' })).toBeNull();
  });
});
