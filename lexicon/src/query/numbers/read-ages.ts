import type { Span } from '../../words/span.ts';

/** How old the wearer is, where a query says so. */
export interface AgeReading extends Span {
  isChild: boolean;
  /** The words that name the age: "over 50". */
  said: string;
}

const PERSON =
  'women|men|ladies|people|woman|man|anyone|person|gentlemen|gents|mums|moms|dads|folks';
const YEARS = String.raw`(?:[- ]?(?:years?|yrs?|yr|y)[- ]?(?:olds?\b|of age\b)|\s?(?:yo|y\/o|years?|yrs?)\b)`;
const ADULT_AGE = 18;
/** From here on clothes are sold in the sizes of adults. */
const TEEN_AGE = 14;
const MAY_NAME_AGE = /\d|ties\b/;
const OF_MONTHS = /\bmonths?\b|\bmos?\b/i;

/** What a span of time stands beside: "3 months ago", "for 6 months", "5 months pregnant". */
const SPAN_BEFORE =
  /\b(?:for|in|within|is|are|was|after|last|lasts|past|next|every|takes?|took|about|of|almost|over|under|than|been|married|ago|have|has|need|only|just|another|other|a|these|those|the|by|until)\s*$/i;
const SPAN_AFTER =
  /^\s*(?:ago|pregnant|along|enough|away|from|later|to go|left|post|postpartum|of|in|now|anniversary|married|together|since|warranty|is|are|before|after|till|until|straight|,?\s*i\b)/i;
const OF_CHILDREN =
  /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?|kids?|child(?:ren)?|girls?|boys?|son|daughter|niece|nephew|grand(?:son|daughter)|romper|onesies?|bodysuits?)\b/i;
const IS_AGE =
  /\b(?:olds?|of age|yo|y\/o|ages?|aged|birthday|turn\w*|something)\b|'s|’s|\bin (?:my|her|his|their)\b/i;

/** "3 months" alone are how long something takes, unless a child is spoken of. */
function isSpan(text: string, { start, end }: Span): boolean {
  if (
    IS_AGE.test(text.slice(start, end)) ||
    !/\b(?:m(?:onth|o)s?|y(?:ea)?rs?|y)\b/i.test(text.slice(start, end))
  )
    return false;
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  return (
    !OF_CHILDREN.test(rest) ||
    SPAN_BEFORE.test(text.slice(0, start)) ||
    SPAN_AFTER.test(text.slice(end))
  );
}

const PATTERNS: readonly RegExp[] = [
  /\b(?:a |an |my )?(\d{1,2})(?:\s?(?:-|to|–)\s?\d{1,2})?[- ]?(?:months?|mos?)(?:[- ](?:old|olds))?\b/gi,
  new RegExp(
    String.raw`\b(?:(?:over|above|under|below|past) )?(?:the )?(?:age of |age |aged )?(?:\d{1,3}\s?(?:-|to|–)\s?)?(\d{1,3})${YEARS}`,
    'gi',
  ),
  /\b(?:over |under |above |below )?(?:the )?(?:ages?|aged)(?: of)? (?:between )?(\d{1,3})(?:\s?(?:-|to|–|and)\s?\d{1,3})?\b/gi,
  /\bin (?:my|her|his|their) (?:early |mid |late )?[- ]?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b/gi,
  /\bin (?:my|her|his|their) (?:early |mid |late )?[- ]?(\d{2})['’]?s\b/gi,
  /\b(\d{2})[- ]?something\b/gi,
  /\b(?:turning|turns|turned) (\d{1,3})\b/gi,
  /\b(\d{1,3})(?:st|nd|rd|th) birthday\b/gi,
  new RegExp(
    String.raw`(?<=\b(?:${PERSON})\s)(\d{2})\s?(?:\+|(?:and|or)\s(?:over|up|older|above))`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<=\b(?:${PERSON})\s)(?:aged )?over (?:the age of )?([3-9]0)\b(?!\s?(?:\$|dollars?|bucks?|usd|€|£|euros?|pounds?))`,
    'gi',
  ),
];

/** Finds ages: "women over 50", "my 60 year old mother", "a 3 year old". */
export function readAges(text: string): AgeReading[] {
  const found: AgeReading[] = [];
  for (const find of MAY_NAME_AGE.test(text) ? PATTERNS : []) {
    for (const match of text.matchAll(find)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((other) => span.end > other.start && span.start < other.end)) continue;
      if (isSpan(text, span)) continue;
      const isOver = /\b(?:over|above|past)\b/i.test(match[0]);
      const years = OF_MONTHS.test(match[0]) ? 0 : Number(match[1] ?? ADULT_AGE);
      const isChild = years < TEEN_AGE && !isOver;
      const said = match[0].trim().replace(/^(?:a|an|my)\s/i, '');
      found.push({ ...span, isChild, said });
    }
  }
  return found;
}
