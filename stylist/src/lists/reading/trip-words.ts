import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** "Going to Bali for 10 days, what do I need?" asks for a list though nobody says "pack". */
const GOES =
  /\b(?:go|going|fly|flying|travel+ing|traveling|heading|off|leaving|trip|vacation|holiday|visiting|city break|(?:weekend|weeks?|days|nights?) (?:in|at|of)|hiking|camping|skiing|backpacking)\b/i;
export const NEEDS =
  /\bwhat (?:all |else )?(?:do|should|shall|would|will) (?:i|we) (?:need|bring|take|pack)\b|\bwhat to (?:bring|take|pack)\b|\bhelp (?:me |us )?(?:to )?pack\b|\bpack(?:ing)? (?:for me|help|list)\b|\bneed (?:help packing|to pack)\b/i;

/** Whether a message tells of a trip and asks what to take. */
export const asksForTrip = (words: string): boolean => GOES.test(words) && NEEDS.test(words);

/** "I only wear dresses and skirts" leaves trousers and shorts at home. */
const ONLY_WEARS =
  /\b(?:i|she|he)(?:['’]?m)? (?:only|just|always|exclusively) (?:ever )?wears? (?<what>[^.?!]+)/i;
/** What is worn on the lower half, by lexicon id and by name. */
const BOTTOMS = {
  pants: 'trousers',
  jeans: 'jeans',
  shorts: 'shorts',
  leggings: 'leggings',
  skirt: 'skirts',
};

const NEVER_WEARS =
  /\b(?:i|she|he|we)(?: really| just)? (?:don['’]?t|do not|never|hate|can['’]?t)(?: (?:do|wear|like|stand|ever|really|wearing))*(?: any)? (?<what>[a-z-]+(?: (?:or|and) [a-z-]+)*)/gi;

/** The kinds of bottoms that are left at home by who only wears some kinds. */
export function bottomsNotWorn(types: readonly string[]): string[] {
  const worn = Object.keys(BOTTOMS).filter((kind) => types.some((type) => isKindOf(type, kind)));
  const isLower = worn.length > 0 || types.some((type) => isKindOf(type, 'dress'));
  return isLower ? Object.keys(BOTTOMS).filter((kind) => !worn.includes(kind)) : [];
}

const typesIn = (text: string): string[] =>
  understandQuery(text).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/** The kinds that the shopper says they do not wear, by name. */
export function notWorn(words: string): string[] {
  const only = ONLY_WEARS.exec(words)?.groups?.what;
  const left = only === undefined ? [] : bottomsNotWorn(typesIn(only));
  const never = [...words.matchAll(NEVER_WEARS)].flatMap(({ groups }) =>
    (groups?.what ?? '').split(/ (?:or|and) /).filter((what) => typesIn(what).length > 0),
  );
  return [...left.map((kind) => BOTTOMS[kind as keyof typeof BOTTOMS]), ...never];
}
