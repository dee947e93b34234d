import { describe, expect, it } from 'vitest';
import { readGarment } from './read-garment.ts';

describe('the type of a garment', () => {
  it.each([
    ['Denim Dress Shirt', 'dress-shirt'],
    ['Cotton Shirt Dress', 'shirt-dress'],
    ['Boot Cut Jeans', 'bootcut-jeans'],
    ['Seamless T-Shirt Bra', 'bra'],
    ['Tie & Dye Striped Saree', 'sari'],
    ['Classic Jean Jacket', 'denim-jacket'],
    ['Polo Neck Jumper', 'turtleneck-sweater'],
    ['Cap Sleeve Top', 'top'],
    ['Ribbed Tank Top', 'tank-top'],
    ['Velvet Evening Gown', 'evening-gown'],
    ['Leather Running Shoes - Black', 'running-shoes'],
    ['Chunky Trainers', 'sneakers'],
    ['Floral Midi Wrap Dress with Belt', 'wrap-dress'],
    ['Midi Floral Dress', 'midi-dress'],
    ['Hoodie Sweatshirt', 'hoodie'],
    ['Black Tie', 'tie'],
    ['U.S. Polo Assn. Men Brown Shoes', 'shoes'],
    ['Pack of 3 Ankle Socks', 'ankle-socks'],
    ['Belt for Jeans', 'belt'],
    ['Top Quality Swimming Trunks', 'swim-trunks'],
    ['Wooden Coat Hanger', null],
    ['Perfume for Women in a Dress Box', null],
    ['Zephyr', null],
  ])('in %j is %s', (title, type) => {
    expect(readGarment({ title }).type).toBe(type);
  });

  it("gives way to the shop's own word where the title says quite another thing", () => {
    const facts = readGarment({ title: 'The Oxford', productType: 'Shirts' });
    expect(facts.type).toBe('shirt');
    expect(facts.category).toBe('upper_body');
  });

  it('keeps the exact word of the title where the shop only says the family', () => {
    const categoryPath = 'Men > Tops > Hoodies & Sweatshirts';
    expect(readGarment({ title: 'Chaz Hoodie', categoryPath }).type).toBe('hoodie');
    expect(readGarment({ title: 'Chaz', categoryPath }).type).toBe('sweatshirt');
  });

  it('comes from the category path, then the tags, then the description', () => {
    const categoryPath = 'Apparel & Accessories > Clothing > Dresses';
    expect(readGarment({ title: 'Amelia', categoryPath }).type).toBe('dress');
    expect(readGarment({ title: 'Amelia', tags: ['new', 'skirt'] }).type).toBe('skirt');
    expect(readGarment({ title: 'Amelia', description: 'A soft cardigan.' }).type).toBe('cardigan');
  });
});

describe('the gender of a garment', () => {
  it.each([
    [{ title: "Women's Shirt" }, 'Women'],
    [{ title: 'Shirt', gender: 'male' }, 'Men'],
    [{ title: 'Shirt', categoryPath: 'Men > Tops' }, 'Men'],
    [{ title: 'Shirt for Men and Women' }, 'Unisex'],
    [{ title: 'Bra' }, 'Women'],
    [{ title: 'Shirt' }, null],
    [{ title: "Boys' Shirt" }, null],
    [{ title: 'Dress', gender: 'girls' }, null],
    [{ title: "Mr. Men Boys' T-Shirt" }, null],
  ] as const)('of %j is %s', (words, gender) => {
    expect(readGarment(words).gender).toBe(gender);
  });

  it("marks children's things", () => {
    expect(readGarment({ title: "Girls' Dress" }).attributes).toContain('kids');
  });
});

describe('the colors of a garment', () => {
  it('come from the feed first, then the title, then the tags', () => {
    const title = 'Navy Shirt';
    expect(readGarment({ title, colors: ['Sand'] }).colors).toEqual(['Beige']);
    expect(readGarment({ title, tags: ['red'] }).colors).toEqual(['Blue']);
    expect(readGarment({ title: 'Shirt', tags: ['red'] }).colors).toEqual(['Red']);
  });

  it('never come from the description', () => {
    expect(readGarment({ title: 'Shirt', description: 'Also in red.' }).colors).toEqual([]);
  });

  it('are not read out of brand names', () => {
    expect(readGarment({ title: 'Old Navy White Tee' }).colors).toEqual(['White']);
  });
});

describe('what else is known of a garment', () => {
  it('is read from the title and the description', () => {
    const facts = readGarment({
      title: 'Floral Midi Dress',
      description: 'Linen dress with a v-neck and puff sleeves. Pair it with leather boots.',
    });
    expect(facts.patterns).toEqual(['floral']);
    expect(facts.materials).toEqual(['linen']);
    expect(facts.attributes).toEqual(expect.arrayContaining(['midi', 'v-neck', 'puff-sleeve']));
  });

  it("lets the title's length stand against the description's", () => {
    const facts = readGarment({ title: 'Midi Dress', description: 'Also made as a maxi.' });
    expect(facts.attributes).toContain('midi');
    expect(facts.attributes).not.toContain('maxi');
  });
});

describe('the heel of a shoe', () => {
  it.each([
    ['Satin Slingbacks', 'Heel of 1.8 in (4.5 cm), buckle strap.', 'low-heel'],
    ['Suede Block-Heel Sandals', 'Heel of 6 cm.', 'mid-heel'],
    ['Leather Pumps', 'Heel of 3.5 in (9 cm).', 'high-heel'],
  ])('of %j has the height that is given', (title, description, height) => {
    expect(readGarment({ title, description }).attributes).toContain(height);
  });

  it.each([
    ['Ballet Flats', 'Heel of 0.4 in (1 cm).'],
    ['High-Heel Sandals', 'Heel of 1.8 in (4.5 cm).'],
    ['Crew Socks', 'The heel of 2 in is padded.'],
  ])('of %j is not low', (title, description) => {
    expect(readGarment({ title, description }).attributes).not.toContain('low-heel');
  });
});

describe('a word that means no material here', () => {
  it.each([
    ['Poplin Shirt Dress', 'Buttons down the front and falls down to the knee.', ['poplin']],
    ['Cord Choker', 'A waxed cord with a pendant.', []],
    ['Button-Down Oxford Shirt', '', []],
    ['Suede-Look Boots', '', []],
    ['Silk-Touch Polyester Blouse', '', ['polyester']],
    ['Cotton Candy Pink Tee', '', []],
    ['LED High Tops', 'Tied with black laces.', []],
    ['Mother of Pearl Button Shirt', '', []],
  ])('in %j is passed over', (title, description, materials) => {
    expect(readGarment({ title, description }).materials).toEqual(materials);
  });
});
