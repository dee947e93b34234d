import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FLAG_COUNT,
  GRAM_BUCKETS,
  type MessageToken,
  type Screen,
} from '@modiste/stylist/message-tokens';
import { z } from 'zod';
import type { SeededRandom } from '../../sampling/seeded-random.ts';
import { type LabeledMessage, readCorpus } from '../tagging/read-corpus.ts';

const CORPUS = join(import.meta.dirname, '../tagging/corpus');
/** Each phrasing is said of so many scenes. */
const SCENES = 3;
/** How often nothing is said before what is meant, and how often nothing after it. */
const BARE_SHARE = 0.5;
/** Files of labeled messages that nothing is learned from. */
const HELD_OUT = ['t1.txt', 't2.txt'];
/** What people say before what they mean. */
const BEFORE = [
  'actually',
  'wait',
  'ok so',
  'also',
  'hey',
  'great,',
  'thanks.',
  'hmm,',
  'and',
  'but',
];
/** What people say after what they mean. */
const AFTER = ['please', 'thanks', 'if possible', '?', '!', '!!', 'I think', 'though', 'thank you'];

/** A message as a network reads it. */
export interface ReadMessage {
  /** Each word, or the slot that stands for it. */
  words: readonly string[];
  tokens: readonly MessageToken[];
  /** What a network that sees no tokens sees instead. */
  features?: readonly string[];
}

/** What a network of whole messages learns from. */
export interface Examples<Act extends string> {
  acts: readonly Act[];
  /** The act that the phrasings of a key say; null for those that say none. */
  actOf: (key: string) => Act | null;
  /** Says a phrasing of a scene that is made up for it. */
  say: (phrasing: string, random: SeededRandom) => ReadMessage;
}

const phrasingsSchema = z.record(z.string(), z.array(z.string()));

/** Phrasings by the act that they say; `before` and `after` have what is said around them. */
export type Phrasings = Readonly<Record<string, readonly string[]>>;

/** The files of phrasings by their names. */
export async function readPhrasings(folder: string): Promise<Map<string, Phrasings>> {
  const names = (await readdir(folder)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return [name, phrasingsSchema.parse(JSON.parse(text))] as const;
    }),
  );
  return new Map(files);
}

/** A line of the examples; nothing is told of single words. */
export function lineOf(file: string, act: string, read: ReadMessage): string {
  const { words, tokens, features } = read;
  return JSON.stringify({
    file,
    act,
    text: words.join(' '),
    tags: tokens.map(() => ''),
    tokens: tokens.map(({ word, grams, flags }) => [word, grams, flags]),
    ...(features !== undefined && { features }),
  });
}

/**
 * Messages that were labeled for the tagging of words, said of what is on such a screen.
 *
 * @param read gives what a message is to the network; null for those that it does not learn from.
 */
export async function corpusLines(
  screen: Screen,
  read: (labeled: LabeledMessage) => { act: string; message: ReadMessage } | null,
): Promise<string[]> {
  const names = (await readdir(CORPUS)).toSorted();
  const lines: string[] = [];
  for (const name of names) {
    if (!name.endsWith('.txt') || HELD_OUT.includes(name)) continue;
    for (const labeled of readCorpus(await readFile(join(CORPUS, name), 'utf8'))) {
      const found = labeled.scene.screen === screen ? read(labeled) : null;
      if (found !== null) lines.push(lineOf(name, found.act, found.message));
    }
  }
  return lines;
}

/** Each phrasing of the files, said of several scenes and with words around it. */
export function phrasedLines<Act extends string>(
  files: ReadonlyMap<string, Phrasings>,
  { actOf, say }: Examples<Act>,
  random: SeededRandom,
): string[] {
  const all = [...files.values()];
  const before = [...BEFORE, ...all.flatMap((file) => file.before ?? [])];
  const after = [...AFTER, ...all.flatMap((file) => file.after ?? [])];
  const around = (words: readonly string[]): string =>
    random.next() < BARE_SHARE ? '' : random.pick(words);
  return [...files].flatMap(([name, file]) =>
    Object.entries(file).flatMap(([key, phrasings]) => {
      const act = actOf(key);
      if (act === null) return [];
      return phrasings.flatMap((phrasing) =>
        Array.from({ length: SCENES }, () =>
          lineOf(name, act, say(`${around(before)} ${phrasing} ${around(after)}`, random)),
        ),
      );
    }),
  );
}

/** What stands between the two halves of a message that does two things. */
const BETWEEN = ['. ', ' and ', ', ', ' also ', '? '];

/** A phrasing of two things at once. */
export const joined = (one: string, other: string, random: SeededRandom): string =>
  `${one}${random.pick(BETWEEN)}${other}`;

/**
 * Writes what the training reads.
 *
 * @param folder gets `examples.jsonl`, a message a line, and `sizes.json`, the sizes of the network.
 */
export async function writeExamples(
  folder: string,
  acts: readonly string[],
  lines: readonly string[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'examples.jsonl'), `${lines.join('\n')}\n`);
  const sizes = { flags: FLAG_COUNT, grams: GRAM_BUCKETS, acts, tags: [''] };
  await writeFile(join(folder, 'sizes.json'), JSON.stringify(sizes));
  console.log(`${lines.length} messages`);
}
