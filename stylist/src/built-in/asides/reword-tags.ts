const IT =
  '(?:it|this|that|they|these|those|the [\\w-]+(?: [\\w-]+)? (?:one|pair)|the (?:first|second|third|last))';
const TAG =
  "(?:is|are|does|do|has|have|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|hasn['’]?t) (?:it|they|that|these|those)";
const LEAD = '(?<lead>^|[.!?;\\n] *)(?:(?:and|but|so|ok|okay|wait|hm+|no|oh|lol|well)[ ,]+)*';

/** "That's not a wrap tho is it?", "they're leather, aren't they": whether it is, asked behind a statement. */
const IS_TAGGED = new RegExp(
  `${LEAD}(?<it>${IT})(?:['’]?(?:s|re)| is| are)(?:n['’]?t)? (?:(?:not|really|actually|even) )*(?<what>(?!too\\b)[^,.?!;]+?)(?:,? (?:tho|though|lol))?,? (?:${TAG}|right|no|correct)(?: (?:tho|though|lol))*\\s*\\?`,
  'gi',
);
/** "It doesn't gape, does it?", "it has pockets right?" */
const DOES_TAGGED = new RegExp(
  `${LEAD}(?<it>${IT}) (?:(?:does|do)(?:n['’]?t| not)? )?(?<what>(?:have|has|gapes?|stretch(?:es)?|shrinks?|itch(?:es)?|runs?|comes?|creases?|wrinkles?|fits?|pills?|fades?)\\b[^,.?!;]*?)(?:,? (?:tho|though|lol))?,? (?:${TAG}|right|correct)(?: (?:tho|though|lol))*\\s*\\?`,
  'gi',
);
const isMany = (it: string): boolean => /^(?:they|these|those)$|pair$/i.test(it);
const INFINITIVES: Readonly<Record<string, string>> = {
  has: 'have',
  stretches: 'stretch',
  itches: 'itch',
};
const infinitive = (what: string): string =>
  what.replace(/^\w+/, (verb) => INFINITIVES[verb.toLowerCase()] ?? verb.replace(/s$/, ''));

/** "Is lace see-through? No wait, does that one gape": what stands before is taken back. */
const WITHDRAWN =
  /^[^?]*\?+\s*(?:(?:oh|um+|hm+)[ ,]+)?(?:no,? wait|wait,? no|actually,? no|no,? actually|scratch that|never ?mind(?: that)?|nvm|(?:forget|ignore) (?:it|that))[\s,.:!]+(?=.*\b(?:is|are|does|do|will|would|can|what|which|how)\b)/i;

/** "Perfect 👍 is wool too hot": the praise is a sentence of its own. */
const PRAISED =
  /^(?<praise>\W*(?:(?:ok|okay|oh|yes|yay)[ ,!]+)*(?:perfect|great|lovely|awesome|amazing|wonderful|gorgeous|beautiful|love (?:it|that|this|them)|nice|cool|thanks|thank you|thx)(?: (?:so much|a lot))?)(?:\s*(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s*|\s+)(?=(?:and |but |so )?(?:is|are|does|do|will|would|can|could|what|which|how)\b)/iu;

/** A question that is asked plainly, with its verb first. */
function asPlain(verbs: readonly [one: string, many: string], form: (what: string) => string) {
  return (...[, lead = '', it = '', what = '']: string[]): string =>
    `${lead}${isMany(it) ? verbs[1] : verbs[0]} ${it} ${form(what)}?`;
}

/** A question behind a statement as a plain one, and a question that was taken back left out. */
export const rewordTags = (words: string): string =>
  words
    .replace(WITHDRAWN, '')
    .replace(PRAISED, '$<praise>. ')
    .replaceAll(
      IS_TAGGED,
      asPlain(['is', 'are'], (what) => what),
    )
    .replaceAll(DOES_TAGGED, asPlain(['does', 'do'], infinitive));
