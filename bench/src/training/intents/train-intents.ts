import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { GUESSED_INTENTS, letterOf, likelihoods } from '@modiste/stylist/guess-intent';
import { readMessage } from '@modiste/stylist/message';
import { messageFeatures } from '@modiste/stylist/message-features';
import { rewordComplaints } from '@modiste/stylist/reword';
import messages from '@modiste/stylist/testing/messages' with { type: 'json' };
import { z } from 'zod';
import { type SeededRandom, seededRandom } from '../../sampling/seeded-random.ts';
import { adam } from '../adam.ts';
import { expandTemplate, type NamedWords, waysOf } from './expand-template.ts';

const SENTENCES = join(import.meta.dirname, 'sentences');
const WEIGHTS = join(import.meta.dirname, '../../../../stylist/src/intents/intent-weights.json');
const SEED = 12;
/** A template of more ways gives more sentences, by the root of that. */
const SENTENCES_PER_WAY = 4;
const SENTENCES_MIN = 4;
const SENTENCES_MAX = 40;
/** Messages that were not composed count as much as so many. */
const TESTED_TIMES = 6;
/** What occurs in fewer sentences is not learned. */
const FEATURE_MIN = 10;
const PASSES = 50;
const STEP = 0.1;
const DECAY = 0.002;
/** Stored weights are whole multiples of this. */
const UNIT = 0.3;

/** Rows of lighter weights are not stored. */
const WEIGHT_MIN = 4;

interface Example {
  features: readonly string[];
  intent: number;
}

const readSentences = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(SENTENCES, `${name}.json`), 'utf8'));

const wordsSchema = z.record(z.string(), z.array(z.string()));
const templatesSchema = z.array(z.string());

/** The sentences of an intent; those with `@` before them only follow pieces on the screen. */
function composeExamples(
  templates: readonly string[],
  intent: number,
  { words, random }: { words: NamedWords; random: SeededRandom },
): Example[] {
  return templates.flatMap((source) => {
    const template = source.replace(/^@/, '');
    const wanted = Math.round(SENTENCES_PER_WAY * Math.sqrt(waysOf(template)));
    const count = Math.min(SENTENCES_MAX, Math.max(SENTENCES_MIN, wanted));
    const sentences = Array.from({ length: count }, () => expandTemplate(template, words, random));
    return [...new Set(sentences)].map((sentence) => {
      const message = readMessage(understandQuery(rewordComplaints(sentence)));
      const hasShown = source.startsWith('@') || random.next() < 0.4;
      return { features: messageFeatures(message, hasShown), intent };
    });
  });
}

/** Messages of the stylist's own tests: what is first said, and what is said of three dresses. */
function testedExamples(): Example[] {
  return [messages.first, messages.later].flatMap((table, later) =>
    Object.entries(table).flatMap(([purpose, list]) => {
      const intent = GUESSED_INTENTS.findIndex((name) => purpose.startsWith(name));
      return list.flatMap((sentence: string) => {
        const message = readMessage(understandQuery(rewordComplaints(sentence)));
        const example = { features: messageFeatures(message, later === 1), intent };
        return Array.from({ length: TESTED_TIMES }, () => example);
      });
    }),
  );
}

/** The features that enough sentences share, each with its place. */
function vocabularyOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEATURE_MIN).map(([feature]) => feature);
  return new Map(kept.toSorted().map((feature, at) => [feature, at]));
}

interface Row {
  places: readonly number[];
  share: number;
  intent: number;
  weight: number;
}

function toRows(examples: readonly Example[], vocabulary: ReadonlyMap<string, number>): Row[] {
  const perIntent = GUESSED_INTENTS.map(
    (_, at) => examples.filter(({ intent }) => intent === at).length,
  );
  return examples.map(({ features, intent }) => ({
    places: features.flatMap((feature) => vocabulary.get(feature) ?? []),
    share: 1 / Math.sqrt(Math.max(1, features.length)),
    intent,
    // Rare intents count more, yet not in full.
    weight: 1 / Math.sqrt((perIntent[intent] ?? 1) * examples.length),
  }));
}

const scoresOf = ({ places, share }: Row, weights: Float32Array): number[] =>
  GUESSED_INTENTS.map((_, at) =>
    places.reduce(
      (sum, place) => sum + (weights[place * GUESSED_INTENTS.length + at] ?? 0) * share,
      0,
    ),
  );

/** Adds what a sentence pulls each of its weights by. */
function addGradients(gradients: Float32Array, row: Row, weights: Float32Array): void {
  const likely = likelihoods(scoresOf(row, weights));
  const errors = likely.map((p, at) => (p - Number(at === row.intent)) * row.weight * row.share);
  for (const place of row.places) {
    for (const [at, error] of errors.entries()) {
      const index = place * GUESSED_INTENTS.length + at;
      gradients[index] = (gradients[index] ?? 0) + error;
    }
  }
}

/** Multinomial logistic regression; every step looks at all sentences. */
function train(rows: readonly Row[], size: number): Float32Array {
  const weights = new Float32Array(size * GUESSED_INTENTS.length);
  const gradients = new Float32Array(weights.length);
  const step = adam([{ values: weights, gradients, decay: DECAY }]);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const row of rows) addGradients(gradients, row, weights);
    step(STEP * (1 - pass / PASSES));
  }
  return weights;
}

/** The weights as the stylist reads them, a letter each; rows that weigh nothing are left out. */
function packed(weights: Float32Array, vocabulary: ReadonlyMap<string, number>): string {
  const rows = [...vocabulary].flatMap(([feature, place]) => {
    const row = GUESSED_INTENTS.map((_, at) =>
      Math.round((weights[place * GUESSED_INTENTS.length + at] ?? 0) / UNIT),
    );
    const isHeavy = row.some((weight) => Math.abs(weight) >= WEIGHT_MIN);
    return isHeavy ? [[feature, row.map(letterOf).join('')]] : [];
  });
  const learned = { intents: GUESSED_INTENTS, unit: UNIT, weights: Object.fromEntries(rows) };
  return `${JSON.stringify(learned, null, 2)}\n`;
}

/** Learns to guess what a message asks from written sentences; with `write` for the stylist. */
export async function trainIntents({ write }: { write: boolean }): Promise<boolean> {
  const words = wordsSchema.parse(await readSentences('words'));
  const random = seededRandom(SEED);
  const examples: Example[] = [];
  for (const [at, intent] of GUESSED_INTENTS.entries()) {
    const templates = templatesSchema.parse(await readSentences(intent.replaceAll('_', '-')));
    examples.push(...composeExamples(templates, at, { words, random }));
  }
  examples.push(...testedExamples());
  const vocabulary = vocabularyOf(examples);
  const rows = toRows(examples, vocabulary);
  const weights = train(rows, vocabulary.size);
  const told = rows.filter((row) => {
    const scores = scoresOf(row, weights);
    return scores.indexOf(Math.max(...scores)) === row.intent;
  });
  const text = packed(weights, vocabulary);
  console.log(
    `${examples.length} sentences, ${vocabulary.size} features, ${Math.round(text.length / 1024)} kB, ${((told.length / rows.length) * 100).toFixed(1)}% told again`,
  );
  if (write) await writeFile(WEIGHTS, text);
  return true;
}
