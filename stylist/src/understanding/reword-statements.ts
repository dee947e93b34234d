import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../dialogue/dialogue-state.ts';

const CLAUSE_END = String.raw`(?=\s*(?:[,.;!?]|\b(?:and|but|so|anyway|already|though|lol|haha)\b|$))`;
const WHO = '(?:i|we|he|she|they)';
/** "I already have boots", "she's got enough scarves": what is there need not be bought. */
const ITS = String.raw`(?:(?:my|some|a|an|the|good|nice|pair|pairs|of|own|those|them)\s+)*`;
const THERE =
  '(?:already|still)(?: got| have| has| own| owns| bought| ordered| packed| picked out)+';
const ENOUGH = String.raw`(?:got |have |has |own |owns )(?:enough|plenty of|too many|tons of|lots of|loads of|a ton of|a million|so many|like \d+|a closet full of)`;
const OWNS = new RegExp(
  String.raw`\b${WHO}(?:['’]ve| have|['’]s| has)? ?(?:${THERE}|${ENOUGH}) ${ITS}(?<what>[a-z][\w -]*?)${CLAUSE_END}`,
  'gi',
);
const HAS_ALREADY = new RegExp(
  String.raw`\b${WHO}(?:['’]ve| have|['’]s| has)? (?:got|have|has|own|owns|bought) ${ITS}(?<what>[a-z][\w -]*?) already\b`,
  'gi',
);
/** "I have black jeans, what goes with them?" dresses around what is there. */
/** "She likes scarves but has plenty". */
const LIKES_BUT_HAS =
  /\b(?:she|he|they|i|we)(?:['’]d)? (?:really |also |already )*(?:likes?|loves?|wears?|collects?|adores?) (?<what>[a-z][\w -]*?),? (?:but|and|though|yet) (?:she |he |they |i |we )?(?:already |just )*(?:has|have|owns?|got|['’]ve got) (?:already )?(?:plenty|enough|loads|tons|lots|a lot|a ton|too many|so many|a million|a (?:drawer|closet|box) full|more than enough|\d+)(?: of (?:them|those))?(?: already)?/gi;
const AROUND =
  /\b(?:go(?:es)?|went|match(?:es)?|wear|works?|style|pair|combine) (?:\w+ )?(?:with|it|them)\b|\bwith (?:it|them|that|those|these)\b|\bto go with\b|\bwear (?:it|them)\b/i;

/** "Not another hoodie", "he wears the same three hoodies" ask for anything else. */
const ENOUGH_OF = new RegExp(
  String.raw`\b(?:not (?:yet )?another|no more|not one more|(?:so |really )?(?:sick|tired) of|${WHO}(?: always| only| just)? (?:wears?|lives? in) (?:only |nothing but |the same (?:\w+ )?))(?: ?${ITS})(?<what>[a-z][\w-]*)${CLAUSE_END}`,
  'gi',
);
/** "He's tall and skinny" tells of him, and of no cut. */
const BUILD =
  /(?<=\b(?:i['’]?m|i am|he['’]?s|he is|she['’]?s|she is|they['’]?re|they are|(?:my|our|his|her) (?!bag|coat|dress|skirt|suit)[a-z]+(?: is|['’]s))(?: (?:tall|short|young|old|really|very|pretty|super|so|kind of|a bit|1\d|and|n|&))*) (?:and |n |& )?(?:skinny|slim|lanky|lean)\b(?! (?:jeans|pants|fit|cut))/gi;

/** Who cannot walk in heels wants none. */
const CANNOT =
  /(?:\b(?:i|we|she|he|they) )?(?:\breally |just |honestly )?(?:can['’]?t|can ?not|could never|never could|never learned to|don['’]?t know how to|do not know how to|hate to|hate|refuse to|(?:am|['’]m|is) (?:not able|unable) to)(?: really| even| ever)? (?:walk|walking|stand|standing|dance|dancing|move|drive|run|last|survive|breathe|sit|deal|live)(?: \w+){0,2}? (?:in|with) (?<what>(?:high |super )?[\w-]+)\b/gi;

const typesOf = (readings: readonly QueryReading[]): string[] =>
  readings.flatMap(({ concepts }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

const isOfShoes = (types: readonly string[]): boolean =>
  types.length > 0 && types.every((type) => isKindOf(type, 'shoes'));

/** Who looks for shoes and wants no heels still looks for shoes. */
function withoutKind(what: string, types: readonly string[], no: string): string {
  const isShoe = isOfShoes(typesOf(understandQuery(what).readings));
  if (isShoe && isOfShoes(types)) return `shoes, ${no} ${what}`;
  // Who has a navy blazer needs no other blazer, unless blazers are what they look for.
  const readings = understandQuery(what).readings.filter((one) => typesOf([one]).length > 0);
  const isLookedFor = typesOf(readings).some((type) => types.some((one) => isKindOf(one, type)));
  const [garment] = readings;
  return `${no} ${isLookedFor || garment === undefined ? what : garment.words}`;
}

const refused = (
  text: string,
  [pattern, no]: readonly [RegExp, no: string],
  types: readonly string[],
): string =>
  text.replaceAll(pattern, (...found) => {
    const [all] = found;
    const { what = '' }: Record<string, string | undefined> = found.at(-1);
    return typesOf(understandQuery(what).readings).length > 0
      ? withoutKind(what.trim(), types, no)
      : all;
  });

const NO_SIZE =
  /^\W*(?:(?:hm+|well|sorry|but|and|also|oh)[ ,]+)*(?:i )?(?:don['’]?t|do not|have no (?:idea|clue)|not sure|no (?:idea|clue))(?: really| even| actually)?(?: know)?(?: what| about)? (?:her|his|their|the) (?:exact )?(?:clothing |shoe |ring )?sizes?(?: is| are)?(?: though| tbh| to be honest| sorry)?\W*$/i;

/** Whose size is not known is given what needs none. */
const withoutSize = (text: string, request: StyleRequest | null): string =>
  NO_SIZE.test(text) && request !== null && typesOf(request.wishes).length === 0
    ? 'jewelry, a bag or a scarf'
    : text;

/**
 * What somebody has or cannot wear, as what is not to be shown: "I already have boots" and "I can't
 * walk in heels". What is owned and to be dressed around stays as it is said.
 */
export function rewordStatements(text: string, request: StyleRequest | null): string {
  const types = request === null || request.outfit !== null ? [] : typesOf(request.wishes);
  const sized = withoutSize(text.replaceAll(BUILD, ''), request);
  const refusals = [
    [CANNOT, 'no'],
    [ENOUGH_OF, 'no more'],
    [LIKES_BUT_HAS, 'no'],
  ] as const;
  const worn = refusals.reduce((said, refusal) => refused(said, refusal, types), sized);
  return AROUND.test(worn)
    ? worn
    : refused(refused(worn, [HAS_ALREADY, 'no'], types), [OWNS, 'no'], types);
}

const HEDGE = String.raw`(?:\$|under|about|around|roughly|for|like|only|just|budget|spend|max|maybe|over|up to|below|~|is|of|to|or)`;
const ISH = new RegExp(
  String.raw`(?<!${HEDGE} ?)(?<=(?:^|[,.;!] ?|\bi['’]?m |\bi am |\b(?:he|she|they)(?:['’]?s|['’]?re| is| are) |\band ))(?:[1-9]\d)[ -]?ish\b(?! (?:dollars|bucks|usd|total|each|in total|all in))`,
  'gi',
);
const MONEY = /\$ ?\d|\b\d{2,5} ?(?:dollars|bucks|usd)\b|\bbudget\b|\bunder \d|\b\d{3,5}\b/i;
const OF_SOMEBODY =
  /\b(?:i['’]?m|i am|he['’]?s|he is|she['’]?s|she is|they['’]?re|they are) [1-9]\d[ -]?ish\b/i;

/** "40ish, budget 400" tells an age beside the money; alone, "40ish" is money. */
export function rewordAge(text: string): string {
  const rest = text.replaceAll(ISH, ' ').replaceAll(/\s+/g, ' ');
  return rest !== text && (MONEY.test(rest) || OF_SOMEBODY.test(text))
    ? rest.replace(/^[\s,.;!]+/, '').trim() || text
    : text;
}
