import type { NearestLine } from '../maps/picture-maps.ts';
import { length2 } from '../materials/lengths.ts';
import type { LineSegment } from './line-segments.ts';

const CELL_CM = 0.8;

/** The segments near each cell of a panel's cloth. */
interface PanelGrid {
  left: number;
  bottom: number;
  columns: number;
  rows: number;
  /** Lists of segments, one after the other; cell c has those from `starts[c]` to `starts[c + 1]`. */
  starts: Uint32Array;
  segments: Uint32Array;
}

/** A place on the cloth of a panel, centimeters. */
interface ClothPlace {
  panel: number;
  x: number;
  y: number;
}

/** Finds the nearest sewn line of a place on the cloth. */
export interface LineField {
  /** Writes kind, distance and place along the line to `out` at `pixel`; nothing if none is near. */
  find(place: ClothPlace, out: NearestLine, pixel: number): void;
}

function cellsOf(segment: LineSegment, reach: number) {
  const far = reach + segment.offset;
  return {
    left: Math.floor((Math.min(segment.x, segment.x + segment.dx) - far) / CELL_CM),
    right: Math.floor((Math.max(segment.x, segment.x + segment.dx) + far) / CELL_CM),
    bottom: Math.floor((Math.min(segment.y, segment.y + segment.dy) - far) / CELL_CM),
    top: Math.floor((Math.max(segment.y, segment.y + segment.dy) + far) / CELL_CM),
  };
}

function gridOf(
  listed: readonly { segment: LineSegment; index: number }[],
  reach: number,
): PanelGrid {
  const boxes = listed.map(({ segment }) => cellsOf(segment, reach));
  const left = Math.min(...boxes.map((box) => box.left));
  const bottom = Math.min(...boxes.map((box) => box.bottom));
  const columns = Math.max(...boxes.map((box) => box.right)) - left + 1;
  const rows = Math.max(...boxes.map((box) => box.top)) - bottom + 1;
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  boxes.forEach((box, at) => {
    for (let row = box.bottom; row <= box.top; row += 1)
      for (let column = box.left; column <= box.right; column += 1)
        lists[(row - bottom) * columns + column - left]?.push(listed[at]?.index ?? 0);
  });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    starts[cell + 1] = (starts[cell] ?? 0) + list.length;
  });
  return { left, bottom, columns, rows, starts, segments: Uint32Array.from(lists.flat()) };
}

/** Start, reach to the end, length, offset, kind and place along the line. */
const STRIDE = 8;

/** All segments in one row of numbers: they are read for each pixel. */
function packSegments(segments: readonly LineSegment[]): Float64Array {
  const lines = new Float64Array(segments.length * STRIDE);
  segments.forEach(({ x, y, dx, dy, offset, kind, along }, index) => {
    lines.set([x, y, dx, dy, length2(dx, dy) + 1e-9, offset, kind, along], index * STRIDE);
  });
  return lines;
}

/** Indexes segments by the cells within `reach` centimeters of them. */
export function lineField(segments: readonly LineSegment[], reach: number): LineField {
  const panels = new Map<number, { segment: LineSegment; index: number }[]>();
  segments.forEach((segment, index) => {
    const listed = panels.get(segment.panel);
    if (listed) listed.push({ segment, index });
    else panels.set(segment.panel, [{ segment, index }]);
  });
  const grids: PanelGrid[] = [];
  for (const [panel, listed] of panels) grids[panel] = gridOf(listed, reach);
  const lines = packSegments(segments);
  return {
    find({ panel, x, y }, out, pixel) {
      const grid = grids[panel];
      if (!grid) return;
      const column = Math.floor(x / CELL_CM) - grid.left;
      const row = Math.floor(y / CELL_CM) - grid.bottom;
      if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return;
      const cell = row * grid.columns + column;
      const end = grid.starts[cell + 1] ?? 0;
      let best = reach;
      for (let at = grid.starts[cell] ?? 0; at < end; at += 1) {
        const line = (grid.segments[at] ?? 0) * STRIDE;
        const dx = lines[line + 2] ?? 0;
        const dy = lines[line + 3] ?? 0;
        const fromX = x - (lines[line] ?? 0);
        const fromY = y - (lines[line + 1] ?? 0);
        const length = lines[line + 4] ?? 0;
        const raw = (fromX * dx + fromY * dy) / (length * length);
        const share = raw < 0 ? 0 : raw > 1 ? 1 : raw;
        const across = length2(fromX - share * dx, fromY - share * dy) - (lines[line + 5] ?? 0);
        if (Math.abs(across) >= best) continue;
        best = Math.abs(across);
        out.kind[pixel] = lines[line + 6] ?? 0;
        out.across[pixel] = across;
        out.along[pixel] = (lines[line + 7] ?? 0) + share * length;
      }
    },
  };
}
