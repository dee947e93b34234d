import type { Drape } from '@modiste/wardrobe/drape';
import { fillChannels } from '../patterns/laid/fill-channels.ts';
import { layPanels } from '../patterns/laid/lay-panels.ts';
import type { Rest } from '../simulation/drape-pattern.ts';

/**
 * Writes down a garment at rest: its vertices stand where their particles came to rest. What is laid
 * upon it follows.
 */
export function makeDrape(bodyName: string, { model, positions }: Rest): Drape {
  const { assembly, welding } = model;
  const { particleOf } = welding;
  const first = new Map<number, number>();
  for (const [vertex, particle] of particleOf.entries()) {
    if (!first.has(particle)) first.set(particle, vertex);
  }
  const sewn: Drape = {
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
  const filled = assembly.channels ? fillChannels(sewn, assembly.channels) : sewn;
  return assembly.laid.length > 0 ? layPanels(filled, assembly.laid) : filled;
}
