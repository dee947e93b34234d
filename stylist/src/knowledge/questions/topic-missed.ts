import type { ChatIntent } from '@modiste/contract/values';
import type { Translation, Turn } from '../../stylist.ts';
import { rewordShorthand } from '../../understanding/reword-shorthand.ts';
import { FIT_IN_GENERAL } from '../fit/advise-on-fit.ts';
import { HELP_IN_GENERAL } from '../help/help-with-app.ts';
import { STYLE_IN_GENERAL, WHICH_PIECE } from '../style/advise-on-style.ts';
import { factWordings } from '../topics/find-topic.ts';
import { NO_TOPIC, questionWords } from './question-features.ts';
import network from './question-network.json' with { type: 'json' };
import { QuestionNetwork } from './question-network.ts';
import { topicOf } from './question-topics.ts';

/** From such a likelihood on a guess counts for more than what is no answer. */
const SURE = 0.4;
/** What seems to be answered gives way only from here on. */
const BEYOND_DOUBT = 0.9;
const NEVER = Number.POSITIVE_INFINITY;
/** What asks in fewer words goes on with what was spoken of. */
const ASKING_WORDS = 4;
/** "Is ink black?" */
const SHORT_QUESTION = /^\W*(?:is|are|does|do) [a-z]+ [a-z]+\?\W*$/i;
const ASKS =
  /\?\W*$|(?:^|[.,;:!…]|\b(?:and|but|so|ok|okay|wait|hm+|no|im asking (?:u|you)|before i [\w' ]{2,30}))[\s,]*(?:what|whats|which|how|hows|why|y|when|where|who|whose|whats|is|isn['’]?t|are|am|was|do|does|don['’]?t|did|can|could|should|would|will|may|might|must|ought|r|wat|wht|shud|shld|any way|tell me)\b/i;
/** These look for something, or for what to wear. */
const SEEKS =
  /\b(?:is there (?:an?|any)|any chance|could i do|(?:what|which) (?:shoes?|bags?|belt|jewelry|color)|show me|find me|give me|get me|need (?:an?|some|new|to see)|i need|i want|we need|looking for|look for|search|do you (?:have|carry|sell|stock|do)|have you got|(?:you|u) got|got (?:any|some)|pull up|recommend|suggest|ideas?|inspo|outfits?|(?:what|wat) (?:can|should|do|could|would|to|shall|shud) (?:(?:i|we|one|he|she|you|u) )?(?:wear|put on))\b/i;
/** These may. */
const MAY_SEEK = /\b(?:show|find|see|something|anything|options?)\b/i;
/** These go on with what is looked for. */
const GOES_ON = /^\W*(?:(?:and|but|ok|so|or)[\s,]+)*(?:(?:what|how) about|(?:what )?if)\b/i;
/** The tables tell it of that very temperature, number or place. */
const MEASURED = /\bhow many\b|\bworth it\b|\bminus \d|\d ?(?:°|degrees\b|f\b|c\b)/i;
/** What is asked of a piece on the screen. */
const OF_SHOWN =
  /\b(?:is|are|was|does|do|will|would|has|have|got|can|could) (?:it|they|these|those|this|the (?:first|second|third|fourth|fifth|last|other)|(?:the|that|this) [\w-]+ (?:one|pair))\b|\b(?:is|are|does|do|has|have) the (?:straps?|sleeves?|heels?|hem|lining|buttons?|zip(?:per)?|pockets?|neckline|collar|hood|waist(?:band)?|soles?|fabric|colou?r|material|toe)\b|\b(?:come|comes|available|stock) in\b|\bthe (?:first|second|third|fourth|fifth|last)\b(?! (?:time|date|day|interview|week|wash|impression))|\b(?:any|some|all|none|either|both|which|one) of (?:them|these|those)\b/i;
/** "Is it normal that …", "is it bad quality when …": what is asked of nothing in particular. */
const OF_NOTHING = /\b(?:is|was|would) it (?:[\w’']+ ){1,3}?(?:to|that|if|when|for|because)\b/i;
/** Who tells of their own asks of that: "I got a pair of oxfords. Will they get roomier?" */
const OF_OWN =
  /\b(?:mine|i (?:got|bought|have|own|wore|wear|tried)|i['’]?ve|my (?:\w+ ){0,2}(?:jeans|pants|trousers|dress|skirt|top|shirt|blouse|sweater|knit|coat|jacket|blazer|suit|tie|shoes?|boots?|sneakers|heels|loafers|oxfords|bag|purse|ring|watch|chain|earrings|hat|belt|tights|bra|ears?|legs?|waist|hips?|thighs?|chest))\b.*(?:[.,!;]|\band\b|\bbut\b)/i;
/** What is sought is limited by a price, a size, or a refusal. */
const LIMITS =
  /(?:^|[,.;]) ?(?:no|not|without|nothing|only)\b|\b(?:under|below|less than|max|up to|over) \$?\d|\$ ?\d|\b\d{2,} (?:left|on|bucks|dollars)\b/i;
/** What is said of a piece where its record does not answer the question. */
const SILENT =
  /\blistings? (?:doesn’t|don’t|does not|says? nothing|tells? that of none)|rather not guess|haven’t shown you any|The shop writes: |I took it that you mean/;
const IN_GENERAL = [STYLE_IN_GENERAL, WHICH_PIECE, FIT_IN_GENERAL, HELP_IN_GENERAL].flat(2);

/** A sentence of so many words tells something; a shorter one names what is sought. */
const TELLING_WORDS = 5;
const tellsOrAsks = (sentence: string): boolean =>
  ASKS.test(sentence) || sentence.trim().split(/\s+/).length >= TELLING_WORDS;

/** Whether a message asks and tells, and names nothing that is sought. */
const asksAlone = (words: string): boolean =>
  !SEEKS.test(words) && words.split(/(?<=[.!?;])\s+/).every(tellsOrAsks);

const asksOfShown = (words: string): boolean =>
  OF_SHOWN.test(words) && !OF_NOTHING.test(words) && !OF_OWN.test(words);

const ADVISED: ReadonlySet<ChatIntent> = new Set(['style_advice', 'size_fit', 'care', 'help']);

/** Whether what was made of a message is likely no answer to it. */
function isDoubtful(words: string, { intent, answer }: Translation): boolean {
  if (intent === 'search') return !MAY_SEEK.test(words);
  if (intent === 'compare') return false;
  if (intent === 'item_question') return SILENT.test(answer);
  return !ADVISED.has(intent) || IN_GENERAL.some((wording) => answer.includes(wording));
}

/** From which likelihood on a guess counts for more than what was made of a message. */
function sureFrom(said: string, made: Translation): number {
  const { intent } = made;
  const words = rewordShorthand(said);
  const count = words.trim().split(/\s+/).length;
  const isFragment = count < ASKING_WORDS && !SHORT_QUESTION.test(words);
  if (intent === 'unsafe' || isFragment || asksOfShown(words)) return NEVER;
  const isSought = LIMITS.test(words) || GOES_ON.test(words) || !asksAlone(words);
  if (intent === 'search' && isSought) return NEVER;
  const isUnheard = intent !== 'search' && intent !== 'clarify';
  if (!ASKS.test(words)) return isUnheard && isDoubtful(words, made) ? BEYOND_DOUBT : NEVER;
  if (isDoubtful(words, made)) return SURE;
  const isKept = intent === 'help' || (ADVISED.has(intent) && MEASURED.test(words));
  return isKept ? NEVER : BEYOND_DOUBT;
}

interface QuestionGuess {
  /** The id of a topic, or `NO_TOPIC`. */
  topic: string;
  /** From 0 to 1. */
  likelihood: number;
}

const guesser = new QuestionNetwork(network);

/** Which general question a message most likely asks. */
function guessQuestion(message: string): QuestionGuess {
  const words = questionWords(message);
  if (words.length === 0) return { topic: NO_TOPIC, likelihood: 1 };
  const { topics, shares } = guesser.read(words);
  const likelihood = Math.max(...shares);
  return { topic: topics[shares.indexOf(likelihood)] ?? NO_TOPIC, likelihood };
}

/** The general question that a message asks where what was made of it is no answer; null where that is none. */
export function topicMissed(turn: Turn, made: Translation): string | null {
  if (turn.attachment !== null || turn.asksFor !== undefined) return null;
  const { topic, likelihood } = guessQuestion(turn.words);
  if (topic === NO_TOPIC || likelihood < sureFrom(turn.words, made)) return null;
  // Whether a trip needs one is told of its place and month.
  if (topic === 'rain-jacket-trip' && ADVISED.has(made.intent)) return null;
  const known = topicOf(topic);
  const isTold = known?.facts.some((fact) =>
    factWordings(fact).some((wording) => made.answer.includes(wording)),
  );
  return known === null || isTold === true ? null : topic;
}
