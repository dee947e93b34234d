import { applyLayer, type PackedLayer, unpackLayer } from '@modiste/vision/packed-layers';
import type { MessageToken } from '../tagging/message-tokens.ts';
import {
  joined,
  type PackedWords,
  type Row,
  rememberedByTokens,
  sharesOf,
  WordLayer,
} from '../tagging/tagging-network.ts';

/** The units of one direction: the reset gate, the update gate and the new state, one below the other. */
interface PackedUnits {
  input: PackedLayer;
  state: PackedLayer;
}

/** A trained network as it is stored: weights of 8 bits with a scale for each row, in Base64. */
interface PackedClauseNetwork extends PackedWords {
  tags: readonly string[];
  forward: PackedUnits;
  backward: PackedUnits;
  tagHead: PackedLayer;
}

/** How likely each tag is for each word. */
export type WordShares = readonly ReadonlyMap<string, number>[];

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Gated recurrent units over the words of a message, in the order in which they are given. */
function runUnits(
  { input, state }: Record<'input' | 'state', ReturnType<typeof unpackLayer>>,
  rows: readonly Row[],
): Row[] {
  const width = state.scales.length / 3;
  let last: Row = new Float32Array(width);
  return rows.map((row) => {
    const [given, kept, before] = [applyLayer(input, row), applyLayer(state, last), last];
    last = before.map((value, at) => {
      const reset = sigmoid((given[at] ?? 0) + (kept[at] ?? 0));
      const update = sigmoid((given[width + at] ?? 0) + (kept[width + at] ?? 0));
      const fresh = Math.tanh((given[2 * width + at] ?? 0) + reset * (kept[2 * width + at] ?? 0));
      return (1 - update) * fresh + update * value;
    });
    return last;
  });
}

const unpackUnits = ({ input, state }: PackedUnits) => ({
  input: unpackLayer(input),
  state: unpackLayer(state),
});

/**
 * A small network of gated recurrent units that reads a message from both ends (Cho et al., 2014) and tells of
 * each word what its clause does, and whether it begins there.
 * `bench/src/training/clauses/train.py` trains it.
 */
export class ClauseNetwork {
  readonly #tags: readonly string[];
  readonly #words: WordLayer;
  readonly #forward;
  readonly #backward;
  readonly #tagHead;

  constructor(packed: PackedClauseNetwork) {
    this.#tags = packed.tags;
    this.#words = new WordLayer(packed);
    this.#forward = unpackUnits(packed.forward);
    this.#backward = unpackUnits(packed.backward);
    this.#tagHead = unpackLayer(packed.tagHead);
  }

  /** @param tokens At least one. */
  readonly read = rememberedByTokens((tokens) => this.#compute(tokens));

  #compute(tokens: readonly MessageToken[]): WordShares {
    const rows = tokens.map((token) => this.#words.read(token));
    const forward = runUnits(this.#forward, rows);
    const backward = runUnits(this.#backward, rows.toReversed()).toReversed();
    return forward.map((row, at) =>
      sharesOf(this.#tags, applyLayer(this.#tagHead, joined(row, backward[at] ?? row))),
    );
  }
}
