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

/**
 * "No, between those TWO", "you said nylon before, make up your mind": the question which of the two that were
 * last held side by side to take. Other words stay as they are.
 */
export function rewordChoice({ words: said, state, items, attachment }: Turn): string {
  const words = items.length > 1 ? rewordCompared(said) : said;
  const { choice, list, shown } = state;
  const isOfTwo =
    choice?.itemIds.length === 2 &&
    choice.itemIds.every((id) => shown.itemIds.includes(id) && items.some((one) => one.id === id));
  if (!isOfTwo || list !== undefined || attachment !== null || OF_OTHERS.test(words)) return words;
  if (!CHOOSE_AGAIN.test(words) && !SAID_OTHERWISE.test(words)) return words;
  return namesPurpose(words) ? words : 'which of those two is better';
}
