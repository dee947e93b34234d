import { matchPhrases } from '../../phrases/phrase-table.ts';
import type { Span } from '../../words/span.ts';
import { tokenize } from '../../words/tokens.ts';

/** A refusal before a limit: "nothing over", "doesn't cost more than". */
interface PriceRefusal extends Span {
  /** Whether it is one phrase with the limit; otherwise a garment stands between. */
  isPart: boolean;
}

const REFUSAL =
  /\b(?:no|not|nothing|never|none|nor|without|avoid(?:ing)?|refuse|hate|skip|cannot|get rid of|remove|removing|hide|hiding|drop|lose|ditch|exclude|excluding|filter out|take out|leave out|leaving out|cut|forget(?: about)?|minus|(?:do|does|did|is|are|ca|wo|should|would|could)n['’]?t)\b/gi;
/** From these on the query speaks of something else. */
const CLAUSE_END = /[,;.!?()]|\b(?:but|just|only|except)\b/i;
const FILLERS: ReadonlySet<string> = new Set(
  'be,is,are,was,want,wants,wanted,to,too,go,goes,going,anything,something,it,its,that,which,show,me,us,see,need,at,any,much,far,way,spend,spending,pay,paying,for,the,a,price,priced,prices,cost,costs,costing,if,is,things,items,stuff,options,looking,like,afford,budget,by,even,ever,i,one,ones,more,expensive,penny,cent,cents,dime,dollar,bit,single,piece,pieces,item,thing,each,garment,everything,those,these,all,of,whatever'.split(
    ',',
  ),
);
const WORDS_BETWEEN_MAX = 6;
/** These refuse a whole thing, so that a garment may stand before the limit. */
const REFUSES_THINGS =
  /^(?:no|nothing|never|none|avoid|avoiding|skip|hate|don|do|refuse|get rid|remov|hid|drop|lose|ditch|exclud|filter|take|leav|cut|forget|minus)/i;

const isOfGarment = (between: string): boolean =>
  matchPhrases(tokenize(between)).some(({ concepts }) =>
    concepts.some(({ kind }) => kind === 'type'),
  );

/** The refusal that turns the limit round which a match reads, or null. */
export function refusalBefore(text: string, match: RegExpMatchArray): PriceRefusal | null {
  const at = match.index ?? 0;
  const last = [...text.slice(0, at).matchAll(REFUSAL)].at(-1);
  if (last === undefined) return null;
  const [start, end] = [last.index, last.index + last[0].length];
  const between = text.slice(end, at);
  if (CLAUSE_END.test(between)) return null;
  const words = tokenize(between).map(({ word }) => word);
  if (words.length > WORDS_BETWEEN_MAX) return null;
  if (words.every((word) => FILLERS.has(word))) return { start, end, isPart: true };
  const isThing = REFUSES_THINGS.test(last[0]) && isUpperLimit(match[0]) && isOfGarment(between);
  return isThing ? { start, end, isPart: false } : null;
}

/** "No bags over $90" refuses the price; "no leather bags under $90" the leather. */
const isUpperLimit = (words: string): boolean =>
  /^(?:over|above|more|higher|greater|north|up|in|beyond|past|exceed)/i.test(words);
