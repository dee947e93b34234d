import { memoizedBy } from '@modiste/lexicon/memoized';
import {
  applyLayer,
  bytesFromBase64,
  floatsFromBase64,
  type PackedLayer,
  softmax,
  unpackLayer,
} from '@modiste/vision/packed-layers';
import type { MessageToken } from './message-tokens.ts';
import network from './tagging-network.json' with { type: 'json' };

/** What the network says of a message: a share for each act, and for each tag of each word. */
export interface TagShares {
  acts: ReadonlyMap<string, number>;
  words: readonly ReadonlyMap<string, number>[];
}

type PackedTable = Pick<PackedLayer, 'weights' | 'scales'>;

/** What is stored of words: their vectors, those of their trigrams, and what is made of both and the flags. */
export interface PackedWords {
  /** The known words, parted by spaces, in the order of their rows; the first row is of all others. */
  vocabulary: string;
  words: PackedTable;
  grams: PackedTable;
  input: PackedLayer;
}

/** A trained network as it is stored: weights of 8 bits with a scale for each row, in Base64. */
export interface PackedNetwork extends PackedWords {
  acts: readonly string[];
  tags: readonly string[];
  reaches: readonly number[];
  blocks: readonly PackedLayer[];
  norms: readonly { weights: string; biases: string }[];
  tagHead: PackedLayer;
  actHead: PackedLayer;
}

/** The reach of a convolution to either side is one word, or the words so many places away. */
const KERNEL = 3;
const EPSILON = 1e-5;

export type Row = Float32Array;

/** The clauses of a message are read several times, each time for something else. */
const REMEMBERED_MAX = 500;

/** Keeps what a network read of the messages that it was given last. */
export const rememberedByTokens = <Shares>(read: (tokens: readonly MessageToken[]) => Shares) =>
  memoizedBy(read, {
    keyOf: (tokens) => tokens.map(({ word, flags }) => `${word} ${flags.join()}`).join('\n'),
    max: REMEMBERED_MAX,
  });

/** Rows of numbers by their place. */
function unpackTable(packed: PackedTable): Row[] {
  const bytes = bytesFromBase64(packed.weights);
  const scales = floatsFromBase64(packed.scales);
  const width = bytes.length / scales.length;
  return [...scales].map((scale, row) =>
    Float32Array.from(bytes.subarray(row * width, (row + 1) * width), (step) => step * scale),
  );
}

const rectify = (row: Row): Row => row.map((value) => Math.max(0, value));

/** Layer normalization (Ba et al., 2016). */
function normalize(row: Row, weights: Row, biases: Row): Row {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  const spread = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length;
  const share = 1 / Math.sqrt(spread + EPSILON);
  return row.map((value, at) => (value - mean) * share * (weights[at] ?? 1) + (biases[at] ?? 0));
}

/** The neighbors of a word side by side, in the order of the weights: all of one number together. */
function gather(rows: readonly Row[], at: number, reach: number): Row {
  const width = rows[at]?.length ?? 0;
  const near = new Float32Array(width * KERNEL);
  for (let step = 0; step < KERNEL; step += 1) {
    const row = rows[at + (step - 1) * reach];
    if (row === undefined) continue;
    for (let index = 0; index < width; index += 1) near[index * KERNEL + step] = row[index] ?? 0;
  }
  return near;
}

export const sharesOf = (names: readonly string[], scores: Row): ReadonlyMap<string, number> => {
  const likely = softmax(scores);
  return new Map(names.map((name, at) => [name, likely[at] ?? 0]));
};

/** What is greatest of all words, and what they come to on average. */
function summarize(states: readonly Row[], width: number): Row {
  const whole = new Float32Array(width * 2);
  for (let index = 0; index < width; index += 1) {
    const values = states.map((row) => row[index] ?? 0);
    whole[index] = Math.max(...values);
    whole[width + index] = values.reduce((sum, value) => sum + value, 0) / values.length;
  }
  return whole;
}

export const joined = (one: Row, other: Row): Row => {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/** The first layer of a network of messages: a word by its vector, the mean of its trigrams, and its flags. */
export class WordLayer {
  readonly #placeOf: ReadonlyMap<string, number>;
  readonly #words: readonly Row[];
  readonly #grams: readonly Row[];
  readonly #input;

  constructor({ vocabulary, words, grams, input }: PackedWords) {
    this.#placeOf = new Map(vocabulary.split(' ').map((word, at) => [word, at + 1]));
    this.#words = unpackTable(words);
    this.#grams = unpackTable(grams);
    this.#input = unpackLayer(input);
  }

  read({ word, grams: buckets, flags }: MessageToken): Row {
    const seen = new Float32Array(this.#input.weights.length / this.#input.scales.length);
    const vector = this.#words[this.#placeOf.get(word) ?? 0];
    if (vector !== undefined) seen.set(vector);
    const first = vector?.length ?? 0;
    for (const bucket of buckets) {
      const row = this.#grams[bucket + 1];
      if (row === undefined) continue;
      for (const [at, value] of row.entries()) {
        seen[first + at] = (seen[first + at] ?? 0) + value / buckets.length;
      }
    }
    const second = first + (this.#grams[0]?.length ?? 0);
    for (const flag of flags) seen[second + flag] = 1;
    return rectify(applyLayer(this.#input, seen));
  }
}

/**
 * A small network of convolutions of growing reach with residuals, over word vectors, trigrams and flags,
 * that tells what a message does and what each of its words is for.
 * `bench/src/training/tagging/train.py` trains such networks.
 */
export class MessageNetwork {
  readonly #packed: PackedNetwork;
  readonly #words: WordLayer;
  readonly #blocks;
  readonly #tagHead;
  readonly #actHead;

  constructor(packed: PackedNetwork) {
    this.#packed = packed;
    this.#words = new WordLayer(packed);
    this.#blocks = packed.blocks.map((block, at) => ({
      layer: unpackLayer(block),
      reach: packed.reaches[at] ?? 1,
      weights: floatsFromBase64(packed.norms[at]?.weights ?? ''),
      biases: floatsFromBase64(packed.norms[at]?.biases ?? ''),
    }));
    this.#tagHead = unpackLayer(packed.tagHead);
    this.#actHead = unpackLayer(packed.actHead);
  }

  /** @param tokens At least one. */
  readonly read = rememberedByTokens((tokens) => this.#compute(tokens));

  #compute(tokens: readonly MessageToken[]): TagShares {
    let states = tokens.map((token) => this.#words.read(token));
    for (const { layer, reach, weights, biases } of this.#blocks) {
      const normed = states.map((row) => normalize(row, weights, biases));
      states = states.map((row, at) => {
        const near = rectify(applyLayer(layer, gather(normed, at, reach)));
        return row.map((value, index) => value + (near[index] ?? 0));
      });
    }
    const whole = summarize(states, states[0]?.length ?? 0);
    const { acts, tags } = this.#packed;
    return {
      acts: sharesOf(acts, applyLayer(this.#actHead, whole)),
      words: states.map((row) => sharesOf(tags, applyLayer(this.#tagHead, joined(row, whole)))),
    };
  }
}

const tagger = new MessageNetwork(network);

/**
 * What a message does and what each of its words is for.
 * @param tokens At least one.
 */
export const tagShares = (tokens: readonly MessageToken[]): TagShares => tagger.read(tokens);
