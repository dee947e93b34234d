import { describe, expect, it } from 'vitest';
import { readGarment } from '../product-text/read-garment.ts';
import { languageOf } from './translate.ts';

type Told = readonly [title: string, type: string | null, facts: readonly string[]];

function factsOf(title: string): string[] {
  const { gender, colors, materials, patterns, attributes } = readGarment({ title });
  return [gender ?? '', ...colors, ...materials, ...patterns, ...attributes];
}

describe('German', () => {
  it.each<Told>([
    ['Sommerkleid mit Blumenmuster', 'sundress', ['floral', 'summer']],
    ['Damenlederjacke', 'leather-jacket', ['Women', 'leather']],
    ['Herrenhemd langarm weiß', 'shirt', ['Men', 'White', 'long-sleeve']],
    ['Damen Strickpullover aus Baumwolle in Rot', 'sweater', ['Women', 'cotton', 'Red']],
    ['Schwarzer Rock Mila', 'skirt', ['Black']],
    ['Handschuhe aus Leder', 'leather-gloves', ['leather']],
    ['Wickelkleid', 'wrap-dress', ['wrap']],
    ['Turnschuhe Herren', 'sneakers', ['Men']],
    ['Kleiderschrank', null, []],
    ['Taschenlampe', null, []],
    ['Duftkerze Vanille', null, []],
    // Written after the words.
    ['Winterstiefel für Damen', 'boots', ['Women', 'winter']],
    ['Seidenbluse mit langen Ärmeln', 'blouse', ['silk', 'long-sleeve']],
    ['Herrenanzug in Anthrazit', 'suit', ['Men', 'Gray']],
    ['Karierte Wollhose', 'checked-pants', ['checks', 'wool']],
    ['Kinderregenjacke gelb', 'rain-jacket', ['kids', 'Yellow']],
    ['Handtasche aus Kunstleder', 'handbag', ['faux-leather']],
    ['Lange Strickjacke dunkelblau', 'cardigan', ['Blue']],
    ['Damen Jeans Skinny Fit High Waist', 'skinny-jeans', ['Women']],
    ['Schuhschrank weiß', null, []],
  ])('%s is %s', (title, type, facts) => {
    expect(readGarment({ title }).type).toBe(type);
    expect(factsOf(title)).toEqual(expect.arrayContaining([...facts]));
  });
});

describe('French', () => {
  it.each<Told>([
    ['Robe longue en lin bleu marine', 'maxi-dress', ['linen', 'Blue']],
    ['Robe chemise à rayures femme', 'shirt-dress', ['Women', 'stripes']],
    ['Jupe en jean', 'denim-skirt', ['denim']],
    ['Sac à main en cuir noir', 'handbag', ['leather', 'Black']],
    ['Pull col roulé en laine', 'turtleneck-sweater', ['wool']],
    ['Chemise homme manches courtes', 'shirt', ['Men', 'short-sleeve']],
    ["Robe d'été fleurie", 'dress', ['floral', 'summer']],
    ['Bougie parfumée', null, []],
    // Written after the words.
    ['Bottines à talons en daim marron', 'ankle-boots', ['suede', 'Brown']],
    ['Manteau en laine gris homme', 'wool-coat', ['Men', 'wool', 'Gray']],
    ['Chemisier blanc en soie', 'blouse', ['silk', 'White']],
    ['Pantalon large à carreaux', 'checked-pants', ['checks']],
    ['Doudoune sans manches verte', 'puffer-jacket', ['Green', 'sleeveless']],
    ["Boucles d'oreilles dorées", 'earrings', ['Gold']],
    ['Baskets blanches pour femme', 'sneakers', ['Women', 'White']],
    ['Housse de couette en coton', null, []],
    ['Ceinture de robe', 'belt', []],
  ])('%s is %s', (title, type, facts) => {
    expect(readGarment({ title }).type).toBe(type);
    expect(factsOf(title)).toEqual(expect.arrayContaining([...facts]));
  });
});

describe('Spanish', () => {
  it.each<Told>([
    ['Vestido largo de flores', 'maxi-dress', ['floral']],
    ['Camisa de lino blanca hombre', 'linen-shirt', ['Men', 'linen', 'White']],
    ['Pantalón vaquero mujer', 'jeans', ['Women']],
    ['Zapatillas deportivas', 'sneakers', []],
    ['Bolso de piel negro', 'bag', ['leather', 'Black']],
    ['Sudadera con capucha gris', 'hoodie', ['Gray', 'hooded']],
    ['Falda plisada midi verde', 'midi-skirt', ['Green', 'pleated']],
    ['Vela aromática', null, []],
    // Written after the words.
    ['Chaqueta de cuero para hombre', 'leather-jacket', ['Men', 'leather']],
    ['Camiseta de manga corta a rayas', 'striped-tee', ['short-sleeve', 'stripes']],
    ['Botines de ante marrones', 'ankle-boots', ['suede', 'Brown']],
    ['Abrigo de lana beige', 'wool-coat', ['wool', 'Beige']],
    ['Bañador rojo de mujer', 'swimsuit', ['Women', 'Red']],
    ['Gafas de sol negras', 'sunglasses', ['Black']],
    ['Jersey de cuello alto azul', 'turtleneck-sweater', ['Blue']],
    ['Funda de cojín estampada', null, []],
  ])('%s is %s', (title, type, facts) => {
    expect(readGarment({ title }).type).toBe(type);
    expect(factsOf(title)).toEqual(expect.arrayContaining([...facts]));
  });
});

describe('Italian', () => {
  it.each<Told>([
    ['Abito lungo nero donna', 'maxi-dress', ['Women', 'Black']],
    ['Camicia di lino bianca uomo', 'linen-shirt', ['Men', 'linen', 'White']],
    ['Gonna in pelle marrone', 'leather-skirt', ['leather', 'Brown']],
    ['Scarpe da ginnastica bianche', 'sneakers', ['White']],
    ['Borsa a tracolla', 'crossbody-bag', []],
    ['Giacca di jeans', 'denim-jacket', ['denim']],
    ['Maglione in cashmere', 'cashmere-sweater', ['cashmere']],
    ['Candela profumata', null, []],
    // Written after the words.
    ['Stivaletti in camoscio', 'ankle-boots', ['suede']],
    ['Felpa con cappuccio grigia', 'hoodie', ['Gray', 'hooded']],
    ['Pantaloni a vita alta neri', 'pants', ['Black', 'high-waisted']],
    ['Sciarpa di seta a fiori', 'silk-scarf', ['silk', 'floral']],
    ['Costume da bagno uomo', 'swimsuit', ['Men']],
    ['Cappotto di lana verde', 'wool-coat', ['wool', 'Green']],
    ['Orecchini dorati', 'earrings', ['Gold']],
    ['Copripiumino in cotone', null, []],
  ])('%s is %s', (title, type, facts) => {
    expect(readGarment({ title }).type).toBe(type);
    expect(factsOf(title)).toEqual(expect.arrayContaining([...facts]));
  });
});

describe('Russian', () => {
  it.each<Told>([
    ['Платье миди в цветочек', 'midi-dress', ['floral', 'midi']],
    ['Кожаная куртка мужская', 'leather-jacket', ['Men', 'leather']],
    ['Женские джинсы с высокой посадкой', 'high-waisted-jeans', ['Women', 'high-waisted']],
    ['Белая футболка с принтом', 't-shirt', ['White', 'print']],
    ['Чёрные лаковые туфли', 'shoes', ['Black']],
    ['Шерстяное пальто бежевое', 'wool-coat', ['wool', 'Beige']],
    ['Кроссовки женские', 'sneakers', ['Women']],
    ['Ароматическая свеча', null, []],
    // Written after the words.
    ['Рубашка мужская в клетку', 'checked-shirt', ['Men', 'checks']],
    ['Красная шёлковая блузка', 'blouse', ['Red', 'silk']],
    ['Зимние сапоги из замши', 'suede-boots', ['suede', 'winter']],
    ['Сумка через плечо чёрная', 'crossbody-bag', ['Black']],
    ['Детская шапка', 'beanie', ['kids']],
    ['Юбка плиссе зелёная', 'pleated-skirt', ['Green', 'pleated']],
    ['Льняные брюки синие', 'linen-pants', ['linen', 'Blue']],
    ['Постельное белье сатин', null, []],
    ['Пояс для платья', 'belt', []],
  ])('%s is %s', (title, type, facts) => {
    expect(readGarment({ title }).type).toBe(type);
    expect(factsOf(title)).toEqual(expect.arrayContaining([...facts]));
  });
});

describe('a text', () => {
  it.each([
    ['Satin Robe', null],
    ['Rose Gold Ring', null],
    ['Mini Skirt', null],
    ['Donna Karan Cotton Polo', null],
    ['Six String Guitar', null],
    ['Body Lotion', null],
    ['La Perla Lace Bra', null],
    ['Robe noire', 'fr'],
    ['Schwarzes Kleid', 'de'],
    ['Camisa blanca', 'es'],
    ['Camicia bianca', 'it'],
    ['Юбка', 'ru'],
    ['Skjorta blå', null],
  ])('%j is of the language %s', (text, code) => {
    expect(languageOf(text)?.code ?? null).toBe(code);
  });

  it('that may be English or another is of the language at home', () => {
    expect(readGarment({ title: 'Rock Jucca creme', language: 'de' }).type).toBe('skirt');
    expect(readGarment({ title: 'Pull Ivy', language: 'fr' }).type).toBe('sweater');
    expect(readGarment({ title: 'Robe Ivy', language: 'fr' }).type).toBe('dress');
    expect(readGarment({ title: 'Linen Dress', language: 'de' }).type).toBe('linen-dress');
  });

  it('is not taken for English for the brand in it', () => {
    expect(readGarment({ title: 'Hemd Polo Ralph Lauren blau' }).type).toBe('shirt');
  });

  it('of another language leaves English columns as they are', () => {
    const words = { title: 'Sonnenhut Mia', categoryPath: 'Apparel & Accessories > Sun Hats' };
    expect(readGarment(words).type).toBe('sun-hat');
  });
});
