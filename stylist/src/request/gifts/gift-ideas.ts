import type { Filters } from '@modiste/contract/filters/filters';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { StyleRequest } from '../../dialogue/dialogue-state.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import type { Note } from '../../unmet/read-covered.ts';
import { isGift } from '../wearer.ts';

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** What may be given to somebody, and of whom a giver tells this. */
interface Ideas {
  /** How a giver says it: "she's always cold". */
  told: RegExp;
  /** Kinds of pieces that mostly need no size, best first. */
  kinds: readonly string[];
  /** What the pieces should be, said before the first kind: "warm". */
  look: string;
  /** Wordings of "for whom" in the reply. */
  note: Note;
}

const BEING = `(?:(?:['’]?s|['’]?re| is| are| gets?| feels?| runs?)(?: (?:just|literally|really|kinda|pretty|also))*)`;
const OFTEN =
  '(?:always|constantly|forever|often|usually|permanently|perpetually|ever|so|very|super)';
const LOVES = `(?:loves?|likes?|enjoys?|adores?|lives for|is (?:really |very |big )?into|['’]s (?:really |very |big )?into|can['’]t stop|does (?:a lot|lots) of|goes|keeps)`;

const IDEAS: readonly Ideas[] = [
  {
    told: new RegExp(
      String.raw`(?:\b(?:she|he|they|who|that|and|but|cuz|cause|because))?${BEING}(?: ${OFTEN})+ (?:cold|freezing|chilly|frozen|shivering)\b|\b(?:feels|hates) the cold\b|\bfreezes (?:all the time|all winter|easily)\b|\bgets? cold (?:easily|a lot|all the time)\b|\b(?:cold|freezing) all the time\b|(?<=^|[,.;!] ?)(?:always|constantly) (?:cold|freezing)\b`,
      'i',
    ),
    kinds: ['a scarf', 'gloves', 'a beanie', 'a cardigan'],
    look: 'warm',
    note: [
      'For someone who feels the cold I looked for warm things.',
      'Warm things, then, for someone who is always cold.',
    ],
  },
  {
    told: new RegExp(
      String.raw`\b${LOVES} (?:the )?(?:outdoors?|nature|camping|fishing|gardening|bird ?watching|(?:long )?walks?|walking(?: the| her| his| their)?(?: dogs?)?|being outside)\b|\boutdoorsy\b|\bwalks (?:the|her|his|their) dogs?\b|\b(?:a |an )?(?:keen |avid |big )?(?:gardener|camper|fisherman|angler|birder)\b|\b(?:she|he) (?:gardens|camps|fishes|watches birds)(?: and (?:gardens|camps|fishes|watches birds))*\b`,
      'i',
    ),
    kinds: ['a beanie', 'gloves', 'a backpack', 'a cap'],
    look: '',
    note: [
      'For someone who is outdoors a lot I looked for what is useful there.',
      'Things that are useful outdoors and mostly need no size.',
    ],
  },
  {
    told: /\b(?:travels?|flies|is (?:always )?(?:on the road|traveling|travelling|away)) (?:a lot|lots|all the time|often|for work|constantly|everywhere)\b|['’]s always (?:traveling|travelling|on the road|on a plane)\b|\b(?:loves?|likes?) (?:to travel|traveling|travelling)\b|\bfrequent (?:flyer|flier|traveler)\b|\b(?:going|off) (?:backpacking|traveling|travelling)\b/i,
    kinds: ['a duffel bag', 'a backpack', 'a scarf', 'a wallet'],
    look: '',
    note: [
      'For someone who travels a lot I looked for things that are easy to take along.',
      'Things that travel well, for someone who is often away.',
    ],
  },
  {
    told: /\b(?:starts?|starting|started|got|has|just got|landed) (?:a |an |her |his |their )?(?:new|first) job\b|\b(?:is |just |['’]s )?(?:graduat(?:es|ed|ing)|got promoted)\b|\bgraduation\b/i,
    kinds: ['a watch', 'a wallet', 'a satchel', 'a silk scarf'],
    look: '',
    note: [
      'For such a step I looked for things that stay in use for years.',
      'Things that last, for a new start.',
    ],
  },
  {
    told: new RegExp(
      String.raw`\b${LOVES} (?:the |going to the |lying on the )?(?:beach|sun|sunbathing|sea|seaside|summer)\b|\bgoing on (?:a |her |his |their )?cruise\b|\b(?:lives in|moved to|moving to) (?:florida|hawaii|california|the tropics)\b`,
      'i',
    ),
    kinds: ['sunglasses', 'a sun hat', 'a beach bag'],
    look: '',
    note: [
      'For someone who loves the sun I looked for sunglasses, sun hats, and beach bags.',
      'For days in the sun, and mostly without a size.',
    ],
  },
];

/** What may be given to anybody of whom nothing is known. */
const FOR_ANYBODY: Readonly<Record<'women' | 'men' | 'all', readonly string[]>> = {
  women: ['a silk scarf', 'earrings', 'gloves', 'a clutch', 'sunglasses'],
  men: ['a scarf', 'a belt', 'a wallet', 'gloves', 'a watch'],
  all: ['a scarf', 'gloves', 'sunglasses', 'a wallet', 'a watch'],
};

const SAYS_GIFT = /\b(?:gifts?|presents?)\b(?! (?:cards?|wrap\w*|bags?|box(?:es)?|receipts?)\b)/i;
/** Leaves the choice to the stylist. */
const YOU_CHOOSE =
  /\b(?:(?:have )?no (?:idea|clue)|idk|(?:don['’]?t|do not) know what|not sure what|clueless|you (?:pick|choose|decide)|surprise me|what would you (?:give|get|buy|suggest)|ha(?:s|ve) everything|(?:hard|impossible|difficult) to (?:buy|shop) for|any (?:ideas|suggestions))\b/i;
const OF_WOMEN =
  /\b(?:she|her|mom|mum|mother|wife|girlfriend|sister|aunt|niece|daughter|nana|granny|grandma)\b/i;
const OF_MEN = /\b(?:he|him|his|dad|father|husband|boyfriend|brother|uncle|nephew|son|grandpa)\b/i;

function kindsForAnybody(said: string, { gender }: Filters): readonly string[] {
  const only = gender.length === 1 ? gender[0] : null;
  if (OF_WOMEN.test(said)) return FOR_ANYBODY.women;
  if (OF_MEN.test(said)) return FOR_ANYBODY.men;
  if (only === 'Women') return FOR_ANYBODY.women;
  return only === 'Men' ? FOR_ANYBODY.men : FOR_ANYBODY.all;
}

const namesLook = ({ role, concepts }: QueryReading): boolean =>
  role === 'wanted' &&
  concepts.some(({ kind }) => kind === 'material' || kind === 'color' || kind === 'pattern');

const asWanted = (wish: QueryReading): QueryReading => ({ ...wish, role: 'wanted' });
const refusedTypes = (wishes: readonly QueryReading[]): readonly string[] =>
  typesOf(wishes.filter(({ role }) => role === 'negated').map(asWanted));
const typesNamed = (words: string): readonly string[] => typesOf(understandQuery(words).readings);

/** Kinds of a present from which on they are ideas of the stylist, and not what the giver asked for. */
const IDEAS_LEAST = 3;

/** Whether a present is looked for among ideas: of none of them the giver asked for. */
export const hasGiftIdeas = (wishes: readonly QueryReading[]): boolean =>
  wishes.some(isGift) && wishes.filter((wish) => typesOf([wish]).length > 0).length >= IDEAS_LEAST;

/** Whether a giver tells of somebody what helps to find a present for them. */
export const tellsOfRecipient = (said: string): boolean =>
  IDEAS.some(({ told }) => told.test(said));

/** What may be given to somebody of whom a giver tells one thing or several: what serves most of them first. */
function ideasFor(said: string): Pick<Ideas, 'kinds' | 'look' | 'note'> | undefined {
  const [first, second] = IDEAS.filter(({ told }) => told.test(said));
  if (first === undefined || second === undefined) return first;
  const shared = first.kinds.filter((kind) => second.kinds.includes(kind));
  // Where all of it is to be warm, no backpack is.
  const others = first.look === '' ? second.kinds : [];
  const kinds = [...new Set([...shared, ...first.kinds, ...others])].slice(0, KINDS_MAX);
  const note = first.note.map((one, at) => [one, second.note[at] ?? ''].join(' ').trim());
  return { kinds, look: first.look, note };
}

/** So many kinds are a choice, and more are none. */
const KINDS_MAX = 5;

/**
 * Puts what may be given into the words that ask for a present without saying what: by what the giver
 * tells of the person ("she's always cold"), otherwise, where a price or a refusal narrows it down or the
 * choice is left to the stylist, what anybody may be given. Where nothing is told, the words stay, and it
 * is asked what kind of present is meant.
 *
 * @param said the message in plain words.
 * @param request what was asked for so far.
 */
export function addGiftIdeas(
  said: string,
  { request, defaultFilters }: { request: StyleRequest | null; defaultFilters: Filters },
): { words: string; note: Note } {
  const wishes = request?.wishes ?? [];
  const begins = SAYS_GIFT.test(said);
  const found = ideasFor(said);
  const asked = IDEAS.reduce((text, { told }) => text.replace(told, ''), said);
  const { readings, hard } = understandQuery(asked);
  const before = begins || hasGiftIdeas(wishes) ? [] : wishes;
  const isOpen = typesOf([...readings, ...before]).length === 0;
  if (!isOpen || !(begins || wishes.some(isGift))) return { words: said, note: [] };
  const refused = refusedTypes([...readings, ...wishes]);
  // "Cashmere under 100" is looked for in whatever is of cashmere, and so is what follows it.
  const isColored = !begins && (request?.filters.color.length ?? 0) > 0;
  const isOfLook = found === undefined && ([...readings, ...before].some(namesLook) || isColored);
  // What was refused before narrows nothing down that is said now: "that's more like it".
  const refusedNow = begins ? refused : refusedTypes(readings);
  const isNarrow = hard.priceMax !== null || refusedNow.length > 0 || YOU_CHOOSE.test(said);
  const isChosen = found === undefined && hasGiftIdeas(wishes) && !begins;
  if (isOfLook || isChosen || (found === undefined && !isNarrow)) return { words: said, note: [] };
  const filters = request?.filters ?? defaultFilters;
  const kinds = (found?.kinds ?? kindsForAnybody(said, filters)).filter((kind) =>
    typesNamed(kind).every((type) => !refused.some((other) => isKindOf(type, other))),
  );
  const look = found === undefined || found.look === '' ? '' : `${found.look} `;
  const listed = anyOf.format(kinds).replace(/^(?:an? )?/, (article) => `${article}${look}`);
  const rest = asked.replace(/^[\s,.;!]+|[\s,.;!]+$/g, '');
  return { words: rest === '' ? listed : `${listed}, ${rest}`, note: found?.note ?? [] };
}
