/** The edges of a triangle mesh, in the order in which its triangles first name them. */
export interface EdgeTable {
  count: number;
  /** Two for each edge: its ends. */
  ends: Uint32Array;
  /** Two for each edge: the corners across it; the second is its own end 0 where the mesh ends. */
  opposite: Uint32Array;
  /** 1 where only one triangle has the edge. */
  isBorder: Uint8Array;
  /** Three for each triangle: the edge from corner 0 to 1, 1 to 2 and 2 to 0. */
  ofTriangle: Uint32Array;
}

const EMPTY = 0xffffffff;

/** Finds the edges by hashing the pair of ends (open addressing). */
export function edgeTable(corners: Uint32Array): EdgeTable {
  const sides = corners.length;
  let size = 1;
  while (size < sides * 2) size *= 2;
  const slots = new Uint32Array(size).fill(EMPTY);
  const ends = new Uint32Array(sides * 2);
  const opposite = new Uint32Array(sides * 2);
  const isBorder = new Uint8Array(sides).fill(1);
  const ofTriangle = new Uint32Array(sides);
  let count = 0;
  for (let side = 0; side < sides; side += 1) {
    const first = side - (side % 3);
    const from = corners[side] ?? 0;
    const to = corners[first + ((side + 1) % 3)] ?? 0;
    const third = corners[first + ((side + 2) % 3)] ?? 0;
    const low = from < to ? from : to;
    const high = from < to ? to : from;
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) & (size - 1);
    let edge = slots[slot] ?? EMPTY;
    while (edge !== EMPTY && (ends[edge * 2] !== low || ends[edge * 2 + 1] !== high)) {
      slot = (slot + 1) & (size - 1);
      edge = slots[slot] ?? EMPTY;
    }
    if (edge === EMPTY) {
      edge = count;
      slots[slot] = edge;
      ends[edge * 2] = low;
      ends[edge * 2 + 1] = high;
      opposite[edge * 2] = third;
      opposite[edge * 2 + 1] = low;
      count += 1;
    } else {
      opposite[edge * 2 + 1] = third;
      isBorder[edge] = 0;
    }
    ofTriangle[side] = edge;
  }
  return { count, ends, opposite, isBorder, ofTriangle };
}
