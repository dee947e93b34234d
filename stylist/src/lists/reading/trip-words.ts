import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** "Going to Bali for 10 days, what do I need?" asks for a list though nobody says "pack". */
const GOES =
  /\b(?:go|going|fly|flying|travel+ing|traveling|heading|off|leaving|trip|vacation|holiday|visiting|city break|(?:weekend|weeks?|days|nights?) (?:in|at|of)|hiking|camping|skiing|backpacking)\b/i;
export const NEEDS =
  /\bwhat (?:all |else )?(?:do|should|shall|would|will) (?:i|we) (?:need|bring|take|pack)\b|\bwhat to (?:bring|take|pack)\b|\bhelp (?:me |us )?(?:to )?pack\b|\bpack(?:ing)? (?:for me|help|list)\b|\bneed (?:help packing|to pack)\b|\b(?:new|another|different|fresh) (?:packing )?list\b/i;

/** Whether a message tells of a trip and asks what to take. */
export const asksForTrip = (words: string): boolean => GOES.test(words) && NEEDS.test(words);

/** "I only wear dresses and skirts" leaves trousers and shorts at home. */
const ONLY_WEARS =
  /\b(?:i|she|he)(?:['’]?m)? (?:only|just|always|exclusively) (?:ever )?wears? (?<what>[^.?!]+)/i;
/** "Redo it with only dresses". */
const WITH_ONLY = /\b(?:with|in) (?:only|just|nothing but) (?<what>[^.?!]+)/i;
/** What is worn on the lower half, by lexicon id and by name. */
const WORN_BELOW = [
  ['pants', 'trousers'],
  ['jeans', 'jeans'],
  ['shorts', 'shorts'],
  ['leggings', 'leggings'],
  ['skirt', 'skirts'],
  ['dress', 'dresses'],
] as const;

const NEVER_WEARS =
  /\b(?:i|she|he|we)(?: really| just)? (?:don['’]?t|do not|never|hate|can['’]?t)(?: (?:do|wear|like|stand|ever|really|wearing))*(?: any)? (?<what>[a-z-]+(?: (?:or|and) [a-z-]+)*)/gi;

/** The kinds that are left at home by who only wears some of these; none where none of them is named. */
export function kindsNotWorn(types: readonly string[]): string[] {
  const isWorn = (kind: string): boolean => types.some((type) => isKindOf(type, kind));
  const kinds = WORN_BELOW.map(([kind]) => kind);
  return kinds.some(isWorn) ? kinds.filter((kind) => !isWorn(kind)) : [];
}

const typesIn = (text: string): string[] =>
  understandQuery(text).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/** The kinds that the shopper says they do not wear, by name. */
export function notWorn(words: string): string[] {
  const { what: only } = (ONLY_WEARS.exec(words) ?? WITH_ONLY.exec(words))?.groups ?? {};
  const left = only === undefined ? [] : kindsNotWorn(typesIn(only));
  const never = [...words.matchAll(NEVER_WEARS)].flatMap(({ groups }) =>
    (groups?.what ?? '').split(/ (?:or|and) /).filter((what) => typesIn(what).length > 0),
  );
  return [...WORN_BELOW.flatMap(([kind, name]) => (left.includes(kind) ? [name] : [])), ...never];
}
