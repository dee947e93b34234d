import type { StyleRequest } from '../../dialogue/dialogue-state.ts';

const REFUSED =
  /(?:\b(?:i|we) )?\b(?:no|not|without|never|minus|hate|instead of|(?:don['’]?t|do not|never|won['’]?t|can['’]?t) (?:really )?(?:wear|want|like|do|need|have)) (?:(?:a|an|any|more|another|of) )*blazers?\b(?! dress)/i;
/** "But a suit is fine", "no blazers or suits". */
const NAMES_SUITS =
  /\b(?:but|though|except|or|and|instead)\b(?: no| an?| the| in)* (?:pant)?suits?\b|\bsuits? (?:is|are|would be|['’]s) (?:fine|ok|okay|good|great)\b/i;
/** "That's a blazer again", said of what was refused before. */
const AGAIN =
  /(?:\bthe (?:first|second|third|last|other) (?:one )?(?:is|['’]s) (?:an?|another|still an?) [a-z]+[,.;]? (?:and )?)?\b(?:that|it|this|there)(?:['’]?s| is)(?: still| just)? (?:an?|another) (?<kind>[a-z]+(?: [a-z]+)?) (?:again|still)\b(?: and|,)?/i;
const OUTFIT = /\b(?:outfits?|looks?)\b/i;

/** Whoever wants no blazer with an outfit wants no suit either: a suit has one. */
export function rewordRefusedBlazers(said: string, request: StyleRequest | null): string {
  if ((request?.outfit ?? null) === null && !OUTFIT.test(said)) return said;
  const text = said.replace(AGAIN, 'no $<kind>.').replace(/\.$/, '');
  if (NAMES_SUITS.test(text)) return text;
  // "I don't want a blazer or suits" would leave the choice between both.
  return text.replace(REFUSED, (all) =>
    /^(?:no|not|without|minus|instead of)\b/i.test(all)
      ? `${all} or suits`
      : 'no blazers, no suits',
  );
}
