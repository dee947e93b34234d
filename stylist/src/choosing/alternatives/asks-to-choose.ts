import type { DialogueState } from '../../dialogue/dialogue-state.ts';
import { type Alternatives, readAlternatives } from './read-alternatives.ts';

/** Asks in so many words which of two things to take. */
const ASKS =
  /\b(?:better|best|nicer|smarter|safer|should(?:n't)?|shall|which|whichever|vs|versus|differences?|differ|compared?|prefer|recommend|pick|choose|decide|opt|torn|would you|u think|you think|thoughts|(?<!\bto )go (?:for|with)|(?:what|which|who) (?:to|would|should) go with|more (?:\w+ )?(?:formal|flattering|professional|comfortable|breathable|durable|versatile|elegant|casual|appropriate|modern)|(?:warm|cool|soft|dress|cheap|light|strong|tough|long)i?er|(?:if|when) (?:i|we|you) (?:can |could |may |only |just )*(?:buy|get|take|own|have|pick) (?:only |just )?(?:one|1)|what(?:'s| is)? more)\b/;
const SEARCHES =
  /\b(?:show|find|search|looking|look for|need|want|wanna|get me|give me|do (?:you|they|u) (?:have|sell|carry)|have you|got any|any|under|below|in stock|size|sizes|come in|comes in|buy|sale)\b/;
/** "Do you have wellies or waterproof boots to go with it" asks to be shown both. */
const ASKS_STOCK =
  /\b(?:(?:do|would|did) (?:you|they|u|ya|y'all)(?: guys)?(?: also| still)? (?:have|sell|carry|stock|do)|have you(?: guys)? got|(?:you|u)(?: guys)? got|got any|any chance of|can i (?:see|get|have)|is there|are there|(?:show|find|get|give) me|i(?:'m| am)? (?:also )?(?:need|want|looking for|after))\b/;
const ASKS_VERDICT =
  /\b(?:better|best|nicer|smarter|safer|should|shall|which|whichever|vs|versus|(?:only|just) (?:buy|get|take|own|have|pick) (?:one|1)|differ\w*|compared?|prefer|recommend|pick|choose|decide|torn|(?:u|you) think|thoughts|more \w+)\b/;

/** "Is it linen or cotton?" asks what a piece is. */
const OF_A_PIECE =
  /^\W*(?:(?:and|so|but|ok|hmm) )*(?:is|are|was|were|does|do|will|would|can) (?:it|this|that|they|these|those|the (?:\w+ ){0,2}(?:one|pair|dress|skirt|shirt|shoes|bag|coat|jacket))\b/;
const TAIL =
  /^(?:for|with|in|if|when|to|at|on|as|cuz|because|since|during|under|w|im|i'm|i am|my|given|considering|while|this|that)\b|^$/;
const LEAD =
  /^(?:(?:and|so|or|ok|okay|hmm|but|then|a|an|the|some|just|hey|hi|what about|how about|quick question|question|help|omg|pls|please|honestly|a plain|is|are|wear|do i wear|do i|guys|lol|um|uh) ?)*$/;

const ONE =
  /^(?:(?:ok|okay|hi|hey|hello|maybe|so|and|now|just|pls|please)[\s,]+)*(?:an?|some)\s*$/i;

/** "A midi skirt or wide trousers for work", without a question, asks for either of them. */
export function asksForEither(text: string): boolean {
  const named = readAlternatives(text);
  if (named === null || /\?/.test(text) || ASKS.test(text.toLowerCase())) return false;
  const { sides, before } = named;
  const isAsked = ONE.test(before) || (before.trim() === '' && SEARCHES.test(text.toLowerCase()));
  return isAsked && sides.every(({ concept }) => concept?.kind === 'type');
}

/** Whether a message leaves it to the stylist to choose, and does not ask to be shown both. */
export function asksToChoose(
  text: string,
  { sides, before, after }: Alternatives,
  { asked, request }: DialogueState,
): boolean {
  if (asksForEither(text)) return false;
  const words = text.toLowerCase().replaceAll('’', "'");
  const isAsked = ASKS.test(words);
  if (ASKS_STOCK.test(words) && !ASKS_VERDICT.test(words)) return false;
  if (OF_A_PIECE.test(words) && !/\b(?:better|best|vs|versus)\b/.test(words)) return false;
  if (isAsked) return !/\b(?:show|find) me\b/.test(words);
  const waits = asked !== null && !asked.startsWith('offer: ');
  if (waits || SEARCHES.test(words)) return false;
  if (sides.some(({ concept }) => concept === null)) return false;
  const isQuestion = /\?\s*$/.test(text);
  const isBare = LEAD.test(before.trim()) && TAIL.test(after.trim());
  const isOfCut = sides.every(({ concept }) => concept?.kind !== 'type');
  // "Navy or black" while dresses are shown asks for those, and "skirt or trousers" for both.
  const isWish = after.trim() === '' && (request !== null || !isOfCut);
  return isBare && (isQuestion || !isWish);
}
