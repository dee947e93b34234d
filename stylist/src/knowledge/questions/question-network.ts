import {
  applyLayer,
  bytesFromBase64,
  floatsFromBase64,
  type PackedLayer,
  softmax,
  unpackLayer,
} from '@modiste/vision/packed-layers';
import { questionFeatures } from './question-features.ts';

type PackedTable = Pick<PackedLayer, 'weights' | 'scales'>;

/** A trained network as it is stored: weights of 8 bits with a scale for each row, in Base64. */
export interface PackedQuestionNetwork {
  topics: readonly string[];
  /** Features of messages, parted by spaces, in the order of their rows. */
  features: string;
  featureRows: PackedTable;
  /** Words, parted by spaces, in the order of their rows, and how much each counts, as 32-bit floats. */
  words: string;
  wordRows: PackedTable;
  wordWeights: string;
  /** 32-bit floats. */
  bias: string;
  head: PackedLayer;
}

/** Rows of numbers by their names. */
function unpackRows(names: string, { weights, scales }: PackedTable): Map<string, Float32Array> {
  const bytes = bytesFromBase64(weights);
  const steps = floatsFromBase64(scales);
  const width = bytes.length / steps.length;
  return new Map(
    names.split(' ').map((name, row) => {
      const own = bytes.subarray(row * width, (row + 1) * width);
      return [name, Float32Array.from(own, (value) => value * (steps[row] ?? 0))] as const;
    }),
  );
}

function addTo(sum: Float32Array, row: Float32Array, share: number): void {
  for (const [at, value] of row.entries()) sum[at] = (sum[at] ?? 0) + value * share;
}

/**
 * Tells which topic a message asks about, from the sum of what is learned of its words and pairs of words
 * (fastText, Joulin et al., 2017) and the mean of word vectors that were learned elsewhere.
 * `bench/src/training/questions/train.py` trains it.
 */
export class QuestionNetwork {
  readonly #topics: readonly string[];
  readonly #features: ReadonlyMap<string, Float32Array>;
  readonly #words: ReadonlyMap<string, { row: Float32Array; weight: number }>;
  readonly #bias: Float32Array;
  readonly #head;

  constructor(packed: PackedQuestionNetwork) {
    this.#topics = packed.topics;
    this.#features = unpackRows(packed.features, packed.featureRows);
    const weights = floatsFromBase64(packed.wordWeights);
    this.#words = new Map(
      [...unpackRows(packed.words, packed.wordRows)].map(([word, row], at) => [
        word,
        { row, weight: weights[at] ?? 0 },
      ]),
    );
    this.#bias = floatsFromBase64(packed.bias);
    this.#head = unpackLayer(packed.head);
  }

  /** The share of each topic, in the order of the topics; together they are one. */
  read(words: readonly string[]): { topics: readonly string[]; shares: readonly number[] } {
    const hidden = Float32Array.from(this.#bias);
    const rows = questionFeatures(words).flatMap((name) => this.#features.get(name) ?? []);
    for (const row of rows) addTo(hidden, row, 1 / Math.sqrt(rows.length));
    const known = words.flatMap((word) => this.#words.get(word) ?? []);
    const total = known.reduce((sum, { weight }) => sum + weight, 0);
    for (const { row, weight } of known) addTo(hidden, row, weight / total);
    return { topics: this.#topics, shares: softmax(applyLayer(this.#head, hidden.map(Math.tanh))) };
  }
}
