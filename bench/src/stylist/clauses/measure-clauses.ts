import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClausesOf } from '@modiste/stylist/tag-clauses';
import { type Figure, HALVES, type Half } from '../../relevance/figures/measure.ts';
import { type ClausedMessage, readLabeledClauses } from '../../training/clauses/labeled-clauses.ts';

/** Messages by people who had not seen those that the network learned from. */
const MESSAGES = join(import.meta.dirname, 'messages.tsv');

/** Letters and digits alone: marks belong to either side of a joint. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

/** A message with what was read of it, and the act of the first clause that was missed. */
interface ClauseFault {
  kind: string;
  dialogue: string;
  says: string;
  fault: string;
}

interface Scores {
  right: number;
  all: number;
  /** Of the letters, how many stand in a clause that is taken for what it does. */
  letters: number;
  lettersRight: number;
  faults: ClauseFault[];
}

/** What the clause of each letter does. */
const lettersOf = (clauses: readonly { act: string; words: string }[]): string[] =>
  clauses.flatMap(({ act, words }) => [...plain(words)].map(() => act));

/** How many of the clauses of a message are found, word for word, and taken for what they do. */
function scoreMessage({ screen, text, clauses }: ClausedMessage, scores: Scores): void {
  const read = readClausesOf(text, { screen, shown: '', asked: '', told: '' });
  const found = new Set(read.map(({ words, act }) => `${act} ${plain(words)}`));
  const right = clauses.filter(({ act, start, end }) =>
    found.has(`${act} ${plain(text.slice(start, end))}`),
  ).length;
  const said = lettersOf(
    clauses.map(({ act, start, end }) => ({ act, words: text.slice(start, end) })),
  );
  const taken = lettersOf(read);
  scores.letters += said.length;
  scores.lettersRight += said.filter((act, at) => act === taken[at]).length;
  scores.all += clauses.length;
  scores.right += right;
  if (right === clauses.length) return;
  scores.faults.push({
    kind:
      clauses.find(({ act, start, end }) => !found.has(`${act} ${plain(text.slice(start, end))}`))
        ?.act ?? '',
    dialogue: screen,
    says: text,
    fault: read.map(({ words, act }) => `[${act}] ${words}`).join(' '),
  });
}

/**
 * Reads messages clause by clause, and counts the clauses that are found and taken for what they do.
 *
 * @returns the share of the clauses, and the faults of the tuned half.
 */
export async function measureClauses(): Promise<{
  figures: readonly Figure[];
  faults: readonly ClauseFault[];
}> {
  const messages = readLabeledClauses(await readFile(MESSAGES, 'utf8'));
  const scores: Record<Half, Scores> = {
    tuned: { right: 0, all: 0, letters: 0, lettersRight: 0, faults: [] },
    heldOut: { right: 0, all: 0, letters: 0, lettersRight: 0, faults: [] },
  };
  for (const [at, message] of messages.entries()) {
    scoreMessage(message, scores[HALVES[at % HALVES.length] ?? 'tuned']);
  }
  const { tuned, heldOut } = scores;
  const figureOf = (measure: string, shareOf: (of: Scores) => number): Figure => ({
    measure,
    atLeast: null,
    naive: null,
    tuned: shareOf(tuned),
    heldOut: shareOf(heldOut),
  });
  return {
    figures: [
      figureOf('clauses found word for word and taken rightly', ({ right, all }) => right / all),
      figureOf('letters in clauses taken rightly', (of) => of.lettersRight / of.letters),
    ],
    faults: tuned.faults,
  };
}
