import type { Item } from '@modiste/contract/entities/item';
import { findFabric } from '@modiste/lexicon/attributes';
import { ancestorsOf, findType, type GarmentType } from '@modiste/lexicon/garment-types';
import { memoized } from '@modiste/lexicon/memoized';
import { exactFabrics, fabricName } from './fabric-traits.ts';
import { type ItemFacts, readItemFacts } from './item-facts.ts';

/** Roots of what is worn and sold in pairs though its name may be singular. */
const PAIRED: ReadonlySet<string> = new Set([
  'earrings',
  'gloves',
  'socks',
  'tights',
  'stockings',
  'sunglasses',
  'eyeglasses',
  'eyewear',
  'cufflinks',
  'pants',
  'shorts',
  'swim-trunks',
  'briefs',
  'panties',
  'boxers',
]);
/** Plural names of things that come as one. */
const NO_PAIRS: ReadonlySet<string> = new Set(['pajamas', 'overalls']);

/** Nobody counts swimwear or luggage but by the piece. */
export const isMassType = ({ name, plural }: GarmentType): boolean =>
  name === plural && !name.endsWith('s');

/** Shoes, trousers and the like are worn and sold in pairs. */
export function isPairType(type: GarmentType): boolean {
  const { id, role, name, plural } = type;
  const line = [id, ...ancestorsOf(id)];
  if (isMassType(type)) return false;
  if (line.some((one) => NO_PAIRS.has(one) && one === id)) return false;
  return role === 'shoes' || line.some((one) => PAIRED.has(one)) || name === plural;
}

/** What a piece is called: "midi dress", "loafers". */
export interface KindName {
  noun: string;
  /** Whether the noun is a plural: "loafers". */
  isPair: boolean;
}

/** "T shirt" is how words are matched; a T-shirt is how it is written. */
export const written = (name: string): string =>
  name
    .replace(/\bt shirt/g, 'T-shirt')
    .replace(/\b(two|three|one) piece\b/g, '$1-piece')
    .replace(/\ba line\b/g, 'A-line')
    .replace(/\bv neck\b/g, 'V-neck');

const nameOf = memoized((id): KindName => {
  const type = findType(id);
  if (type === null) return { noun: 'piece', isPair: false };
  const isPair = isPairType(type);
  return { noun: written(isPair ? type.plural : type.name), isPair };
});

/** A kind is called after a fabric only where a piece is made of it: a corduroy trucker is no denim jacket. */
function typeMadeOf({ garment: { type, materials } }: ItemFacts): string {
  const [fabric = ''] = findType(type ?? '')?.name.split(' ') ?? [];
  const isOther =
    findFabric(fabric) !== null && materials.length > 0 && !materials.includes(fabric);
  return (isOther ? findType(type ?? '')?.parent : type) ?? '';
}

/** What an item is, exactly: "midi dress", "chelsea boots". */
export const exactKind = (item: Item): KindName => nameOf(typeMadeOf(readItemFacts(item)));

/** What an item is as one speaks of it: "dress" of a midi dress, "boots" of chelsea boots. */
export function broadKind(item: Item): KindName {
  const { type } = readItemFacts(item).garment;
  if (type === null) return nameOf('');
  const named = [type, ...ancestorsOf(type)].find((id) => BROAD.has(id)) ?? type;
  return nameOf(named);
}

/** "A linen dress", "suede loafers": a kind with words before it and its article. */
export const withKindArticle = (words: string, { noun, isPair }: KindName): string => {
  const named = words === '' ? noun : `${words} ${noun}`;
  if (isPair) return named;
  return `${/^(?:[aeio]|u(?!n[ai]|s)|A-)/i.test(named) ? 'an' : 'a'} ${named}`;
};

/** What an item is with its fabric, said once: "a faux leather jacket" of a leather jacket. */
export function withFabric(fabric: string, kind: KindName): string {
  const last = fabric.split(' ').at(-1) ?? '';
  if (fabric === '' || kind.noun.includes(fabric)) return withKindArticle('', kind);
  const isSaidTwice = last !== '' && kind.noun.startsWith(`${last} `);
  const noun = isSaidTwice ? kind.noun.slice(last.length + 1) : kind.noun;
  return withKindArticle(fabric, { ...kind, noun });
}

/** Types at which one stops on the way up: nobody says "a top" of a cardigan. */
const BROAD: ReadonlySet<string> = new Set([
  'dress',
  'jumpsuit',
  't-shirt',
  'shirt',
  'blouse',
  'sweater',
  'cardigan',
  'hoodie',
  'sweatshirt',
  'coat',
  'jacket',
  'blazer',
  'jeans',
  'pants',
  'shorts',
  'skirt',
  'suit',
  'sneakers',
  'boots',
  'sandals',
  'loafers',
  'heels',
  'pumps',
  'flats',
  'bag',
  'wallet',
  'card-holder',
  'coin-purse',
  'pencil-case',
  'scarf',
  'belt',
  'hat',
  'necklace',
  'earrings',
  'ring',
  'bracelet',
  'watch',
  'sunglasses',
  'bra',
  'swimsuit',
  'bikini',
]);

/** A pattern as an adjective: "striped", "polka-dot". */
export function patternAdjective(id: string): string {
  const ADJECTIVES: Readonly<Record<string, string>> = {
    stripes: 'striped',
    'vertical-stripes': 'striped',
    'horizontal-stripes': 'striped',
    checks: 'checked',
    'polka-dot': 'polka-dot',
    'tie-dye': 'tie-dye',
    'color-block': 'color-block',
    print: 'printed',
    stars: 'star-print',
    hearts: 'heart-print',
    'fair-isle': 'Fair Isle',
    solid: 'plain',
  };
  return ADJECTIVES[id] ?? id.replaceAll('-', ' ');
}

/** The materials of an item as prose names them: "linen", "cotton and spandex"; empty if unknown. */
export function fabricsOf({ garment }: ItemFacts): string[] {
  return exactFabrics(garment.materials).map(fabricName);
}

/** Verbs that follow "and" in what a piece does: "washes clean and stands steady". */
const SECOND =
  / and (wipe|want|stand|hold|keep|grip|rinse|walk|move|stay|leave|look|carry|cover|close|slip|dry|let|shrug|read|take|need|shine|soften|last)s\b/;

/** What is told of the fabric or of a part stays as it is: "they are of nylon that dries fast". */
const OF_PART = /^(?:is of|has) .+? that /;

/** "They dry fast" beside "it dries fast". */
export function asPlural(does: string): string {
  const [head = ''] = OF_PART.exec(does) ?? [];
  return head === '' ? pluralOf(does) : `${pluralOf(head)}${does.slice(head.length)}`;
}

const pluralOf = (does: string): string =>
  does
    .replace(/^has /, 'have ')
    .replace(/^is /, 'are ')
    .replace(/^(do|go)es /, '$1 ')
    .replace(/^(?:dries|carries) /, (verb) => verb.replace('ies', 'y'))
    .replace(/^(\w+(?:ch|sh|ss|x))es /, '$1 ')
    .replace(/\bits\b/, 'their')
    .replace(/\bso it does not\b/, 'so they do not')
    .replace(/\bso it (\w+)s\b/, 'so they $1')
    .replace(
      / and (is|has|goes|dries|washes|comes) /,
      (_, verb: string) => ` and ${pluralOf(`${verb} `)}`,
    )
    .replace(SECOND, ' and $1')
    .replace(/^(\w+)s /, '$1 ');
