import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { SeededRandom } from '../sampling/seeded-random.ts';
import type { Intent } from './compose-intent.ts';

const GENDERS = {
  Women: {
    before: ['women’s', "women's", 'womens', 'ladies', 'female'],
    after: ['for women', 'for her'],
  },
  Men: { before: ['men’s', "men's", 'mens', 'male'], after: ['for men', 'for him', 'for a guy'] },
} as const;

const MAX_PHRASES: readonly ((price: number) => string)[] = [
  (price) => `under $${price}`,
  (price) => `below ${price} dollars`,
  (price) => `less than $${price}`,
  (price) => `no more than $${price}`,
  (price) => `not more than ${price}`,
  (price) => `nothing over $${price}`,
  (price) => `max ${price} dollars`,
  (price) => `up to ${price} bucks`,
  (price) => `for $${price} or less`,
  (price) => `cheaper than $${price}`,
  (price) => `within $${price}`,
  (price) => `budget $${price}`,
  (price) => `I can't spend more than ${price}`,
];

const NEGATIONS: readonly ((thing: string) => string)[] = [
  (thing) => `not ${thing}`,
  (thing) => `no ${thing}`,
  (thing) => `but not ${thing}`,
  (thing) => `without ${thing}`,
  (thing) => `anything but ${thing}`,
  (thing) => `I don't want ${thing}`,
  (thing) => `avoiding ${thing}`,
  (thing) => `except ${thing}`,
  (thing) => `other than ${thing}`,
  (thing) => `never ${thing}`,
  (thing) => `that isn't ${thing}`,
  (thing) => `I hate ${thing}`,
  (thing) => `please skip ${thing}`,
];

const OPENINGS = [
  '',
  '',
  '',
  '',
  'I need a',
  'looking for',
  'show me',
  'any',
  'find me some',
] as const;

function sizePhrase({ size, type }: Intent, random: SeededRandom): string {
  if (size === null) return '';
  const { value } = size;
  const forms =
    size.list === 'shoes_size' || typeRole(type) === 'shoes'
      ? [`size ${value}`, `in a ${value}`, `US ${value}`]
      : [`size ${value}`, `in ${value}`, `in size ${value}`, value];
  return random.pick(forms);
}

/** Puts what is wanted into a shopper's words, one of very many ways. */
export function phraseIntent(intent: Intent, random: SeededRandom): string {
  const { type, gender, color, material, priceMax, notColor, notMaterial } = intent;
  const noun = findType(type);
  const name = random.next() < 0.5 ? (noun?.plural ?? type) : (noun?.name ?? type);
  const isBefore = random.next() < 0.6;
  const owner = gender === null ? '' : random.pick(GENDERS[gender][isBefore ? 'before' : 'after']);
  const refused = [notColor?.toLowerCase() ?? '', notMaterial ?? ''].filter((one) => one !== '');
  const negation = refused.length === 0 ? '' : random.pick(NEGATIONS)(refused.join(' or '));
  const price = priceMax === null ? '' : random.pick(MAX_PHRASES)(priceMax);
  const size = sizePhrase(intent, random);
  const tail = [size, price].filter((one) => one !== '');
  const ordered = random.next() < 0.5 ? tail : tail.toReversed();
  return [
    random.pick(OPENINGS),
    isBefore ? owner : '',
    color?.toLowerCase() ?? '',
    material ?? '',
    name,
    isBefore ? '' : owner,
    ...ordered,
    negation === '' ? '' : `${random.next() < 0.5 ? ', ' : ''}${negation}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' ,', ',');
}
