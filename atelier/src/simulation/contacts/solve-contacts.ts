import type { ClothModel } from '../model/cloth-model.ts';
import type { Contacts } from './contacts.ts';

const FURTHEST_CM = 0.08;
const FURTHEST_THROUGH_CM = 0.01;

export interface ContactPass {
  contacts: Contacts;
  positions: Float64Array;
  /** Where the particles were before the step: what friction holds them to. */
  before: Float64Array;
  /** Of the cloth's friction: 0 where it slides freely. */
  grip: number;
}

const way = new Float64Array(3);

/** Keeps cloth a thickness away from other cloth, on the side where it is, with friction. */
export function solveContacts(
  model: ClothModel,
  { contacts, positions, before, grip }: ContactPass,
) {
  const { particles, weights, gaps, count } = contacts;
  const { inverseMass, friction } = model;
  for (let index = 0; index < count; index += 1) {
    const q = index * 4;
    const p0 = particles[q] ?? 0;
    const p1 = particles[q + 1] ?? 0;
    const p2 = particles[q + 2] ?? 0;
    const p3 = particles[q + 3] ?? 0;
    const k0 = weights[q] ?? 0;
    const k1 = weights[q + 1] ?? 0;
    const k2 = weights[q + 2] ?? 0;
    const k3 = weights[q + 3] ?? 0;
    const a = p0 * 3;
    const b = p1 * 3;
    const c = p2 * 3;
    const d = p3 * 3;
    const apartIn = (of: Float64Array, axis: number) =>
      k0 * (of[a + axis] ?? 0) +
      k1 * (of[b + axis] ?? 0) +
      k2 * (of[c + axis] ?? 0) +
      k3 * (of[d + axis] ?? 0);
    const [dx, dy, dz] = [apartIn(positions, 0), apartIn(positions, 1), apartIn(positions, 2)];
    const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9;
    const gap = gaps[index] ?? 0;
    if (gap > 0 && apart >= gap) continue;
    const push = Math.max(-FURTHEST_THROUGH_CM, Math.min(gap - apart, FURTHEST_CM));
    const nx = dx / apart;
    const ny = dy / apart;
    const nz = dz / apart;
    const ox = dx - apartIn(before, 0);
    const oy = dy - apartIn(before, 1);
    const oz = dz - apartIn(before, 2);
    const along = ox * nx + oy * ny + oz * nz;
    const tx = ox - along * nx;
    const ty = oy - along * ny;
    const tz = oz - along * nz;
    const slide = Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-9;
    const held = Math.min(1, (friction * grip * Math.max(0, push)) / slide);
    const f0 = (inverseMass[p0] ?? 0) * k0;
    const f1 = (inverseMass[p1] ?? 0) * k1;
    const f2 = (inverseMass[p2] ?? 0) * k2;
    const f3 = (inverseMass[p3] ?? 0) * k3;
    const scale = 1 / (f0 * k0 + f1 * k1 + f2 * k2 + f3 * k3 + 1e-12);
    way[0] = (nx * push - tx * held) * scale;
    way[1] = (ny * push - ty * held) * scale;
    way[2] = (nz * push - tz * held) * scale;
    for (let axis = 0; axis < 3; axis += 1) {
      const by = way[axis] ?? 0;
      positions[a + axis] = (positions[a + axis] ?? 0) + f0 * by;
      positions[b + axis] = (positions[b + axis] ?? 0) + f1 * by;
      positions[c + axis] = (positions[c + axis] ?? 0) + f2 * by;
      positions[d + axis] = (positions[d + axis] ?? 0) + f3 * by;
    }
  }
}
