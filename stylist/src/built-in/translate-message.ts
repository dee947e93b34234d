import type { ChatIntent } from '@modiste/contract/values';
import { habitAsked } from '../choosing/questions/piece-questions.ts';
import { askedOfListed } from '../lists/asked-of-listed.ts';
import type { FindPieces } from '../lists/choose-pieces.ts';
import { leaveList } from '../lists/leave-list.ts';
import { joinSentences } from '../speech/join-words.ts';
import type { Translation, Turn } from '../stylist.ts';
import { rewordWhose } from '../understanding/sayings/reword-whose.ts';
import type { Understand } from '../understanding/understand.ts';
import { isOfEdits } from './edit-turn.ts';
import { questionOfShown } from './reading/question-of-shown.ts';
import { OPENER, withoutAsides } from './reading/without-asides.ts';
import { translateListEdit, translateTurn } from './translate-turn.ts';

/** So many parts of a message are answered one by one; what is longer is read as one story. */
const PARTS_MAX = 3;
/** So many items of the answers together are put on the screen. */
const ITEMS_MAX = 6;

const ASKS = new RegExp(`^\\W*${OPENER}`, 'i');
/** Where a sentence ends; the point of "$49.50" ends none. */
const SENTENCE = /(?<=[?!]|[^\d\s.]\.|\d\.)\s+/;
/** A second question behind a first one: "is it lined, and does it have pockets". */
const NEXT_QUESTION =
  /(?:\s*,\s*(?:(?:and|plus|also)\s+)?|\s+(?:and|plus|also)\s+)(?=(?:what(?:s|['’]s)?|which|how|hows|where|when|is|are|does|do|can|could|will|would|should|has|have)\s+(?!not\b|(?:it|that|this|they|those) (?:do|be enough|be ok|be okay|be fine|suffice|work) (?:for|in|at)\b|long (?:do|will|would|does) (?:i|we|it)\b)\w+)/i;

/** "Does it have pockets or is it lined?" asks two things of it. */
const OF_IT = /^\W*(?:(?:and|but|so|ok|okay|oh)[ ,]+)*(?:is|are|does|do|has|have) (?:it|they)\b/i;
const OR_QUESTION = /\s+or\s+(?=(?:is|are|does|do|has|have) (?:it|they)\b)/i;

const MOST = 'the (?:\\w+est|most \\w+|least \\w+) (?:one|ones|pair|\\w+)';
/** "The cheapest one, is that real leather?" */
const MOST_FIRST = new RegExp(
  `^\\W*(?:(?:and|ok|so|but) )*${MOST},\\s*(?=(?:is|are|does|do|can|has|have|will)\\b)`,
  'i',
);
const NAMES_MOST = new RegExp(`^\\W*(?:(?:and|ok|so|but) )*${MOST}$`, 'i');

/** "I like the second one but is it lined?" */
const LIKED_FIRST =
  /^(?<liked>\W*(?:(?:oh|ooh|ok|okay|yes|so|hmm)[ ,]+)*i (?:really |do |kind of |kinda )*(?:like|love|prefer) (?:the|that|this) [\w -]{3,40}?),? (?:but|and|so|though)(?:,)? (?=(?:is|are|does|do|can|has|have|will|how|what)\b)/i;

/** "What about the white one, is it lined?" asks one thing. */
const ABOUT_ONE =
  /^\W*(?:(?:and|ok|so|but) )*(?:what|how) about (?:the|that|this|those) [\w -]{2,30}, ?(?=(?:is|are|does|do|can|has|have|will|how)\b)/i;

const OFFERS_TWO = /\b(?:or|vs|versus)\b[^?]*\?$/i;
/** "Merino or synthetic? Which is better for hiking": both sentences ask one thing. */
const WHICH_OF_TWO =
  /^\W*(?:(?:and|so|like)[ ,]+)*(?:which(?: one| of (?:them|those|these|the two))?|what)(?:['’]?s| is| are| would| do| does| lasts?| works?| holds?)\b(?!.*\b(?:first|second|third)\b)/i;

/** Sentences, a choice and the question which of the two to take as one. */
function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  for (const sentence of words.split(SENTENCE)) {
    const last = sentences.at(-1);
    const isOne = last !== undefined && OFFERS_TWO.test(last) && WHICH_OF_TWO.test(sentence);
    if (isOne) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

/** Questions in one sentence, each by itself. */
function splitQuestions(sentence: string): string[] {
  const liked = LIKED_FIRST.exec(sentence);
  if (liked !== null) {
    return [`${liked.groups?.liked}.`, ...splitQuestions(sentence.slice(liked[0].length))];
  }
  const named = MOST_FIRST.exec(sentence)?.[0];
  if (named !== undefined) {
    return [named.replace(/,\s*$/, ''), ...splitQuestions(sentence.slice(named.length))];
  }
  if (!ASKS.test(sentence) || ABOUT_ONE.test(sentence)) return [sentence];
  return sentence.split(NEXT_QUESTION).flatMap((question) => {
    return OF_IT.test(question) ? question.split(OR_QUESTION) : [question];
  });
}

const REQUESTS =
  /^\W*(?:(?:and|but|so|also|then|ok|okay|please|pls|now|oh)[ ,]+)*(?:show|find|get me|give me|add|i(?:['’]?m| am)? (?:also )?(?:need|want|looking for)|i(?:['’]?d| would) (?:also )?(?:like|love)|let me see|let['’]?s see)\b/i;

/** "I like the second." takes one of those shown, and what follows asks of it. */
const TAKES =
  /^\W*(?:(?:oh|ooh|ok|okay|yes|wow|so|and|well|hmm|haha)[ ,!]+)*(?:i|we|she|he)(?:['’]?ll| will| would|['’]?d)? (?:really |actually |also |do |kind of |kinda )*(?:like|love|likes|loves|adore|prefer|fancy|take|go with|went with|choose)\b(?! to\b)[^?]*[.!]$/i;

/** "The second one." is taken, and what follows asks of it. */
const NAMES_ONE =
  /^\W*(?:(?:oh|ooh|ok|okay|yes|wow|so|and|well|hmm|haha)[ ,!]+)*(?:(?:the|that|this) (?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)) ?(?:one|pair|dress|look|piece|[a-z]+)?|that one|number \d)[.!]$/i;

/** "Go with the loafers." takes them, too. */
const GOES_WITH =
  /^\W*(?:(?:ok|okay|yes|so|then|i['’]?ll|let['’]?s|lets) )*(?:go|going|stick) with (?:the|those|these|that|my) [^?]*[.!]$/i;

const takes = (part: string): boolean =>
  [TAKES, NAMES_ONE, GOES_WITH].some((pattern) => pattern.test(part));

/** "And rain boots." names what is looked for next. */
const NAMES_NEXT =
  /^\W*(?:(?:ok|okay|so|yes|cool|great)[ ,]+)*(?:and|also|now|plus|next|then) (?:a |an |some |maybe )?[a-z-]+(?: [a-z-]+){0,2}[.!]$/i;

/** "My size?" asks of the piece that was taken before it. */
const ASKS_SIZE = /^\W*(?:(?:and|in|is it in|which|what)[ ,]+)*(?:my )?sizes?\?$/i;

const stands = (part: string): boolean =>
  ASKS_SIZE.test(part) ||
  NAMES_NEXT.test(part) ||
  NAMES_MOST.test(part) ||
  takes(part) ||
  ASKS.test(part) ||
  REQUESTS.test(part) ||
  (part.endsWith('?') && / .* /.test(part));

/**
 * The parts of a message that each ask for something; what only tells stays with its neighbor.
 * @param isApart Whether what is told behind a question stands by itself.
 */
export function splitMessageParts(words: string, isApart = false): string[] {
  const sentences = sentencesOf(words).flatMap(splitQuestions);
  const parts: string[] = [];
  let told = '';
  for (const sentence of sentences) {
    const part = told === '' ? sentence : `${told} ${sentence}`;
    if (stands(sentence)) {
      parts.push(part);
      told = '';
    } else if (parts.length > 0 && !isApart) {
      parts.push(`${parts.pop()} ${sentence}`);
    } else told = part;
  }
  if (told !== '') parts.push(told);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Each of these is an answer by itself. */
const ANSWERS: ReadonlySet<ChatIntent> = new Set([
  'item_question',
  'compare',
  'care',
  'size_fit',
  'style_advice',
  'help',
]);
const ASKS_BACK = /\?$|\b(?:Name two|Tell me which)\b/;
const ASKS_WHAT_TO_ADD = /\bI add up\b|\badd them up\b/;
const OF_PIECES: ReadonlySet<ChatIntent> = new Set(['item_question', 'compare']);
/** Answers that speak of what the shopper sees, and of no message to come. */
const POINTS = /\b(?:it|its|it['’]s|they|them|these|those|this|that|one|ones|any)\b/i;

interface Parts {
  words: readonly string[];
  translated: readonly Translation[];
}

/** Whether the parts can be answered in turn: questions, and one search beside them at most. */
function areSeveral({ translated, words }: Parts): boolean {
  const searches = translated.flatMap(({ intent }, at) => (intent === 'search' ? [at] : []));
  const isKnown = translated.every(
    ({ intent, answer, itemIds, state }) =>
      intent === 'search' ||
      (ANSWERS.has(intent) &&
        answer !== '' &&
        !ASKS_WHAT_TO_ADD.test(answer) &&
        // Without a piece to speak of it is asked back which is meant.
        (!OF_PIECES.has(intent) ||
          itemIds.length > 0 ||
          state.shown.outfits.length > 0 ||
          !ASKS_BACK.test(answer))),
  );
  const [first] = searches;
  // "What shoes, and which bag?" compares nothing.
  const isBare = translated.some(
    ({ intent }, at) => intent === 'compare' && (words[at] ?? '').split(' ').length < 3,
  );
  if (!isKnown || isBare || searches.length > 1) return false;
  // After "show me a parka", "is it warm?" asks of what is yet to be found.
  return first === undefined || words.slice(first + 1).every((part) => !POINTS.test(part));
}

/** What several parts come to together, in the order in which they were asked. */
function joinTranslations({ translated, words }: Parts): Translation | null {
  const last = translated.at(-1);
  const search = translated.find(({ intent }) => intent === 'search');
  const answered = translated.filter(({ intent }) => intent !== 'search');
  const asked = answered.filter((_, at) => !takes(words[at] ?? ''));
  const answers = asked.length > 0 || search !== undefined ? asked : answered;
  const [first] = answers;
  if (last === undefined || (first === undefined && search === undefined)) return null;
  const told = joinSentences(...answers.map(({ answer }) => answer));
  const both = {
    title: translated.find(({ title }) => title !== null)?.title ?? null,
    remember: [...new Set(translated.flatMap(({ remember }) => remember))],
    forget: [...new Set(translated.flatMap(({ forget }) => forget))],
  };
  const { said, heard = [] } = last.state;
  if (search !== undefined) {
    const { notes = [] } = search.state;
    const state = {
      ...search.state,
      said,
      heard,
      notes: [...(told === '' ? [] : [told]), ...notes],
    };
    return { ...search, ...both, state };
  }
  return {
    ...last,
    ...both,
    intent: first?.intent ?? last.intent,
    answer: told,
    itemIds: [...new Set(answers.flatMap(({ itemIds }) => itemIds))].slice(0, ITEMS_MAX),
  };
}

/** Each part of a message by itself; null where it has but one. */
async function translateParts(
  understand: Understand,
  turn: Turn,
  { findPieces, isApart = false }: { findPieces: FindPieces | undefined; isApart?: boolean },
): Promise<Parts | null> {
  const parts = splitMessageParts(turn.words, isApart);
  if (parts.length < 2 || parts.length > PARTS_MAX || turn.attachment !== null) return null;
  const translated: Translation[] = [];
  let { state } = turn;
  for (const words of parts) {
    const spoken = (turn.earlierItems ?? []).filter(({ id }) => id === state.focusId);
    const items = [...new Set([...turn.items, ...spoken])];
    const translation = await translateTurn(
      understand,
      { ...turn, words, state, items },
      findPieces,
    );
    translated.push(translation);
    // What is looked for is not on the screen yet when the next part is answered.
    const { said, heard = [] } = translation.state;
    state = translation.intent === 'search' ? { ...state, said, heard } : translation.state;
  }
  return { words: parts, translated };
}

/** "My daughter is tall, is it long enough?" asks of what is shown and looks for nothing. */
async function answerOfShown(
  understand: Understand,
  turn: Turn,
  whole: Translation,
): Promise<Translation | null> {
  const asked = whole.intent === 'search' ? questionOfShown(turn) : null;
  if (asked === null) return null;
  const alone = await translateTurn(understand, { ...turn, words: asked.words });
  const isAnswered = ANSWERS.has(alone.intent) && alone.itemIds.length > 0;
  return isAnswered ? { ...alone, remember: whole.remember, forget: whole.forget } : null;
}

/** "Which shoes would survive the rain?", asked of those on a list; null where it asks no such thing. */
async function answerOfListed(understand: Understand, turn: Turn): Promise<Translation | null> {
  const asked = askedOfListed(turn);
  if (asked === null) return null;
  const told = await translateTurn(understand, asked);
  const isAnswered = /^(?:compare|care)$/.test(told.intent) && told.itemIds.length > 0;
  // The list stays on the screen for what is said of it next.
  return isAnswered ? { ...told, state: { ...told.state, shown: turn.state.shown } } : null;
}

/** A complaint is taken as a whole: what else it says belongs to it. */
const isOfComplaint = ({ intent, state }: Translation): boolean =>
  intent === 'search' && state.request?.stayIds !== undefined;

/** Understands a message of the shopper: all that it asks for, part by part where it asks twice. */
export async function translateMessage(
  understand: Understand,
  given: Turn,
  findPieces?: FindPieces,
): Promise<Translation> {
  const plain = withoutAsides(given);
  const whose = { ...plain, words: habitAsked(rewordWhose(plain.words, plain.state), plain) };
  const turn = leaveList(whose) ?? whose;
  const ofListed =
    (await answerOfListed(understand, turn)) ??
    (await translateListEdit(understand, turn, findPieces ?? null));
  if (ofListed !== null) return ofListed;
  const whole = await translateTurn(understand, turn, findPieces);
  if (whole.intent === 'unsafe' || isOfComplaint(whole) || isOfEdits(whole, turn)) return whole;
  const ofShown = await answerOfShown(understand, turn, whole);
  if (ofShown !== null) return ofShown;
  const parts = await translateParts(understand, turn, { findPieces });
  const several = parts !== null && areSeveral(parts) ? joinTranslations(parts) : null;
  if (several !== null) return several;
  // "What other colors does it have? She also likes green": the wish behind leaves no question out.
  const apart =
    whole.intent === 'search' && ASKS.test(turn.words) && turn.items.length > 0
      ? await translateParts(understand, turn, { findPieces, isApart: true })
      : null;
  const isAsked = apart?.translated[0]?.intent === 'item_question';
  const wished = apart !== null && isAsked && areSeveral(apart) ? joinTranslations(apart) : null;
  if (wished !== null) return wished;
  const [first, ...others] = parts?.translated ?? [];
  const isOfFound = others.length > 0 && others.every(({ intent }) => ANSWERS.has(intent));
  return first?.intent === 'search' && whole.intent !== 'search' && isOfFound ? first : whole;
}
