import { brotliCompressSync, constants } from 'node:zlib';
import type { Drape } from '@modiste/wardrobe/drape';
import { predictCloth, predictLight, predictPosition } from '@modiste/wardrobe/packed/predict';
import {
  CLOTH_STEP_CM,
  joinStreams,
  LAMPS,
  LIGHT_STEPS,
  POSITION_STEP_CM,
  packByte,
  packNumbers,
  packResiduals,
} from '@modiste/wardrobe/packed/streams';
import type { PackedAbout } from '@modiste/wardrobe/unpack-drape';
import { type Walk, walkMesh } from './walk-mesh.ts';

/** Rounds to whole steps, and keeps what prediction lacks. */
function packCoordinates({ cloth, positions }: Drape, walk: Walk, weldedTo: readonly number[]) {
  const steps: { cloth: number[]; positions: number[] } = { cloth: [], positions: [] };
  const clothRest: number[] = [];
  const positionRest: number[] = [];
  for (const [number, vertex] of walk.order.entries()) {
    const behind = walk.behind[number] ?? [];
    const flat = predictCloth(steps.cloth, behind);
    for (const [axis, expected] of flat.entries()) {
      const value = Math.round((cloth[vertex * 2 + axis] ?? 0) / CLOTH_STEP_CM);
      steps.cloth.push(value);
      clothRest.push(value - expected);
    }
    const leader = weldedTo[number] ?? number;
    if (leader !== number) {
      steps.positions.push(...steps.positions.slice(leader * 3, leader * 3 + 3));
      continue;
    }
    for (const [axis, expected] of predictPosition(steps, number, behind).entries()) {
      const value = Math.round((positions[vertex * 3 + axis] ?? 0) / POSITION_STEP_CM);
      steps.positions.push(value);
      positionRest.push(value - expected);
    }
  }
  return { cloth: packResiduals(clothRest), positions: packResiduals(positionRest) };
}

/** What the light of each vertex lacks from its neighbors', one lamp after the other. */
function packLight({ light }: Drape, walk: Walk, weldedTo: readonly number[]): Uint8Array {
  if (!light) return new Uint8Array();
  const steps = new Uint8Array(walk.order.length);
  const rest: number[] = [];
  for (let lamp = 0; lamp < LAMPS; lamp += 1)
    for (const [number, vertex] of walk.order.entries()) {
      const leader = weldedTo[number] ?? number;
      const share = light[vertex * LAMPS + lamp] ?? 1;
      steps[number] =
        leader === number ? Math.round(Math.sqrt(share) * LIGHT_STEPS) : (steps[leader] ?? 0);
      if (leader !== number) continue;
      rest.push(packByte((steps[number] ?? 0) - predictLight(steps, walk.behind[number] ?? [])));
    }
  return Uint8Array.from(rest);
}

const stepsOf = (values: readonly number[]) =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

/** The lowest new number among the vertices at each place. */
function renumberWelds({ weldedTo }: Drape, { order }: Walk): number[] {
  const leaders = new Map<number, number>();
  return order.map((vertex, number) => {
    const place = weldedTo[vertex] ?? vertex;
    const leader = leaders.get(place) ?? number;
    leaders.set(place, leader);
    return leader;
  });
}

function describeDrape(drape: Drape, walk: Walk, welds: number): PackedAbout {
  const panels = drape.panels.map(({ name, role, layer, grain }, panel) => ({
    name,
    role,
    layer,
    grain,
    until: 1 + walk.order.findLastIndex((vertex) => drape.panelOf[vertex] === panel),
  }));
  return {
    name: drape.name,
    body: drape.body,
    triangles: drape.triangles.length / 3,
    welds,
    panels,
    lines: drape.lines.map(({ kind, offsetCm, vertices }) => ({
      kind,
      offsetCm,
      count: vertices.length,
    })),
    fastenings: drape.fastenings.map(({ kind, radiusCm }) => ({ kind, radiusCm })),
  };
}

/**
 * Packs a drape: its mesh by the symbols that make it grow again, positions and cloth coordinates
 * by what their prediction lacks, all of it compressed. Vertices are numbered anew, panel by panel.
 * Positions are kept to a tenth of a millimeter.
 * @throws {Error} where a vertex lies farther from its neighbors than two bytes can say.
 */
export function packDrape(drape: Drape): Uint8Array {
  const walk = walkMesh(drape.triangles);
  const weldedTo = renumberWelds(drape, walk);
  const followers = [...weldedTo.keys()].filter((vertex) => weldedTo[vertex] !== vertex);
  const renumber = (vertex: number) => walk.numbers.get(vertex) ?? 0;
  const numbers = [
    ...walk.told,
    ...stepsOf(followers),
    ...stepsOf(followers.map((vertex) => weldedTo[vertex] ?? 0)),
    ...drape.lines.flatMap(({ vertices }) => stepsOf(vertices.map(renumber))),
    ...drape.fastenings.map(({ vertex }) => renumber(vertex)),
  ];
  const about = describeDrape(drape, walk, followers.length);
  const whole = joinStreams({
    about: new TextEncoder().encode(JSON.stringify(about)),
    growth: Uint8Array.from(walk.symbols),
    numbers: packNumbers(numbers),
    ...packCoordinates(drape, walk, weldedTo),
    light: packLight(drape, walk, weldedTo),
  });
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
}
