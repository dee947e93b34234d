import { findType, typeRole } from '@modiste/lexicon/garment-types';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { DialogueState } from '../dialogue/dialogue-state.ts';
import { isPairType } from '../facts/item-names.ts';
import type { Message, PlacedReading } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import { takesOnlyOut } from './added-and-taken.ts';
import { patterns } from './purpose.ts';

/** What is done to an outfit on the screen, piece by piece. */
export type OutfitEdit = 'keep' | 'without' | 'swap' | 'add';

const KEEPS = patterns(
  'keep|keeping|love|like|leave|want .. {garment}|{ref} .. change|swap|replace|switch|different|other|new|redo|lose',
  'keep|keeping|leave .. {garment}|{ref} .. rest|others|else|everything',
  'change|swap|replace|redo|switch|different everything|all|rest|others|else but|except|around|besides|apart .. {garment}|{ref}',
  'everything|all but|except|besides the? .. {garment}|{ref} .. change|swap|new|different|redo',
  'only like|love|enjoy {garment}|{ref}',
  'only like|love|enjoy the|that|this {garment}',
  '{garment}|{ref} can|could|may|should|must|has? stay|stays|remain|remains',
  'same {garment}|{ref} .. everything|all|rest|others',
  '^ keep|keeping the|that|those|these {garment} $',
  'love|like|adore the|that|this? {garment}|{ref} .. rest|others|everything|remaining',
  '{garment}|{ref} is|are|looks great|nice|good|fine|perfect|ok|okay|lovely|cute|gorgeous|right .. rest|others',
);
/** Here what is named is the one thing that goes. */
const KEEPS_ALL_BUT = patterns(
  'keep|keeping|leave|love|like all|everything|rest|others .. but|except|besides|apart .. {garment}|{ref}',
  'keep|keeping|leave|love|like all|everything|rest|others .. but|except|besides|apart|only|just .. different|other|another|new|nicer|better|{comparison} .. {garment}',
  'all|everything|rest|others but|except|besides|apart .. {garment}|{ref} is|are|looks|look|works|was|seems',
);
const WITHOUT = patterns(
  'without|minus|lose|drop|remove|skip|ditch|leave|forget|scrap|nix the|that|this|those|my|any|a|an? {garment}|{ref}',
  'take|leave|drop the|that|this|those? {garment}|{ref} off|out|away',
  'take off|out|away the|that|those? {garment}|{ref}',
  'no|without {garment}|{ref}',
  'not|no need|want a|any|the? {garment}|{ref}',
  'not wear|do|own a|an|any|the? .. {garment}',
);
const SWAPS = patterns(
  'swap|replace|change|switch|exchange .. {garment}|{ref}',
  'different|other|another|new|nicer|better {garment}|{ref}',
  'different|other|another|new|nicer|better {attr}|{color}|{fabric}|{pattern} {garment}|{ref}',
  '{comparison} {garment}|{ref}',
  '{comparison} pair|pairs|kind|sort|type of {garment}|{ref}',
  'the|that|those|these {garment} in a|an|something? .. {comparison}',
  '{ref} in a|an|something? .. {comparison}',
  'different|other|another|new pair|pairs|kind|sort|type of {garment}|{ref}',
  '{garment}|{ref} .. instead',
  'not .. like|love|into|feeling|about|want the|that|those|these {garment}',
  'not .. like|love|into|feeling|about|want {ref}',
  'hate|dislike the|that|those|these {garment}',
  'hate|dislike {ref}',
  'not the|that|those|these|this {garment} another|different|other|something',
  'not {ref} another|different|other|something',
  'rather|prefer|prefers|preferably have|wear|see|try|it|with|in? .. {garment}',
  'drop|lose|ditch|skip|trade .. {garment}|{ref} for {garment}',
  'drop|lose|ditch|skip|trade .. {garment}|{ref} for a|an|some|the .. {garment}',
  'how|what about|bout .. {garment} with|under|over {ref}|it|that|this|these',
  '{garment} would|might|will|could be|look|work .. better|nicer|good|great|best|cuter',
  'the|that|those|these {garment} should|could|must|need|needs|has|have to? be',
  '{ref} should|could|must|need|needs|has|have to? be',
  '{garment}|{ref} is|are|looks|look|feels|seem|seems .. ugly|awful|hideous|terrible|horrible|boring|wrong|off|meh|tacky|dated|no|nope|out|too',
  '{garment}|{ref} is|are not .. it|me|great|nice|right|good|working|style|thing|vibe',
  'use|try {garment}',
  '^ {color}|{fabric}|{pattern} {garment} $|not|no|please|pls|rather|though',
  '^ {color}|{fabric}|{pattern} {color}|{fabric}|{pattern} {garment} $|not|no|please|pls|rather|though',
  '^ {attr}? {garment} please|pls|rather|though',
  '^ a|an|some? {color}|{fabric}|{pattern}|{attr}? {garment} rather|instead',
  'can|could|may|might the|those|these|that {garment} be',
  'can|could|may|might {ref} be .. {comparison}|{color}|{attr}|{fabric}',
);
/** "Love the second but different shoes": that piece of it gives way, and all else stays. */
const LIKED_BUT = patterns(
  '{ref} but|with|just|only .. {garment} be|in .. {comparison}|{color}|{attr}|lower|higher',
  'love|like|adore|keep|want|take|prefer {ref} but|with|just|only|and .. different|other|another|new|nicer|better {garment}',
  '{ref} is|are|looks great|nice|good|fine|perfect|ok|okay|lovely|cute|gorgeous but .. different|other|another|new|nicer|better {garment}',
  '{ref} but|with different|other|another|new|nicer|better {garment}',
);
/** "The sandals are too fancy", which was read as less fancy. */
const COMPARED = patterns('{ref} is|are|looks|look|feels|seem|seems .. {comparison}|less|more');
/** "Boots, not sandals". */
const EITHER = patterns(
  'not|no|without {garment}|{ref} .. {garment}',
  '{garment} .. not|no|over|than|without {garment}|{ref}',
);
/** "With a hat" adds one to the outfit as it is. */
const ADDS = patterns(
  'with|add|adding|plus|include|throw|put|give|needs|need|wants|want|get|have a|an|some|the|in|on|it|me? .. {garment}',
  '^ and|also|plus a|an|some? {garment}',
  '^ and|also|plus a|an|some {color}|{attr}|{fabric}|{pattern} {garment}',
  '{garment} over|under|with|on {ref}|it|that|this|top',
  '^ a|an|some? {garment} too|also|as $',
  '^ and|also|plus|ok? a|an|some .. {garment} to go|wear|put over|under|with|on {ref}|it|that|this',
  '^ and|also|plus|ok? a|an|some .. {garment} to match $',
);
const NARROWS = patterns(
  'only|just|show|see {garment}',
  'only|just the|some {garment}',
  'only|just want|wants a|an|some {garment} $|now|please',
  'only|just want|wants a|an|some {color}|{attr}|{fabric}|{pattern} {garment} $|now|please',
  'show|see .. {garment}',
);
/** "Show me it with a jacket" shows no jackets. */
const WITH_PIECE = patterns(
  'the same but|only|just? with a|an|some? .. {garment}',
  'outfit|outfits|look|looks|it|that|one|ones|first|second|third|last|something|anything|version|them|these|those but|only|just? with a|an|some? .. {garment}',
);

/** "Now show me shoes", "what jacket goes with it": pieces to look at, and no change. */
const LOOKS_FOR = patterns(
  'show|see|find|search|browse|looking|look|got|sell .. {garment}',
  'what|which {garment} .. go|goes|work|works|wear|match|pair|with',
);

const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait)[ ,]+)*(?:is|are|was|will|would|do|does|did|what|which|who|why|when|where|how|should)\b/i;
/** "Make the skirt longer", "wider trousers", "some color in the top"; "a red dress" is another one. */
const SAID_OF_PIECE = patterns(
  '{garment}|{ref} .. {comparison}|{attr}|{color}|{fabric}|{pattern}',
  '{comparison}|{attr}|{color}|{fabric}|{pattern} .. in|on|for|to my|its? {garment}|{ref}',
  '{comparison}|{attr}|{color}|{fabric}|{pattern} coloured|colored|color|colour|toned|looking? {garment}|{ref}',
);
const OTHER_ONE = patterns('a|an|some|any|more .. {garment}', '{garment} too|also|as');

/** Whether a message says how one piece is to be, and asks nothing of it. */
export const tellsHowPieceIs = (message: Message): boolean =>
  garmentsIn(message).length === 1 &&
  garmentsIn(message).every(({ reading }) => reading.role !== 'negated') &&
  message.understood.hard.priceMax === null &&
  !ASKS.test(message.text) &&
  hasAny(message, SAID_OF_PIECE) &&
  !hasAny(message, OTHER_ONE) &&
  !hasAny(message, LOOKS_FOR);

/** "Another 2 shirts", "two more tops": so many of a kind are no part of one outfit. */
const COUNTED = patterns(
  'two|three|four|five|six|several|few|couple|{number} of|more|other|new|different|plain|nice? .. {garment}',
);
/** What speaks of the outfit that is there, whatever kind of piece it names. */
const OF_OUTFIT =
  /\b(?:outfits?|looks?|sets?|swap|replace|change|switch|exchange|instead|rather|add|keep|drop|lose|remove|without|same|too)\b/i;
/** "Nicer tops" and "no more shirts like that" are said of the pieces that are there. */
const OTHER_KIND = patterns(
  'different|other|new|{comparison} .. {garment}',
  'not|no|never|hate|dislike .. {garment}',
);
const HAVE_ANY = patterns('you|u|they have|got|sell|stock any|some? .. {garment}');
const PIECE_ALONE = patterns('a|an|another|some? .. {garment}');

const isPlural = ({ reading: { words, concepts } }: PlacedReading): boolean =>
  concepts.some(({ kind, id }) => {
    const type = kind === 'type' ? findType(id) : null;
    if (type === null || isPairType(type)) return false;
    return words.toLowerCase().endsWith('s') && !type.name.toLowerCase().endsWith('s');
  });

/**
 * Whether a message asks for single pieces of one kind while outfits are on the screen: "another two
 * shirts under 40", "what trainers go with it", "a dinner dress under 120".
 */
export function asksForKind(
  message: Message,
  { request, shown }: Pick<DialogueState, 'request' | 'shown'>,
): boolean {
  if (request?.outfit == null || shown.outfits.length === 0) return false;
  const named = garmentsIn(message).filter(({ reading }) => reading.role === 'wanted');
  const roles = new Set(named.flatMap(({ reading }) => rolesOf(reading)));
  const [one] = named;
  if (one === undefined || roles.size !== 1 || OF_OUTFIT.test(message.text)) return false;
  if (hasAny(message, COUNTED) && isPlural(one)) return true;
  if (narrowsToGarment(message)) return true;
  if (hasAny(message, LOOKS_FOR) || hasAny(message, HAVE_ANY)) return !hasAny(message, WITH_PIECE);
  if (isPlural(one) && !hasAny(message, DEFINITE) && !hasAny(message, OTHER_KIND)) return true;
  // Nobody wears two dresses at once; the price or the day of another one is its own.
  const isOwn =
    message.understood.hard.priceMax !== null ||
    [...message.spansAt.values()].flat().some(({ tag }) => tag === 'occasion');
  return [...roles].every((role) => WHOLE_LOOK.test(role)) && isOwn && hasAny(message, PIECE_ALONE);
}

/** Whether single garments are asked for from now on: "only the dresses". */
export const narrowsToGarment = (message: Message): boolean =>
  hasAny(message, NARROWS) && !hasAny(message, WITH_PIECE);

/** "Something with trousers", "the second but with flats": an outfit that has them. */
export const asksWithPiece = (message: Message): boolean => hasAny(message, WITH_PIECE);

const LIKED = /^(?:like|likes|love|loves|enjoy|adore|keep|want|leave)$/;
const NEGATED = /^(?:not|never|hardly|no)$/;
/** So far before a verb stands what negates it: "not really like". */
const NEGATED_WORDS = 2;

/** The message without what it says not to be liked, so that "not like the skirt" keeps none. */
function onlyLiked(message: Message): Message {
  const { words } = message;
  const isNegated = (at: number): boolean =>
    words.slice(Math.max(0, at - NEGATED_WORDS), at).some(({ word }) => NEGATED.test(word));
  return {
    ...message,
    words: words.map((one, at) =>
      LIKED.test(one.word) && isNegated(at) ? { ...one, word: 'dislike' } : one,
    ),
  };
}

/** "And a hat for my dad" is no piece of one's own outfit. */
const FOR_OTHER = patterns(
  'for my|our|his|her old|little|younger|older|big|best? {person}',
  'for him|her $',
);
/** Of these somebody else may need one for the same day. */
const WHOLE_LOOK = /^(?:one-piece|suit)$/;

const isForOther = (message: Message): boolean =>
  hasAny(message, FOR_OTHER) &&
  !message.readings.some(({ reading }) =>
    reading.concepts.some(({ kind, id }) => kind === 'type' && WHOLE_LOOK.test(typeRole(id) ?? '')),
  );

const DEFINITE = patterns('the|that|this|those|these|my {garment}', '{ref}');

const rolesOf = ({ concepts }: QueryReading): string[] =>
  concepts.flatMap(({ kind, id }) => (kind === 'type' ? [typeRole(id) ?? id] : []));

const garmentsIn = ({ readings }: Message) =>
  readings.filter(({ reading }) => reading.concepts.some(({ kind }) => kind === 'type'));

/** What a message does to the outfits on the screen by naming pieces; null where it does no such thing. */
export function outfitEdit(
  message: Message,
  { request, shown }: Pick<DialogueState, 'request' | 'shown'>,
): OutfitEdit | null {
  if (request?.outfit == null || shown.outfits.length === 0) return null;
  if (request.wearer === 'self' && isForOther(message)) return null;
  if (leavesOutfits(message, { request, shown })) return null;
  if (hasAny(message, KEEPS_ALL_BUT)) return 'swap';
  if (hasAny(message, LIKED_BUT) && garmentsIn(message).length === 1) return 'swap';
  if (hasAny(onlyLiked(message), KEEPS)) return 'keep';
  if (narrowsToGarment(message)) return null;
  if (takesOnlyOut(message.text)) return 'without';
  if (hasAny(message, SWAPS) || isEither(message)) return 'swap';
  if (hasAny(message, COMPARED) && namesPiece(message)) return 'swap';
  if (hasAny(message, WITHOUT)) return 'without';
  if (tellsHowPieceIs(message)) return 'swap';
  return hasAny(message, ADDS) && !hasAny(message, LOOKS_FOR) ? 'add' : null;
}

/** "Forget the outfit, just a white tee": single pieces are asked for instead. */
const LEAVES_OUTFITS =
  /\b(?:forget|skip|drop|scrap|cancel|never ?mind|no(?: more)?|no need for|don['’]?t (?:want|need)|not) (?:about )?(?:the |an |a |this |that |all (?:the )?|these |those |any )?(?:whole |entire |full )?(?:outfits?|looks?|ensembles?)\b/i;

/** Whether a message has no more use for outfits, and asks for something else. */
export const leavesOutfits = (
  message: Message,
  state: Pick<DialogueState, 'request' | 'shown'>,
): boolean => LEAVES_OUTFITS.test(message.text) || asksForKind(message, state);

/** Whether a piece is pointed at by what it is, and not only as "it". */
const namesPiece = ({ spansAt, readings }: Message): boolean =>
  [...spansAt.values()]
    .flat()
    .some(
      ({ tag, from, to }) =>
        tag === 'ref' &&
        readings.some(
          (one) =>
            one.from >= from &&
            one.from < to &&
            one.reading.concepts.some(({ kind }) => kind === 'type'),
        ),
    );

const isEither = (message: Message): boolean =>
  hasAny(message, EITHER) &&
  message.readings.some(({ reading }) => reading.role === 'negated') &&
  message.readings.some(
    ({ reading: { role, concepts } }) =>
      role === 'wanted' && concepts.some(({ kind }) => kind === 'type'),
  );
