import type { ClothModel } from './model/cloth-model.ts';

/** One pass over the hinges: each is three linear constraints, one an axis, solved at once. */
export function solveHinges(model: ClothModel, positions: Float64Array, stepRate: number): void {
  const { inverseMass, hinges } = model;
  const { particles, weights, compliance } = hinges;
  for (let index = 0; index < compliance.length; index += 1) {
    const q = index * 4;
    const i0 = particles[q] ?? 0;
    const i1 = particles[q + 1] ?? 0;
    const i2 = particles[q + 2] ?? 0;
    const i3 = particles[q + 3] ?? 0;
    const k0 = weights[q] ?? 0;
    const k1 = weights[q + 1] ?? 0;
    const k2 = weights[q + 2] ?? 0;
    const k3 = weights[q + 3] ?? 0;
    const f0 = (inverseMass[i0] ?? 0) * k0;
    const f1 = (inverseMass[i1] ?? 0) * k1;
    const f2 = (inverseMass[i2] ?? 0) * k2;
    const f3 = (inverseMass[i3] ?? 0) * k3;
    const scale = 1 / (f0 * k0 + f1 * k1 + f2 * k2 + f3 * k3 + (compliance[index] ?? 0) * stepRate);
    for (let axis = 0; axis < 3; axis += 1) {
      const a = i0 * 3 + axis;
      const b = i1 * 3 + axis;
      const c = i2 * 3 + axis;
      const d = i3 * 3 + axis;
      const pa = positions[a] ?? 0;
      const pb = positions[b] ?? 0;
      const pc = positions[c] ?? 0;
      const pd = positions[d] ?? 0;
      const pull = (k0 * pa + k1 * pb + k2 * pc + k3 * pd) * scale;
      positions[a] = pa - f0 * pull;
      positions[b] = pb - f1 * pull;
      positions[c] = pc - f2 * pull;
      positions[d] = pd - f3 * pull;
    }
  }
}
