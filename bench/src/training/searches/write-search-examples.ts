import { join } from 'node:path';
import { readEditMessage } from '@modiste/stylist/edit-message';
import { SEARCH_ACTS, type SearchAct, searchTokens } from '@modiste/stylist/guess-search';
import { readSearchMessage, type SearchMessage } from '@modiste/stylist/search-message';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
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
import { expandForResults } from './expand-for-results.ts';

const PHRASINGS = join(import.meta.dirname, 'phrasings');
const SEED = 14;
/** So many messages do two things at once. */
const JOINED = 1500;

/** Phrasings of several keys that say the same act. */
const ACTS_OF_KEYS: Readonly<Record<string, SearchAct>> = {
  color: 'look',
  fabric: 'look',
  notColor: 'notLook',
  notFabric: 'notLook',
  refInColor: 'itemLook',
};

/** What the acts of labeled messages are to results; others may be any of several. */
const ACTS_OF_CORPUS: Readonly<Record<string, SearchAct>> = {
  find: 'find',
  ask: 'ask',
  which: 'which2',
  advise: 'talk',
  tell: 'talk',
  chat: 'talk',
  help: 'talk',
  correct: 'talk',
  other: 'talk',
};

const readAs = (message: SearchMessage): ReadMessage => ({
  words: message.tokens,
  tokens: searchTokens(message),
});

const EXAMPLES: Examples<SearchAct> = {
  acts: SEARCH_ACTS,
  actOf: (key) => ACTS_OF_KEYS[key] ?? SEARCH_ACTS.find((act) => act === key) ?? null,
  say: (phrasing, random) => readAs(expandForResults(phrasing, random)),
};

/** Messages said of results that were labeled for the tagging of words, and are read as written. */
const asWritten = (): Promise<string[]> =>
  corpusLines('items', ({ act, text, scene }) => {
    const own = ACTS_OF_CORPUS[act];
    if (own === undefined) return null;
    const types = readEditMessage(scene.shown, []).slots.flatMap(({ reading }) =>
      (reading?.concepts ?? []).flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
    );
    return { act: own, message: readAs(readSearchMessage(text, types)) };
  });

/** Messages that do two things at once. */
function joinedLines(files: readonly Phrasings[], random: SeededRandom): string[] {
  const keys = files.flatMap((file) => Object.keys(file).filter((key) => EXAMPLES.actOf(key)));
  const plain = [...new Set(keys)].filter((key) => {
    const act = EXAMPLES.actOf(key);
    return act !== null && SEARCH_ACTS.indexOf(act) < SEARCH_ACTS.indexOf('ask');
  });
  const pick = (key: string): string => random.pick(random.pick(files)[key] ?? ['undo that']);
  return Array.from({ length: JOINED }, () => {
    const key = random.pick(plain);
    const second = random.pick(plain.filter((one) => one !== key));
    const words = joined(pick(key), pick(second).replaceAll('{ref}', '{ref2}'), random);
    return lineOf('joined', 'several', readAs(expandForResults(words, random)));
  });
}

/**
 * Writes messages about results as the training reads them.
 *
 * @param folder gets `examples.jsonl`, a message a line, and `sizes.json`, the sizes of the network.
 * @returns whether it succeeded.
 */
export async function writeSearchExamples(folder: string): Promise<boolean> {
  const random = seededRandom(SEED);
  const files = await readPhrasings(PHRASINGS);
  await writeExamples(folder, SEARCH_ACTS, [
    ...(await asWritten()),
    ...phrasedLines(files, EXAMPLES, random),
    ...joinedLines([...files.values()], random),
  ]);
  return true;
}
