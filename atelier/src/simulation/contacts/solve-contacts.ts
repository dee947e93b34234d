import type { ClothModel } from '../model/cloth-model.ts';
import type { Contacts } from './contacts.ts';

const FURTHEST_CM = 0.08;

export interface ContactPass {
  contacts: Contacts;
  positions: Float64Array;
  before: Float64Array;
}

/** Keeps particles on their side of the triangles they touch, a thickness away, with friction. */
export function solveContacts(model: ClothModel, { contacts, positions, before }: ContactPass) {
  const { particles, weights, sides, count } = contacts;
  const { inverseMass, thickness, friction } = model;
  for (let index = 0; index < count; index += 1) {
    const p = (particles[index * 4] ?? 0) * 3;
    const a = (particles[index * 4 + 1] ?? 0) * 3;
    const b = (particles[index * 4 + 2] ?? 0) * 3;
    const c = (particles[index * 4 + 3] ?? 0) * 3;
    const ka = weights[index * 3] ?? 0;
    const kb = weights[index * 3 + 1] ?? 0;
    const kc = weights[index * 3 + 2] ?? 0;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const bx = positions[b] ?? 0;
    const by = positions[b + 1] ?? 0;
    const bz = positions[b + 2] ?? 0;
    const cx = positions[c] ?? 0;
    const cy = positions[c + 1] ?? 0;
    const cz = positions[c + 2] ?? 0;
    let nx = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
    let ny = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
    let nz = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const length = (Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9) * (sides[index] ?? 1);
    nx /= length;
    ny /= length;
    nz /= length;
    const dx = (positions[p] ?? 0) - ka * ax - kb * bx - kc * cx;
    const dy = (positions[p + 1] ?? 0) - ka * ay - kb * by - kc * cy;
    const dz = (positions[p + 2] ?? 0) - ka * az - kb * bz - kc * cz;
    const missing = thickness - (dx * nx + dy * ny + dz * nz);
    if (missing <= 0) continue;
    const push = missing > FURTHEST_CM ? FURTHEST_CM : missing;
    const wp = inverseMass[p / 3] ?? 0;
    const wa = (inverseMass[a / 3] ?? 0) * ka;
    const wb = (inverseMass[b / 3] ?? 0) * kb;
    const wc = (inverseMass[c / 3] ?? 0) * kc;
    const scale = 1 / (wp + wa * ka + wb * kb + wc * kc);
    const ox = dx - relative(before, { p, a, b, c, ka, kb, kc }, 0);
    const oy = dy - relative(before, { p, a, b, c, ka, kb, kc }, 1);
    const oz = dz - relative(before, { p, a, b, c, ka, kb, kc }, 2);
    const along = ox * nx + oy * ny + oz * nz;
    const tx = ox - along * nx;
    const ty = oy - along * ny;
    const tz = oz - along * nz;
    const slide = Math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-9;
    const held = Math.min(1, (friction * push) / slide);
    const mx = (nx * push - tx * held) * scale;
    const my = (ny * push - ty * held) * scale;
    const mz = (nz * push - tz * held) * scale;
    move(positions, p, [mx * wp, my * wp, mz * wp]);
    move(positions, a, [-mx * wa, -my * wa, -mz * wa]);
    move(positions, b, [-mx * wb, -my * wb, -mz * wb]);
    move(positions, c, [-mx * wc, -my * wc, -mz * wc]);
  }
}

interface Touch {
  p: number;
  a: number;
  b: number;
  c: number;
  ka: number;
  kb: number;
  kc: number;
}

function relative(positions: Float64Array, { p, a, b, c, ka, kb, kc }: Touch, axis: number) {
  return (
    (positions[p + axis] ?? 0) -
    ka * (positions[a + axis] ?? 0) -
    kb * (positions[b + axis] ?? 0) -
    kc * (positions[c + axis] ?? 0)
  );
}

function move(positions: Float64Array, at: number, by: readonly [number, number, number]) {
  positions[at] = (positions[at] ?? 0) + by[0];
  positions[at + 1] = (positions[at + 1] ?? 0) + by[1];
  positions[at + 2] = (positions[at + 2] ?? 0) + by[2];
}
