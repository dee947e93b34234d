import type { Drape } from '@modiste/wardrobe/drape';
import type { Rest } from '../simulation/drape-pattern.ts';

/** Writes down a garment at rest: its vertices stand where their particles came to rest. */
export function makeDrape(bodyName: string, { model, positions }: Rest): Drape {
  const { assembly, welding } = model;
  const { particleOf } = welding;
  const first = new Map<number, number>();
  for (const [vertex, particle] of particleOf.entries()) {
    if (!first.has(particle)) first.set(particle, vertex);
  }
  return {
    name: assembly.name,
    body: bodyName,
    positions: Float32Array.from(
      { length: particleOf.length * 3 },
      (_, index) => positions[(particleOf[Math.floor(index / 3)] ?? 0) * 3 + (index % 3)] ?? 0,
    ),
    cloth: assembly.grain,
    triangles: assembly.triangles,
    panelOf: assembly.panelOf,
    weldedTo: Uint32Array.from(particleOf, (particle) => first.get(particle) ?? 0),
    panels: assembly.panels.map(({ name, role, layer, grain }) => ({ name, role, layer, grain })),
    lines: assembly.lines,
    fastenings: assembly.fastenings,
  };
}
