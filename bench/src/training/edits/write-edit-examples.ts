import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditMessage, readEditMessage } from '@modiste/stylist/edit-message';
import { EDIT_ACTS, type EditAct, editTokens } from '@modiste/stylist/guess-edit';
import { FLAG_COUNT, GRAM_BUCKETS } from '@modiste/stylist/message-tokens';
import { z } from 'zod';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
import { readCorpus } from '../tagging/read-corpus.ts';
import { expandPhrasing, typeOf } from './expand-phrasing.ts';
import { AFTER, BEFORE } from './words-for-outfits.ts';

const PHRASINGS = join(import.meta.dirname, 'phrasings');
const CORPUS = join(import.meta.dirname, '../tagging/corpus');
const SEED = 12;
/** Each phrasing is said of so many outfits. */
const SCENES = 3;
/** So many messages do two things at once. */
const JOINED = 2100;
/** How often nothing is said before what is meant, and how often nothing after it. */
const BARE_SHARE = 0.5;
/** What stands between the two halves of a message that does two things. */
const BETWEEN = ['. ', ' and ', ', ', ' also ', '? '];
/** Files of labeled messages that nothing is learned from. */
const HELD_OUT = ['t1.txt', 't2.txt'];

/** What the acts of labeled messages are to outfits; those that are not here edit them. */
const ACTS_OF_CORPUS: Readonly<Record<string, EditAct>> = {
  find: 'search',
  ask: 'ask',
  which: 'talk',
  advise: 'talk',
  tell: 'talk',
  chat: 'talk',
  help: 'talk',
  other: 'talk',
};

const phrasingsSchema = z.record(z.string(), z.array(z.string()));

/** Phrasings by the act that they say; `before` and `after` have what is said around them. */
type Phrasings = Readonly<Record<string, readonly string[]>>;

/** The act that the phrasings of a key say; null for those that say none. */
const actOf = (key: string): EditAct | null =>
  key === 'askPiece' ? 'ask' : (EDIT_ACTS.find((act) => act === key) ?? null);

/** The files of phrasings by their names. */
async function readPhrasings(): Promise<Map<string, Phrasings>> {
  const names = (await readdir(PHRASINGS)).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(PHRASINGS, name), 'utf8');
      return [name, phrasingsSchema.parse(JSON.parse(text))] as const;
    }),
  );
  return new Map(files);
}

/** A line of the examples; nothing is told of single words. */
function lineOf(file: string, act: EditAct, message: EditMessage): string {
  const tokens = editTokens(message);
  return JSON.stringify({
    file,
    act,
    text: message.tokens.join(' '),
    tags: tokens.map(() => ''),
    tokens: tokens.map(({ word, grams, flags }) => [word, grams, flags]),
  });
}

/** Messages said of outfits that were labeled for the tagging of words, and edit none. */
async function corpusLines(): Promise<string[]> {
  const names = (await readdir(CORPUS)).toSorted();
  const lines: string[] = [];
  for (const name of names) {
    if (!name.endsWith('.txt') || HELD_OUT.includes(name)) continue;
    for (const { act, text, scene } of readCorpus(await readFile(join(CORPUS, name), 'utf8'))) {
      const own = ACTS_OF_CORPUS[act];
      if (own === undefined || scene.screen !== 'outfits') continue;
      const types = scene.shown.split(/[;+]/).map((piece) => typeOf(piece.trim()));
      lines.push(lineOf(name, own, readEditMessage(text, types)));
    }
  }
  return lines;
}

/** Each phrasing of the files, said of several outfits and with words around it. */
function phrasedLines(files: ReadonlyMap<string, Phrasings>, random: SeededRandom): string[] {
  const all = [...files.values()];
  const before = [...BEFORE, ...all.flatMap((file) => file.before ?? [])];
  const after = [...AFTER, ...all.flatMap((file) => file.after ?? [])];
  const around = (words: readonly string[]): string =>
    random.next() < BARE_SHARE ? '' : random.pick(words);
  const say = (phrasing: string): EditMessage =>
    expandPhrasing(`${around(before)} ${phrasing} ${around(after)}`, random);
  return [...files].flatMap(([name, file]) =>
    Object.entries(file).flatMap(([key, phrasings]) => {
      const act = actOf(key);
      if (act === null) return [];
      return phrasings.flatMap((phrasing) =>
        Array.from({ length: SCENES }, () => lineOf(name, act, say(phrasing))),
      );
    }),
  );
}

/** Messages that do two things at once. */
function joinedLines(files: readonly Phrasings[], random: SeededRandom): string[] {
  const edits = EDIT_ACTS.slice(0, EDIT_ACTS.indexOf('ask'));
  const pick = (): string => random.pick(random.pick(files)[random.pick(edits)] ?? ['undo that']);
  return Array.from({ length: JOINED }, () => {
    const second = pick().replaceAll('{kind}', '{kind2}').replaceAll('{ref}', '{ref2}');
    const words = `${pick()}${random.pick(BETWEEN)}${second}`;
    return lineOf('joined', 'several', expandPhrasing(words, random));
  });
}

/**
 * Writes messages about outfits as the training reads them.
 *
 * @param folder gets `examples.jsonl`, a message a line, and `sizes.json`, the sizes of the network.
 * @returns whether it succeeded.
 */
export async function writeEditExamples(folder: string): Promise<boolean> {
  const random = seededRandom(SEED);
  const files = await readPhrasings();
  const lines = [
    ...(await corpusLines()),
    ...phrasedLines(files, random),
    ...joinedLines([...files.values()], random),
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'examples.jsonl'), `${lines.join('\n')}\n`);
  const sizes = { flags: FLAG_COUNT, grams: GRAM_BUCKETS, acts: EDIT_ACTS, tags: [''] };
  await writeFile(join(folder, 'sizes.json'), JSON.stringify(sizes));
  console.log(`${lines.length} messages of ${files.size} files and the labeled messages`);
  return true;
}
