import { describe, expect, it } from 'vitest';
import { tellGarment } from '../testing/tell-garment.ts';
import { tellQuery } from '../testing/tell-query.ts';

describe('a query in German', () => {
  it.each([
    ['schwarzes Kleid', 'dress, Black'],
    ['rote Schuhe Damen', 'shoes, Red; for Women, Unisex'],
    ['Lederjacke Herren', 'leather-jacket, leather; for Men, Unisex'],
    ['blaue Jeans', 'jeans, Blue'],
    ['Wintermantel Wolle', 'wool-coat, wool, winter'],
    ['weiße Bluse langarm', 'blouse, White, long-sleeve'],
    ['gestreiftes Hemd', 'shirt, stripes'],
    ['Sommerkleid mit Blumen', 'sundress, floral, summer'],
    ['graue Strickjacke', 'cardigan, Gray'],
    ['Stiefel aus Wildleder', 'suede-boots, suede'],
    ['Handtasche braun', 'handbag, Brown'],
    ['Sonnenbrille', 'sunglasses'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

describe('a query in French', () => {
  it.each([
    ['robe noire', 'dress, Black'],
    ['chaussures rouges femme', 'shoes, Red; for Women, Unisex'],
    ['veste en cuir homme', 'leather-jacket, leather; for Men, Unisex'],
    ['pantalon bleu', 'pants, Blue'],
    ['manteau en laine', 'wool-coat, wool'],
    ['chemisier blanc en soie', 'blouse, White, silk'],
    ['pull gris', 'sweater, Gray'],
    ['bottes en daim', 'suede-boots, suede'],
    ['jupe longue plissée', 'pleated-skirt, maxi, pleated'],
    ['sac à main marron', 'handbag, Brown'],
    ['lunettes de soleil', 'sunglasses'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

describe('a query in Spanish', () => {
  it.each([
    ['vestido negro', 'dress, Black'],
    ['zapatos rojos de mujer', 'shoes, Red; for Women, Unisex'],
    ['chaqueta de cuero hombre', 'leather-jacket, leather; for Men, Unisex'],
    ['pantalones azules', 'pants, Blue'],
    ['abrigo de lana', 'wool-coat, wool'],
    ['blusa blanca de seda', 'blouse, White, silk'],
    ['camisa de rayas', 'shirt, stripes'],
    ['vestido de flores', 'dress, floral'],
    ['botas de ante', 'suede-boots, suede'],
    ['bolso marrón', 'bag, Brown'],
    ['vestido de noche', 'evening-gown'],
    ['gafas de sol', 'sunglasses'],
    ['zapatillas blancas', 'sneakers, White'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

describe('a query in Italian', () => {
  it.each([
    ['scarpe rosse donna', 'shoes, Red; for Women, Unisex'],
    ['giacca di pelle uomo', 'leather-jacket, leather; for Men, Unisex'],
    ['cappotto di lana', 'wool-coat, wool'],
    ['camicetta bianca di seta', 'blouse, White, silk'],
    ['camicia a righe', 'shirt, stripes'],
    ['vestito a fiori', 'dress, floral'],
    ['stivali in camoscio', 'suede-boots, suede'],
    ['borsa marrone', 'bag, Brown'],
    ['abito da sera', 'evening-gown'],
    ['occhiali da sole', 'sunglasses'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

describe('a query in Russian', () => {
  it.each([
    ['чёрное платье', 'dress, Black'],
    ['красные туфли женские', 'shoes, Red; for Women, Unisex'],
    ['кожаная куртка мужская', 'leather-jacket, leather; for Men, Unisex'],
    ['синие джинсы', 'jeans, Blue'],
    ['шерстяное пальто', 'wool-coat, wool'],
    ['белая блузка', 'blouse, White'],
    ['рубашка в полоску', 'shirt, stripes'],
    ['летнее платье', 'dress, summer'],
    ['серый свитер', 'sweater, Gray'],
    ['замшевые ботинки', 'suede-boots, suede'],
    ['зелёная юбка', 'skirt, Green'],
    ['коричневая сумка', 'bag, Brown'],
    ['вечернее платье', 'evening-gown'],
    ['солнцезащитные очки', 'sunglasses'],
    ['белые кроссовки', 'sneakers, White'],
  ])('%j asks for %s', (query, told) => {
    expect(tellQuery(query)).toBe(told);
  });
});

describe('a title of a shop that writes German', () => {
  it.each([
    ['schwarzes Kleid', 'dress for Women: Black'],
    ['rote Schuhe Damen', 'shoes for Women: Red'],
    ['Lederjacke Herren', 'leather-jacket for Men: leather'],
    ['blaue Jeans', 'jeans: Blue'],
    ['Wintermantel Wolle', 'wool-coat: wool, winter'],
    ['weiße Bluse langarm', 'blouse for Women: White, long-sleeve'],
    ['gestreiftes Hemd', 'shirt: stripes'],
    ['Sommerkleid mit Blumen', 'sundress for Women: floral, summer'],
    ['graue Strickjacke', 'cardigan: Gray'],
    ['Stiefel aus Wildleder', 'suede-boots: suede'],
    ['kurze Hose', 'shorts'],
    ['Handtasche braun', 'handbag for Women: Brown'],
    ['grüner Pullover', 'sweater'],
    ['Abendkleid lang', 'evening-gown for Women'],
    ['Sonnenbrille', 'sunglasses'],
    ['karierter Rock', 'skirt for Women: checks'],
  ])('%j says %s', (title, told) => {
    expect(tellGarment({ title, language: 'de' })).toBe(told);
  });
});

describe('a title of a shop that writes French', () => {
  it.each([
    ['robe noire', 'dress for Women: Black'],
    ['chaussures rouges femme', 'shoes for Women: Red'],
    ['veste en cuir homme', 'leather-jacket for Men: leather'],
    ['pantalon bleu', 'pants: Blue'],
    ['manteau en laine', 'wool-coat: wool'],
    ['chemisier blanc en soie', 'blouse for Women: White, silk'],
    ['chemise à rayures', 'shirt: stripes'],
    ["robe d'été à fleurs", 'dress for Women: floral, summer'],
    ['pull gris', 'sweater: Gray'],
    ['bottes en daim', 'suede-boots: suede'],
    ['jupe longue plissée', 'pleated-skirt for Women: pleated, maxi'],
    ['sac à main marron', 'handbag for Women: Brown'],
    ['ceinture en cuir', 'belt'],
    ['robe de soirée longue', 'evening-gown for Women: maxi'],
    ['lunettes de soleil', 'sunglasses'],
    ['baskets blanches', 'sneakers: White'],
  ])('%j says %s', (title, told) => {
    expect(tellGarment({ title, language: 'fr' })).toBe(told);
  });
});

describe('a title of a shop that writes Spanish', () => {
  it.each([
    ['vestido negro', 'dress for Women: Black'],
    ['zapatos rojos de mujer', 'shoes for Women: Red'],
    ['chaqueta de cuero hombre', 'leather-jacket for Men: leather'],
    ['pantalones azules', 'pants: Blue'],
    ['abrigo de lana', 'wool-coat: wool'],
    ['blusa blanca de seda', 'blouse for Women: White, silk'],
    ['camisa de rayas', 'shirt: stripes'],
    ['vestido de flores', 'dress for Women: floral'],
    ['jersey gris', 'sweater: Gray'],
    ['botas de ante', 'suede-boots: suede'],
    ['falda plisada verde', 'pleated-skirt for Women: Green, pleated'],
    ['bolso marrón', 'bag: Brown'],
    ['cinturón de cuero', 'belt'],
    ['vestido de noche', 'evening-gown for Women'],
    ['gafas de sol', 'sunglasses'],
    ['zapatillas blancas', 'sneakers: White'],
  ])('%j says %s', (title, told) => {
    expect(tellGarment({ title, language: 'es' })).toBe(told);
  });
});

describe('a title of a shop that writes Italian', () => {
  it.each([
    ['vestito nero', 'dress for Women: Black'],
    ['scarpe rosse donna', 'shoes for Women: Red'],
    ['giacca di pelle uomo', 'leather-jacket for Men: leather'],
    ['pantaloni blu', 'pants: Blue'],
    ['cappotto di lana', 'wool-coat: wool'],
    ['camicetta bianca di seta', 'blouse for Women: White, silk'],
    ['camicia a righe', 'shirt: stripes'],
    ['vestito a fiori', 'dress for Women: floral'],
    ['maglione grigio', 'sweater: Gray'],
    ['stivali in camoscio', 'suede-boots: suede'],
    ['gonna plissettata verde', 'pleated-skirt for Women: Green, pleated'],
    ['borsa marrone', 'bag: Brown'],
    ['cintura di pelle', 'belt'],
    ['abito da sera', 'evening-gown for Women'],
    ['occhiali da sole', 'sunglasses'],
    ['sneakers bianche', 'sneakers: White'],
  ])('%j says %s', (title, told) => {
    expect(tellGarment({ title, language: 'it' })).toBe(told);
  });
});

describe('a title of a shop that writes Russian', () => {
  it.each([
    ['чёрное платье', 'dress for Women: Black'],
    ['красные туфли женские', 'shoes for Women: Red'],
    ['кожаная куртка мужская', 'leather-jacket for Men: leather'],
    ['синие джинсы', 'jeans: Blue'],
    ['шерстяное пальто', 'wool-coat: wool'],
    ['белая блузка', 'blouse for Women: White'],
    ['рубашка в полоску', 'shirt: stripes'],
    ['летнее платье', 'dress for Women: summer'],
    ['серый свитер', 'sweater: Gray'],
    ['замшевые ботинки', 'suede-boots: suede'],
    ['зелёная юбка', 'skirt for Women: Green'],
    ['коричневая сумка', 'bag: Brown'],
    ['кожаный ремень', 'belt'],
    ['вечернее платье', 'evening-gown for Women'],
    ['солнцезащитные очки', 'sunglasses'],
    ['белые кроссовки', 'sneakers: White'],
  ])('%j says %s', (title, told) => {
    expect(tellGarment({ title, language: 'ru' })).toBe(told);
  });
});
