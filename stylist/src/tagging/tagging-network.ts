import {
  applyLayer,
  bytesFromBase64,
  floatsFromBase64,
  type PackedLayer,
  softmax,
  unpackLayer,
} from '@modiste/vision/packed-layers';
import { LRUCache } from 'lru-cache';
import type { MessageToken } from './message-tokens.ts';
import network from './tagging-network.json' with { type: 'json' };

/** What the network says of a message: a share for each act, and for each tag of each word. */
export interface TagShares {
  acts: ReadonlyMap<string, number>;
  words: readonly ReadonlyMap<string, number>[];
}

/** The reach of a convolution to either side is one word, or the words so many places away. */
const KERNEL = 3;
const EPSILON = 1e-5;

const placeOf: ReadonlyMap<string, number> = new Map(
  network.vocabulary.split(' ').map((word, at) => [word, at + 1]),
);
const words = unpackTable(network.words);
const grams = unpackTable(network.grams);
const input = unpackLayer(network.input);
const blocks = network.blocks.map((block, at) => ({
  layer: unpackLayer(block),
  reach: network.reaches[at] ?? 1,
  weights: floatsFromBase64(network.norms[at]?.weights ?? ''),
  biases: floatsFromBase64(network.norms[at]?.biases ?? ''),
}));
const tagHead = unpackLayer(network.tagHead);
const actHead = unpackLayer(network.actHead);

type Row = Float32Array;

/** The clauses of a message are read several times, each time for something else. */
const REMEMBERED_MAX = 500;
const remembered = new LRUCache<string, TagShares>({ max: REMEMBERED_MAX });

/** Rows of numbers by their place. */
function unpackTable(packed: Pick<PackedLayer, 'weights' | 'scales'>): Row[] {
  const bytes = bytesFromBase64(packed.weights);
  const scales = floatsFromBase64(packed.scales);
  const width = bytes.length / scales.length;
  return [...scales].map((scale, row) =>
    Float32Array.from(bytes.subarray(row * width, (row + 1) * width), (step) => step * scale),
  );
}

/** The numbers of a word: its vector, the mean of its trigrams, its flags. */
function seen({ word, grams: buckets, flags }: MessageToken): Row {
  const out = new Float32Array(input.weights.length / input.scales.length);
  const vector = words[placeOf.get(word) ?? 0];
  if (vector !== undefined) out.set(vector);
  const first = vector?.length ?? 0;
  for (const bucket of buckets) {
    const row = grams[bucket + 1];
    if (row === undefined) continue;
    for (const [at, value] of row.entries()) {
      out[first + at] = (out[first + at] ?? 0) + value / buckets.length;
    }
  }
  const second = first + (grams[0]?.length ?? 0);
  for (const flag of flags) out[second + flag] = 1;
  return out;
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

const sharesOf = (names: readonly string[], scores: Row): ReadonlyMap<string, number> => {
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

const joined = (one: Row, other: Row): Row => {
  const both = new Float32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

/**
 * What a message does and what each of its words is for, by a small network of convolutions of
 * growing reach with residuals, over word vectors, trigrams and flags, with weights of 8 bits.
 * `bench/src/training/tagging/train.py` retrains it.
 * @param tokens At least one.
 */
export function tagShares(tokens: readonly MessageToken[]): TagShares {
  const key = tokens.map(({ word, flags }) => `${word} ${flags.join()}`).join('\n');
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const shares = computeShares(tokens);
  remembered.set(key, shares);
  return shares;
}

function computeShares(tokens: readonly MessageToken[]): TagShares {
  let states = tokens.map((token) => rectify(applyLayer(input, seen(token))));
  for (const { layer, reach, weights, biases } of blocks) {
    const normed = states.map((row) => normalize(row, weights, biases));
    states = states.map((row, at) => {
      const near = rectify(applyLayer(layer, gather(normed, at, reach)));
      return row.map((value, index) => value + (near[index] ?? 0));
    });
  }
  const whole = summarize(states, states[0]?.length ?? 0);
  return {
    acts: sharesOf(network.acts, applyLayer(actHead, whole)),
    words: states.map((row) => sharesOf(network.tags, applyLayer(tagHead, joined(row, whole)))),
  };
}
