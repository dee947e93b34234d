/**
 * Where one statement ends and the next begins. A comma alone does not ("wool, silk or down"), but
 * one before somebody who says something does.
 */
const WHO = String.raw`(?:i|im|ive|my|our|we|were|he|she|they|no|please|forget|remember|dont|show|find|also|its|is|are|do|can|could|would|what|any|give|looking|need|which|an?|some|something|anything|for|size|maybe|(?:[\w-]+ ){1,3}(?:please|pls|plz|instead)|(?:the|our|her|his|their) (?:\w+ )?\w+ (?:is|are|will|should)|budget|max|around|under)\b`;
/** A further statement of the same somebody: "and never wear wool". */
const BARE = String.raw`(?:(?:also|really|just) )*(?:never|always|mostly|only|hates?|loves?|likes?|avoids?|dont|doesnt|cant|wont|prefers?|refuses?)\b`;
const BOUNDARY = new RegExp(
  String.raw`[.!?;\n]+(?:\s|$)|,?\s+(?:but|because|although|though)\s+|(?:,|\s+-|\s*[–—])\s*(?:and\s+|so\s+)?(?=${WHO}|${BARE})|\s+(?:and|so)\s+(?=(?:i|im|ive|my|our|we|please|show|find|he|she)\b|${BARE})`,
  'i',
);
/** What may stand before a statement without changing it. */
const OPENING =
  /^(?:(?:well|actually|also|plus|oh|hi|hey|hello|btw|by the way|fyi|just so you know|for the record|to be honest|honestly|and|so|but|since|because|as|given that|considering(?: that)?|please|ok|okay|no|yes|yeah|nope|sorry|thanks|and yes)\b[,:]?\s+)+(?=(?:i|im|ive|my|our|we|forget|remember|never|stop|dont)\b)/i;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/[‘’´`]/g, "'"],
  [/\b(do|does|did|could|would|should|is|are|was|wo)n'?t\b/gi, '$1nt'],
  [/\bcan'?t\b|\bcannot\b|\bcan not\b/gi, 'cant'],
  [/\b(do|does|did|is|are|was|could|would) not\b/gi, '$1nt'],
  [/\bwill not\b/gi, 'wont'],
  [/\bi(?:'m| am)\b/gi, 'im'],
  [/\bwe(?:'re| are)\b/gi, 'we are'],
  [/\b(i|we)'ve\b/gi, '$1ve'],
  [/\bi(?:'d| would)\b/gi, 'i would'],
  [/\b(i|we)(?:'ll| will)\b/gi, '$1 will'],
  [/\b(it|that|what|who|she|he)'s\b/gi, '$1 is'],
  [/(\w)'s (?=(?:in|on|this|next|tomorrow)\b)/gi, '$1 is '],
  [/\s+/g, ' '],
];

/** The words with their contractions in one form: "don't" and "do not" are "dont". */
const plain = (words: string): string =>
  CONTRACTIONS.reduce((text, [said, form]) => text.replace(said, form), words).trim();

/** One statement of a message. */
export interface Clause {
  /** With contractions in one form ("dont", "im"); otherwise as typed, capitals too. */
  text: string;
  isQuestion: boolean;
}

const SUBJECT =
  /^(?:i(?=m?\b|ve\b)|(?:my|our) [\w-]+(?: friend)?(?= (?:is|has|wears?|never|always|hates?|loves?|likes?|doesnt|wont|cant|mostly|only)\b))/i;
const STARTS_BARE = new RegExp(`^${BARE}`, 'i');

/** The statement with its subject, where it goes on from the one before: "and never wears wool". */
function withSubject(text: string, before: string): string {
  const subject = STARTS_BARE.test(text) ? SUBJECT.exec(before)?.[0] : undefined;
  return subject === undefined ? text : `${subject} ${text}`;
}

/** The statements of a message, each without what only leads to it. */
export function splitClauses(words: string): Clause[] {
  const text = plain(words);
  const clauses: Clause[] = [];
  for (let rest = text; rest !== ''; ) {
    const boundary = BOUNDARY.exec(rest);
    const end = boundary?.index ?? rest.length;
    const clause = rest.slice(0, end).replace(/[\s,.:]+$/, '');
    const isQuestion = boundary?.[0].includes('?') === true || rest.endsWith('?', end + 1);
    const opened = clause.trim().replace(OPENING, '');
    const before = clauses.at(-1)?.text ?? '';
    if (clause !== '') clauses.push({ text: withSubject(opened, before), isQuestion });
    rest = boundary === null ? '' : rest.slice(end + boundary[0].length).trimStart();
  }
  return clauses;
}
