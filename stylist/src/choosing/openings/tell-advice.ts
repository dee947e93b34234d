import { typeRole } from '@modiste/lexicon/garment-types';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import type { Wish } from '../reasons/wish.ts';
import table from './occasion-advice.json' with { type: 'json' };

type Advice = Readonly<Record<string, readonly string[] | undefined>>;

const ADVICE: ReadonlyMap<string, Advice> = new Map(
  Object.entries(table).map(([id, advice]) => [id, { ...advice }]),
);

/** What is put on beside clothes: what is right for clothes there is not said of these. */
const BESIDE: ReadonlySet<string> = new Set([
  'shoes',
  'bag',
  'headwear',
  'scarf',
  'jewelry',
  'belt',
  'watch',
  'eyewear',
  'hosiery',
  'underwear',
  'other',
]);

/** What a request is for and of which kinds; undefined of none. */
const subjectOf = (request: Pick<StyleRequest, 'wishes'> | null | undefined): string | undefined =>
  request?.wishes
    .filter(({ role }) => role === 'wanted')
    .flatMap(({ concepts }) => concepts)
    .filter(({ kind, id }) => kind === 'type' || ADVICE.has(id))
    .map(({ id }) => id)
    .toSorted()
    .join(' ');

/** The part of an outfit that is asked about; clothes where it is a whole one or several parts. */
function partOf({ state }: Found, { types }: Wish): string | null {
  if (state.request?.outfit !== undefined && state.request.outfit !== null) return null;
  const roles = new Set(types.map((type) => typeRole(type) ?? ''));
  const [role = ''] = roles;
  return roles.size === 1 && BESIDE.has(role) ? role : null;
}

/** The words that an occasion was read from. */
const saidFor = (id: string, request: StyleRequest | null): string =>
  (request?.wishes ?? [])
    .filter(({ concepts }) => concepts.some((concept) => concept.id === id))
    .map(({ words }) => words.toLowerCase())
    .join(' ');

/**
 * What is right for an occasion, before it is told what there is; empty where nothing is known of it,
 * where it was asked about before, or where a note tells what counts.
 */
export function tellAdvice(found: Found, wish: Wish, speech: Speech): string {
  const { request, earlier, notes = [] } = found.state;
  const isOld = subjectOf(earlier.at(-1)) === subjectOf(request);
  if (notes.length > 0 || isOld) return '';
  const part = partOf(found, wish);
  const isForMen = request?.filters.gender.join(' ') === 'Men';
  // Of several the first of the table decides: a wedding in winter is a wedding.
  const known = [...ADVICE].flatMap(([id, advice]): (readonly string[])[] => {
    if (!wish.occasions.includes(id)) return [];
    // A summer wedding counts as one in a garden, and nobody spoke of a lawn; a holiday in winter is
    // no trip in the sun.
    const { unless = [], instead: [other = ''] = [] } = advice;
    const said = saidFor(id, request);
    const isOther = unless.some((word) => said.includes(word) || wish.occasions.includes(word));
    const { Men = [], any = [], ...parts } = (isOther ? ADVICE.get(other) : advice) ?? {};
    const own = part === null ? (isForMen && Men.length > 0 ? Men : any) : (parts[part] ?? []);
    return own.length === 0 ? [] : [own];
  });
  return speech.say(...(known[0] ?? []));
}
