import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import type { Translation, Turn } from '@modiste/stylist/stylist';
import type { Figure } from '../relevance/figures/measure.ts';
import { type LabeledMessage, readCorpus } from '../training/tagging/read-corpus.ts';
import { turnAt } from './moment-state.ts';

const CORPUS = join(import.meta.dirname, '../training/tagging/corpus');
/** What somebody wrote who had not seen the rest; nothing is learned from it. */
const HELD_OUT = ['t1.txt', 't2.txt'];

/** Filters that hold what is named. */
const FILTERED = ['color', 'material'] as const;
const ANSWER_CHARS = 120;
const FEATURES: ReadonlySet<string> = new Set([
  'type',
  'material',
  'color',
  'pattern',
  'attribute',
]);
/** Acts that look for something or change what is looked for. */
const SEEKS: ReadonlySet<string> = new Set([
  'find',
  'change',
  'refuse',
  'swap',
  'add',
  'leave',
  'more',
]);
/** Acts that are answered of what is shown, or in general. */
const ASKS: ReadonlySet<string> = new Set(['ask', 'which', 'advise']);

/** What was taken for something else. */
interface Fault {
  kind: string;
  screen: string;
  says: string;
  outcome: string;
}

/** How many words and messages were taken for what they are for. */
class MomentScores {
  refused = 0;
  refusedSought = 0;
  wanted = 0;
  wantedSought = 0;
  asked = 0;
  askedAnswered = 0;
  sought = 0;
  soughtFound = 0;
  readonly faults: Fault[] = [];
}

const keysOf = (words: string): string[] =>
  understandQuery(words).readings.flatMap(({ concepts, role }) =>
    role === 'wanted'
      ? concepts.filter(({ kind }) => FEATURES.has(kind)).map(({ kind, id }) => `${kind}:${id}`)
      : [],
  );

const spansOf = ({ text, spans }: LabeledMessage, tag: string): string[] =>
  spans.filter((span) => span.tag === tag).map(({ start, end }) => text.slice(start, end));

const wishKeys = ({ request }: Turn['state']): ReadonlySet<string> =>
  new Set(
    (request?.wishes ?? [])
      .filter(({ role }) => role === 'wanted')
      .flatMap(({ concepts }) => concepts.map(({ kind, id }) => `${kind}:${id}`)),
  );

/** What the pieces on the screen are and have. */
const shownKeys = ({ items }: Turn): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ short_description, colors, other_info: { type, materials, patterns } }) => [
      ...[short_description, ...colors, ...materials, ...patterns].flatMap(keysOf),
      `type:${type}`,
    ]),
  );

/** What is looked for after a message, by kind and id. */
function soughtAfter(
  { state, updatedFilters, intent }: Translation,
  before: Turn,
): ReadonlySet<string> {
  const change = state.request?.outfit?.change;
  const needs = intent === 'search' ? [...(change?.needs ?? []), ...(change?.fill ?? [])] : [];
  return new Set([
    ...wishKeys(state),
    ...FILTERED.flatMap((name) => {
      const had: readonly string[] = before.filters[name];
      const added = (updatedFilters?.[name] ?? []).filter((value) => !had.includes(value));
      return added.flatMap((value) => keysOf(value));
    }),
    ...needs.flatMap(keysOf),
  ]);
}

const listOf = ({ state }: Pick<Turn, 'state'>): string => JSON.stringify(state.list ?? null);

/** What is made of a message, held against its labels. */
interface Judged {
  label: LabeledMessage;
  turn: Turn;
  told: Translation;
}

function judge(scores: MomentScores, { label, turn, told }: Judged): void {
  const sought = soughtAfter(told, turn);
  const before = wishKeys(turn.state);
  const isEdited = listOf(told) !== listOf(turn);
  const fault = (kind: string, words: string): void => {
    const outcome =
      told.intent === 'search' ? told.refinedQuery : told.answer.slice(0, ANSWER_CHARS);
    const { screen } = label.scene;
    scores.faults.push({
      kind,
      screen,
      says: label.text,
      outcome: `${words} (${label.act}): ${outcome}`,
    });
  };
  const shown = shownKeys(turn);
  for (const words of spansOf(label, 'no')) {
    // The demo shop does not have all that the moment describes.
    const keys = keysOf(words).filter((key) => shown.has(key) && !before.has(key));
    if (keys.length === 0) continue;
    scores.refused += 1;
    if (!keys.some((key) => sought.has(key))) continue;
    scores.refusedSought += 1;
    fault('refused and looked for', words);
  }
  if (SEEKS.has(label.act)) {
    for (const words of spansOf(label, 'want')) {
      const keys = keysOf(words);
      if (keys.length === 0) continue;
      scores.wanted += 1;
      if (keys.some((key) => sought.has(key)) || isEdited) scores.wantedSought += 1;
      else fault('wanted and not looked for', words);
    }
    scores.sought += 1;
    if (told.intent === 'search' || isEdited || told.state.asked !== null) scores.soughtFound += 1;
    else fault('talked about, not looked for', '');
  }
  if (ASKS.has(label.act)) {
    scores.asked += 1;
    if (told.intent !== 'search' && !isEdited) scores.askedAnswered += 1;
    else fault('looked for, not answered', '');
  }
}

const share = (part: number, all: number): number | null => (all === 0 ? null : part / all);

/** Says each held-out message at its moment, and counts what is made of what it refuses, wants and asks. */
export async function measureMoments(
  catalogue: Catalogue,
  files: readonly string[] = HELD_OUT,
): Promise<{ figures: readonly Figure[]; faults: readonly Fault[] }> {
  const stylist = createBuiltInStylist({
    understand: (text) => catalogue.understand(text),
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  const scores = new MomentScores();
  for (const file of files) {
    const turns = new Map<LabeledMessage['scene'], Turn>();
    for (const label of readCorpus(await readFile(join(CORPUS, file), 'utf8'))) {
      const turn = turns.get(label.scene) ?? (await turnAt({ stylist, catalogue }, label.scene));
      turns.set(label.scene, turn);
      const said = { ...turn, words: label.text };
      judge(scores, { label, turn: said, told: await stylist.translate(said) });
    }
  }
  const figure = (measure: string, heldOut: number | null, promise: Partial<Figure>): Figure => ({
    measure: `moments: ${measure}`,
    atLeast: null,
    naive: null,
    tuned: null,
    heldOut,
    ...promise,
  });
  const {
    refused,
    refusedSought,
    wanted,
    wantedSought,
    asked,
    askedAnswered,
    sought,
    soughtFound,
  } = scores;
  return {
    figures: [
      figure('refused words that are looked for', share(refusedSought, refused), { atMost: 0.25 }),
      figure('wanted words that are looked for', share(wantedSought, wanted), { atLeast: 0.85 }),
      figure('questions that are answered', share(askedAnswered, asked), { atLeast: 0.8 }),
      figure('wishes that are looked for', share(soughtFound, sought), { atLeast: 0.9 }),
    ],
    faults: scores.faults,
  };
}
