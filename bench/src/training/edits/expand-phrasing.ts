import { type EditMessage, readEditMessage } from '@modiste/stylist/edit-message';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { COLORS, KINDS, LOOKS, type MadeRole, SHOE_TYPES } from './words-for-outfits.ts';

/** How often an outfit has a dress, and how often a bag or something over the rest. */
const DRESS_SHARE = 0.4;
const BAG_SHARE = 0.3;
const OUTER_SHARE = 0.2;
/** Outfits that a message can name. */
const OUTFITS = 3;
/** Prices are of so many whole steps at least, and of fewer than so many more. */
const PRICE = { stepDollars: 5, leastSteps: 4, moreSteps: 40 };
/** The type of a piece whose words name none. */
const PLAIN_TYPE = 'dress';

const withArticle = (kind: string): string => {
  const isPlural = kind.endsWith('s') && kind !== 'dress';
  return isPlural ? kind : `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
};

/** The type of the shop for what a piece is called. */
export function typeOf(kind: string): string {
  const known = SHOE_TYPES[kind];
  if (known !== undefined) return known;
  const [named] = readEditMessage(kind, []).slots;
  return named?.reading?.concepts.find((concept) => concept.kind === 'type')?.id ?? PLAIN_TYPE;
}

/** The parts that the pieces of a made-up outfit play. */
function makeOutfit(random: SeededRandom): MadeRole[] {
  const main: readonly MadeRole[] = random.next() < DRESS_SHARE ? ['onePiece'] : ['top', 'bottom'];
  const worn: MadeRole[] = [...main, 'shoes'];
  if (random.next() < BAG_SHARE) worn.push('bag');
  if (random.next() < OUTER_SHARE) worn.push('outer');
  return worn;
}

/** What a piece may be exchanged for, called by a plural: other trousers for trousers, otherwise shoes. */
const othersFor = (role: MadeRole, kind: string): string[] =>
  KINDS[role === 'bottom' ? 'bottom' : 'shoes'].filter((one) => one !== kind && one.endsWith('s'));

/** Parts that may be added to an outfit; the small things twice, as they are asked for more often. */
const openRoles = (worn: readonly MadeRole[]): MadeRole[] => [
  ...(['bag', 'outer'] as const).filter((role) => !worn.includes(role)),
  'extra',
  'extra',
];

/**
 * Says a phrasing of outfits that are made up for it.
 *
 * @param phrasing words with placeholders such as `{kind}`; one that is not known is left out.
 * @returns the message as the network reads it.
 */
export function expandPhrasing(phrasing: string, random: SeededRandom): EditMessage {
  const worn = makeOutfit(random);
  const there = random.pick(worn);
  const kind = random.pick(KINDS[there]);
  const other = random.pick(othersFor(there, kind));
  const fresh = random.pick(KINDS[random.pick(openRoles(worn))]);
  const outfit = (): string => `outfit ${1 + random.whole(OUTFITS)}`;
  const values: Readonly<Record<string, string>> = {
    ref: outfit(),
    ref2: outfit(),
    kind,
    kind2: random.pick(KINDS[random.pick(worn.filter((role) => role !== there))]),
    new: withArticle(fresh),
    other,
    look: random.pick(LOOKS),
    color: random.pick(COLORS),
    price: String(PRICE.stepDollars * (PRICE.leastSteps + random.whole(PRICE.moreSteps))),
  };
  const words = phrasing.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const types = worn.map((role) => typeOf(role === there ? kind : random.pick(KINDS[role])));
  return readEditMessage(words, types);
}
