import type { Drape } from '@modiste/wardrobe/drape';
import type { DrapeFastening, DrapeLine } from '@modiste/wardrobe/drape-parts';
import { lengthOf } from '../flat/outline.ts';
import { meshPanel, type PanelMesh } from '../meshing/mesh-panel.ts';
import type { LaidPanel, ReadCloth } from '../pattern.ts';
import { readCloth } from './read-cloth.ts';

interface Laid {
  panel: LaidPanel;
  mesh: PanelMesh;
  positions: readonly number[];
  /** The garment's number of the panel's first vertex. */
  offset: number;
}

function meshLaid(panel: LaidPanel): PanelMesh {
  const counts = new Map(
    [...panel.edges, ...panel.inner].map(({ name, points }) => [
      name,
      Math.max(1, Math.round(lengthOf(points) / panel.spacingCm)),
    ]),
  );
  const table = { ...panel, part: 'trunk', stiffness: 1, plies: 1, fineness: 1 } as const;
  return meshPanel({ ...table, place: () => [0, 0, 0] }, panel.spacingCm, counts);
}

function layPanel(panel: LaidPanel, read: ReadCloth, offset: number): Laid {
  const mesh = meshLaid(panel);
  const place = panel.lay(read);
  return { panel, mesh, offset, positions: mesh.points.flatMap(([u, v]) => [...place(u, v)]) };
}

const linesOf = ({ panel, mesh, offset }: Laid): DrapeLine[] =>
  [...panel.edges, ...panel.inner].flatMap(({ name, kind, offsetCm }): DrapeLine[] => {
    const vertices = (mesh.along.get(name) ?? []).map((vertex) => vertex + offset);
    return kind ? [{ kind, vertices, offsetCm }] : [];
  });

const fasteningsOf = ({ panel, mesh, offset }: Laid): DrapeFastening[] =>
  panel.fastenings.map(({ kind, radiusCm, at }) => {
    const distances = mesh.points.map(([u, v]) => Math.hypot(u - at[0], v - at[1]));
    return { kind, radiusCm, vertex: offset + distances.indexOf(Math.min(...distances)) };
  });

/** Lays panels upon a garment that hangs: each becomes a panel of it, sewn to none. */
export function layPanels(drape: Drape, laid: readonly LaidPanel[]): Drape {
  const read = readCloth(drape);
  let offset = drape.panelOf.length;
  const pieces = laid.map((panel) => {
    const piece = layPanel(panel, read, offset);
    offset += piece.mesh.points.length;
    return piece;
  });
  const points = pieces.flatMap(({ mesh }) => mesh.points);
  const onGrain = pieces.flatMap(({ panel, mesh }) =>
    panel.onGrain ? mesh.points.map(panel.onGrain) : mesh.points,
  );
  const first = drape.panels.length;
  return {
    ...drape,
    positions: Float32Array.from([...drape.positions, ...pieces.flatMap((one) => one.positions)]),
    cloth: Float32Array.from([...drape.cloth, ...onGrain.flat()]),
    triangles: Uint32Array.from([
      ...drape.triangles,
      ...pieces.flatMap(({ mesh, offset: from }) => mesh.triangles.map((vertex) => vertex + from)),
    ]),
    panelOf: Uint16Array.from([
      ...drape.panelOf,
      ...pieces.flatMap(({ mesh }, index) => mesh.points.map(() => first + index)),
    ]),
    weldedTo: Uint32Array.from([
      ...drape.weldedTo,
      ...points.map((_, index) => drape.panelOf.length + index),
    ]),
    panels: [
      ...drape.panels,
      ...laid.map(({ name, role, layer, grain }) => ({ name, role, layer, grain })),
    ],
    lines: [...drape.lines, ...pieces.flatMap(linesOf)],
    fastenings: [...drape.fastenings, ...pieces.flatMap(fasteningsOf)],
  };
}
