import { attributeGroup } from '@modiste/lexicon/attributes';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { asksHowMany } from '../../choosing/answer-of-shown.ts';
import { needsAsked } from '../../choosing/needs/judge-by-needs.ts';
import { OF_BRA, OF_CLOTH } from '../../choosing/questions/body-answers.ts';
import { asksWornUnder } from '../../choosing/questions/worn/worn-under.ts';
import { asksWhyPrice } from '../../choosing/tell-why.ts';
import { asksOfLaptop } from '../../choosing/verdicts/holds-laptop.ts';
import { asksToJudge } from '../../choosing/verdicts/judge-each.ts';
import type { Purpose } from '../../intents/purpose.ts';
import { complainsOfStylist } from '../../knowledge/help/tells-of-fault.ts';
import type { Turn } from '../../stylist.ts';
import type { Message } from '../../understanding/message.ts';

/** A question about a piece that is shown, without what is remarked around it. */
export interface QuestionOfShown {
  words: string;
  /** Whether the remark is no more than an opinion of the piece: "this one is gorgeous". */
  isOpinion: boolean;
}

const POINTED = '(?:it|this|that|these|those|they|them)';
const DOES =
  '(?:is|are|r|was|does|do|did|will|would|can|could|should|has|have|isnt|isn’t|arent|doesnt|doesn’t|wont)';
const QUESTION = new RegExp(
  `^(?<remark>[^?]*?\\w[^?]*?)(?:[\\s,.!;:…–-]+(?:(?:but|and|so|just|ok|okay|also|only|lol|wait|hmm?|tho|though|like|question|tell me)[\\s,.:]+)*)(?<question>(?:${DOES} ${POINTED}|how (?:\\w+ )?${DOES} ${POINTED}|(?:can|could|would|will|should|do|may) (?:i|we|she|he|you|u|my \\w+) (?:\\w+ ){1,3}?${POINTED}|(?:what|which)(?: other)? [\\w ]{1,24}? ${DOES} ${POINTED}|what(?:’s|'s|s| is) (?:it|that|this|they) made|(?:would|will|does|is|are|do) (?:the|its|their) (?!first|second|third|last)[\\w-]+ \\w+)\\b.*)$`,
  'is',
);

const ORDINAL =
  '(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|top|bottom|middle|cheapest)';
const NAMED = new RegExp(
  `\\b(?:the|that|those|these|this) (?:(?:${ORDINAL})(?: (?:one|pair|two|three))?|(?!one\\b)[\\w-]+(?: [\\w-]+)? (?:one|ones|pair))\\b|\\bnumber (?:\\d|one|two|three|four)\\b`,
  'i',
);
const THING = /\b(?:the|that|those|these|this) (?<kind>[\w-]+)\b/i;

const OPINION =
  /\b(?:omg|omfg|wow|woah|ooh+|oh|aww?|ugh|yes+|mm+|hmm+|love|loves|loving|like|likes|adore|adores|obsessed|want it|need it|into|gorgeous|cute|cutest|pretty|prettier|beautiful|stunning|nice|nicer|lovely|sharp|great|perfect|cool|fab|fabulous|comfy|cozy|elegant|chic|sweet|dreamy|amazing|divine|good|ok|okay|fine|decent|tempting|tempted|favou?rite|fave|interesting|looks?|looking|handsome|smart|fun|fancy|price|color|colour)\b/i;
/** A remark that asks for something, or tells of the wearer, is more than an opinion. */
const WISHES =
  /\b(?:i(?:['’]?m| am)? (?:also )?(?:need|want|looking|after)|i['’]?d like|would like|show|find|get me|give me|instead|rather|something|anything|under|below|cheaper|less|more|another|others?|not|don['’]?t|dont|no)\b/i;
const OF_WEARER =
  /\b(?:i(?:['’]?m| am)|i have|i['’]?ve|i wear|i get|i run|i travel|she|he) (?!obsessed|in love|into|tempted|so into|torn|drawn)\b|\bmy (?!fav)/i;
/** What begins so is a question itself. */
const STANDS_ALONE = new RegExp(
  `^\\W*(?:(?:and|but|so|ok|okay|oh)[ ,]+)*(?:${DOES}|(?:what|how|where|when|who)(?:['’]?s)?|which|why)\\b`,
  'i',
);
const TAKES_ONE = /\bi (?:really |do |kind of |kinda )*(?:like|love|prefer) (?:the|that|this)\b/i;
const REMARK_WORDS_MAX = 14;

const isGarment = (word: string): boolean =>
  understandQuery(word).readings.some(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'type'),
  );

/** The piece that a remark is of, as it names it: "the 2nd", "the boots". */
function pieceOf(remark: string): string | null {
  const named = NAMED.exec(remark)?.[0];
  if (named !== undefined) return named;
  const thing = THING.exec(remark);
  return thing !== null && isGarment(thing.groups?.kind ?? '') ? thing[0] : null;
}

/** The question with the piece in the place of "it", or behind the part that is asked of. */
function ofPiece(question: string, piece: string): string {
  const pronoun = new RegExp(`\\b${POINTED}\\b`, 'i');
  return pronoun.test(question)
    ? question.replace(pronoun, piece)
    : question.replace(/\b(?:the|its|their) [\w-]+/i, (part) => `${part} of ${piece}`);
}

/**
 * "This one is gorgeous but is it stretchy??", "love the 2nd, would it shrink": the question alone, of
 * the piece that the remark names. Null where a message is no such question, or nothing is shown.
 */
export function questionOfShown({ words, items, state, attachment }: Turn): QuestionOfShown | null {
  const isShown = state.shown.itemIds.length > 0 || state.focusId !== null;
  if (!isShown || items.length === 0 || attachment !== null) return null;
  const { remark = '', question = '' } = QUESTION.exec(words.trim())?.groups ?? {};
  const isLong = remark.split(/\s+/).length > REMARK_WORDS_MAX;
  if (question === '' || isLong || WISHES.test(remark) || STANDS_ALONE.test(remark)) return null;
  const piece = pieceOf(remark);
  // "And sandals. Are they comfortable?" looks for sandals first.
  if (piece === null && isGarment(remark)) return null;
  const asked = piece === null ? question : ofPiece(question, piece);
  const isOpinion = (piece !== null || OPINION.test(remark)) && !OF_WEARER.test(remark);
  // "I like the second one but…" takes it as well.
  return {
    words: asked.replace(/^r\b/i, 'are'),
    isOpinion: isOpinion && !TAKES_ONE.test(remark),
  };
}

/** "Is it gonna last", "will they fit a laptop": a question of a piece by its form. */
const OF_IT =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait)[\s,]+)*(?:is|are|will|would|wont|won['’]?t|can|could|do|does|should)\b(?!.*\b(?:you|u|any|anything|something)\b).*\b(?:it|this|that|they|them|these|those|ones?|pair)\b/i;
const OF_LENGTH = /\b(?:drag|trip over|trail|sweep)\b/i;
const OF_LASTING = /\b(?:last|hold up|wear out|fall apart|wear well)\b/i;

/** Whether pieces that are shown are asked of something that their records are judged by. */
const asksOfRecord = ({ words, state }: Turn): boolean =>
  state.shown.outfits.length === 0 &&
  OF_IT.test(words) &&
  (OF_LASTING.test(words) || OF_LENGTH.test(words) || asksToJudge(words));

/** "Will my cat hair show?" names no piece; where it would be nobody's question it is asked of them. */
const ASKS =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait)[\s,]+)*(?:(?:is|are|will|would|wont|won['’]?t|can|could|do|does|should)\b(?!.*\b(?:you|u|he|she)\b)|\S+ (?:ok|okay|alright|fine)\W*\?)/i;
const asksOfRecordAtAll = ({ words, state }: Turn): boolean =>
  state.shown.outfits.length === 0 && ASKS.test(words) && asksToJudge(words);

/** "When will it be back?" asks of a piece, and not of the app. */
const OF_RETURN =
  /\bwhen (?:will|is|are) (?:it|they|this|that|these|those|the \w+ (?:ones?|pair)|my size)\b.*\b(?:back|available|in stock)\b/i;

/** A message and what it was taken for. */
interface AskedTurn {
  turn: Turn;
  message: Pick<Message, 'understood'>;
  purpose: Pick<Purpose, 'intent'>;
}

/**
 * What answers a message that speaks of what is on the screen, or of the last answer, and wishes for
 * nothing, though it names things that could be wished for. Null for any other message.
 */
export function asksOfScreen(
  { turn, message, purpose }: AskedTurn,
  hasItems: boolean,
): 'help' | 'item_question' | null {
  const { concepts, readings } = message.understood;
  const isOfUse = needsAsked(turn.words).some(({ of }) => of === 'use');
  const isLost =
    purpose.intent === 'out_of_scope' ||
    purpose.intent === 'small_talk' ||
    (purpose.intent === 'size_fit' && isOfUse);
  if (complainsOfStylist(turn.words) && concepts.length === 0) return 'help';
  const isOfKind = readings.some(
    ({ role, concepts: named }) =>
      role === 'wanted' && named.some(({ kind }) => kind === 'type' || kind === 'material'),
  );
  const isOfPrice = asksWhyPrice(turn.words) && turn.state.shown.outfits.length === 0;
  if (
    hasItems &&
    (isOfPrice ||
      OF_RETURN.test(turn.words) ||
      (!isOfKind &&
        (asksOfRecord(turn) || ((isLost || asksOfLaptop(turn.words)) && asksOfRecordAtAll(turn)))))
  )
    return 'item_question';
  const isOfPart =
    hasItems && (OF_BRA.test(turn.words) || OF_CLOTH.test(turn.words) || asksWornUnder(turn.words));
  return asksHowMany(turn) || isOfPart ? 'item_question' : null;
}

const DEFINES =
  /\b(?:means? what|what (?:exactly |even |actually )?(?:does|do|is|are|counts as)\b.*\b(?:mean|dress code|anyway|exactly|even)|what counts as|explain|define)\b/i;

/** "Smart casual means what exactly?" asks for no clothes. */
export const asksOfCode = ({ text, readings }: Message): boolean =>
  DEFINES.test(text) &&
  readings.some(({ reading }) =>
    reading.concepts.some(({ id }) => /^(?:dress-code|style)$/.test(attributeGroup(id) ?? '')),
  );
