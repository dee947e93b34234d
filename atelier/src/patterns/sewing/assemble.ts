import type { DrapeFastening, DrapeLine } from '@modiste/wardrobe/drape-parts';
import type { Body } from '../../bodies/body.ts';
import type { Point } from '../../geometry/point.ts';
import type { Assembly } from '../assembly.ts';
import { type FlatPoint, resample } from '../flat/outline.ts';
import { meshPanel, type PanelMesh } from '../meshing/mesh-panel.ts';
import { distanceToLine } from '../meshing/polygon.ts';
import type { EdgeName, EdgePoint, Pattern, PatternEdge, PatternPanel } from '../pattern.ts';
import { countSteps, keyOf } from './count-steps.ts';

interface CutPanel {
  panel: PatternPanel;
  mesh: PanelMesh;
  /** The garment's number of the panel's first vertex. */
  offset: number;
}

interface Cut {
  pattern: Pattern;
  pieces: readonly CutPanel[];
  /** The vertices along an edge, as the garment numbers them. */
  along: (edge: EdgeName) => readonly number[];
  vertexAt: (point: EdgePoint) => number;
}

function cutPanels(pattern: Pattern, spacingCm: number): CutPanel[] {
  const counts = countSteps(pattern, spacingCm);
  let offset = 0;
  return pattern.panels.map((panel) => {
    const mesh = meshPanel(panel, spacingCm * panel.fineness, counts.get(panel.name) ?? new Map());
    const cut = { panel, mesh, offset };
    offset += mesh.points.length;
    return cut;
  });
}

function nearestVertex({ mesh, offset }: CutPanel, at: FlatPoint): number {
  let nearest = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, point] of mesh.points.entries()) {
    const away = Math.hypot(point[0] - at[0], point[1] - at[1]);
    if (away < distance) [nearest, distance] = [index, away];
  }
  return nearest + offset;
}

function cutPattern(pattern: Pattern, spacingCm: number): Cut {
  const pieces = cutPanels(pattern, spacingCm);
  const byName = new Map(pieces.map((piece) => [piece.panel.name, piece]));
  const pieceOf = (name: string) => {
    const piece = byName.get(name);
    if (!piece) throw new Error(`${pattern.name} has no panel "${name}".`);
    return piece;
  };
  return {
    pattern,
    pieces,
    along(edge) {
      const piece = pieceOf(edge[0]);
      const vertices = piece.mesh.along.get(edge[1]);
      if (!vertices) throw new Error(`${pattern.name} has no edge "${keyOf(edge)}".`);
      return vertices.map((vertex) => vertex + piece.offset);
    },
    vertexAt: ({ panel, at }) => nearestVertex(pieceOf(panel), at),
  };
}

function sewTogether({ pattern, along, vertexAt }: Cut): number[] {
  const pairs = pattern.seams.flatMap(({ first, second, isParallel }) => {
    const one = along(first);
    const other = isParallel ? along(second) : along(second).toReversed();
    return one.flatMap((vertex, index) => [vertex, other[index] ?? vertex]);
  });
  const buttoned = pattern.buttoned.flatMap(({ first, second }) => [
    vertexAt(first),
    vertexAt(second),
  ]);
  return [...pairs, ...buttoned];
}

/** Each stretch of the lines for which `read` finds something, with what it found. */
function stretchesOf<T>({ pieces, along }: Cut, read: (edge: PatternEdge) => T | undefined) {
  return pieces.flatMap(({ panel }) =>
    [...panel.edges, ...panel.inner].flatMap((edge) => {
      const found = read(edge);
      if (found === undefined) return [];
      const vertices = along([panel.name, edge.name]);
      return vertices
        .slice(1)
        .map((to, index) => ({ from: vertices[index] ?? to, to, value: found }));
    }),
  );
}

function findLines({ pattern, pieces, along }: Cut): DrapeLine[] {
  const drawn = pieces.flatMap(({ panel }) =>
    [...panel.edges, ...panel.inner].flatMap(({ name, kind, offsetCm }): DrapeLine[] =>
      kind ? [{ kind, vertices: along([panel.name, name]), offsetCm }] : [],
    ),
  );
  const seams = pattern.seams.map(
    ({ first, kind = 'seam' }): DrapeLine => ({ kind, vertices: along(first) }),
  );
  return [...drawn, ...seams];
}

function pliesAt(panel: PatternPanel, point: FlatPoint): number {
  const hems = [...panel.edges, ...panel.inner].flatMap(({ hem, points }) =>
    hem && distanceToLine(point, points) < hem.depthCm ? [hem.plies] : [],
  );
  return Math.max(panel.plies, ...hems);
}

function placeTether(cut: Cut, edge: EdgeName): { vertex: number; at: Point }[] {
  const panel = cut.pattern.panels.find(({ name }) => name === edge[0]);
  const line = panel?.edges.find(({ name }) => name === edge[1]);
  if (!panel || !line) throw new Error(`${cut.pattern.name} has no edge "${keyOf(edge)}".`);
  const vertices = cut.along(edge);
  const points = resample(line.points, Math.max(1, vertices.length - 1));
  return vertices.map((vertex, index) => {
    const [u, v] = points[index] ?? [0, 0];
    return { vertex, at: panel.place(u, v) };
  });
}

const PASSES = 5;

/** Moves vertices that are too near to the body, or inside it, out of it along its normals. */
function pushOutside(
  body: Body,
  positions: Float32Array,
  clearanceOf: (vertex: number) => number,
): void {
  const sample = new Float64Array(4);
  const count = positions.length / 3;
  for (let vertex = 0; vertex < count * PASSES; vertex += 1) {
    const at = (vertex % count) * 3;
    const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
    body.sample(x, y, z, sample);
    const [distance = 0, normalX = 0, normalY = 0, normalZ = 0] = sample;
    const missing = clearanceOf(vertex % count) - distance;
    if (missing <= 0) continue;
    positions[at] = x + normalX * missing;
    positions[at + 1] = y + normalY * missing;
    positions[at + 2] = z + normalZ * missing;
  }
}

/**
 * Cuts a pattern into meshed panels about `spacingCm` centimeters fine, sews them and places them
 * around the body, outside of it.
 * @throws {Error} where the pattern names a panel or an edge that it does not have.
 */
export function assemble(pattern: Pattern, body: Body, spacingCm: number): Assembly {
  const cut = cutPattern(pattern, spacingCm);
  const { pieces } = cut;
  const all = pieces.flatMap(({ panel, mesh }, index) =>
    mesh.points.map((point) => ({ panel, point, index })),
  );
  const start = Float32Array.from(all.flatMap(({ panel, point }) => [...panel.place(...point)]));
  pushOutside(body, start, (vertex) => 0.5 + 0.4 * (all[vertex]?.panel.layer ?? 0));
  return {
    name: pattern.name,
    panels: pieces.map(({ panel: { name, role, part, layer, grain, stiffness } }) => ({
      name,
      role,
      part,
      layer,
      grain,
      stiffness,
    })),
    cloth: Float32Array.from(all.flatMap(({ point }) => [...point])),
    grain: Float32Array.from(all.flatMap(({ panel, point }) => panel.onGrain?.(point) ?? point)),
    start,
    triangles: Uint32Array.from(
      pieces.flatMap(({ mesh, offset }) => mesh.triangles.map((vertex) => vertex + offset)),
    ),
    panelOf: Uint16Array.from(all, ({ index }) => index),
    plies: Float32Array.from(all, ({ panel, point }) => pliesAt(panel, point)),
    stitches: Uint32Array.from(sewTogether(cut)),
    folds: stretchesOf(cut, (edge) => edge.fold).map(({ from, to, value }) => ({
      from,
      to,
      angle: value,
    })),
    elastics: stretchesOf(cut, (edge) => edge.gather).map(({ from, to, value }) => ({
      from,
      to,
      share: value,
    })),
    tethers: pattern.tethers.flatMap(({ edge, forGood }) =>
      placeTether(cut, edge).map((tether) => ({ ...tether, forGood })),
    ),
    lines: findLines(cut),
    fastenings: pattern.fastenings.map(
      ({ kind, radiusCm, ...point }): DrapeFastening => ({
        kind,
        radiusCm,
        vertex: cut.vertexAt(point),
      }),
    ),
    laid: pattern.laid ?? [],
    channels: pattern.channels,
  };
}
