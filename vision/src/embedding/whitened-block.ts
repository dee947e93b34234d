import type { ImageDescriptors } from '../descriptors/image-descriptors.ts';
import { floatsFromBase64 } from '../networks/packed-layers.ts';
import blockSpreads from './block-spreads.json' with { type: 'json' };
import { unitLength } from './unit-length.ts';

/** The blocks that are whitened; the silhouette has few numbers that hardly move together. */
export const WHITENED_BLOCKS = ['color', 'layout', 'edges', 'texture'] as const;
type WhitenedBlock = (typeof WHITENED_BLOCKS)[number] & keyof ImageDescriptors;

/** How a block of unit length varies from picture to picture. */
export interface BlockSpread {
  means: Float32Array;
  /** The lower triangle of the covariance's Cholesky factor, row by row. */
  factor: Float32Array;
}

const SPREADS: Readonly<Record<WhitenedBlock, BlockSpread>> = {
  color: spreadOf(blockSpreads.color),
  layout: spreadOf(blockSpreads.layout),
  edges: spreadOf(blockSpreads.edges),
  texture: spreadOf(blockSpreads.texture),
};

/**
 * The block with what all pictures share taken out and its numbers made independent, so that what
 * is rare weighs more than what is common (whitening, Jégou and Chum, ECCV 2012). Unit length.
 *
 * The spreads were learned from shoppers' photos of Alexey Grigorev's "Clothing dataset" (CC0);
 * `npm run bench -- spreads --data <folder> --limit 1000 --write` recomputes them.
 */
export const whitenedBlock = (block: WhitenedBlock, values: Float32Array): Float32Array =>
  whiten(unitLength(values), SPREADS[block]);

/** Solves factor · z = values − means from the first row down; z has unit length. */
export function whiten(values: Float32Array, { means, factor }: BlockSpread): Float32Array {
  const solved = new Float32Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const start = (row * (row + 1)) / 2;
    let rest = (values[row] ?? 0) - (means[row] ?? 0);
    for (let at = 0; at < row; at += 1) rest -= (factor[start + at] ?? 0) * (solved[at] ?? 0);
    solved[row] = rest / (factor[start + row] ?? 1);
  }
  return unitLength(solved);
}

function spreadOf(packed: { means: string; factor: string }): BlockSpread {
  return { means: floatsFromBase64(packed.means), factor: floatsFromBase64(packed.factor) };
}
