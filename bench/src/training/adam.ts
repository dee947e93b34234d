const MOMENTUM = 0.9;
const SQUARE_MOMENTUM = 0.999;
const TINY = 1e-8;

interface Learned {
  values: Float32Array;
  gradients: Float32Array;
  /** The share of a step by which a value falls towards zero. */
  decay: number;
}

/**
 * Moves values against their gradients (Adam, Kingma and Ba, ICLR 2015, with decoupled weight
 * decay, Loshchilov and Hutter, ICLR 2019). The gradients are zero after each step.
 */
export function adam(learned: readonly Learned[]): (stepSize: number) => void {
  const parts = learned.map((part) => ({
    ...part,
    mean: new Float32Array(part.values.length),
    square: new Float32Array(part.values.length),
  }));
  let steps = 0;
  return (stepSize) => {
    steps += 1;
    const meanShare = 1 - MOMENTUM ** steps;
    const squareShare = 1 - SQUARE_MOMENTUM ** steps;
    for (const { values, gradients, decay, mean, square } of parts) {
      for (let at = 0; at < values.length; at += 1) {
        const gradient = gradients[at] ?? 0;
        const value = values[at] ?? 0;
        const m = MOMENTUM * (mean[at] ?? 0) + (1 - MOMENTUM) * gradient;
        const s = SQUARE_MOMENTUM * (square[at] ?? 0) + (1 - SQUARE_MOMENTUM) * gradient ** 2;
        mean[at] = m;
        square[at] = s;
        const move = m / meanShare / (Math.sqrt(s / squareShare) + TINY) + decay * value;
        values[at] = value - stepSize * move;
      }
      gradients.fill(0);
    }
  };
}
