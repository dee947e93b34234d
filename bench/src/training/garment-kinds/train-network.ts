import { type SeededRandom, shuffled } from '../../sampling/seeded-random.ts';
import { adam } from '../adam.ts';
import type { KindExample } from './kind-example.ts';
import {
  applied,
  freshNetwork,
  type KindNetwork,
  type Layer,
  rectified,
  softmax,
  standardized,
} from './kind-network.ts';

const UNITS = 64;
const PASSES = 6;
const BATCH = 64;
const STEP_SIZE = 0.002;
const WARM_UP_STEPS = 100;
const WEIGHT_DECAY = 0.02;
const UNIT_DROPOUT = 0.3;
const INPUT_DROPOUT = 0.12;
const SMOOTHING = 0.05;

interface Lesson {
  network: KindNetwork;
  hidden: Layer;
  output: Layer;
  random: SeededRandom;
}

const gradientsOf = ({ inputs, weights, biases }: Layer): Layer => ({
  inputs,
  weights: new Float32Array(weights.length),
  biases: new Float32Array(biases.length),
});

/** A network of 64 hidden units that answers one of so many kinds; slow, the same for one seed. */
export function trainNetwork(
  examples: readonly KindExample[],
  kinds: number,
  random: SeededRandom,
): KindNetwork {
  const network = freshNetwork(examples, { units: UNITS, kinds }, random);
  const hidden = gradientsOf(network.hidden);
  const output = gradientsOf(network.output);
  const step = adam([
    { values: network.hidden.weights, gradients: hidden.weights, decay: WEIGHT_DECAY },
    { values: network.hidden.biases, gradients: hidden.biases, decay: 0 },
    { values: network.output.weights, gradients: output.weights, decay: WEIGHT_DECAY },
    { values: network.output.biases, gradients: output.biases, decay: 0 },
  ]);
  const steps = PASSES * Math.ceil(examples.length / BATCH);
  let taken = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const order = shuffled(examples, random);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const example of batch) {
        const share = example.weight / batch.length;
        learn({ network, hidden, output, random }, example, share);
      }
      taken += 1;
      step(stepSizeAt(taken, steps));
    }
  }
  return network;
}

/** Rises for the first steps, then falls by half a cosine to nothing. */
const stepSizeAt = (step: number, steps: number): number =>
  STEP_SIZE * Math.min(1, step / WARM_UP_STEPS) * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps));

/** Adds the gradients of the cross entropy with one example's answer. */
function learn(lesson: Lesson, { features, kinds }: KindExample, weight: number): void {
  const { network, hidden, output, random } = lesson;
  const inputs = standardized(network, features).map((value) =>
    random.next() < INPUT_DROPOUT ? 0 : value,
  );
  const units = rectified(applied(network.hidden, inputs)).map((value) =>
    random.next() < UNIT_DROPOUT ? 0 : value / (1 - UNIT_DROPOUT),
  );
  const shares = softmax(applied(network.output, units));
  const wanted = wantedShares(shares, kinds);
  const errors = shares.map((share, kind) => weight * (share - (wanted[kind] ?? 0)));
  const unitErrors = addGradients(output, { errors, values: units, layer: network.output }).map(
    (error, unit) => ((units[unit] ?? 0) > 0 ? error / (1 - UNIT_DROPOUT) : 0),
  );
  addGradients(hidden, { errors: unitErrors, values: inputs, layer: network.hidden });
}

/** Where several kinds are right, the model's own leaning divides the answer among them. */
function wantedShares(shares: Float32Array, kinds: readonly number[]): Float32Array {
  const right = kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0);
  return shares.map((share, kind) => {
    const hard = kinds.includes(kind) ? share / right : 0;
    return hard * (1 - SMOOTHING) + SMOOTHING / shares.length;
  });
}

/** Adds to a layer's gradients and answers the errors of the values it was given. */
function addGradients(
  gradients: Layer,
  { errors, values, layer }: { errors: Float32Array; values: Float32Array; layer: Layer },
): Float32Array {
  const valueErrors = new Float32Array(values.length);
  errors.forEach((error, unit) => {
    if (error === 0) return;
    gradients.biases[unit] = (gradients.biases[unit] ?? 0) + error;
    const row = unit * layer.inputs;
    for (let at = 0; at < values.length; at += 1) {
      const place = row + at;
      gradients.weights[place] = (gradients.weights[place] ?? 0) + error * (values[at] ?? 0);
      valueErrors[at] = (valueErrors[at] ?? 0) + error * (layer.weights[place] ?? 0);
    }
  });
  return valueErrors;
}
