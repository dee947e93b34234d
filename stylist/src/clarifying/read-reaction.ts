import type { DialogueState } from '../dialogue/dialogue-state.ts';
import type { Question } from './ask.ts';

const FILLER =
  "(?:lol|lmao|haha+|omg|well|honestly|tbh|to be honest|um+|uh+|oh|so|but|hm+|ok|okay|like|just|really|idk|i mean|i guess|bro|bruh|girl|man|ngl|yet|though|tho|then|still|please|pls|i['’]?m|i am|it['’]?s|its|that['’]?s|thats|a bit|kinda|kind of|about (?:it|this|that|these|those|them)|with (?:it|these|those|them))";
const only = (words: string): RegExp =>
  new RegExp(String.raw`^\W*(?:${FILLER}\W+)*(?:${words})(?:\W+(?:${words}|${FILLER}))*\W*$`, 'i');

const NO = only(
  "no|nope|nah|naw|not really|not quite|nuh uh|no way|hard pass|pass|negative|i (?:do not|don[’']?t) think so|not (?:exactly|it)",
);
const UNSURE = only(
  "(?:i[’']?m )?(?:not (?:so |really |totally )?(?:sure|certain|convinced|decided)|unsure|undecided|on the fence|torn)|maybe|perhaps|hm+|mm+|(?:i )?(?:do not|don[’']?t|dont) (?:really )?know|idk|dunno|no (?:idea|clue)|hard to say|whatever|i guess|so so|meh i guess|not bad",
);
const FINE = only(
  'ok|okay|okey|k|kk|fine|sure|alright|all right|cool|got it|gotcha|i see|noted|right|understood|yes|yep|yeah|yup|ya|works(?: for me)?|good|fair(?: enough)?|true|sounds good|looks good|not bad',
);

const COLORS = only(
  '(?:any |got |in |do you have |have |show me |do they come in |are there |come in )*(?:different|other|another|more) colou?rs?',
);
const MANY = only("(?:way |far |that[’']?s |thats |this is )*too many(?: options| choices)?");

const YES =
  /^\W*(?:yes|yeah|yep|yup|ya|sure|ok|okay|please|do it|do that|go ahead|go for it|why not|of course|definitely|alright|absolutely|yes please|sure thing|that would be (?:nice|great))(?:\W+(?:please|pls|thanks|thank you|do|that would be (?:nice|great)))*\W*$/i;
/** What the last sentence of a reply offers, and the words or the question that a yes stands for. */
const OFFERS: readonly (readonly [RegExp, string, Question | null])[] = [
  [
    /go with it|accompany|matching pieces|dance partner|rest of the outfit|scene complete/i,
    'an outfit with the first',
    null,
  ],
  [/compare the first two/i, 'compare the first two', null],
  [/narrow|filter|refine|smaller choice/i, '', 'narrow'],
  [/colou?r\b/i, '', 'color'],
  [
    /more\b|keep (?:looking|going)|rummage|cabinet|spin the rack|dream a little bigger|rabbit hole/i,
    'show me others',
    null,
  ],
];

const lastOffer = (words: string, { said }: Pick<DialogueState, 'said'>) => {
  const last = said.at(-1) ?? '';
  if (!last.endsWith('?') || !YES.test(words)) return null;
  return OFFERS.find(([offer]) => offer.test(last)) ?? null;
};

/** The words that a yes to the last sentence of a reply stands for; null where it offered nothing. */
export const acceptedWords = (words: string, state: Pick<DialogueState, 'said'>): string | null =>
  lastOffer(words, state)?.[1] || null;

/**
 * What to ask of one who only reacts to what is shown, "nah", "not sure", "fine": what to change,
 * whether to choose for them, how to go on. Null for any message that says more.
 */
export function reactionTo(
  words: string,
  state: Pick<DialogueState, 'shown' | 'asked' | 'said'>,
): Question | null {
  const { shown, asked } = state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0;
  // "Hm" before anything is shown is no verdict.
  if (!isShown || (asked !== null && asked !== 'change')) return null;
  const offered = lastOffer(words, state)?.[2] ?? null;
  if (offered !== null) return offered;
  if (COLORS.test(words)) return 'color';
  if (MANY.test(words)) return 'narrow';
  if (NO.test(words)) return asked === 'change' ? 'undecided' : 'change';
  if (UNSURE.test(words)) return 'undecided';
  if (FINE.test(words)) return 'accepted';
  return null;
}
