import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';
import { areOpposite } from '../facts/record-says.ts';
import type { Statement } from './read-clauses.ts';

/** Who likes it finds no fault. */
const LIKES =
  /\b(?:love|loving|nice|great|perfect|lovely|cool|amazing|beautiful|gorgeous|thanks|thank you|cute|pretty(?= (?:and|dress|one))|like (?:it|that|the|them|this|these))\b/i;
const COMPLAINS =
  /\b(?:bro|ugh+|why|wtf|seriously|come on|again|still|literally|wrong|nope|all|but i|i (?:said|asked|told|wanted)|um+|hates?|can['’]?t stand|not for me|no way|(?:does|do|will|wo)(?:n['’]?t| not) (?:work|do|suit))\b|!/i;

const ONE_OF: ReadonlySet<string> = new Set([
  'neckline',
  'sleeve',
  'length',
  'rise',
  'fit',
  'leg',
  'heel',
]);

/** Whether something cannot be together with what was asked for: beige where white was. */
function contradicts(one: Concept, wish: Concept): boolean {
  if (one.id === wish.id) return false;
  if (one.kind !== wish.kind) return false;
  if (one.kind === 'type') return !isKindOf(one.id, wish.id) && !isKindOf(wish.id, one.id);
  if (one.kind !== 'attribute') return one.kind === 'color' || one.kind === 'gender';
  const group = attributeGroup(one.id);
  const isOther = group !== null && ONE_OF.has(group) && group === attributeGroup(wish.id);
  return isOther || areOpposite(one.id, wish.id);
}

/** Whether what a piece is goes against what is being looked for. */
export function isAgainst(concept: Concept, request: StyleRequest | null): boolean {
  if (request === null) return false;
  const isSame = ({ kind, id }: Concept) => kind === concept.kind && id === concept.id;
  const isRefused = request.wishes.some(
    ({ role, concepts }) => role === 'negated' && concepts.some(isSame),
  );
  const ofFilters: Concept[] = request.filters.color.map((id) => ({ kind: 'color', id }) as const);
  const wanted = [
    ...request.wishes.filter(({ role }) => role === 'wanted').flatMap(({ concepts }) => concepts),
    ...ofFilters,
  ];
  const alike = wanted.filter(({ kind }) => kind === concept.kind);
  // Of several kinds that are looked for, none may be another one.
  const isOther =
    concept.kind === 'type'
      ? alike.length > 0 && alike.every((one) => contradicts(concept, one))
      : alike.some((one) => contradicts(concept, one));
  return isRefused || (!wanted.some(isSame) && isOther);
}

/** Whether what is stated is what was asked for, so that nobody complains of it. */
export function isAsked(concept: Concept, request: StyleRequest | null): boolean {
  const wished = (request?.wishes ?? []).filter(({ role }) => role === 'wanted');
  const isColor =
    concept.kind === 'color' && request?.filters.color.some((id) => id === concept.id);
  if (isColor === true) return true;
  return wished.some(({ concepts }) =>
    concepts.some(({ kind, id }) => kind === concept.kind && id === concept.id),
  );
}

/** Whether a message complains, though its words may as well only describe. */
export function complains(words: string, { asked }: Statement, isTold: boolean): boolean {
  return !LIKES.test(words) && (isTold || asked.length > 0 || COMPLAINS.test(words));
}
