import { understandQuery } from '@modiste/lexicon/understand-query';
import type { StyleRequest } from '../../../dialogue/dialogue-state.ts';

/** "Leather or not", "lined or not, i dont care": a clause that leaves open what was asked for. */
const OR_NOT =
  /(?<lead>^\W*|[,.;:!?–-]+\s*)(?:(?:and|but|so|also|in|of) )*(?<what>[a-z]+(?:[- ][a-z]+)?) or not(?=\s*(?:$|[,.;!?]|i\b|it\b|does|doesn|whatever|both))(?<tail>[,\s]*(?:i (?:really )?(?:don['’]?t|do not) (?:care|mind)|(?:it )?(?:doesn['’]?t|does not|doesnt) matter|both (?:are|is) (?:fine|ok)|whatever|either is fine))?/i;

const KINDS: ReadonlySet<string> = new Set(['material', 'color', 'pattern', 'attribute']);

/** A message in which what need not be is taken back, where it was wished for, and asks for nothing. */
export function rewordEitherWay(text: string, request: StyleRequest | null): string {
  const found = OR_NOT.exec(text);
  const { lead = '', what = '' } = found?.groups ?? {};
  const concepts = understandQuery(what).readings.flatMap((one) => one.concepts);
  const isLook = concepts.length > 0 && concepts.every(({ kind }) => KINDS.has(kind));
  if (found === null || !isLook) return text;
  const { wishes = [], filters } = request ?? {};
  const ids = concepts.map(({ id }) => id.toLowerCase());
  const isFiltered = [...(filters?.color ?? []), ...(filters?.material ?? [])].some((value) =>
    ids.includes(value.toLowerCase()),
  );
  const isWished =
    isFiltered ||
    wishes.some(
      (wish) =>
        wish.role === 'wanted' && wish.concepts.some(({ id }) => ids.includes(id.toLowerCase())),
    );
  const instead = isWished ? `forget the ${what}` : '';
  const rest = text.replace(found[0], instead === '' ? '' : `${lead}${instead}`).trim();
  return rest === '' ? text : rest;
}

/** "Dude i said under 300" speaks to whoever answers, and tells of no man. */
const ADDRESS =
  /^(?<lead>\W*(?:(?:no+|nah|but|ugh+|omg|ok|okay|hey|yo|come on|oh|lol|wait|and|so)[\s,!.]+)*)(?:dude|bro|bruh|mate|man|girl|babe|buddy|sis|fam)(?:[,!.]+\s*|\s+)(?=(?:i|im|i['’]m|ive|u|you|no|nope|not|the|that|thats|this|those|these|it|its|why|what|whats|how|where|stop|seriously|come|really|still|just|wtf|lol|can|could|is|are|do|does)\b)/i;

/** A message without the word with which it addresses the stylist at its head. */
export const withoutAddress = (text: string): string => text.replace(ADDRESS, '$<lead>');

/** "A light wrap for the evening" is one around the shoulders; "a wrap dress" is cut so. */
const WRAP =
  /(?<=\b(?:an?|some|any|the|matching|my|one|add|evening|light|warm|silk|wool|knit(?:ted)?) (?:(?!dress|top|skirt)[a-z]+ ){0,2})wrap(?<plural>s?)(?=\s*(?:$|[,.;!?]|(?:for|to|over|around|as|in case|too|maybe|please|pls|under|if|and|but|or|with the)\b))/gi;

export const rewordWraps = (text: string): string => text.replaceAll(WRAP, 'shawl$<plural>');
