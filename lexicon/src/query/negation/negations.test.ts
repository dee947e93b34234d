import { describe, expect, it } from 'vitest';
import { understandQuery } from '../../understand-query.ts';

const refusedIn = (text: string): string[] => Object.values(understandQuery(text).not).flat();
const wantedIn = (text: string): string[] => {
  const { types, soft } = understandQuery(text);
  return [...types, ...soft.colors, ...soft.materials, ...soft.patterns, ...soft.attributes];
};

describe('a negation at the end of its sentence', () => {
  it.each(['there is none. red cardigans', 'it is not. red cardigans'])(
    'refuses nothing of the next one: %s',
    (text) => {
      expect(understandQuery(text).not.colors).toEqual([]);
    },
  );
});

describe('a refusal in a query', () => {
  it.each([
    ["dress I don't want lace", 'lace', 'dress'],
    ['no tie. and the shoes should be brown', 'tie', 'shoes'],
    ['avoiding wool sweaters', 'wool', 'sweater'],
    ['hate polyester shirts', 'polyester', 'shirt'],
    ["can't wear wool, need a warm sweater", 'merino', 'sweater'],
    ['allergic to wool cardigan', 'wool', 'cardigan'],
    ['any color but black boots', 'Black', 'boots'],
    ['any fabric except linen, summer pants', 'linen', 'pants'],
    ['jacket in anything except blue', 'Blue', 'jacket'],
    ['tote other than leather', 'leather', 'tote-bag'],
    ['skip the sequins party dress', 'sequin', 'party'],
    ['free of polyester blouse', 'polyester', 'blouse'],
    ['fur-free coat', 'fur', 'coat'],
    ['non-leather belt', 'leather', 'belt'],
    ['flats instead of heels', 'pumps', 'flats'],
    ['linen rather than cotton shirt', 'cotton', 'linen'],
    ['no lace but floral dress', 'lace', 'floral'],
    ['I refuse to wear polyester, need a blouse', 'polyester', 'blouse'],
    ['maxi dress minus the ruffles', 'ruffled', 'maxi-dress'],
    ['please exclude denim jackets', 'denim', 'jacket'],
    ["swimsuit that's not a bikini", 'bikini', 'swimsuit'],
    ['hoodie w/o zipper', 'zip', 'hoodie'],
    ['anti-wool scarf', 'wool', 'scarf'],
    ['aside from red, what dresses do you have', 'Red', 'dress'],
    ['except for sneakers, show shoes', 'sneakers', 'shoes'],
    ['ankle boots lacking buckles', 'buckle', 'ankle-boots'],
    ['not interested in black, looking for a tan belt', 'Black', 'belt'],
    ['not a fan of ruffles blouse', 'ruffled', 'blouse'],
    ["coats that don't have fur", 'fur', 'coat'],
    ["sandals that don't have a heel", 'high-heel', 'sandals'],
    ['sick of black, show me colorful dresses', 'Black', 'dress'],
    ['prefer gold over silver necklace', 'Silver', 'Gold'],
    ['coats besides black', 'Black', 'coat'],
    ['id rather trousers than a skirt', 'skirt', 'pants'],
    ["I'd rather have loafers than heels", 'pumps', 'loafers'],
    ['rather red than blue, a dress', 'Blue', 'Red'],
    ['i prefer boots to sandals', 'sandals', 'boots'],
    ['none of that floral stuff, dresses', 'floral', 'dress'],
    ['no skinny jeans', 'skinny', 'jeans'],
    ["don't need a belt with the dress", 'belted', 'dress'],
    ['dress without a black belt', 'belted', 'dress'],
    ['skirt not too short', 'mini-skirt', 'skirt'],
    ['dress not too long', 'maxi', 'dress'],
    ['heels not too high', 'high-heel', 'heels'],
    ['jeans with no rips', 'distressed', 'jeans'],
    ['sweater, no synthetics', 'acrylic', 'sweater'],
    ['not really into skinny fits, pants please', 'skinny', 'pants'],
    ['not keen on the stripes, shirts please', 'stripes', 'shirt'],
    ['not feeling ruffles, a blouse', 'ruffled', 'blouse'],
    ['summer dress, polka dots are a no', 'polka-dot', 'dress'],
    ['no to ruffles yes to lace blouse', 'ruffled', 'lace'],
    ['tired of stripes, shirts with checks', 'stripes', 'checks'],
    ['trousers w/out pleats', 'pleated', 'pants'],
    ['collarless shirt', 'collared', 'shirt'],
    ['hoodless jacket', 'hooded', 'jacket'],
    ['no fur trim parka', 'color-trim', 'parka'],
    ['down-free parka', 'down-fill', 'parka'],
    ['free from animal products shoes', 'leather', 'shoes'],
    ["I'm over skinny jeans, wide leg please", 'skinny', 'wide-leg'],
    ['enough with the florals, solid dress', 'floral', 'solid'],
    ["i'd rather not have zippers, jeans", 'zip', 'jeans'],
    ['hats other than caps', 'cap', 'hat'],
    ['gift for her not jewelry', 'necklace', 'gift'],
    ['shoes for someone who hates laces', 'lace-up', 'shoes'],
    ['red or pink but never orange dress', 'Orange', 'Red'],
  ])('%j keeps %s out and wants %s', (text, refused, wanted) => {
    expect(refusedIn(text)).toContain(refused);
    expect(wantedIn(text)).toContain(wanted);
    expect(wantedIn(text)).not.toContain(refused);
  });

  it.each([
    ['dress no lace, sequins or ruffles', ['lace', 'sequin', 'ruffled']],
    ['pants without zippers or buttons', ['zip', 'button-front']],
    ['no black, navy or brown dresses', ['Black', 'Blue', 'Brown']],
    ['no heels, wedges or platforms', ['pumps', 'wedges', 'platform-heels']],
    ['shirt without sleeves or collar', ['long-sleeve', 'collared']],
    ['not floral, striped or polka dot', ['floral', 'stripes', 'polka-dot']],
    ['I am avoiding polyester and nylon leggings', ['polyester', 'nylon']],
    ['bag without chains, logos, or tassels', ['chains', 'monogram', 'fringed']],
    ['cardigan with neither buttons nor zips', ['button-front', 'zip']],
    ['coat without hood or fur, in camel', ['hooded', 'fur']],
    ['plain tee no logo no print', ['monogram', 'floral']],
    ['red dress no sleeves not too long', ['long-sleeve', 'maxi']],
    ['no leopard, zebra or snake print please, scarf', ['leopard', 'zebra', 'snake-print']],
    ["earrings that aren't hoops or studs", ['hoop-earrings', 'stud-earrings']],
    ['minimalist watch not gold nor silver', ['Gold', 'Silver']],
    ['a coat in any color except red n orange', ['Red', 'Orange']],
    ['sneakers no white no black', ['White', 'Black']],
    ['wool-free and silk-free scarf', ['wool', 'silk']],
  ])('%j keeps out all that it lists', (text, refused) => {
    expect(refusedIn(text)).toEqual(expect.arrayContaining(refused));
  });

  it.each([
    ['no leather, black boots', 'Black'],
    ['no leather and under $50 boots', 'boots'],
    ['no lace long sleeve dress', 'long-sleeve'],
    ['loafers, no tassels, in brown', 'Brown'],
    ['coat without hood or fur, in camel', 'Beige'],
    ['i hate florals but love stripes blouse', 'stripes'],
    ['no thanks to pink, blue hoodie', 'Blue'],
    ['no animal print please, plain scarf', 'solid'],
    ['no more black leggings, want colorful ones', 'Multicolor'],
    ['white shirt that is not see through', 'White'],
  ])('%j ends before %s', (text, wanted) => {
    expect(wantedIn(text)).toContain(wanted);
    expect(refusedIn(text)).not.toContain(wanted);
  });
});

describe('what stands after a refusal', () => {
  it.each([
    [
      'bags, suede and canvas arent wipeable. leather or plastic instead',
      'suede, canvas',
      'leather',
    ],
    ['no wool. cotton or silk', 'wool', 'silk'],
    ['a bag but not suede, leather or plastic instead', 'suede', 'leather'],
    ['wool and mohair make me itch, cotton sweater', 'wool, mohair', 'cotton'],
    ['heels are out of the question, flats', 'pumps', 'flats'],
  ])('is wanted where it is named as something of its own: %s', (text, refused, wanted) => {
    expect(refusedIn(text)).toEqual(expect.arrayContaining(refused.split(', ')));
    expect(refusedIn(text)).not.toContain(wanted);
    expect(wantedIn(text)).toContain(wanted);
  });

  it.each([
    'no i meant a dress',
    'no the red dress',
    'no it has to be a dress',
    'nope, no i said a dress',
  ])('is refused by nobody where a pronoun answers: %s', (text) => {
    expect(refusedIn(text)).toEqual([]);
  });
});

describe('two refusals that take each other back', () => {
  it.each([
    ['not without pockets dress', 'pockets'],
    ["nothing that isn't cotton", 'cotton'],
    ['no dresses without pockets', 'dress'],
    ['nothing but black shoes', 'Black'],
    ["don't want anything but cotton", 'cotton'],
    ['nothing other than silk', 'silk'],
    ['no boots that are not leather', 'leather'],
    ['never without a hood jacket', 'hooded'],
    ["won't wear anything but linen", 'linen'],
    ['nothing except wool coats', 'wool'],
  ])('want what %j names', (text, wanted) => {
    expect(wantedIn(text)).toContain(wanted);
    expect(refusedIn(text)).toEqual([]);
  });
});

describe('words that only look like a refusal', () => {
  it.each([
    ['no-show socks', 'no-show-socks'],
    ["can't find black jeans", 'Black'],
    ["i don't have a black dress", 'Black'],
    ['not only black dresses', 'Black'],
    ['non-iron shirt', 'wrinkle-free'],
    ['off-white blazer', 'White'],
    ['no-wire bra', 'wireless'],
    ['never out of style trench', 'trench-coat'],
    ["don't mind leather boots", 'leather'],
    ['not sure, maybe a red skirt', 'Red'],
    ['no rush, looking for a wool coat', 'wool'],
    ['no tie waist dress', 'dress'],
  ])('in %j keep nothing out', (text, wanted) => {
    expect(wantedIn(text)).toContain(wanted);
    expect(refusedIn(text).filter((id) => id === wanted)).toEqual([]);
  });

  it('are laces, which are no lace', () => {
    expect(refusedIn('shoes without laces')).toEqual(['lace-up']);
    expect(wantedIn('sneakers with laces')).not.toContain('lace');
  });

  it('keep every pattern out where none is wanted, and only pictures where no graphic is', () => {
    expect(refusedIn('dress no prints')).toEqual(expect.arrayContaining(['stripes', 'floral']));
    expect(refusedIn('t-shirt no graphics')).not.toContain('stripes');
  });
});

it('leaves a theme a theme, whatever it refuses', () => {
  expect(understandQuery('wedding guest outfit, no heels').types).toEqual([]);
  expect(understandQuery('anything but heels').categories).toEqual(['shoes']);
});

it('is for women where it is not for men', () => {
  expect(understandQuery('boots not for men').hard.gender).toEqual(['Women', 'Unisex']);
});

it('tells each part with its concepts and its role', () => {
  const { readings } = understandQuery('navy wool coat, no hood, under $300');
  expect(readings).toMatchObject([
    { kind: 'concept', role: 'wanted', concepts: [{ kind: 'color', id: 'Blue' }] },
    { kind: 'concept', role: 'wanted', concepts: [{ kind: 'type', id: 'wool-coat' }] },
    { kind: 'concept', role: 'negated', concepts: [{ kind: 'attribute', id: 'hooded' }] },
    { kind: 'price', role: 'wanted', concepts: [] },
  ]);
});

it('names refused words that the lexicon does not know', () => {
  expect(understandQuery('hypoallergenic earrings no nickel').not.words).toEqual(['nickel']);
});

it('refuses nobody for whom something is without what is refused', () => {
  expect(understandQuery('no plaid for him').hard.gender).toEqual(['Men', 'Unisex']);
  expect(understandQuery('without wool for my wife').hard.gender).toEqual(['Women', 'Unisex']);
});
