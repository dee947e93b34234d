import { typeRole } from '@modiste/lexicon/garment-types';
import { pluralize } from '@modiste/lexicon/inflections';
import { understandQuery } from '@modiste/lexicon/understand-query';

const GARMENT =
  '(?:(?:t-?)?shirts?|tees?|tops?|blouses?|pants|trousers|jeans|chinos|shorts|skirts?|dress(?:es)?|suits?|blazers?|jackets?|coats?|sweaters?|hoodies?|cardigans?|vests?|shoes|boots|sneakers|loafers|heels|flats|sandals|socks|ties?|belts?|bags?|hats?|watch(?:es)?)';
/** "Shirt pants shoes": written down as one does on a slip for errands. */
const BARE_LIST = new RegExp(`\\b${GARMENT}(?: ${GARMENT})+\\b`, 'gi');
/** Two nouns that name one garment: "dress shoes", "suit jacket". */
const ONE_NAME =
  /^(?:dress (?:shirts?|pants|trousers|shoes|boots|socks|sandals|heels|flats|coats?)|suit (?:jackets?|pants|trousers|vests?)|(?:t-?)?shirt (?:dress(?:es)?|jackets?)|sweater (?:dress(?:es)?|vests?|coats?)|blazer dress(?:es)?|hoodie dress(?:es)?|jeans (?:jackets?|skirts?|shorts)|sneaker boots|watch belts?|coat dress(?:es)?|vest (?:tops?|dress(?:es)?)|boots? socks|shoes? bags?|tie tops?|cardigan (?:sweaters?|coats?))$/i;

const typeOf = (words: string): string | undefined =>
  understandQuery(words).concepts.find(({ kind }) => kind === 'type')?.id;

/** "Belt bags" are no belts and no bags of any kind. */
function isOneName(first: string, second: string): boolean {
  const both = typeOf(`${first} ${second}`);
  const isOwn = both !== undefined && both !== typeOf(first) && both !== typeOf(second);
  return isOwn || ONE_NAME.test(`${first} ${second}`);
}

/** The commas of a list that was written without. */
const withCommas = (text: string): string =>
  text.replaceAll(BARE_LIST, (run) => {
    const words = run.split(' ');
    return words
      .map((word, at) => {
        const next = words[at + 1];
        if (next === undefined) return word;
        return isOneName(word, next) ? word : `${word},`;
      })
      .join(' ');
  });

const SUM = '\\$?(?<sum>\\d{2,5})(?: ?(?:dollars|bucks|usd))?';
const LEAD =
  "(?:(?:and|but|so|with|my|a|the|i (?:have|got|can spend)|i[’']?ve got|budget(?: is| of)?|under|for|at|(?:no|not) (?:more|over) than|no more than|less than|within|below|up to|only|just|about|around|max(?:imum)?(?: is| of)?) )*";
const WHOLE =
  '(?:everything|the lot|the (?:whole|entire) (?:thing|lot|outfit|look)|all of (?:it|them|that)|it all|all (?:three|four|five|together))';
/** What all of it may cost, in the ways people say it. */
const SUMS = [
  `${LEAD}${SUM}(?: max| tops| at most)? (?:to cover |to spend on |for |on )${WHOLE}`,
  `${LEAD}(?:it )?all (?:in|for|under|within|up to) ${SUM}(?: max)?`,
  `${LEAD}${SUM}(?: is)?(?: the| my)?(?: max| tops)?,? (?:in total|all[- ]in|in all|all told|altogether|all together|combined|max total|total max)(?: for ${WHOLE})?`,
  `${LEAD}${SUM}(?: max)? total(?: for ${WHOLE})?`,
  `${LEAD}${SUM}(?: max)? to spend(?: on ${WHOLE})?`,
  `(?:(?:ok|please|pls|and|so|now|but|can|could|would) )*(?:you |we )?(?:please )?(?:bring|get|take|cut|knock|push|lower|reduce) (?:${WHOLE}|it|that|this|(?:the|that) (?:total|sum|price|cost|budget|outfit|look))(?: down)? (?:to|below|under) (?:about |around |like )?${SUM}`,
].map(
  (source) =>
    new RegExp(
      `(?:^|(?<=[\\s,.;(]))${source}(?=\\s*(?:[,.;:!?)]|$|(?:for|and|but|so|please|pls|thanks|to|i|we|with|no|that)\\b))`,
      'i',
    ),
);

/** What is bought for one sum is to be worn together. */
const CLOTHES = /\b(?:(?:some|new|nice|decent|good) )*(?:clothes|clothing|stuff to wear)\b/i;

/** "150 for everything incl shoes": what all of it costs is told, and no shoes are looked for alone. */
const INCLUDED =
  /\b(?<all>everything|all of it|all|total|the lot|\$?\d{2,5}(?: ?(?:dollars|bucks|usd))?)(?: max| tops)?,? (?:incl\.?|including|inc\.?|with|included) (?:the |my |some )?(?:shoes|bag|accessories|jewelry)(?:(?:,| and|,? &) (?:the |a |my )?(?:shoes|bag|accessories|jewelry))*(?: included)?(?=\s*(?:[,.;!]|$|please\b|pls\b))/i;
const WHOLE_DAY =
  /\b(?:outfits?|looks?|party|wedding|interview|graduation|christening|gala|dinner|event|what (?:do|should|can|could|to) (?:i )?wear)\b/i;

const withIncluded = (text: string): string =>
  WHOLE_DAY.test(text) && !understandQuery(text).types.some((type) => WHOLES.has(typeRole(type)))
    ? text.replace(INCLUDED, '$<all> in total')
    : text;

/** "I've got 250 for one good outfit". */
const FOR_OUTFIT =
  /\b(?:(?:i|we)(?:['’]?ve| have)?(?: got| can spend)?|ive got|got|have|having|budget(?: is| of)?|with) \$?(?<sum>\d{2,5})(?: ?(?:dollars|bucks|usd))? (?:for|to spend on) (?=(?:an?|one|the|my|this|new) (?:[\w-]+ ){0,3}(?:outfits?|looks?)\b)/i;

/** "300 for everything" is what all pieces may cost together, wherever in the message it stands. */
function withSum(text: string): string {
  for (const pattern of SUMS) {
    const match = pattern.exec(text);
    const sum = match?.groups?.sum;
    if (match === null || sum === undefined) continue;
    const rest = (text.slice(0, match.index) + text.slice(match.index + match[0].length))
      .replaceAll(/\s+([,.;])/g, '$1')
      .replaceAll(/([,.;])(?:\s*[,.;])+/g, '$1')
      .replace(/^[\s,.;?!]+|[\s,.;?!]+$/g, '')
      .replace(CLOTHES, 'an outfit');
    return `${rest}${rest === '' ? '' : ', '}under $${sum} total`;
  }
  return text;
}

/** Pieces of a small wardrobe, each added to those before it. */
const CAPSULES = {
  women: 'top pants shoes sweater top jacket pants dress top skirt coat shoes sweater top dress',
  men: 'shirt pants shoes sweater t-shirt jacket jeans shirt t-shirt pants coat shoes sweater shirt t-shirt',
} as const;
const WARM_SWAPS: Readonly<Record<string, string>> = { sweater: 'cardigan', coat: 'shorts' };
const COUNT = '(?<count>\\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen)';
const NUMBERS: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
};
const PIECES = new RegExp(
  `\\b(?:a |an )?${COUNT}[- ]?(?:different |new )?(?:pieces?|items|things|garments|clothes)\\b`,
  'i',
);
const CAPSULE =
  /\b(?:travel |small |little |mini |new |whole )?(?:capsule(?: wardrobe)?|wardrobe)\b/i;
const MIXES =
  /\b(?:(?:that |which )?(?:i can |all |can |to )*(?:mix(?: and | & |[- ]n[- ])match|be mixed and matched|go(?:es)? (?:well )?(?:together|with each other)|work together|match each other))\b/i;
/** Who asks what belongs into one wants to be told, and is not to be shown anything. */
const ASKS_ADVICE =
  /\b(?:what (?:should|do|would|goes|is|are|belongs)|what['’]?s|how (?:many|do|to|should)|which|why|explain|tips|advice)\b/i;
const MOST = 12;
const OFFICE_SWAPS: Readonly<Record<string, string>> = { 't-shirt': 'shirt', jeans: 'pants' };
const OFFICE = /\b(?:work|office|business|job)\b(?! from home)/i;
const WARM = /\b(?:summer|spring|vacation|beach|hot|warm|tropical|holiday)\b/i;

function countedParts(count: number, wearer: 'men' | 'women' | null, text: string): string {
  const swaps = { ...(WARM.test(text) && WARM_SWAPS), ...(OFFICE.test(text) && OFFICE_SWAPS) };
  const counts = new Map<string, number>();
  for (const part of CAPSULES[wearer ?? 'women'].split(' ').slice(0, count)) {
    const kind = new Map(Object.entries(swaps)).get(part) ?? part;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, many]) => `${many} ${many > 1 ? pluralize(kind) : kind}`)
    .join(', ');
}

/** "A capsule of ten pieces" as the pieces that it is made up of; null where none is asked for. */
function capsuleAsked(text: string, wearer: 'men' | 'women' | null): string | null {
  const match = PIECES.exec(text);
  const said = match?.groups?.count?.toLowerCase() ?? '';
  const isWhole = CAPSULE.test(text) || MIXES.test(text);
  if (match === null || !isWhole || ASKS_ADVICE.test(text)) return null;
  const rest = text.replace(match[0], ' ').replace(MIXES, ' ');
  const isNamed = understandQuery(rest.replace(CAPSULE, ' ')).concepts.some(
    ({ kind }) => kind === 'type',
  );
  if (isNamed) return null;
  const parts = countedParts(Math.min(MOST, NUMBERS[said] ?? Number(said)), wearer, text);
  const bare = rest
    .replace(CAPSULE, ' ')
    .replaceAll(/\b(?:of|with|as|in) (?=[,.;]|\s*$|for\b|under\b)/g, ' ')
    .replaceAll(/\b(?:build|make|create|give|put together|plan|assemble)(?: me)?(?: an?)?\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.;]+|[\s,.;]+$/g, '');
  return `show me ${parts}, ${bare}, that go together`;
}

/** These are no part of another garment, as a belt is of a dress: who names them wants them as well. */
const WHOLES: ReadonlySet<string | null> = new Set(['one-piece', 'suit']);
const APART: ReadonlySet<string | null> = new Set(['shoes', 'bag']);
/** Shoes that one has, or that a piece goes with, and all that is said of outfits. */
const NOT_AS_WELL =
  /\b(?:outfits?|looks?|ensembles?|pack(?:ing)?|(?:go(?:es)?|wears?|wearing|worn|match(?:es)?|pairs?|works?|looks?) (?:well |good |nice )?with|with (?:it|my|the|those|these|that|this|them|out)|instead|swap|change|(?:the|this|that|these|those|my|first|second|third|last|same) (?:[\w-]+ )?(?:one|ones|dress|suit|skirt|top|shirt|pants|trousers|jeans|jacket|coat|blazer|jumpsuit))\b/i;

/** "A suit with shoes and a belt", "a prom dress, 180 with shoes": all of it, to be worn together. */
function withAllOfIt(text: string): string {
  if (!/\bwith\b/i.test(text) || NOT_AS_WELL.test(text)) return text;
  const { readings } = understandQuery(text);
  const rolesOf = (role: 'wanted' | 'beside') =>
    readings.flatMap((reading) =>
      reading.role !== role
        ? []
        : reading.concepts.flatMap(({ kind, id }) => (kind === 'type' ? [typeRole(id)] : [])),
    );
  const [own, beside] = [rolesOf('wanted'), rolesOf('beside')];
  const isApart = beside.some((role) => APART.has(role) && !own.includes(role));
  const first = readings.find(({ role }) => role === 'beside');
  if (own.length === 0 || !isApart || first === undefined) return text;
  const named = text.toLowerCase().indexOf(first.words.toLowerCase());
  const at = text.toLowerCase().lastIndexOf('with ', named);
  if (at < 0) return text;
  return `${text.slice(0, at).trimEnd()}, ${text.slice(at + 'with '.length)}, that go together`;
}

/**
 * An errand as a whole, in words that are read as such: a list without commas, what all of it may
 * cost, a wardrobe of so many pieces.
 */
export function rewordErrands(text: string, wearer: 'men' | 'women' | null): string {
  const summed = withSum(withCommas(withIncluded(text))).replace(
    FOR_OUTFIT,
    'under $$$<sum> total, ',
  );
  const told = withAllOfIt(summed);
  return capsuleAsked(told, wearer) ?? told;
}

/** Whether the pieces that are named are to go with one another. */
export const saysTogether = (text: string): boolean => MIXES.test(text);
