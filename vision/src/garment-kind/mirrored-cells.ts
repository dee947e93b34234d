/**
 * For each place of a grid of cells × cells with some parts a cell, row by row, the place that
 * holds its value when the picture is mirrored left to right. `twin` names a part's mirror image.
 */
export function mirroredCells(
  cells: number,
  { parts, twin }: { parts: number; twin: (part: number) => number },
): number[] {
  return Array.from({ length: cells * cells * parts }, (_, at) => {
    const cell = Math.floor(at / parts);
    const column = cell % cells;
    return (cell - column + cells - 1 - column) * parts + twin(at % parts);
  });
}
