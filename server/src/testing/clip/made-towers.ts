import { clipTokenOf } from './clip-tokenizer.ts';
import { encodeOnnx } from './encode-onnx.ts';

const VOCABULARY = 49_408;

/** Where words and pictures meet: how much red, green and blue something is, from -1 to 1. */
const COLOR_WORDS: Readonly<Record<string, readonly number[]>> = {
  red: [1, -1, -1],
  green: [-1, 1, -1],
  blue: [-1, -1, 1],
  white: [1, 1, 1],
  black: [-1, -1, -1],
};
const COLORS = 3;
/** The colors, and what no picture has: so a text without a color is not without a vector. */
const MEASURES = COLORS + 1;
const OTHERWISE = 0.1;

/** Spreads measures over as many numbers as are asked for, the same way for both towers. */
function spread(measures: number, dimensions: number): Float32Array {
  const numbers = new Float32Array(measures * dimensions);
  for (let at = 0; at < dimensions; at++) {
    const measure = at % MEASURES;
    if (measure < measures) numbers[measure * dimensions + at] = 1;
  }
  return numbers;
}

function colorTable(): Float32Array {
  const table = new Float32Array(VOCABULARY * MEASURES);
  for (let token = 0; token < VOCABULARY; token++) table[token * MEASURES + COLORS] = OTHERWISE;
  for (const [word, color] of Object.entries(COLOR_WORDS)) {
    table.set(color, clipTokenOf(word) * MEASURES);
  }
  return table;
}

interface TowerOptions {
  dimensions?: number;
  /** Whether the tower is told which tokens are padding. */
  takesMask?: boolean;
}

/**
 * Reads a text by its color words: what CLIP's text tower does, with a table in place of layers.
 * `input_ids` to `text_embeds`.
 */
export function madeTextTower({ dimensions = 8, takesMask = false }: TowerOptions = {}): Buffer {
  const ids = { name: 'input_ids', kind: 'int64', shape: ['texts', 'tokens'] } as const;
  const mask = { name: 'attention_mask', kind: 'int64', shape: ['texts', 'tokens'] } as const;
  const weighed = [
    { does: 'Cast', inputs: ['attention_mask'], output: 'kept', attributes: { to: 1 } },
    { does: 'Unsqueeze', inputs: ['kept', 'last'], output: 'weights' },
    { does: 'Mul', inputs: ['rows', 'weights'], output: 'read' },
  ];
  return encodeOnnx({
    nodes: [
      { does: 'Gather', inputs: ['table', 'input_ids'], output: 'rows' },
      ...(takesMask ? weighed : [{ does: 'Identity', inputs: ['rows'], output: 'read' }]),
      {
        does: 'ReduceMean',
        inputs: ['read'],
        output: 'color',
        attributes: { axes: [1], keepdims: 0 },
      },
      { does: 'MatMul', inputs: ['color', 'spread'], output: 'text_embeds' },
    ],
    constants: [
      { name: 'table', shape: [VOCABULARY, MEASURES], data: colorTable() },
      { name: 'spread', shape: [MEASURES, dimensions], data: spread(MEASURES, dimensions) },
      { name: 'last', shape: [1], data: BigInt64Array.of(2n) },
    ],
    inputs: takesMask ? [ids, mask] : [ids],
    outputs: [{ name: 'text_embeds', kind: 'float32', shape: ['texts', dimensions] }],
  });
}

/** Reads a picture by its mean color: `pixel_values` to `image_embeds`. */
export const madeVisionTower = ({ dimensions = 8 }: TowerOptions = {}): Buffer =>
  encodeOnnx({
    nodes: [
      { does: 'GlobalAveragePool', inputs: ['pixel_values'], output: 'mean' },
      { does: 'Flatten', inputs: ['mean'], output: 'color' },
      { does: 'MatMul', inputs: ['color', 'spread'], output: 'image_embeds' },
    ],
    constants: [{ name: 'spread', shape: [COLORS, dimensions], data: spread(COLORS, dimensions) }],
    inputs: [{ name: 'pixel_values', kind: 'float32', shape: ['pictures', 3, 'height', 'width'] }],
    outputs: [{ name: 'image_embeds', kind: 'float32', shape: ['pictures', dimensions] }],
  });
