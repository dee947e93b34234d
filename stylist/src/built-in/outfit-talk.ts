import type { Item } from '@modiste/contract/entities/item';
import { typeRole } from '@modiste/lexicon/garment-types';
import { asksOfSeveral, isExcessQuestion } from '../choosing/reasons/asks-of-excess.ts';
import { broadKind } from '../facts/item-names.ts';
import { spellPlace } from '../facts/number-words.ts';
import { rewordBesideTaken } from '../intents/added-and-taken.ts';
import { asksForPick } from '../intents/asks-for-pick.ts';
import { asksToUpgrade } from '../intents/asks-to-upgrade.ts';
import { readMix } from '../intents/mixes-outfits.ts';
import { type OutfitQuestion, PLAIN, type Purpose } from '../intents/purpose.ts';
import type { References } from '../references/resolve-references.ts';
import { rewordForPiece } from '../references/reworded/reword-for-piece.ts';
import { isNamedBy } from '../references/shown-outfits.ts';
import type { Turn } from '../stylist.ts';
import type { Message } from '../understanding/message.ts';
import { rewordLeftOutfits } from '../understanding/sayings/reword-forgotten.ts';
import { rewordColors } from './reading/reword-colors.ts';
import { rewordPieceLooks } from './reword-piece-looks.ts';

const hasOutfits = ({ state: { shown, request } }: Turn): boolean =>
  request?.outfit != null && shown.outfits.length > 0;

/** The pieces of each outfit on the screen. */
const outfitsOf = ({ state, items }: Turn): Item[][] =>
  state.shown.outfits.map((ids) => ids.flatMap((id) => items.find((one) => one.id === id) ?? []));

/** "The shirt from 2", "2 in black". */
const OF_NUMBER =
  /\b(?<link>from|of|in|on) (?:#|no\.? ?|number |look |outfit )?(?<place>[1-6])(?=\s*(?:$|[?.!,]))/i;
const NUMBER_FIRST =
  /^(?:#|number |look |outfit )?(?<place>[1-6])(?=,? (?:in|but|with|without|minus|is|looks|please)\b)/i;

function rewordPlaces(words: string, { state: { shown } }: Turn): string {
  const named = (place: string | undefined): string | null => {
    const at = Number(place) - 1;
    return at < shown.outfits.length ? `the ${spellPlace(at)} outfit` : null;
  };
  const last = OF_NUMBER.exec(words);
  const lastName = named(last?.groups?.place);
  if (last !== null && lastName !== null) {
    const to = last.index + last[0].length;
    return `${words.slice(0, last.index)}${last.groups?.link ?? 'of'} ${lastName}${words.slice(to)}`;
  }
  const first = NUMBER_FIRST.exec(words);
  const firstName = named(first?.groups?.place);
  return first === null || firstName === null ? words : firstName + words.slice(first[0].length);
}

const COMPARED =
  '(?<how>(?:(?:a (?:bit|little)|much|way|even) )?(?:warmer|cooler|lighter|dressier|nicer|more \\w+|less \\w+))';
/** "Something warmer on top" is another top. */
const ON_TOP = new RegExp(
  `\\b(?:something|anything|smth|sth|a|make it|one)? ?${COMPARED} (?:on|for the|up) top\\b`,
  'i',
);
/** "Something warm to throw over it" is one more layer. */
const OVER_IT =
  /\b(?:something|anything|smth|sth|a layer|one more layer|another layer)\b[^.?!]*?\b(?:over (?:it|that|this|the top)|to (?:throw|put|wear) (?:on|over)(?: it| that| top)?|on top of (?:it|that|this)|for layering|to layer)\b/i;
const LAYERS: readonly (string | null)[] = ['outer', 'mid-layer'];

/** "Something warmer on top" with the piece that it is of. */
function rewordOnTop(words: string, turn: Turn): string {
  const outfits = outfitsOf(turn);
  const layer = outfits[0]?.find(({ other_info }) => LAYERS.includes(typeRole(other_info.type)));
  if (OVER_IT.test(words)) return words.replace(OVER_IT, 'add a warm jacket');
  const { how } = ON_TOP.exec(words)?.groups ?? {};
  if (how === undefined) return words;
  const isWhole = outfits[0]?.some(({ other_info }) => typeRole(other_info.type) === 'one-piece');
  if (layer === undefined && /warmer/i.test(how)) {
    return words.replace(ON_TOP, `add a ${isWhole === true ? 'cardigan' : 'sweater'}`);
  }
  const compared = how.replace(/^(?:a (?:bit|little)|much|way|even) /i, '');
  return words.replace(
    ON_TOP,
    `a ${compared} ${layer === undefined ? 'top' : broadKind(layer).noun}`,
  );
}

/** "Can the shoes b cheaper". */
const BE =
  /(?<=\b(?:can|could|should|might|must) (?:the |those |these |it |that )?(?:\w+ )?)b(?= \w)/i;
/** "The first outfit, will it crease?" */
const NAMED_FIRST =
  /^(?<open>\W*(?:(?:and|so|ok|but)[ ,]+)*)(?<named>the (?:first|second|third|last) (?:outfit|look)),? (?<asks>will|is|does|can|would) it /i;
/** "Swap the shoes, how much is it then?": the change is made, and its sum told with it. */
const CHANGE_AND_TOTAL =
  /^(?<change>\W*(?:(?:ok|and|so|but|can you|could you|please|pls) )*(?:skip|drop|swap|change|replace|lose|remove|leave|take|add|ditch|no|without)\b.*?)(?:[,.;!?]+| and| so| then) *(?:and |so |then )*(?:(?:what(?:['’]?s| is|s)? )?(?:the |my |new )*(?:total|sum)|how much|what (?:does|would|do) (?:it|that|all|everything)\b[^.?!]*(?:cost|come to))\b[^.]*$/i;

const withoutTotal = (words: string): string =>
  CHANGE_AND_TOTAL.exec(words)?.groups?.change ?? words;

/** "I'll take the first one but a cheaper shirt" buys nothing yet. */
const TAKEN_BUT =
  /^\W*(?:(?:ok|okay|i['’]?ll|i will|i|let me|lets|let['’]?s|can i)[ ,]+)*(?:take|have|go with|get|want) (?<named>the (?:first|second|third|last)(?: one| outfit| look)?),? but (?:with )?/i;

/** "Why is it over?" and "what do I pay in all?" ask what it comes to. */
const WHY_OVER =
  /^\W*(?:(?:but|and|so|ok|wait|hm+)[ ,]+)*(?:why (?:is|are|s) (?:it|that|this|they|those)(?: one)? (?:so )?(?:over|above|more than|beyond)\b[^.?!]*|(?:so )?what (?:do|will|would|must) (?:i|we) (?:have to )?pay(?: (?:in all|in total|total|altogether|for (?:it|all|everything)(?: (?:in all|together))?|now))*)\W*$/i;

/** "What's the cheapest top?" and "do you have cargos?" look for pieces, whatever outfits are shown. */
const MOST_OF_KIND =
  /^\W*(?:(?:ok|okay|and|so|but|hm+)[ ,]+)*(?:what(?:['’]?s| is| are)|which(?: one)?(?: is| are)?|show me|find me|give me) (?:the |your )+(?<most>cheapest|least expensive|most expensive|warmest|longest|shortest|softest) (?<what>(?!outfit|look|one\b|ones\b|of\b|option|set\b|pair\b|version|way\b|thing|pieces?\b|items?\b|parts?\b)[a-z-]+)(?: (?:you have|you['’]?ve got|there is|you got|in (?:the )?(?:shop|store)))?\W*$/i;
const HAVE_ANY =
  /^\W*(?:(?:ok|okay|and|so|but|hm+|yo|hey)[ ,]+)*(?:do|does) (?:you|they)(?: guys)?(?: also| even)? (?:have|got|carry|stock|sell)(?: any| some)? (?<what>(?!it\b|this\b|that\b|these\b|those\b|them\b|one\b|an?\b|the\b|other\b|different\b|more\b|another\b)[a-z-]+(?: (?!to\b|with\b|for\b|in\b|that\b|which\b)[a-z-]+)?)(?: (?:like|as|similar to) .*)?\W*$/i;

const rewordKindAsked = (words: string): string =>
  words
    .replace(MOST_OF_KIND, (_, most: string, what: string) => `show me only ${most} ${what}`)
    .replace(HAVE_ANY, 'show me only $<what>');

/** "Lose 20" and "knock 30 off" are so much less for each. */
const SUM_OFF =
  /\b(?:lose|knock(?: off)?|shave(?: off)?|take off|cut|drop|save me) (?:about |another )?\$?(?<sum>\d{2,3})(?: bucks| dollars)?(?: off)?(?=\s*(?:$|[.,!?]|please|pls|more|off|from|of))/i;

/** "Some color in the top", "a pop of color on the feet": that piece is to be more colorful. */
const COLOR_IN =
  /\b(?:(?:some|more|a (?:bit|touch|little|pop|splash|hint)(?: more)?(?: of)?|add|with) )+colou?rs? (?:in|on|to|for|into) (?:the |my )?(?<piece>[a-z]+)\b/i;
/** "Some more color" is said of all of it. */
const MORE_COLOR =
  /\b(?:(?:some|more|a (?:bit|touch|little|pop|splash|hint)(?: more)?(?: of)?|add) )+colou?r\b(?! (?:of|in|on|to|for)\b)/i;
/** What is fun of an outfit is its colors; more casual it need not be. */
const MORE_FUN =
  /\b(?:more |a (?:bit|little) more )(?:fun|playful|cheerful|lively|joyful|happy)\b|\b(?:livelier|happier)\b/i;
const ASKS_OTHER = /\b(?:something|anything|others?|another|outfits?|looks?)\b/i;

/** What is said of the colors of outfits, as a comparison with them. */
function rewordColorful(words: string): string {
  if (ASKS_OTHER.test(words)) return words;
  const { piece } = COLOR_IN.exec(words)?.groups ?? {};
  if (piece !== undefined) return `make the ${piece} more colorful`;
  return words.replace(MORE_COLOR, 'more colorful').replace(MORE_FUN, 'more colorful');
}

/** What stands on the screen as outfits, named as the messages about single pieces name it. */
export function rewordOutfitTalk(turn: Turn): string {
  if (!hasOutfits(turn)) return turn.words;
  if (WHY_OVER.test(turn.words)) return 'what does the whole outfit cost in all?';
  const left = rewordForPiece(rewordLeftOutfits(turn.words), turn);
  const words = rewordKindAsked(
    rewordColorful(withoutTotal(left)).replace(TAKEN_BUT, '$<named> but with '),
  )
    .replace(BE, 'be')
    .replace(SUM_OFF, 'make it $<sum> cheaper')
    .replace(NAMED_FIRST, '$<open>$<asks> $<named> ');
  const outfits = outfitsOf(turn);
  const placed = rewordOnTop(rewordPlaces(words, turn), turn);
  return rewordBesideTaken(placed, (clause) =>
    rewordPieceLooks(rewordColors(clause, outfits), outfits),
  );
}

const typesOf = ({ readings }: Message): string[] => [
  ...new Set(
    readings.flatMap(({ reading: { role, concepts } }) =>
      role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    ),
  ),
];

/** "Is anything in the second outfit purple?" */
const OF_COLOR =
  /^\W*(?:(?:and|but|so|ok|hmm|wait)[ ,]+)*(?:(?:is|are) (?:there )?(?:any|anything|something|one of|either of)|does (?:any|the (?:first|second|third|last))|any(?:thing)?)\b/i;

const colorsOf = ({ readings }: Message) =>
  readings.flatMap(({ reading: { concepts } }) =>
    concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : [])),
  );

/** Whether anything is wished for beside kinds of garments: a color, a price, something warmer. */
const wishesMore = ({ readings, understood }: Message): boolean =>
  understood.comparisons.length > 0 ||
  readings.some(
    ({ reading: { kind, role, concepts } }) =>
      role === 'negated' || kind === 'price' || concepts.some((one) => one.kind !== 'type'),
  );

/** "Shoes too?", "and a bag?", "what about shoes with that". */
const TOO =
  /^\W*(?:(?:and|also|plus|ok|so|but|hm+|what about|how about|any|with|do(?:es)? (?:it|that|they) (?:have|come with|include)|can i (?:get|have)|is there) )*(?:the |a |an |some |any )?[\w-]+(?: [\w-]+)?(?: (?:too|also|as well|included|with (?:it|that|this|them|those)|(?:to go )?with (?:it|that|this)|for (?:it|that|this)|for the (?:first|second|third)(?: one| outfit)?))*\s*[?.!]*$/i;
const LINKED =
  /\b(?:too|also|and|as well|included|include|with|plus|what about|how about|for (?:it|that|this)|have|any)\b|\?/i;
const CHANGES =
  /\b(?:add|swap|change|other|another|different|new|instead|without|no|not|show|only|just|keep|find|cheaper|better)\b/i;
/** "Add a bag", and nothing else. */
const ADDS =
  /^\W*(?:(?:and|also|can you|could you|please|ok|now|i) )*(?:add|throw in|include|put in|need|want|with) (?:a |an |some |the )?[\w-]+(?: [\w-]+)?(?: (?:to (?:it|that|this)|too|as well|please))*\W*$/i;
const AGAIN =
  /\b(?:again|once more|back to|go back|one more time|see|show me|remind me of|what was)\b/i;
const ONLY = /\b(?:just|only)\b/i;
const WHY =
  /^\W*(?:(?:but|and|so|ok|hmm|no)[ ,]+)*(?:why|how come)(?: not)?(?: did (?:you|u) (?:pick|choose|suggest|put))?(?: (?:this|that|these|those|the|first|second|third|last|one|ones|outfits?|looks?|together|it|is|are|so|any|better|best|good|great|right|nice))*\W*$/i;

/** "Do these go together?" */
const GOES_TOGETHER =
  /^\W*(?:(?:and|but|so|ok|hmm|wait)[ ,]+)*(?:do|does|will|would) (?:these|this|those|that|they|it|all of (?:it|this|them)|everything|the (?:pieces|colors)) (?:really |actually |all |even )*(?:go|goes|work|match|look good|look ok|look okay|look right)(?: well)?(?: together| with each other)\W*$/i;

/** "How much now", "what is everything together". */
const TOTAL =
  /^\W*(?:(?:and|so|ok|okay|then|now|hm+|yes|cool|wait)[ ,]+)*(?:(?:what(?:['’]?s| is) )?(?:the |my |new )*(?:sum|total|grand total)(?: now)?|how much(?: (?:now|then|is (?:it|that|this)|would (?:it|that) be|does (?:it|that) come to|in all|in total|total|all together|altogether))*|what(?:['’]?s| is| are| would| does| do)? (?:everything|all of (?:it|this|that|them)|it all|the (?:lot|whole (?:thing|outfit|look))|(?:it|that|this)(?: all)?)(?: (?:be|come to|cost|now))*(?: (?:together|altogether|all together|in all|in total|total))?)\W*$/i;
const ASKS_TOTAL = /\bhow much\b|\b(?:sum|together|altogether|in all|total|come to|cost)\b/i;

const question = (asks: OutfitQuestion['asks'], at: number | null, types: readonly string[]) => ({
  ...PLAIN,
  intent: 'item_question' as const,
  ofOutfit: { asks, at, types, occasions: [] },
});

/**
 * What a message asks of the outfits on the screen by the pieces that they have: "shoes too?" where
 * they have some, "just the shirt from the second", "show me the first again". Null where it asks no
 * such thing.
 */
export function purposeOfOutfits(
  turn: Turn,
  message: Message,
  { outfit, items }: References,
): Purpose | null {
  if (!hasOutfits(turn)) return null;
  const { words } = turn;
  const isMix = readMix(words, turn.state.shown.outfits.length) !== null;
  if (isMix || asksToUpgrade(words)) return { ...PLAIN, intent: 'search' };
  const outfits = outfitsOf(turn);
  const types = typesOf(message);
  const spoken = outfits.findIndex(
    (all) => items.length > 0 && items.every((one) => all.includes(one)),
  );
  const spokenOf = outfit ?? (spoken < 0 ? null : spoken);
  if (types.length === 0 && (WHY.test(words) || GOES_TOGETHER.test(words))) {
    // "Why that one?" after a pick is asked of the pick.
    const isOfPick = asksForPick(turn.state.heard?.at(-1) ?? '');
    return question('why', isOfPick ? outfit : spokenOf, []);
  }
  const isJudged = types.length === 0 && isExcessQuestion(words);
  if (isJudged) return question('excess', asksOfSeveral(words) ? outfit : spokenOf, []);
  if (types.length === 0 && OF_COLOR.test(words) && colorsOf(message).length > 0) {
    return question('colored', spokenOf, []);
  }
  const isTotal = TOTAL.test(words) && ASKS_TOTAL.test(words) && turn.state.focusId === null;
  if (types.length === 0 && isTotal) return question('total', outfit, []);
  if (wishesMore(message)) return null;
  const pieces = outfit === null ? outfits.flat() : (outfits[outfit] ?? []);
  const isThere = types.length > 0 && pieces.some((piece) => isNamedBy(types, piece));
  if (outfit !== null && isThere && ONLY.test(words) && !ASKS_TOTAL.test(words))
    return { ...PLAIN, intent: 'item_question' };
  if (outfit !== null && types.length === 0 && AGAIN.test(words)) {
    return question('parts', outfit, []);
  }
  const isInAll = (outfit === null ? outfits : [pieces]).every((all) =>
    all.some((piece) => isNamedBy(types, piece)),
  );
  if (isThere && isInAll && ADDS.test(words)) return question('needs', outfit, types);
  const asksToo = TOO.test(words) && LINKED.test(words) && !CHANGES.test(words);
  return isThere && asksToo ? question('needs', outfit, types) : null;
}
