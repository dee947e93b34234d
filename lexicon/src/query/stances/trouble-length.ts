import { listOf } from '../../words/tokens.ts';
import table from './trouble-words.json' with { type: 'json' };

const setOf = (list: string): ReadonlySet<string> => new Set(listOf(list));
const DEGREES = setOf(table.degrees);
const BE = setOf(table.be);
const BAD = setOf(table.bad);
const BAD_NOUNS = setOf(table.badNouns);
const POSITIVE = setOf(table.positive);
const LIKES = setOf(table.likes);
const FLATTERIES = setOf(table.flatteries);
const VERBS = setOf(table.verbs);
const NOT = setOf('not, isnt, arent, aint, wasnt, never, dont, doesnt, didnt, wont, cant, cannot');
/** "Not good at all": what may stand between. */
const BETWEEN = setOf(
  'a, an, the, my, our, really, so, very, that, for, exactly, quite, all, do, does, even, too, super, most, much, any, in, of',
);
const BETWEEN_MAX = 4;
const OF_SOMEBODY = setOf('me, her, him, them, us, you, my, your, everyone, anyone, people');

/** Troubles of more than one word: "ride up", "get in the way", "show every stain". */
const PHRASES = new RegExp(
  `^(?:${[
    '(?:is|are) (?:\\w+ )?(?:out of the question|off (?:the table|limits))',
    'rid(?:es?|ing) up',
    'dig(?:s|ging)? in(?:to)?',
    'fall(?:s|ing)? (?:down|off|apart|out)',
    'wash(?:es)? (?:me|her|him|us) out',
    'cuts? (?:off|into|me|in|across)',
    'gets? (?:in (?:the|my|our|her|his)|on (?:my|the)|under my|caught|stuck|dirty|tangled|ruined|twisted|wet|destroyed|trapped|everywhere|all over|shut|soaked|eaten|stained|wrinkled|in)',
    'drags?(?: (?:on|in|behind|along|through|over|around|everywhere|me)|$)',
    'trips? (?:me|her|him)',
    'catch(?:es)? (?:on|in|every|all|the|my|dust|fire)',
    'snags?(?: on| easily|$)',
    'sticks? (?:to|out|in|on)',
    'bunch(?:es)?(?: up| at| around|$)',
    'rolls? (?:up|down)',
    'slips? (?:off|down|out)',
    'slid(?:es|e) (?:off|down|up)',
    'rubs?(?: (?:me|my|against|on)|$)',
    'stretch(?:es)? out',
    'shows? (?:every|everything|all|dirt|sweat|stains|off|too|the|my|lint|dust|hair|marks)',
    'needs? (?:too|constant|so much|ironing|dry|special|a lot of|to be (?:ironed|dry|hand|steamed))',
    'costs? (?:too|a fortune|so|way|an arm)',
    'takes? (?:forever|too|ages|up)',
    'does? nothing',
    'weighs? (?:me|a ton|too|so|down)',
    'hangs? (?:weird|wrong|off)',
    '(?:holds?|traps?|keeps?) (?:the |all |my |body )?(?:heat|smells?|odou?rs?|sweat|moisture)',
    'breaks? (?:me|my) out',
    'drives? (?:me|her|him|us) (?:crazy|nuts|mad|insane|up)',
    'blows? (?:up|open|around|over)',
    'comes? (?:undone|off|loose|apart|untucked)',
    'giv(?:es?|ing) (?:me|her|him|my)(?= (?!(?:life|joy|confidence|a nice|a great|a good|room|a waist|curves|shape)))',
    'throws? (?:me|my) off',
    'reminds? (?:me|everyone) of',
    'scream(?:s)? (?:old|cheap|grandma|tourist|boring)',
    'swims? on me',
    'leav(?:es?|ing) (?:marks|fuzz|me|fluff|hair|glitter|dye)',
  ].join('|')})(?= |$)`,
);
/** How many words at the beginning name a trouble of several words: "roll down", "show every stain". */
export const namedTroubleLength = (words: readonly string[]): number =>
  PHRASES.exec(words.join(' '))?.[0].split(' ').length ?? 0;

const MAKES = /^mak(?:es?|ing) (?:me|my \w+|her|him|us|you|everyone|people)\b(?<how>.*)$/;
const LOOKS_LIKE = /^(?:looks?|feels?|looking|feeling) (?:like|as if)(?= |$)/;
const LOOKS_BAD_ON = /^(?:looks?|feels?) .*\bon (?:me|him|her)\b/;

/** "Wrinkles", "sheds": the verb of a thing; "pill" only after several things. */
const isVerb = (word: string, isMany: boolean): boolean => {
  const base = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return VERBS.has(word) ? isMany : word.endsWith('s') && base.some((one) => VERBS.has(one));
};

/** "Wipeable", "waterproof": what a thing can be or stand; being for sale is no merit of it. */
const MERITS =
  /^(?!(?:avail|negoti|compar|unreason|terr|horr|poss|vis|respons|afford)\w+$)\w{2,}(?:[ai]ble|proof|resistant)$/;

/** How many words at the beginning deny something good: "is not really good", "doesn't suit". */
function deniedLength(words: readonly string[]): number {
  const not = words.findIndex((word) => NOT.has(word));
  const lead = words.slice(0, not);
  if (not < 0 || lead.some((word) => !BE.has(word) && !DEGREES.has(word) && word !== 'do'))
    return 0;
  const isAction = /^(?:do|does|wo|ca|did)|^(?:wont|cant|never)/.test(words[not] ?? '');
  const rest = words.slice(not + 1);
  const at = rest.findIndex((word) => !BETWEEN.has(word) || word === 'do');
  const said = rest[at] ?? '';
  const isDoing = isAction || lead.includes('do') || lead.includes('does') || lead.length === 0;
  const isBeing =
    lead.some((word) => BE.has(word)) || /^(?:is|are|ai|was)nt$/.test(words[not] ?? '');
  if (at < 0 || at > BETWEEN_MAX) return 0;
  const isMerit = POSITIVE.has(said) || (MERITS.test(said) && !BAD.has(said));
  const isDenied = (isBeing && isMerit) || (isDoing && LIKES.has(said));
  return isDenied ? words.length : 0;
}

/** "Is a pain", "are way too hot": what is said of a thing to be; 0 where it is no trouble. */
function beingLength(words: readonly string[], isGarment: boolean): number {
  if (!BE.has(words[0] ?? '')) return 0;
  const at = words.findIndex((word, index) => index > 0 && !DEGREES.has(word) && !BE.has(word));
  const said = words[at] ?? '';
  const lead = words.slice(1, Math.max(1, at));
  if (at < 0) return words.includes('no') ? words.length : 0;
  if (NOT.has(said)) return 0;
  const isThing = lead.includes('a') || lead.includes('an') || lead.includes('such');
  if (isThing && [said, words[at + 1]].some((word) => BAD_NOUNS.has(word ?? ''))) {
    return words.length;
  }
  if (BAD.has(said) && !/^(?:in|of|for|the)$/.test(words[at + 1] ?? '')) return words.length;
  if (BAD.has(said) && OF_SOMEBODY.has(words[at + 2] ?? '')) return words.length;
  // "Too long" is said of a garment in another length; of a fabric there is none.
  const isTooMuch = lead.includes('too') && !isGarment && !FLATTERIES.has(said);
  return isTooMuch ? words.length : 0;
}

/** "Makes me look wide" is trouble, "makes me look slim" is none. */
function makesLength(words: readonly string[]): number {
  const how = MAKES.exec(words.join(' '))?.groups?.how?.trim();
  if (how === undefined || how === '') return 0;
  const said = how.split(' ').filter((word) => !/^(?:look|feel|all|and|be)$/.test(word));
  const first = said.find((word) => !DEGREES.has(word)) ?? '';
  return FLATTERIES.has(first) || first === '' ? 0 : words.length;
}

/**
 * How many words that follow a thing tell of trouble with it, or judge it badly: "is a pain", "makes
 * me sweat", "get in the wheels", "isn't really my thing". 0 where they do not.
 * @param words The folded words after the thing up to the end of its clause.
 * @param thing Whether it is a garment and whether several are named: "too long" is said of a garment
 * that is wanted shorter.
 */
export function troubleLength(
  words: readonly string[],
  { isGarment, isMany }: { isGarment: boolean; isMany: boolean },
): number {
  const denied = deniedLength(words);
  if (denied > 0) return denied;
  const being = beingLength(words, isGarment);
  if (being > 0) return being;
  const start = words.findIndex((word) => !DEGREES.has(word) && !/^keeps?$/.test(word));
  const rest = start < 0 ? [] : words.slice(start);
  const text = rest.join(' ');
  if (PHRASES.test(text) || LOOKS_LIKE.test(text)) return words.length;
  if (LOOKS_BAD_ON.test(text) && rest.some((word) => BAD.has(word))) return words.length;
  if (isVerb(rest[0] ?? '', isMany || start > 0)) return words.length;
  return makesLength(rest) > 0 ? words.length : 0;
}
