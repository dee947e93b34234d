import { range } from '../../words/span.ts';
import { listOf, phraseKey } from '../../words/tokens.ts';
import type { QueryPhrases } from '../phrases/read-phrases.ts';
import type { FindBrands } from './find-brands.ts';

/** Brands that everyone knows, none of them a word of clothes or of everyday English. */
export const WELL_KNOWN_BRANDS: ReadonlySet<string> = new Set(
  listOf(`
  nike, adidas, puma, reebok, asics, new balance, under armour, skechers, fila, converse, vans, hoka,
  salomon, saucony, mizuno, umbro, kappa, lacoste, ralph lauren, tommy hilfiger, calvin klein, levis,
  wrangler, gucci, prada, versace, armani, dior, chanel, hermes, louis vuitton, fendi, balenciaga,
  givenchy, burberry, moncler, valentino, bottega veneta, celine, loewe, miu miu, yves saint laurent,
  saint laurent, ysl, balmain, alexander mcqueen, stella mccartney, dolce and gabbana, off white brand,
  jacquemus, ganni, acne studios, isabel marant, zara, h and m, uniqlo, primark, shein, asos, boohoo,
  prettylittlething, fashion nova, forever 21, abercrombie, hollister, american eagle, aeropostale,
  urban outfitters, anthropologie, madewell, everlane, aritzia, lululemon, athleta, gymshark, alo yoga,
  fabletics, patagonia, arcteryx, the north face, north face, columbia, carhartt, dickies, timberland,
  dr martens, doc martens, birkenstock, birkenstocks, crocs, ugg, uggs, clarks, ecco, merrell, keen,
  teva, steve madden, sam edelman, aldo, nine west, michael kors, kate spade, tory burch, marc jacobs,
  longchamp, mulberry bags, furla, ray ban, oakley, warby parker, rolex, casio, seiko, omega watch,
  swatch, pandora, swarovski brand, tiffany, cartier, victorias secret, savage x fenty, skims, spanx,
  speedo, billabong, quiksilver, roxy, oneill, superdry, jack and jones, vero moda, massimo dutti,
  pull and bear, bershka, stradivarius, cos, arket, reiss, ted baker, all saints, allsaints, karen millen,
  river island, topshop, missguided, marks and spencer, old navy, banana republic, j crew, jcrew, gap,
  brooks brothers, eddie bauer, ll bean, l l bean, lands end, barbour, canada goose, stone island, supreme,
  stussy, palace skateboards, golden goose, common projects, allbirds, veja, on cloud, reformation,
  free people, revolve, lulus, torrid, lane bryant, eileen fisher, vineyard vines, tommy bahama, hugo boss
  `).map(phraseKey),
);
const WORDS_MAX = 3;

interface Shop {
  isKnownWord?: (word: string) => boolean;
  isIndexedWord?: (word: string) => boolean;
  findBrands?: FindBrands;
}

/** Words of people, places and fruit that a brand shares; alone they name none. */
const COMMON: ReadonlySet<string> = new Set(['gap', 'supreme', 'columbia', 'keen', 'cos', 'omega']);

/**
 * Well-known brands that a query names and that are none of the shop's, as typed.
 * @param shop Where it knows no brands, none is missing.
 */
export function brandsElsewhere({ tokens, phrases }: QueryPhrases, shop: Shop): string[] {
  if (shop.findBrands === undefined) return [];
  const typed = new Set(
    phrases
      .filter(({ concepts }) => concepts.some(({ kind }) => kind !== 'name'))
      .flatMap(({ from, to }) => range(from, to)),
  );
  const isKnown = (words: readonly string[]): boolean =>
    words.every((word) => shop.isIndexedWord?.(word) === true || shop.isKnownWord?.(word) === true);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(WORDS_MAX, tokens.length - at); length > 0; length -= 1) {
      const words = tokens.slice(at, at + length).map(({ word }) => word);
      const key = words.join(' ');
      const isName = WELL_KNOWN_BRANDS.has(key) && !typed.has(at) && !COMMON.has(key);
      if (!isName || isKnown(words)) continue;
      found.push(key);
      at += length - 1;
      break;
    }
  }
  return [...new Set(found)];
}
