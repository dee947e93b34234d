import type { Item } from '@modiste/contract/entities/item';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { itemColors, shownColor } from '../../facts/item-colors.ts';
import { type ItemFacts, LIKENED } from '../../facts/item-facts.ts';

/** A question about one item. */
export interface Question {
  item: Item;
  facts: ItemFacts;
  /** How the answer calls the item: "the linen one". */
  name: string;
  /** In lower case. */
  words: string;
  understood: UnderstoodQuery;
}

/** An answer in several wordings, or that the record does not say something: "whether it is lined". */
export type Told = { says: readonly string[] } | { unsaid: string };

export const says = (...wordings: readonly string[]): Told => ({ says: wordings });
export const unsaid = (what: string): Told => ({ unsaid: what });

const QUOTE_CHARS_MAX = 140;

/** The first sentence of the description that is about something, quoted; null where none is. */
export function quoteAbout({ facts }: Question, about: RegExp, not?: RegExp): string | null {
  const [found] = facts.sentences.flatMap((sentence) => {
    // "Sleeves like two wrapped sweets" is about no wrap.
    const isAbout =
      about.test(sentence.replace(LIKENED, ' ')) &&
      !/https?:|www\./i.test(sentence) &&
      not?.test(sentence) !== true;
    const clause = isAbout ? clauseAbout(sentence.trim(), about) : '';
    return clause !== '' && clause.length <= QUOTE_CHARS_MAX ? [clause] : [];
  });
  return found === undefined ? null : `“${found}”`;
}

/** Of a row of facts, "100% wool; dry clean; style CT-80580", only the one that it is about. */
function clauseAbout(sentence: string, about: RegExp): string {
  const clauses = sentence.replace(/\.$/, '').split(/;\s+/);
  if (clauses.length < 3) return sentence;
  const found = clauses.filter((clause) => about.test(clause));
  return found.length === 0 ? sentence : `${found.join('; ')}.`;
}

/** "The poppy one" for "the red one", where another color of the item is shown; else its name. */
export function nameAsAsked(item: Item, name: string, { words, understood }: Named): string {
  const shown = item.shown_color === undefined ? itemColors(item)[0] : shownColor(item);
  for (const { concepts, words: said } of understood.readings) {
    const ids = concepts.flatMap(({ kind, id }) => (kind === 'color' ? [id] : []));
    const isNamed = new RegExp(`\\b(?:the|that|this) ${said.toLowerCase()} (?:one|pair)\\b`).test(
      words,
    );
    const isOf = (one: { colors: readonly string[] } | null | undefined) =>
      one?.colors.some((color) => ids.includes(color)) === true;
    const own = isNamed && !isOf(shown) ? itemColors(item).find(isOf) : undefined;
    if (own !== undefined)
      return `the ${own.name.toLowerCase()} ${/pair/.test(name) ? 'pair' : 'one'}`;
  }
  return name;
}

type Named = Pick<Question, 'words' | 'understood'>;

/** "The red one" is called so: nobody asks whether it is red. */
export const onlyNames = (words: string, said: string): boolean =>
  new RegExp(
    `\\b(?:the|that|this|those|these) (?:[\\w-]+ ){0,2}?${said.toLowerCase().replace(/[^\w -]/g, '.')} (?:[\\w-]+ ){0,2}?(?:ones?|pairs?)\\b`,
  ).test(words);

/** What the listing itself says of which size to take. */
const ON_SIZES =
  /\bbetween (?:two )?sizes\b|\bsize (?:up|down)\b|\bruns? (?:a little |a bit |slightly )?(?:small|large|big|narrow|wide|true)\b|\btrue to size\b|\btake the (?:smaller|larger)\b|\b(?:your|the) (?:usual|normal) size\b/i;

/** The sentence of a listing on which size to take; "Between sizes?" goes on in the next one. */
export function sizeAdvice(question: Question): string | null {
  const quote = quoteAbout(question, ON_SIZES);
  if (quote?.endsWith('?”') !== true) return quote;
  const { sentences } = question.facts;
  const next = sentences[sentences.findIndex((one) => quote.includes(one.trim())) + 1];
  return next === undefined ? null : `${quote.slice(0, -1)} ${next.trim()}”`;
}
