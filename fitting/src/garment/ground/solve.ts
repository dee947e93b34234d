/** Solves matrix · x = right by Gauss's elimination with row exchange; both are used up. */
export function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((line, row) => ({ line, value: right[row] ?? 0 }));
  for (let step = 0; step < size; step += 1) {
    const best = rows
      .slice(step)
      .reduce((most, row) =>
        Math.abs(row.line[step] ?? 0) > Math.abs(most.line[step] ?? 0) ? row : most,
      );
    rows.splice(rows.indexOf(best), 1);
    rows.splice(step, 0, best);
    const pivot = best.line[step] || 1e-12;
    for (const row of rows.slice(step + 1)) {
      const factor = (row.line[step] ?? 0) / pivot;
      for (let column = step; column < size; column += 1) {
        row.line[column] = (row.line[column] ?? 0) - factor * (best.line[column] ?? 0);
      }
      row.value -= factor * best.value;
    }
  }
  const solved = new Float64Array(size);
  for (let step = size - 1; step >= 0; step -= 1) {
    const row = rows[step];
    if (!row) continue;
    let value = row.value;
    for (let column = step + 1; column < size; column += 1) {
      value -= (row.line[column] ?? 0) * (solved[column] ?? 0);
    }
    solved[step] = value / (row.line[step] || 1e-12);
  }
  return solved;
}
