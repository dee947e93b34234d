import { type EditClause, readClause } from './read-clause.ts';

/** A sentence of a message, clause by clause. */
export interface Sentence {
  text: string;
  clauses: readonly EditClause[];
  /** Whether it finds fault with what it names, and wishes for none of it. */
  isFault: boolean;
}

/** "Dress with the black sandals = yes": all that it names is right as it is. */
const PRAISE =
  /(?:=|:|\bis|\bare|\bits|['’]s|\ba)?\s*(?:yes|yep|yeah|perfect|great|lovely|gorgeous|a keeper|approved)\W*$/i;
/** What a sentence does goes on for what it names next: "bring back the tee and the shorts". */
const OWN_DEED =
  /\b(?:keep|drop|lose|remove|add|swap|change|replace|make|no|not|without|want|need|show|is|are|under|below|max)\b/i;

const SENTENCE = /(?<=[?!…]|[^\d\s.]\.|\d\.)\s+|\n+/;
/** Who wonders about what is there, or names it again with displeasure, does not wish for it. */
const FAULT =
  /\?\?|^\W*(?:(?:what|wait|um+|uh+|no+|omg|ugh|hey|but|hello|lol|eh)\W+)*(?:why|still|thats?(?! one\b| would\b)|that['’]s|those are|these are|it['’]?s still|again)\b|\bagain\W*$/i;
const WISHES =
  /\b(?:want|need|please|pls|show|add|swap|change|keep|bring|put|give|make|would|should|could|can|back|undo)\b/i;

/** What parts one edit from the next; the point of "$49.50" parts nothing, and a question stays one. */
const BETWEEN =
  /(?<=\?)\s*|\s*(?:[;:!\n]|\.(?!\d))+\s*|\s*,(?!\d)\s*|\s+(?:and|n|but|plus|then|also|&|\+)\s+/i;
/** "The suit with a white shirt" names two pieces, "swap the shoes with boots" a change of one. */
const WITH = /\s+with\s+/i;
const CHANGES = /\b(?:swap|switch|change|replace|exchange|trade|goes?|go(?! back))\b/i;
/** "A black" of "a black and white shirt" says nothing by itself. */
const OPENS = /^(?:an?|some)\b/i;
const JOINING =
  /^(?:(?:and|but|so|also|plus|then|ok|okay|yes|please|pls|now|oh|hmm?)\b[ ,]*)+(?=\S)/i;

type NamesPiece = (clause: string) => boolean;

/** Two pieces of one clause apart, where each side names one. */
function apart(clause: string, namesPiece: NamesPiece): string[] {
  const found = CHANGES.test(clause) ? null : WITH.exec(clause);
  if (found === null) return [clause];
  const [one, other] = [clause.slice(0, found.index), clause.slice(found.index + found[0].length)];
  return namesPiece(one) && namesPiece(other) ? [one, ...apart(other, namesPiece)] : [clause];
}

/** The clauses of a message, each with its words alone. */
function splitEdits(words: string, namesPiece: NamesPiece): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const part of words.split(BETWEEN)) {
    const own = part.replace(JOINING, '').trim();
    const clause = open === '' ? own : `${open} and ${own}`;
    open = OPENS.test(clause) && !namesPiece(clause) ? clause : '';
    if (open === '' && /\w/.test(clause)) clauses.push(...apart(clause, namesPiece));
  }
  return open === '' ? clauses : [...clauses, open];
}

function readSentence(text: string, namesPiece: NamesPiece): Sentence {
  const isFault = FAULT.test(text) && !WISHES.test(text);
  const isPraise = !isFault && PRAISE.test(text) && !WISHES.test(text);
  let isBack = false;
  const clauses = splitEdits(text, namesPiece).map((part): EditClause => {
    const clause = readClause(part);
    isBack = clause.isBack || (isBack && !OWN_DEED.test(part));
    const does = isPraise && clause.does === 'set' ? 'keep' : clause.does;
    return { ...clause, does, isBack };
  });
  // "Running shoes with a blazer??" minds the shoes.
  const isOfFirst = isFault && WITH.test(text);
  return { text, clauses: isOfFirst ? clauses.slice(0, 1) : clauses, isFault };
}

/** The sentences of a message, each with the clauses of it. */
export const splitSentences = (words: string, namesPiece: NamesPiece): Sentence[] =>
  words.split(SENTENCE).map((text) => readSentence(text, namesPiece));
