import { ENDS_CLAUSE, LEAVES_ITEM, NAMES_PART, RETURNS } from './statement-cues.ts';

const SENTENCE = /[.!?]+(?=\s|$)|[\n•;|·●▪*]+|\s[-–—]\s/;
const ENDS_PART = new RegExp(`${RETURNS.source}|${ENDS_CLAUSE.source}`, 'i');

/** Cuts stretches out of a sentence, each from a cue to where the sentence is about the item again. */
function without(sentence: string, cue: RegExp, end: RegExp): string {
  const found = cue.exec(sentence);
  if (found === null) return sentence;
  const before = sentence.slice(0, found.index);
  const rest = sentence.slice(found.index + found[0].length);
  const back = end.exec(rest);
  return back === null ? before : `${before}, ${without(rest.slice(back.index), cue, end)}`;
}

function ownPart(sentence: string): string {
  const own = LEAVES_ITEM.reduce((text, cue) => without(text, cue, RETURNS), sentence);
  return NAMES_PART.reduce((text, cue) => without(text, cue, ENDS_PART), own).trim();
}

/**
 * What a text says of the item itself, in sentences: without what it is worn with, what else there
 * is, who shows it, and what its lining and trims are made of.
 */
export const ownStatements = (text: string): string[] =>
  text
    .split(SENTENCE)
    .map(ownPart)
    .filter((sentence) => /\p{L}/u.test(sentence));
