import type { Embedder, EmbeddingInput } from '../embedding/embedder.ts';

const DIMENSIONS = 16;

/** What each picture of a test shows: its bytes as text name it. */
const wordsOf = (input: EmbeddingInput): string =>
  'text' in input ? input.text : new TextDecoder().decode(input.picture);

interface WordEmbedder extends Embedder {
  /** How many inputs it was given. */
  readonly asked: number;
}

/**
 * A model for tests that knows some words by the meaning they are given: each meaning is an axis.
 * @param meanings Words to axes; other words say nothing.
 */
export function createWordEmbedder(
  meanings: Readonly<Record<string, number>>,
  { readsPictures = false, id = 'words' } = {},
): WordEmbedder {
  let asked = 0;
  const embedOne = (input: EmbeddingInput): Float32Array => {
    const vector = new Float32Array(DIMENSIONS);
    vector[DIMENSIONS - 1] = 0.1;
    for (const word of wordsOf(input).toLowerCase().split(/\W+/)) {
      const axis = meanings[word];
      if (axis !== undefined) vector[axis] = (vector[axis] ?? 0) + 1;
    }
    return vector;
  };
  return {
    id,
    dimensions: DIMENSIONS,
    readsPictures,
    get asked() {
      return asked;
    },
    async embed(inputs) {
      asked += inputs.length;
      return inputs.map(embedOne);
    },
    close: async () => undefined,
  };
}
