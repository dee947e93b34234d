import { findType } from '@modiste/lexicon/garment-types';
import { fold } from '@modiste/lexicon/tokens';
import type { QueryReading } from '@modiste/lexicon/understood-query';

/** What filters carry is not said again: a removed chip must not live on in the words. */
const IN_FILTERS: ReadonlySet<QueryReading['kind']> = new Set(['price', 'sale', 'size', 'fit']);

const isOfWearer = ({ concept }: QueryReading): boolean =>
  concept?.kind === 'gender' || concept?.kind === 'shopper-gender';

const isSaid = (reading: QueryReading): boolean =>
  !IN_FILTERS.has(reading.kind) && reading.kind !== 'goods' && !isOfWearer(reading);

const hasKind = ({ concepts }: QueryReading, ...kinds: string[]): boolean =>
  concepts.some(({ kind }) => kinds.includes(kind));

/** The words as typed; where these are none, the concept's name. */
function nameOf({ words, concept }: QueryReading): string {
  if (words !== '') return fold(words) === '' ? words : words.toLowerCase();
  return concept?.kind === 'type'
    ? (findType(concept.id)?.name ?? concept.id)
    : (concept?.id.replaceAll('-', ' ').toLowerCase() ?? '');
}

/** "no heels", "collarless"; what is refused of "nothing sleeveless" still has to be. */
const NEGATED_ALREADY = /^(?:no|not|without|non)\b/;

const isWithout = (name: string, { concepts }: QueryReading): boolean =>
  name.endsWith('less') && !concepts.some(({ id }) => id.endsWith('less'));

/** What goes with a refusal without being said: who wants nothing tight wants no slim cut either. */
const REFUSED_TOO: Readonly<Record<string, readonly string[] | undefined>> = {
  tight: ['slim fit', 'skinny'],
  snug: ['slim fit', 'skinny'],
  clingy: ['slim fit'],
  shiny: ['satin', 'sequins', 'metallic'],
  girly: ['ruffles', 'bows', 'florals', 'sequins'],
  revealing: ['mini', 'slip dresses', 'strapless', 'backless'],
};

function nameRefused(reading: QueryReading): string {
  const name = nameOf(reading);
  if (NEGATED_ALREADY.test(name) || isWithout(name, reading)) return name;
  return [name, ...(REFUSED_TOO[name] ?? [])].map((one) => `not ${one}`).join(', ');
}

const names = (readings: readonly QueryReading[]): string => readings.map(nameOf).join(' ');

/**
 * Wishes as one English query, which `understandQuery` reads to the same wishes again: "linen midi
 * dress, beach wedding, longer, not black". What filters carry (prices, sizes, genders) is left out.
 */
export function renderQuery(wishes: readonly QueryReading[], isOutfit = false): string {
  return isOutfit ? renderPieces(wishes.filter(isSaid)) : renderSaid(wishes.filter(isSaid));
}

/** Of an outfit each garment follows what was said of it: "blue suit, brown shoes, wedding". */
function renderPieces(said: readonly QueryReading[]): string {
  const isGarment = (wish: QueryReading) => wish.role === 'wanted' && hasKind(wish, 'type');
  const last = said.findLastIndex(isGarment) + 1;
  const parts: string[] = [];
  for (const wish of said.slice(0, last)) {
    const isLook = wish.role === 'wanted' && hasKind(wish, 'color', 'material', 'pattern', 'type');
    if (!isLook) continue;
    const open = parts.at(-1);
    if (open?.endsWith(' ') === true) parts[parts.length - 1] = open + nameOf(wish);
    else parts.push(nameOf(wish));
    if (!isGarment(wish)) parts.push(`${parts.pop() ?? ''} `);
  }
  const rest = said.filter(
    (wish, at) =>
      at >= last ||
      !(wish.role === 'wanted' && hasKind(wish, 'color', 'material', 'pattern', 'type')),
  );
  return [...parts, renderSaid(rest)].filter((part) => part !== '').join(', ');
}

function renderSaid(said: readonly QueryReading[]): string {
  const inRole = (role: QueryReading['role']) => said.filter((reading) => reading.role === role);
  const wanted = inRole('wanted');
  const types = wanted.filter((reading) => hasKind(reading, 'type'));
  const looks = wanted.filter(
    (reading) =>
      !types.includes(reading) &&
      (reading.kind === 'heel' || hasKind(reading, 'color', 'material', 'pattern')),
  );
  const others = wanted.filter((reading) => !types.includes(reading) && !looks.includes(reading));
  const beside = types.length === 0 ? [] : inRole('beside');
  const [head, ...further] = types;
  return [
    names([...looks, ...(head === undefined ? [] : [head])]),
    ...further.map(nameOf),
    ...(beside.length === 0 ? [] : [`with ${names(beside)}`]),
    ...others.map(nameOf),
    ...inRole('less').map((reading) => `less ${nameOf(reading)}`),
    ...inRole('negated').map(nameRefused),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
