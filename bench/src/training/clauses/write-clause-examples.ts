import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { beginOf, CLAUSE_ACTS, type ClauseAct } from '@modiste/stylist/clause-acts';
import { readMessage } from '@modiste/stylist/message';
import {
  FLAG_COUNT,
  GRAM_BUCKETS,
  messageTokens,
  type Screen,
} from '@modiste/stylist/message-tokens';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
import { readPhrasings } from '../phrased/examples.ts';
import { readCorpus } from '../tagging/read-corpus.ts';
import { type ClausedMessage, readLabeledClauses } from './labeled-clauses.ts';

const MESSAGES = join(import.meta.dirname, 'messages');
const CORPUS = join(import.meta.dirname, '../tagging/corpus');
const QUESTIONS = join(import.meta.dirname, '../questions/phrasings');
const SEED = 33;
/** Files of labeled messages that nothing is learned from. */
const HELD_OUT = ['t1.txt', 't2.txt'];

/** What the acts of the messages that were labeled for the tagging of words are to a clause; others are not clear. */
const ACTS_OF_CORPUS: Readonly<Record<string, ClauseAct>> = {
  find: 'find',
  change: 'change',
  add: 'change',
  leave: 'change',
  swap: 'change',
  more: 'change',
  back: 'change',
  take: 'take',
  ask: 'ask',
  which: 'judge',
  advise: 'advise',
  tell: 'tell',
  chat: 'chat',
  help: 'shop',
};
/** What ends before the message does may be several clauses, of which only one is labeled. */
const SEVERAL = /[.?!;…,]\s*\S|\b(?:and|but|also|so|plus)\b/;
/** Of the many questions each so many is said alone, and so many beside other clauses. */
const ALONE_EVERY = 4;
const SCREENS: readonly Screen[] = ['nothing', 'items', 'piece', 'outfits', 'list', 'talk'];
/** Each message that was labeled clause by clause counts so often, each time written otherwise. */
const WRITINGS = 2;
const MIXED = 4000;
const BETWEEN = ['. ', ' ', ', ', ' and ', '! ', '? ', ' but ', '... ', ' also ', ' so '];

const oneClause = (screen: Screen, text: string, act: ClauseAct): ClausedMessage => ({
  screen,
  text,
  clauses: [{ act, start: 0, end: text.length }],
});

/** A message with the marks at the ends of its clauses written as people do: left out, or others. */
function rewritten(message: ClausedMessage, random: SeededRandom): ClausedMessage {
  const style = random.next();
  let text = '';
  const clauses = message.clauses.map(({ act, start, end }) => {
    const words = message.text.slice(start, end).trim();
    const bare = style < 0.5 ? words.replace(/[.,;!?]+$/, '') : words;
    const from = text.length;
    text += `${style < 0.25 ? bare.toLowerCase() : bare} `;
    return { act, start: from, end: text.length };
  });
  return { ...message, text: text.trim(), clauses };
}

/** Two messages, or clauses of them, in one. */
function mixed(one: ClausedMessage, other: ClausedMessage, random: SeededRandom): ClausedMessage {
  const between = random.pick(BETWEEN);
  const first = one.text.replace(/[.,;!?\s]+$/, '');
  // A mark stays with the clause that it ends, a joining word goes with the next one.
  const from = first.length + (/^\W+$/.test(between) ? between.length : 1);
  const text = `${first}${between}${other.text}`;
  const moved = first.length + between.length;
  const before = one.clauses.map((clause) => ({
    ...clause,
    end: Math.min(clause.end, first.length),
  }));
  const after = other.clauses.map(({ act, start, end }, at) => ({
    act,
    start: at === 0 ? from : start + moved,
    end: end + moved,
  }));
  return { screen: one.screen, text, clauses: [...before, ...after] };
}

async function corpusMessages(): Promise<ClausedMessage[]> {
  const names = (await readdir(CORPUS)).filter(
    (name) => name.endsWith('.txt') && !HELD_OUT.includes(name),
  );
  const files = await Promise.all(
    names.toSorted().map((name) => readFile(join(CORPUS, name), 'utf8')),
  );
  return files.flatMap((file) =>
    readCorpus(file).flatMap(({ act, text, scene }) => {
      const known = ACTS_OF_CORPUS[act];
      return known === undefined || SEVERAL.test(text)
        ? []
        : [oneClause(scene.screen, text, known)];
    }),
  );
}

/** A general question with the sentences that tell what it is about before it. */
function askedMessage(screen: Screen, text: string): ClausedMessage {
  const end = text.replace(/[?!.\s]+$/, '').length;
  const last = Math.max(
    ...[...text.slice(0, end).matchAll(/[.!?;] /g)].map(({ index }) => index + 2),
    0,
  );
  const isTold = last > 0 && !text.slice(0, last).includes('?');
  const asked = { act: 'advise', start: isTold ? last : 0, end: text.length } as const;
  return {
    screen,
    text,
    clauses: isTold ? [{ act: 'tell', start: 0, end: last }, asked] : [asked],
  };
}

async function questionMessages(random: SeededRandom): Promise<ClausedMessage[]> {
  const files = await readPhrasings(QUESTIONS);
  return [...files.values()].flatMap((file) =>
    Object.entries(file).flatMap(([key, phrasings]) =>
      /^(?:before|after|none)$/.test(key)
        ? []
        : phrasings.map((text) => askedMessage(random.pick(SCREENS), text)),
    ),
  );
}

function lineOf(name: string, { screen, text, clauses }: ClausedMessage): string {
  const message = readMessage(understandQuery(text));
  const tokens = messageTokens(message, { screen, shown: '', asked: '', told: '' });
  let last = -1;
  const tags = tokens.map(({ start }) => {
    const at = clauses.findIndex((clause) => start >= clause.start && start < clause.end);
    const act = clauses[at]?.act ?? 'chat';
    const begins = at !== last;
    last = at;
    return begins ? beginOf(act) : act;
  });
  return JSON.stringify({
    file: name,
    act: clauses.at(-1)?.act ?? 'chat',
    text,
    tags,
    tokens: tokens.map(({ word, grams, flags }) => [word, grams, flags]),
  });
}

/**
 * Writes messages with what their clauses do, as the training reads them.
 *
 * @param folder gets `examples.jsonl`, a message a line, and `sizes.json`, the sizes of the network.
 * @returns whether it succeeded.
 */
export async function writeClauseExamples(folder: string): Promise<boolean> {
  const random = seededRandom(SEED);
  const names = (await readdir(MESSAGES)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(MESSAGES, name), 'utf8')));
  const labeled = files.flatMap((file) => readLabeledClauses(file));
  const corpus = await corpusMessages();
  const questions = await questionMessages(random);
  const asked = questions.filter((_, at) => at % ALONE_EVERY === 0);
  const others = SCREENS.map((screen) => ({
    screen,
    all: [...labeled, ...corpus, ...questions].filter((message) => message.screen === screen),
  }));
  const mixes = Array.from({ length: MIXED }, () => {
    const one = random.pick(labeled);
    const same = others.find(({ screen }) => screen === one.screen)?.all ?? [one];
    const other = random.pick(same);
    return random.next() < 0.5 ? mixed(one, other, random) : mixed(other, one, random);
  });
  const lines = [
    ...labeled.flatMap((message) =>
      Array.from({ length: WRITINGS }, (_, at) =>
        lineOf('labeled', at === 0 ? message : rewritten(message, random)),
      ),
    ),
    ...corpus.map((message) => lineOf('corpus', message)),
    ...asked.map((message) => lineOf('questions', message)),
    ...mixes.map((message) => lineOf('mixed', rewritten(message, random))),
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'examples.jsonl'), `${lines.join('\n')}\n`);
  const tags = ['', ...CLAUSE_ACTS, ...CLAUSE_ACTS.map(beginOf)];
  const sizes = { flags: FLAG_COUNT, grams: GRAM_BUCKETS, acts: CLAUSE_ACTS, tags };
  await writeFile(join(folder, 'sizes.json'), JSON.stringify(sizes));
  console.log(`${lines.length} messages`);
  return true;
}
