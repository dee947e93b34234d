import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_TOPIC, questionFeatures, questionWords } from '@modiste/stylist/question-features';
import { z } from 'zod';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
import { expandTemplate } from '../intents/expand-template.ts';
import {
  corpusLines,
  type Examples,
  joined,
  lineOf,
  type Phrasings,
  phrasedLines,
  type ReadMessage,
  readPhrasings,
  writeExamples,
} from '../phrased/examples.ts';

const folderOf = (name: string): string => join(import.meta.dirname, '..', name, 'phrasings');
const SEED = 21;

/** What fills the placeholders of requests that ask no general question. */
const FILLERS: Readonly<Record<string, readonly string[]>> = {
  ref: ['the second one', 'the first', 'the last one', 'the black one', 'number 3', 'that one'],
  ref2: ['the third one', 'the other', 'the navy one', 'number 2'],
  kind: ['dress', 'skirt', 'jeans', 'trousers', 'sweater', 'coat', 'blazer', 'shirt', 'boots'],
  kind2: ['belt', 'shoes', 'bag', 'earrings', 'top', 'scarf'],
  other: ['loafers', 'trousers', 'sandals', 'sneakers', 'skirts', 'cardigans', 'dresses'],
  new: ['a belt', 'a clutch', 'a scarf', 'a hat', 'a warm coat', 'earrings'],
  look: ['darker', 'plain', 'longer', 'casual', 'dressier', 'brighter', 'warmer'],
  color: ['navy', 'white', 'brown', 'green', 'black', 'beige', 'red', 'pink', 'gray'],
  price: ['40', '60', '100', '150', '300'],
  fabric: ['linen', 'cotton', 'leather', 'wool', 'silk', 'cashmere', 'suede', 'satin'],
  place: ['work', 'a wedding', 'the beach', 'a date', 'a party', 'summer', 'a funeral', 'winter'],
  brand: ['Solstice Row', 'Juno Street', 'Fieldnote', 'Common Thread'],
  size: ['S', 'M', '8', '12', '38', '9.5'],
};

const readAs = (message: string): ReadMessage => {
  const words = questionWords(message);
  return { words, tokens: [], features: questionFeatures(words) };
};

const filled = (phrasing: string, random: SeededRandom): string =>
  phrasing.replace(/\{(\w+)\}/g, (_, name: string) => random.pick(FILLERS[name] ?? ['']));

const say = (phrasing: string, random: SeededRandom): ReadMessage =>
  readAs(filled(phrasing, random));

/** What is said before and after messages has no act of its own. */
const AROUND: ReadonlySet<string> = new Set(['before', 'after']);
/** Keys of other networks that may well ask a general question. */
const MAY_ASK: ReadonlySet<string> = new Set(['talk', 'occasion']);

/** Edits, searches and questions of what is shown: none of them asks a general question. */
const OTHERS: Examples<string> = {
  acts: [NO_TOPIC],
  actOf: (key) => (AROUND.has(key) || MAY_ASK.has(key) ? null : NO_TOPIC),
  say,
};
const QUESTIONS: Examples<string> = {
  acts: [],
  actOf: (key) => (AROUND.has(key) ? null : key),
  say,
};

/** Searches in a few words, as they are typed into a search box or after results. */
const KEYWORDS = [
  '{kind}',
  '{other}',
  '{color}',
  '{fabric}',
  '{color} {kind}',
  '{kind} {color}',
  '{color} {fabric} {kind}',
  '{fabric} {other} {color}',
  '{kind} for {place}',
  '{other} for {place} under {price}',
  '{look} {kind}',
  '{kind} size {size}',
  '{kind} under {price}',
  'under {price}',
  'size {size}',
  'in {color} or {fabric}',
  'in {color}',
  'with {new}',
  'without {new}',
  'ok {other}',
  'no {fabric}',
  'not {color}, {look}',
  '{look} ones',
  'only {brand}',
  '{kind} with {new}, {color}, {size}',
  'i need {other} for {place}',
  'an outfit for {place}',
  'outfit for {place}, {other}, no {fabric}',
  'cheaper',
  'men',
  'women',
];
const KEYWORD_TIMES = 90;
const keywordLines = (random: SeededRandom): string[] =>
  KEYWORDS.flatMap((words) =>
    Array.from({ length: KEYWORD_TIMES }, () => lineOf('keywords', NO_TOPIC, say(words, random))),
  );

/** Sentences that were composed to tell intents, of those that ask no general question. */
const COMPOSED = ['search', 'item-question', 'compare', 'small-talk', 'unsafe', 'out-of-scope'];
const COMPOSED_TIMES = 14;

async function composedLines(random: SeededRandom): Promise<string[]> {
  const folder = join(import.meta.dirname, '../intents/sentences');
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const named = z.record(z.string(), z.array(z.string())).parse(await read('words'));
  const files = await Promise.all(COMPOSED.map(read));
  return files.flatMap((file) =>
    z
      .array(z.string())
      .parse(file)
      .flatMap((source) =>
        Array.from({ length: COMPOSED_TIMES }, () => {
          const words = expandTemplate(source.replace(/^@/, ''), named, random);
          return lineOf('composed', NO_TOPIC, readAs(words));
        }),
      ),
  );
}

/** So many messages ask a question and want something beside it: they are read part by part. */
const JOINED = 3000;

/** Questions with a search or an edit before or after them. */
function joinedLines(
  questions: readonly Phrasings[],
  others: readonly Phrasings[],
  random: SeededRandom,
): string[] {
  const pick = (files: readonly Phrasings[], isOne: (key: string) => boolean): string => {
    const file = random.pick(files);
    return random.pick(file[random.pick(Object.keys(file).filter(isOne))] ?? ['']);
  };
  return Array.from({ length: JOINED }, () => {
    const question = pick(questions, (key) => QUESTIONS.actOf(key) !== null);
    const other = pick(others, (key) => OTHERS.actOf(key) !== null);
    const isFirst = random.next() < 0.5;
    const words = isFirst ? joined(question, other, random) : joined(other, question, random);
    return lineOf('joined', NO_TOPIC, say(words, random));
  });
}

/** What labeled messages do that surely ask no general question. */
const PLAIN_ACTS = /^(?:find|change|refuse|correct|add|leave|swap|take|more|back|ask|which|chat)$/;

const OTHERS_STEP = 5;
/** There are many of them: not each is needed in each scene. */
const fewOf = (files: ReadonlyMap<string, Phrasings>, random: SeededRandom): string[] => {
  const lines = phrasedLines(files, OTHERS, random);
  return lines.filter((_, at) => at % OTHERS_STEP === 0);
};

/**
 * Writes general questions, and messages that ask none, as the training reads them.
 *
 * @param folder gets `examples.jsonl`, a message a line, and `sizes.json`, the sizes of the network.
 * @returns whether it succeeded.
 */
export async function writeQuestionExamples(folder: string): Promise<boolean> {
  const random = seededRandom(SEED);
  const questions = await readPhrasings(folderOf('questions'));
  const topics = [...new Set([...questions.values()].flatMap((file) => Object.keys(file)))];
  const acts = [NO_TOPIC, ...topics.filter((topic) => QUESTIONS.actOf(topic) !== null).toSorted()];
  const labeled = (['nothing', 'items', 'outfits', 'list', 'piece'] as const).map((screen) =>
    corpusLines(screen, ({ act, text }) =>
      PLAIN_ACTS.test(act) ? { act: NO_TOPIC, message: readAs(text) } : null,
    ),
  );
  const [edits, searches] = [
    await readPhrasings(folderOf('edits')),
    await readPhrasings(folderOf('searches')),
  ];
  await writeExamples(folder, acts, [
    ...(await Promise.all(labeled)).flat(),
    ...fewOf(edits, random),
    ...fewOf(searches, random),
    ...keywordLines(random),
    ...(await composedLines(random)),
    ...joinedLines([...questions.values()], [...edits.values(), ...searches.values()], random),
    ...phrasedLines(questions, QUESTIONS, random),
  ]);
  return true;
}
