import { GROWTH } from './streams.ts';

export interface GrowthGuide {
  /** How many triangles are still to come. */
  remaining: () => number;
  /** Says what lies in front of a gate; `told` where it is a vertex told by its number. */
  ahead: (gate: Gate, guess: { before: number; after: number }) => { kind: number; told: number };
  /** Numbers a new vertex, reached from a triangle: the gate's two vertices, then its third. */
  meet: (behind: readonly number[]) => number;
  /** Begins a new piece: its first triangle. */
  begin: () => readonly [number, number, number];
  /** Takes a finished triangle. */
  close: (triangle: readonly [number, number, number]) => void;
}

export interface Gate {
  from: number;
  to: number;
  tip: number;
}

const KEY = 0x4000000;

/** The rim of what has grown: from each vertex of it to the next, and back. */
interface Rim {
  open: Map<number, Gate>;
  next: Map<number, number>;
  previous: Map<number, number>;
}

/** The rim, and the gates in the order in which they were reached. */
interface Front {
  rim: Rim;
  queue: Gate[];
}

function openGate({ rim, queue }: Front, gate: Gate): void {
  const opposite = gate.to * KEY + gate.from;
  if (rim.open.delete(opposite)) return;
  rim.open.set(gate.from * KEY + gate.to, gate);
  rim.next.set(gate.from, gate.to);
  rim.previous.set(gate.to, gate.from);
  queue.push(gate);
}

function growFrom(guide: GrowthGuide, front: Front, gate: Gate): void {
  const { rim } = front;
  rim.open.delete(gate.from * KEY + gate.to);
  const before = rim.previous.get(gate.from) ?? -1;
  const after = rim.next.get(gate.to) ?? -1;
  const { kind, told } = guide.ahead(gate, { before, after });
  if (kind === GROWTH.edge) return;
  const behind = [gate.from, gate.to, gate.tip];
  const choices = [-1, kind === GROWTH.fresh ? guide.meet(behind) : -1, before, after, told];
  const tip = choices[kind] ?? -1;
  guide.close([gate.to, gate.from, tip]);
  openGate(front, { from: gate.from, to: tip, tip: gate.to });
  openGate(front, { from: tip, to: gate.to, tip: gate.from });
}

/**
 * Walks a mesh from triangle to triangle, as who packs it and who reads it both do: each edge that
 * is reached is a gate, and a symbol says what lies ahead of it (after Gumhold and Straßer, Real
 * Time Compression of Triangle Mesh Connectivity, 1998). Pieces follow each other.
 */
export function growMesh(guide: GrowthGuide): void {
  while (guide.remaining() > 0) {
    const rim: Rim = { open: new Map(), next: new Map(), previous: new Map() };
    const front: Front = { rim, queue: [] };
    const { queue } = front;
    const [a, b, c] = guide.begin();
    guide.close([a, b, c]);
    openGate(front, { from: a, to: b, tip: c });
    openGate(front, { from: b, to: c, tip: a });
    openGate(front, { from: c, to: a, tip: b });
    for (let index = 0; index < queue.length; index += 1) {
      const gate = queue[index];
      if (gate && rim.open.get(gate.from * KEY + gate.to) === gate) growFrom(guide, front, gate);
    }
  }
}
