import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Drape } from './drape.ts';
import { FASTENING_KINDS, LINE_KINDS, PANEL_ROLES } from './drape-parts.ts';
import { growMesh } from './packed/grow-mesh.ts';
import { predictCloth, predictLight, predictPosition } from './packed/predict.ts';
import {
  CLOTH_STEP_CM,
  GROWTH,
  LAMPS,
  LIGHT_STEPS,
  POSITION_STEP_CM,
  readByte,
  readNumbers,
  readResiduals,
  splitStreams,
} from './packed/streams.ts';

const aboutSchema = z.object({
  name: z.string(),
  body: z.string(),
  triangles: z.number().int(),
  welds: z.number().int(),
  panels: z.array(
    z.object({
      name: z.string(),
      role: z.enum(PANEL_ROLES),
      layer: z.number(),
      grain: z.number(),
      /** The panel's vertices are numbered up to here. */
      until: z.number().int(),
    }),
  ),
  lines: z.array(
    z.object({ kind: z.enum(LINE_KINDS), offsetCm: z.number().optional(), count: z.number() }),
  ),
  fastenings: z.array(z.object({ kind: z.enum(FASTENING_KINDS), radiusCm: z.number() })),
});
export type PackedAbout = z.infer<typeof aboutSchema>;

type Streams = ReturnType<typeof splitStreams>;

/** The mesh as it grows: whole steps instead of centimeters. */
interface Growing {
  cloth: number[];
  positions: number[];
  triangles: number[];
  /** For each vertex, the triangle it was reached from. */
  behind: (readonly number[])[];
}

function growPacked(streams: Streams, about: PackedAbout, numbers: { next(): number }): Growing {
  const grown: Growing = { cloth: [], positions: [], triangles: [], behind: [] };
  const residuals = readResiduals(streams.cloth);
  let symbol = 0;
  const meet = (behind: readonly number[]) => {
    const [u, v] = predictCloth(grown.cloth, behind);
    grown.cloth.push(u + residuals.next(), v + residuals.next());
    return grown.behind.push(behind) - 1;
  };
  growMesh({
    remaining: () => about.triangles - grown.triangles.length / 3,
    ahead() {
      const kind = streams.growth[symbol] ?? 0;
      symbol += 1;
      const told = kind === GROWTH.told ? grown.behind.length - 1 - numbers.next() : -1;
      return { kind, told };
    },
    meet,
    begin() {
      const first = meet([]);
      return [first, meet([first]), meet([first])];
    },
    close: (triangle) => grown.triangles.push(...triangle),
  });
  return grown;
}

function placeVertices(grown: Growing, weldedTo: Uint32Array, packed: Uint8Array): void {
  const residuals = readResiduals(packed);
  for (const [vertex, behind] of grown.behind.entries()) {
    const leader = weldedTo[vertex] ?? vertex;
    if (leader === vertex) {
      const expected = predictPosition(grown, vertex, behind);
      grown.positions.push(...expected.map((value) => value + residuals.next()));
    } else {
      grown.positions.push(...grown.positions.slice(leader * 3, leader * 3 + 3));
    }
  }
}

/** The light of each vertex; none where none is stored. */
function readLight(grown: Growing, weldedTo: Uint32Array, packed: Uint8Array) {
  if (packed.length === 0) return {};
  const count = grown.behind.length;
  const light = new Float32Array(count * LAMPS);
  const steps = new Uint8Array(count);
  let at = 0;
  for (let lamp = 0; lamp < LAMPS; lamp += 1)
    for (const [vertex, behind] of grown.behind.entries()) {
      const leader = weldedTo[vertex] ?? vertex;
      if (leader === vertex) {
        steps[vertex] = predictLight(steps, behind) + readByte(packed[at] ?? 0);
        at += 1;
      } else steps[vertex] = steps[leader] ?? 0;
      light[vertex * LAMPS + lamp] = ((steps[vertex] ?? 0) / LIGHT_STEPS) ** 2;
    }
  return { light };
}

/** Reads numbers that were stored as steps from one to the next. */
function readSteps(numbers: { next(): number }, count: number): number[] {
  let value = 0;
  return Array.from({ length: count }, () => {
    value += numbers.next();
    return value;
  });
}

function readWelds(numbers: { next(): number }, vertices: number, welds: number): Uint32Array {
  const weldedTo = Uint32Array.from({ length: vertices }, (_, vertex) => vertex);
  const followers = readSteps(numbers, welds);
  const leaders = readSteps(numbers, welds);
  for (const [index, follower] of followers.entries()) weldedTo[follower] = leaders[index] ?? 0;
  return weldedTo;
}

/**
 * Reads a drape that packDrape of the atelier wrote.
 * @param packed The bytes of a `.drape` file.
 * @throws {Error} where they are none.
 */
export function unpackDrape(packed: Uint8Array): Drape {
  const streams = splitStreams(brotliDecompressSync(packed));
  const about = aboutSchema.parse(JSON.parse(new TextDecoder().decode(streams.about)));
  const numbers = readNumbers(streams.numbers);
  const grown = growPacked(streams, about, numbers);
  const count = grown.behind.length;
  const weldedTo = readWelds(numbers, count, about.welds);
  placeVertices(grown, weldedTo, streams.positions);
  const lines = about.lines.map(({ count: length, ...line }) => ({
    ...line,
    vertices: readSteps(numbers, length),
  }));
  const fastenings = about.fastenings.map((one) => ({ ...one, vertex: numbers.next() }));
  let panel = 0;
  return {
    name: about.name,
    body: about.body,
    positions: Float32Array.from(grown.positions, (steps) => steps * POSITION_STEP_CM),
    cloth: Float32Array.from(grown.cloth, (steps) => steps * CLOTH_STEP_CM),
    triangles: Uint32Array.from(grown.triangles),
    panelOf: Uint16Array.from({ length: count }, (_, vertex) => {
      while (vertex >= (about.panels[panel]?.until ?? count)) panel += 1;
      return panel;
    }),
    weldedTo,
    ...readLight(grown, weldedTo, streams.light),
    panels: about.panels.map(({ until: _, ...one }) => one),
    lines,
    fastenings,
  };
}
