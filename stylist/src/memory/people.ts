const NAMES: Readonly<Record<string, string>> = {
  mother: 'mom',
  mum: 'mom',
  mama: 'mom',
  father: 'dad',
  hubby: 'husband',
  bf: 'boyfriend',
  gf: 'girlfriend',
  grandmother: 'grandma',
  granny: 'grandma',
  nana: 'grandma',
  grandfather: 'grandpa',
  'mother in law': 'mother-in-law',
  'father in law': 'father-in-law',
  fiancee: 'fiancée',
  fiance: 'fiancé',
  bestie: 'best friend',
};

const RELATION =
  'mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law|step(?:mom|dad|son|daughter|sister|brother)|(?:little |big |older |younger |twin )?(?:brother|sister)|mom|mother|mum|mama|dad|father|son|daughter|husband|hubby|wife|boyfriend|bf|girlfriend|gf|partner|spouse|fianc[eé]e?|best friend|bestie|friend|roommate|grandma|grandmother|granny|nana|grandpa|grandfather|aunt|uncle|cousin|niece|nephew|boss|coworker|colleague|kid|child';

/** "My brother", with a group that `personOf` reads. */
export const MY_RELATION = `(?:my|our) (?<person>${RELATION})`;
/** The same at the start of a text that the account shows: "Brother wears", "Sister’s wedding". */
export const RELATION_FIRST = `(?<person>${RELATION})`;

/** The name of a relation as memories have it, or null for the shopper. */
export function personOf(said: string | undefined): string | null {
  if (said === undefined) return null;
  const name = said.toLowerCase();
  return (
    NAMES[name.replaceAll('-', ' ')] ?? name.replace(/^(?:little|big|older|younger|twin) /, '')
  );
}

const NAMED = new RegExp(String.raw`\b${MY_RELATION}\b`, 'i');

/** Whom somebody speaks of as theirs: "for my brother" names the brother; null where nobody. */
export const namedPerson = (words: string): string | null =>
  personOf(NAMED.exec(words)?.groups?.person);
