import type { Message, PlacedReading } from '../understanding/message.ts';
import { hasAny } from '../understanding/score-cues.ts';
import {
  ASKED_MIN,
  ASKS,
  type Context,
  PLAIN,
  type Purpose,
  patterns,
  wantsGarment,
} from './purpose.ts';

const BESIDE = patterns(
  'go|goes|going|wear|wearing|pair|pairs|match|matches|work|works|style|look|looks|complement|complements|suit|suits|nice|good .. with|under|over|beneath {ref}',
  'complement|complements|match|matches|accessorize|complete {ref}',
  'with|for|under|over {ref}',
  'suit|suits|complement|complements|flatter|match|matches {ref}',
  '{garment} to match|go with?',
);
const WHAT_GOES = patterns(
  'what|which|anything|something|things|stuff|else .. go|goes|put|wear|pair|pairs|match|matches|works|work|look|looks .. with|under|over {ref}',
  'complete|finish|build|put|make|create .. look|outfit|outfits .. with|around|for|from? {ref}?',
  'outfit|outfits|look|looks .. with|around|for|using|from {ref}',
  'outfit|outfits .. .. with|around {ref}',
  'style {ref} for',
);
const YES_OR_NO = patterns(
  '^ and|but|so|ok|thanks|also|hmm? is|are|does|do|did|will|would|can|could|should|has|have|was {ref}',
);
/** A question by its form that asks for another one. */
const ASKS_CHANGED = patterns(
  'can|could|may i|we have|get|see {ref} .. but|in|with|without',
  '{ref} .. but',
  'can|could|would {ref} be|come .. {comparison}',
  'you have|got {ref} .. without|but|{comparison}|something',
);
const CHANGES = patterns(
  '{ref} .. but|except|only|just',
  'want|need|prefer|get|take {ref} {attr}',
  '{ref} .. in {color}|{fabric}|{pattern}|{size}',
  '{ref} .. in|with|without a|an|the? .. {color}|{attr}|{fabric}|{pattern}|{comparison}|{size}',
  'like|similar|same|as|resembling|to {ref}',
  'like|similar .. {ref}',
  '{comparison} .. than {ref}',
  '{comparison} {ref}',
  '{ref} is|are|was|were|looks|look|seems|feels .. {comparison}',
);
/** "Do I need a slip under that?" asks whether, and looks for none. */
const NEEDED = patterns(
  'do|does|will|would|should i|you|we|he|she|they|one|people need|require',
  'do|does i|you|we|he|she|they|one need|have to wear',
);
/** "The second one in blue", where it is sold in blue: that is an answer, not a search. */
function comesIn({ message, references }: Context): boolean {
  const [item, ...others] = references.items;
  if (item === undefined || others.length > 0) return false;
  const { colors, color_variants = [] } = item.other_info;
  const sold = new Set([...colors, ...color_variants.flatMap((variant) => variant.colors)]);
  const wanted = message.readings.filter(
    ({ from }) => !references.spans.some((span) => from >= span.from && from < span.to),
  );
  const isSold = ({ reading: { role, concepts } }: PlacedReading): boolean =>
    role === 'wanted' &&
    concepts.length > 0 &&
    concepts.every(({ kind, id }) => kind === 'color' && [...sold].some((color) => color === id));
  return wanted.length > 0 && wanted.every(isSold);
}

/** "Have you got the first shirt in blue, size L?", "do you have it in another color?" */
const ASKS_STOCK = patterns(
  '^ and|but|so|ok|also|hi|hey? do|have you|they|u still|also? have|got|get|stock|carry|sell {ref} .. in .. {color}|{size}',
  '^ and|but|so|ok|also? is|are|does|do|can|could|will {ref} .. in .. {color}|{size}',
  'what|which other|different|more color|colors|colour|colours|size|sizes .. {ref}',
  'have|got|get|stock|come|comes|available {ref}? .. in|any a|an|the? another|different|other color|colors|colour|colours|size|sizes',
);
const NO_FABRIC = new Set(['material', 'pattern', 'attribute', 'comparison']);

/** "Is there a cheaper one like it?" */
const ANY_LIKE = patterns(
  'is|are there .. like|than|similar to? {ref}',
  'you|they have|got|sell a|an|any|anything|something|some .. like|than|similar to? {ref}',
);
/** Whether something like one thing shown is asked for. */
export const asksForLike = ({ message, references }: Context): boolean =>
  references.items.length === 1 && hasAny(message, ANY_LIKE);

/** Whether it is asked what one thing is sold in, and nothing else of it is to change. */
export function asksStock({ message, references }: Context): boolean {
  if (references.items.length !== 1 || wantsGarment(message, references.spans)) return false;
  const wanted = message.readings.filter(
    ({ from }) => !references.spans.some((span) => from >= span.from && from < span.to),
  );
  const isOther = wanted.some(({ reading: { concepts } }) =>
    concepts.some(({ kind, id }) => NO_FABRIC.has(kind) && id !== 'different'),
  );
  return !isOther && hasAny(message, ASKS_STOCK);
}

const POINTS_ALONE = /^(?:it|this|that|these|those|they|them|all|of|the|ones?)$/;

/** "Can it be warmer?" of outfits on the screen, none of whose pieces was spoken of, is about them. */
const isOfWholes = ({ message, references: { spans }, state: { shown, focusId } }: Context) =>
  shown.outfits.length > 0 &&
  focusId === null &&
  spans.every(({ from, to }) =>
    message.words.slice(from, to).every(({ word }) => POINTS_ALONE.test(word)),
  );

const WITH_THE =
  /^\W*(?:(?:and|so|ok|but|hm+)[\s,]+)*what(?:['’]?s| else| would| could| can| should)? (?:go|goes|i wear|you wear|works?|pairs?|looks good)(?: well| best)? with the\b/i;

/** "What goes with the blouse?", where a blouse is shown. */
export const asksWhatGoes = ({ text }: Message): boolean => WITH_THE.test(text);

const OUTFIT_FOR_IT =
  /\b(?:outfits?|looks?|something to wear|what (?:to|do i|should i) wear) (?:for|to) (?:it|that|this)\b/i;

/** "An outfit for it", after outfits were shown: for the day that was told, and not around a piece. */
const isForTheDay = ({ message, state: { shown, request } }: Context): boolean =>
  request !== null && shown.outfits.length > 0 && OUTFIT_FOR_IT.test(message.text);

/** What goes with what was shown, or that changed: both search from an item. */
export function searchFromItem(context: Context): Purpose | null {
  const { message, references, scores } = context;
  if (references.items.length === 0) return null;
  if (isForTheDay(context)) return { ...PLAIN, intent: 'search' };
  const isChanged = hasAny(message, ASKS_CHANGED) && !wantsGarment(message, references.spans);
  if (isChanged && isOfWholes(context)) return { ...PLAIN, intent: 'search' };
  if (hasAny(message, ASKS_CHANGED)) {
    return { ...PLAIN, intent: comesIn(context) ? 'item_question' : 'search', isFromItem: true };
  }
  if (hasAny(message, YES_OR_NO) || hasAny(message, NEEDED)) return null;
  const hasGarment = wantsGarment(message, references.spans);
  const goesBeside = hasAny(message, BESIDE) && hasGarment;
  if (goesBeside || hasAny(message, WHAT_GOES)) {
    return {
      ...PLAIN,
      intent: 'search',
      isBeside: true,
      isFromItem: true,
      wantsOutfit: !hasGarment,
    };
  }
  const { care, size_fit, compare, help, style_advice } = scores;
  const isAsked = Math.max(care, size_fit, compare, help, style_advice) >= ASKED_MIN;
  const asks = hasAny(message, ASKS) && scores.item_question >= ASKED_MIN;
  if (isAsked || asks || !hasAny(message, CHANGES)) return null;
  return { ...PLAIN, intent: comesIn(context) ? 'item_question' : 'search', isFromItem: true };
}
