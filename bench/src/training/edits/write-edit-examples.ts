import { join } from 'node:path';
import { type EditMessage, readEditMessage } from '@modiste/stylist/edit-message';
import { EDIT_ACTS, type EditAct, editTokens } from '@modiste/stylist/guess-edit';
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
import { expandPhrasing, typeOf } from './expand-phrasing.ts';

const PHRASINGS = join(import.meta.dirname, 'phrasings');
const SEED = 12;
/** So many messages do two things at once. */
const JOINED = 2100;

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

const readAs = (message: EditMessage): ReadMessage => ({
  words: message.tokens,
  tokens: editTokens(message),
});

const EXAMPLES: Examples<EditAct> = {
  acts: EDIT_ACTS,
  actOf: (key) => (key === 'askPiece' ? 'ask' : (EDIT_ACTS.find((act) => act === key) ?? null)),
  say: (phrasing, random) => readAs(expandPhrasing(phrasing, random)),
};

/** Messages said of outfits that were labeled for the tagging of words, and edit none. */
const unedited = (): Promise<string[]> =>
  corpusLines('outfits', ({ act, text, scene }) => {
    const own = ACTS_OF_CORPUS[act];
    if (own === undefined) return null;
    const types = scene.shown.split(/[;+]/).map((piece) => typeOf(piece.trim()));
    return { act: own, message: readAs(readEditMessage(text, types)) };
  });

/** Messages that do two things at once. */
function joinedLines(files: readonly Phrasings[], random: SeededRandom): string[] {
  const edits = EDIT_ACTS.slice(0, EDIT_ACTS.indexOf('ask'));
  const pick = (): string => random.pick(random.pick(files)[random.pick(edits)] ?? ['undo that']);
  return Array.from({ length: JOINED }, () => {
    const second = pick().replaceAll('{kind}', '{kind2}').replaceAll('{ref}', '{ref2}');
    const words = joined(pick(), second, random);
    return lineOf('joined', 'several', readAs(expandPhrasing(words, random)));
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
  const files = await readPhrasings(PHRASINGS);
  await writeExamples(folder, EDIT_ACTS, [
    ...(await unedited()),
    ...phrasedLines(files, EXAMPLES, random),
    ...joinedLines([...files.values()], random),
  ]);
  return true;
}
