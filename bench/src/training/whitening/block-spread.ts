import type { BlockSpread } from '@modiste/vision/whitened-block';

/**
 * The means of the examples and the Cholesky factor of their shrunk covariance, row by row.
 *
 * @param shrinkage added to every variance as a share of their mean, so that noise is not blown up
 */
export function blockSpread(examples: readonly Float32Array[], shrinkage: number): BlockSpread {
  const size = examples[0]?.length ?? 0;
  const means = new Float32Array(size);
  for (const example of examples) {
    example.forEach((value, at) => {
      means[at] = (means[at] ?? 0) + value / examples.length;
    });
  }
  const covariance = lowerTriangle(size, (row, column) => {
    const product = (example: Float32Array) =>
      ((example[row] ?? 0) - (means[row] ?? 0)) * ((example[column] ?? 0) - (means[column] ?? 0));
    return examples.reduce((sum, example) => sum + product(example), 0) / examples.length;
  });
  let trace = 0;
  for (let at = 0; at < size; at += 1) trace += covariance[placeOf(at, at)] ?? 0;
  for (let at = 0; at < size; at += 1) {
    const place = placeOf(at, at);
    covariance[place] = (covariance[place] ?? 0) + (shrinkage * trace) / size;
  }
  return { means, factor: Float32Array.from(choleskyFactor(covariance, size)) };
}

const placeOf = (row: number, column: number): number => (row * (row + 1)) / 2 + column;

function lowerTriangle(
  size: number,
  valueAt: (row: number, column: number) => number,
): Float64Array {
  const values = new Float64Array(placeOf(size, 0));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      values[placeOf(row, column)] = valueAt(row, column);
    }
  }
  return values;
}

/** Cholesky and Banachiewicz, row by row (Golub and Van Loan, Matrix Computations, 4.2). */
function choleskyFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(matrix.length);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[placeOf(row, column)] ?? 0;
      for (let at = 0; at < column; at += 1) {
        rest -= (factor[placeOf(row, at)] ?? 0) * (factor[placeOf(column, at)] ?? 0);
      }
      const diagonal = factor[placeOf(column, column)] ?? 1;
      factor[placeOf(row, column)] = row === column ? Math.sqrt(rest) : rest / diagonal;
    }
  }
  return factor;
}
