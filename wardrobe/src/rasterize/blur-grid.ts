function blurLine(
  values: Float32Array,
  at: { start: number; step: number; count: number },
  radius: number,
) {
  const { start, step, count } = at;
  const copy = new Float32Array(count);
  for (let index = 0; index < count; index += 1) copy[index] = values[start + index * step] ?? 0;
  const read = (index: number) => copy[Math.min(count - 1, Math.max(0, index))] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += read(index);
  for (let index = 0; index < count; index += 1) {
    values[start + index * step] = sum / (2 * radius + 1);
    sum += read(index + radius + 1) - read(index - radius);
  }
}

interface Grid {
  values: Float32Array;
  columns: number;
  rows: number;
}

/** Softens a grid by the mean of so many cells to each side, twice. Changes it in place. */
export function blur({ values, columns, rows }: Grid, radius: number): void {
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < rows; y += 1)
      blurLine(values, { start: y * columns, step: 1, count: columns }, radius);
    for (let x = 0; x < columns; x += 1)
      blurLine(values, { start: x, step: columns, count: rows }, radius);
  }
}
