import { describe, expect, it } from 'vitest';
import type { GarmentFacts } from '../garments/garment-facts.ts';
import type { GarmentWords } from '../garments/garment-words.ts';
import { readGarment } from './read-garment.ts';

const factsOf = (facts: GarmentFacts): string[] => [
  ...facts.colors,
  ...facts.materials,
  ...facts.patterns,
  ...facts.attributes,
];
const read = (title: string, description = ''): string[] =>
  factsOf(readGarment({ title, description }));

describe('a fact is not taken from a mention', () => {
  it.each([
    ['Wool Coat', 'A wool coat, lined to the knee.', 'knee-length'],
    ['Chunky Cardigan', 'Wear it over a midi dress.', 'midi'],
    ['Tea Dress', 'Sleeveless lining. Long sleeves.', 'sleeveless'],
    ['Linen Shirt', 'Also available in a sleeveless version.', 'sleeveless'],
    ['Satin Skirt', 'Model is wearing a cropped cashmere sweater.', 'cashmere'],
    ['Parka', 'Shell: 100% cotton. Lining: 100% polyester. Trim: faux fur.', 'polyester'],
    ['Tunic', 'A tunic that pairs perfectly with leather leggings.', 'leather'],
    ['Blazer', 'Softer than cashmere, this linen blazer is lined in silk.', 'silk'],
    ['Maxi Dress', 'The slit runs to the knee.', 'knee-length'],
    ['Loafers', 'Not leather: a vegan suede-look upper.', 'leather'],
    ['Tote', 'Canvas tote with leather handles.', 'leather'],
    ['Leather-Trim Canvas Tote', '', 'leather'],
    ['Suede Elbow Patch Blazer', '', 'suede'],
    ['Gold Button Blazer', '', 'Gold'],
    ['Black Leather Jacket with Red Lining', '', 'Red'],
    ['Lace-Up Boots', 'Lace-up boots.', 'lace'],
    ['Cotton Shirt', '100% cotton; machine wash warm.', 'insulated'],
    ['Cotton Tee', 'Warm machine wash, iron inside out on warm.', 'insulated'],
    ['Linen Shirt', 'Hand wash cold. Cool iron.', 'trendy'],
    ['Ballet Shoes', 'Hand wash and dry flat.', 'flat-heel'],
    ['Silk Scarf', 'Wash with dark colors.', 'dark'],
    // Written after the rules.
    ['Quilted Gilet', 'The inner pocket is made of mesh.', 'mesh'],
    ['Knit Vest', 'Layer it over a long sleeve tee.', 'long-sleeve'],
    ['Sheath Dress', 'It looks as good as silk.', 'silk'],
    ['Camp Shirt', 'Try our striped version, too.', 'stripes'],
    ['Trench Coat', 'Detachable wool liner.', 'wool'],
    ['Cropped Jacket', 'Shown here with a maxi skirt.', 'maxi'],
    ['Swing Dress', 'A half slip in satin comes with it.', 'satin'],
    ['Denim Jacket with Sherpa Collar', '', 'sherpa'],
    ['Velvet Collar Overcoat', '', 'velvet'],
    ['Silver Buckle Belt', '', 'Silver'],
    ['Midi Skirt with Silk Scarf', '', 'silk'],
    ['Trousers with Suede Belt', '', 'suede'],
    ['Ribbed Cardigan', 'No hood, no waterproof coating.', 'waterproof'],
    ['Knitted Skirt', 'Works well with a turtleneck tucked in.', 'turtleneck'],
  ])('of %j, %j: %s', (title, description, fact) => {
    expect(read(title, description)).not.toContain(fact);
  });
});

describe('a fact is taken from what a text says of the item itself', () => {
  it.each([
    ['Coat', 'Fully lined to the knee. Made of soft wool.', 'wool'],
    ['Tea Dress', 'Sleeveless lining. Long sleeves and a round neck.', 'long-sleeve'],
    ['Maxi Dress', 'This dress has short sleeves and falls to the ankle.', 'short-sleeve'],
    ['Cardigan', 'It goes with everything, and is made of merino.', 'merino'],
    ['Blazer', 'Softer than cashmere, this linen blazer has notch lapels.', 'linen'],
    ['Parka', 'Lining: 100% polyester; Shell: 100% cotton.', 'cotton'],
    ['Boots', 'Lace-up leather boots with a rubber sole.', 'leather'],
    ['Cotton Pocket Tee', '', 'cotton'],
    ['Leather Buckle Boots', '', 'leather'],
    ['Black Leather Jacket with Red Lining', '', 'Black'],
    // Written after the rules.
    ['Shift Dress', 'A v-neck dress that looks lovely with sandals.', 'v-neck'],
    ['Raincoat', 'Waterproof, with a hood lined in fleece.', 'waterproof'],
    ['Jumper', 'Worn over a shirt, this jumper shows its alpaca.', 'alpaca'],
    ['Trousers', 'Wide-leg trousers, also sold in black.', 'wide-leg'],
    ['Bag', 'Outer: suede, lining: cotton.', 'suede'],
    ['Mules', 'Suede mules with leather trim.', 'suede'],
    ['Blouse', 'Trimmed with lace, and cut from cotton poplin.', 'poplin'],
    ['Dress', 'A halter dress. Our model wears a size 8.', 'halter'],
  ])('of %j, %j: %s', (title, description, fact) => {
    expect(read(title, description)).toContain(fact);
  });
});

describe('a type is not taken from a mention', () => {
  it.each([
    'Pairs well with jeans.',
    'Wear with your favorite jeans.',
    'Made for those who love dresses.',
    'The perfect companion to your dress shoes.',
    'Also available as a midi dress.',
    'Our model is wearing size S and black boots.',
    'Looks great under a blazer.',
    'Inspired by the classic trench coat.',
    'For lovers of sneakers.',
    'Forget your old sweaters.',
    'Sized to fit over a hoodie.',
  ])('in %j', (description) => {
    expect(readGarment({ title: 'Nora', description }).type).toBeNull();
  });

  it.each([
    ['This soft dress is cut from linen.', 'linen-dress'],
    ['Crafted from wool, this coat keeps you warm.', 'wool-coat'],
    ['A soft cardigan.', 'cardigan'],
    ['Meet the loafers you will live in.', 'loafers'],
    ['Pairs well with jeans. These sneakers are light.', 'sneakers'],
  ])('but from the statement in %j', (description, type) => {
    const read = readGarment({ title: 'Nora', description }).type ?? '';
    expect(type.endsWith(read) && read !== '').toBe(true);
  });
});

describe("a brand's name", () => {
  const silent: readonly GarmentWords[] = [
    { title: 'Stripe & Stare Hipster', brand: 'Stripe & Stare' },
    { title: 'Denim Tears Wreath Hoodie', brand: 'Denim Tears' },
    { title: 'Rain Jacket by Black Diamond', brand: 'Black Diamond' },
    { title: 'Banana Republic Polo', brand: 'Banana Republic' },
    { title: 'Velvet Lily Tee', brand: 'Velvet' },
    { title: 'White Stuff Hat', brand: 'White Stuff' },
    { title: 'Pink Tartan Blazer', brand: 'Pink Tartan' },
    { title: 'Cotton On Shorts', brand: 'COTTON ON' },
    { title: 'Rose and Ruby Ring', brand: 'Rose & Ruby' },
    { title: 'Silver Jeans Co. Tee', brand: 'Silver Jeans Co.' },
    { title: 'Red Valentino Scarf', brand: 'RED Valentino' },
    { title: 'Nora Tee', brand: 'Green Lamb', tags: ['Green Lamb'] },
    { title: 'Nora Tee', brand: 'Golden Bear', description: 'Golden Bear makes tees.' },
  ];
  it.each(silent)('says nothing in %j', (words) => {
    const facts = readGarment(words);
    expect([...facts.colors, ...facts.patterns, ...facts.materials]).toEqual([]);
  });

  it('leaves what stands beside it', () => {
    const words = { title: 'Velvet Black Velvet Dress', brand: 'Velvet' };
    expect(readGarment(words)).toMatchObject({ materials: ['velvet'], colors: ['Black'] });
  });

  it('is no type', () => {
    expect(readGarment({ title: 'Boot Barn Fringe Jacket', brand: 'Boot Barn' }).type).toBe(
      'jacket',
    );
    expect(readGarment({ title: 'Happy Socks Dot', brand: 'Happy Socks' }).type).toBeNull();
  });
});

describe('where two statements conflict', () => {
  it.each([
    [{ title: 'Long Sleeve Dress', details: ['sleeveless'] }, 'sleeveless', 'long-sleeve'],
    [{ title: 'Maxi Dress', categoryPath: 'Women > Midi Dresses' }, 'midi', 'maxi'],
    [{ title: 'V-Neck Tee', description: 'A crew neck tee.' }, 'v-neck', 'crew-neck'],
    [{ title: 'Mini Skirt', tags: ['maxi'] }, 'mini', 'maxi'],
    [{ title: 'Slim Jeans', details: ['relaxed fit'] }, 'relaxed-fit', 'slim-fit'],
  ] as const)('%j the surer one holds', (words, held, other) => {
    const { attributes } = readGarment(words);
    expect(attributes).toContain(held);
    expect(attributes).not.toContain(other);
  });

  it('a category that names several decides nothing', () => {
    const words = { title: 'Amelia Midi Dress', categoryPath: 'Midi & Maxi Dresses' };
    expect(readGarment(words).attributes).toEqual(['midi']);
  });
});

describe('the heel', () => {
  it.each([
    ['Leather Mary Janes', 'A rounded toe, one strap, a block heel.', 'chunky-heel'],
    ['Canvas Mules', 'Open heel, covered toe, low block.', 'chunky-heel'],
    ['Silk Mules', 'The heel is stacked and lower than it looks.', 'chunky-heel'],
    ['Knee-High Boots', 'Cut on a walking heel.', 'low-heel'],
  ])('of shoes is told by their description: %s, %s', (title, description, heel) => {
    expect(read(title, description)).toContain(heel);
  });

  it('of a dress is not', () => {
    expect(read('Silk Dress', 'For a night in high heels.')).not.toContain('high-heel');
  });
});
