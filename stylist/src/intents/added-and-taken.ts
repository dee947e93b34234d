import { understandQuery } from '@modiste/lexicon/understand-query';

const ADD = '(?:add|include|throw in|put in|put on)';
const TAKE = '(?:take (?:out|off|away)|remove|lose|drop|skip|ditch|leave out|without|minus|no)';
const AND = '(?:\\s*(?:,|\\band\\b|\\bbut\\b|\\bthen\\b))+\\s*';
const SWAP = '(?:swap(?: out)?|change|replace|switch|other|different|another|new|make|could|can)';
const ordersOf = (verb: string): RegExp[] => [
  new RegExp(`\\b${verb}\\b(?<added>.+?)${AND}${TAKE}\\b(?<taken>.+)$`, 'i'),
  new RegExp(`\\b${TAKE}\\b(?<taken>.+?)${AND}${verb}\\b(?<added>.+)$`, 'i'),
];
const ADDS = ordersOf(ADD);
const SWAPS = [
  ...ordersOf(SWAP),
  new RegExp(`\\b${TAKE}\\b(?<taken>.+?)${AND}(?<added>.+?)\\binstead\\b`, 'i'),
  new RegExp(`^(?<added>.+?)\\binstead${AND}${TAKE}\\b(?<taken>.+)$`, 'i'),
];

const typesIn = (words: string): string[] =>
  understandQuery(words).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

interface AddedAndTaken {
  added: string[];
  taken: string[];
  /** Whether what is added takes the place of what is there: "swap the shoes and lose the tie". */
  isSwap: boolean;
}

/** The kinds of pieces that one message adds to an outfit and takes out of it; null where it does not do both. */
export function addedAndTaken(text: string): AddedAndTaken | null {
  for (const [orders, isSwap] of [[ADDS, false] as const, [SWAPS, true] as const]) {
    for (const order of orders) {
      const { added = '', taken = '' } = order.exec(text)?.groups ?? {};
      if (added !== '') return { added: typesIn(added), taken: typesIn(taken), isSwap };
    }
  }
  return null;
}

const TAKES = new RegExp(
  `^\\W*(?:(?:and|also|please|pls|ok|just|can you|could you) )*${TAKE}\\b`,
  'i',
);

/** Whether a clause names pieces that are to be left out, and nothing else. */
const takesOut = (clause: string): boolean =>
  TAKES.test(clause) && typesIn(clause.replace(TAKES, '')).length > 0;

const clausesOf = (text: string): string[] => text.split(new RegExp(AND, 'i'));

/** Whether a message does nothing but take pieces out, in several clauses: "no tie and drop the belt". */
export function takesOnlyOut(text: string): boolean {
  const clauses = clausesOf(text);
  return clauses.length > 1 && clauses.every(takesOut);
}

/** What stands beside a piece that is left out, reworded by itself: "lose the tie and make the shoes brown". */
export function rewordBesideTaken(text: string, reword: (clause: string) => string): string {
  const clauses = clausesOf(text);
  const isBoth = clauses.length > 1 && clauses.some(takesOut) && !clauses.every(takesOut);
  return isBoth
    ? clauses.map((one) => (takesOut(one) ? one : reword(one))).join(' and ')
    : reword(text);
}
