import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { Message } from '../understanding/message.ts';

/** A garment is a garment to a question, whichever it is. */
const NAME_OF: Readonly<Record<string, string>> = {
  type: '{garment}',
  material: '{fabric}',
  color: '{color}',
  pattern: '{pattern}',
  'shopper-gender': '{person}',
  gender: '{person}',
};
const NAME_OF_KIND: Readonly<Record<string, string>> = {
  brand: '{brand}',
  price: '{price}',
  size: '{size}',
};
/** So many letters in a row stand for the stem of a word, whatever its ending. */
const STEM = 4;

function nameOf({ kind, concepts }: QueryReading): string | null {
  const [concept] = concepts;
  return NAME_OF_KIND[kind] ?? (concept === undefined ? null : (NAME_OF[concept.kind] ?? null));
}

/** The words of a message, what the shop has named by its kind: "can i wear {garment} with it". */
function namedWords({ words, readings, loose }: Message): string[] {
  const named = new Map(
    [...loose, ...readings].flatMap(({ reading, from, to }) => {
      const name = nameOf(reading);
      return name === null ? [] : [[from, { name, to }] as const];
    }),
  );
  const tokens: string[] = [];
  for (let at = 0; at < words.length; ) {
    const span = named.get(at);
    tokens.push(span?.name ?? words[at]?.word ?? '');
    at = Math.max(at + 1, span?.to ?? 0);
  }
  return tokens.map((token) => (/^\d+$/.test(token) ? '{number}' : token));
}

/** The pieces of one word that it shares with its relatives: "wash", "ashi" of "washing". */
function piecesOf(word: string): string[] {
  if (word.startsWith('{') || word.length <= STEM) return [];
  const count = word.length - STEM + 1;
  return Array.from({ length: count }, (_, at) => `~${word.slice(at, at + STEM)}`);
}

/** What a message is judged by: its words, neighbors among them, and pieces of the longer ones. */
export function messageFeatures(message: Message, hasShown: boolean): string[] {
  const tokens = ['^', ...namedWords(message), '$'];
  const features = tokens.flatMap((token, at) => {
    const [next, second] = [tokens[at + 1], tokens[at + 2]];
    return [
      token,
      ...piecesOf(token),
      ...(next === undefined ? [] : [`${token} ${next}`]),
      ...(second === undefined ? [] : [`${token} * ${second}`]),
    ];
  });
  const context = hasShown ? '@shown' : '@first';
  const opening = tokens.slice(1, 3).map((token) => `${context} ${token}`);
  return [...new Set([...features, context, ...opening])];
}
