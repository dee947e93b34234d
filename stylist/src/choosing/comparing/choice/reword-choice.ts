import type { Item } from '@modiste/contract/entities/item';
import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Turn } from '../../../stylist.ts';
import { namesPurpose } from './decide-among.ts';

const TWO = '(?:two|2|pair|ones?)';
/** "So which one, between those two", "which is it then", "make up your mind", "final answer?" */
const CHOOSE_AGAIN = new RegExp(
  `\\b(?:between|of|out of|among) (?:those|these|the|them|my)(?: ${TWO})\\b|\\bmake up (?:your|ur) mind\\b|\\b(?:make|change) (?:your|ur) mind\\b|\\bchanged (?:your|ur) mind\\b|\\bwhich (?:one )?(?:is it|now|then)\\b|\\bfinal (?:answer|choice|decision|verdict)\\b|\\b(?:stick (?:to|with)|settle on) one\\b`,
  'i',
);
/** "But you said nylon before", "a minute ago it was the nylon one". */
const SAID_OTHERWISE =
  /\b(?:you|u) (?:just |first |literally )*(?:said|told me|picked|chose|named|recommended|went (?:for|with)|liked|were for)\b.*\b(?:before|earlier|first|a (?:minute|second|moment) ago|just now|last time|the other|now)\b|\b(?:before|earlier|first|a (?:minute|second|moment) ago) (?:you|u|it was|that was)\b/i;
/** A choice between other things, or a wish for others. */
const OF_OTHERS =
  /\b(?:show|find|get) me\b|\b(?:something|anything) else\b|\b(?:instead|cheaper|compare)\b|\b(?:first|second|third|fourth|last)\b/i;

const REMARK =
  /^(?:(?:oh|ooh+|hm+|wait|ok|okay|wow|well|actually|the) )*(?:i (?:really )?(?:like|love|prefer) (?:the )?)?|[\s,]*(?:\b(?:looks?|seems?|sounds?|is|are)\b(?: \w+){1,3})?$/gi;
/** "Waxed bomber looks good! Compare with the nylon one, which keeps rain out more". */
const COMPARED_WITH =
  /^(?<one>[\w’' -]{4,60}?)\s*[!.,;]+\s*(?:(?:can|could) (?:you|u) |pls |please |now |and )*compare (?:it |that |this |that one |it up )?(?:w|with|to|against|and) (?<other>[\w’' -]{3,40}?)(?:[,.;!?]+\s*(?<asks>(?:which|what|who)\b.*))?[.!?\s]*$/i;

/** "Compare the waxed bomber and the nylon one", where the first was named in a remark before it. */
function rewordCompared(words: string): string {
  const { one, other, asks } = COMPARED_WITH.exec(words.trim())?.groups ?? {};
  if (one === undefined || other === undefined) return words;
  const named = one.replaceAll(REMARK, '').trim();
  if (named === '') return words;
  return asks === undefined
    ? `compare the ${named} with ${other}`
    : `${asks.replace(/[?!.\s]+$/, '')}, the ${named} or ${other}?`;
}

const OPENER = '(?:(?:ok|okay|so|and|but|final(?:ly)?|hm+|right|well|then|now|still)[\\s,:]+)*';
const NAMED =
  "(?:the )?(?<one>[\\w'’-]+(?: [\\w'’-]+){0,2}?)(?: one)? or (?:the )?(?<other>[\\w'’-]+(?: [\\w'’-]+){0,2}?)(?: one)?";
/** "Ok final: fog or charcoal, pick one for me", "fog or charcoal for the office?" */
const PICK_BETWEEN = new RegExp(
  `^\\W*${OPENER}${NAMED}(?<purpose> (?:for|in|with|to) [^.?!]+?)?(?:[\\s,.?!:-]+(?:(?:just|pls|please|can you|can u|you|u)\\s+)*(?:(?:pick|choose|decide)(?: one| for me| it)*|which(?: one)?(?: is it| would (?:you|u) (?:pick|take|choose|get)| should i (?:get|take))?|what would (?:you|u) (?:pick|take|choose|get)))?\\W*$`,
  'i',
);

/** Whether the only piece on the screen that a word tells apart is called so. */
function isCalled(
  called: string,
  { items, state }: Pick<Turn, 'items' | 'state'>,
): Item | undefined {
  const shown = items.filter(({ id }) => state.shown.itemIds.includes(id));
  const own = shown.filter((item) =>
    wordsOf(called).every((word) =>
      wordsOf(
        `${item.short_description} ${item.brand} ${item.shown_color ?? item.colors.join(' ')}`,
      ).includes(word),
    ),
  );
  return own.length === 1 ? own[0] : undefined;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The question which of two pieces to take that are named by what tells them apart; null where no two are. */
function rewordPickBetween({ words, items, state }: Turn): string | null {
  const { one = '', other = '', purpose = '' } = PICK_BETWEEN.exec(words)?.groups ?? {};
  const [first, second] = [one, other].map((called) => isCalled(called, { items, state }));
  if (first === undefined || second === undefined || first === second) return null;
  return `which is better${purpose}, the ${one} one or the ${other} one?`;
}

/** "The olive parka is fine", "parka is ok in olive" */
const FINE =
  /(?<=^\W*(?:(?:ok|okay|so|and|but|well|yes|yeah|hm+|i (?:said|told you))[\s,]+)*)(?:the |that |this )?(?<what>[a-z][\w'’ -]{2,40}?) (?:is|are|was|looks?|seems?|would be|will do) (?:(?:just|totally|really|all|quite|actually) )*(?:fine|ok|okay|good|great|alright|all right|perfect)(?<color> in (?:the )?[a-z]+(?: [a-z]+)?)?(?: (?:for me|with me|by me|then|tho|though|pls|as (?:it|they) (?:is|are)))*(?=[.,;!]|\s+(?:and|but|so|now)\b|\s*$)/i;

/** A kind that is shown and found fine is liked; said of a color or a fabric alone it is a wish. */
function rewordFine({ words, items, state }: Turn): string {
  const { what = '', color = '' } = FINE.exec(words)?.groups ?? {};
  const types = understandQuery(what).types;
  const shown = items.filter(({ id }) => state.shown.itemIds.includes(id));
  const isShown = types.some((type) =>
    shown.some(({ other_info }) => isKindOf(other_info.type, type)),
  );
  return isShown ? words.replace(FINE, `i like the ${what}${color}`) : words;
}

/**
 * "No, between those TWO", "you said nylon before, make up your mind": the question which of the two that were
 * last held side by side to take. Other words stay as they are.
 */
export function rewordChoice(turn: Turn): string {
  const { words: said, state, items, attachment } = turn;
  const between = attachment === null ? rewordPickBetween(turn) : null;
  if (between !== null) return between;
  const words = rewordFine({ ...turn, words: items.length > 1 ? rewordCompared(said) : said });
  const { choice, list, shown } = state;
  const isOfTwo =
    choice?.itemIds.length === 2 &&
    choice.itemIds.every((id) => shown.itemIds.includes(id) && items.some((one) => one.id === id));
  if (!isOfTwo || list !== undefined || attachment !== null || OF_OTHERS.test(words)) return words;
  if (!CHOOSE_AGAIN.test(words) && !SAID_OTHERWISE.test(words)) return words;
  return namesPurpose(words) ? words : 'which of those two is better';
}
