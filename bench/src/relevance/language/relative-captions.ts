import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STOP_WORDS } from '@modiste/lexicon/query-words';
import { tokenize } from '@modiste/lexicon/tokens';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { z } from 'zod';
import { type Half, halfOf, MissingDataError } from '../figures/measure.ts';

const PAIRS = z.array(z.object({ target: z.string(), captions: z.array(z.string()) }));
const FILES = ['cap.dress.val.json', 'cap.shirt.val.json'];

/** How much of people's captions was understood. */
export interface Coverage {
  captions: number;
  /** Captions of which at least one attribute or comparison was understood. */
  understood: number;
  /** Words that say something, and how many of them a reading holds. */
  words: number;
  wordsRead: number;
}

export const noCoverage = (): Coverage => ({
  captions: 0,
  understood: 0,
  words: 0,
  wordsRead: 0,
});

/** Words that compare or point and are themselves no part of what is wanted. */
const SPEECH: ReadonlySet<string> = new Set(['is', 'has', 'it', 'its', 'much', 'not', 'no']);

const tellingWords = (text: string): string[] =>
  tokenize(text)
    .map((token) => token.word)
    .filter((word) => !STOP_WORDS.has(word) && !SPEECH.has(word));

/** Counts one caption. A bare garment ("a dress") is no understanding of how it differs. */
export function countCaption(coverage: Coverage, caption: string): void {
  const { concepts, comparisons, less, not, readings } = understandQuery(caption);
  const isTold =
    concepts.some(({ kind }) => kind !== 'type' && !kind.endsWith('gender')) ||
    comparisons.length + less.length > 0 ||
    [not.colors, not.materials, not.patterns, not.attributes].some((ids) => ids.length > 0);
  const read = new Set(readings.flatMap(({ words }) => tellingWords(words)));
  const words = tellingWords(caption);
  coverage.captions += 1;
  if (isTold) coverage.understood += 1;
  coverage.words += words.length;
  coverage.wordsRead += words.filter((word) => read.has(word)).length;
}

/** The relative captions of Fashion IQ, "is darker and has longer sleeves". */
export async function readCaptions(data: string): Promise<{ half: Half; caption: string }[]> {
  const read = FILES.map(async (name) => {
    const file = join(data, 'fashion-iq', name);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new MissingDataError(`Relative captions are missing: ${file}`);
    });
    return PAIRS.parse(JSON.parse(text)).flatMap(({ target, captions }) =>
      captions.map((caption) => ({ half: halfOf(target), caption })),
    );
  });
  return (await Promise.all(read)).flat();
}

/** How much of the captions is understood by the lexicon alone. */
export async function countCaptions(data: string): Promise<Record<Half, Coverage>> {
  const coverage = { tuned: noCoverage(), heldOut: noCoverage() };
  for (const { half, caption } of await readCaptions(data)) countCaption(coverage[half], caption);
  return coverage;
}
