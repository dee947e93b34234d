import {
  FIT_FEATURES,
  FIT_WEIGHTS,
  type FitFeature,
} from '@modiste/catalogue/similar/outfit/fit-weights';
import { fitFeatures, toOutfit } from '@modiste/catalogue/similar/outfit/outfit-fit';
import { askOutfits, type OutfitQuestion } from '../../relevance/outfits/outfit-questions.ts';
import { readOutfits } from '../../relevance/outfits/read-outfits.ts';
import { adam } from '../adam.ts';

/** The outfits say too little of these, see `FIT_WEIGHTS`: they stay as they are. */
const KEPT: ReadonlySet<FitFeature> = new Set(['color', 'prints', 'sport', 'names']);
const SEEDS = [1, 2];
const PASSES = 150;
const STEP = 0.1;
/** The pull towards zero that keeps rare features modest. */
const RIDGE = 0.001;

/** The features of each choice, the hidden one first; an outfit counts once. */
interface Example {
  choices: readonly Float32Array[];
  weight: number;
}

function toExample({ outfit, rest, choices }: OutfitQuestion): Example {
  const worn = toOutfit(rest.map(({ piece }) => piece));
  const rows = choices.map(({ piece }) => {
    const features = fitFeatures(piece, worn);
    return Float32Array.from(FIT_FEATURES, (name) => features[name]);
  });
  return { choices: rows, weight: 1 / outfit.items.length };
}

const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** How likely each choice is to be the hidden one, by weights. */
function likelihoods({ choices }: Example, weights: Float32Array): number[] {
  const scores = choices.map((row) => dot(row, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Adds to the gradients how far the weights are from telling which choice was hidden. */
function addErrors(gradients: Float32Array, weights: Float32Array, example: Example): void {
  const likely = likelihoods(example, weights);
  for (const [choice, row] of example.choices.entries()) {
    const error = ((likely[choice] ?? 0) - Number(choice === 0)) * example.weight;
    for (const [at, value] of row.entries()) gradients[at] = (gradients[at] ?? 0) + error * value;
  }
}

/**
 * Weights under which the hidden pieces are likeliest: a conditional logit (McFadden, 1974), whose
 * every step looks at all examples.
 * @param start What to begin with.
 * @param isKept Whether a weight stays as it is.
 */
export function tuneWeights(
  examples: readonly Example[],
  start: readonly number[],
  isKept: (at: number) => boolean,
): number[] {
  const values = Float32Array.from(start);
  const gradients = new Float32Array(values.length);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const move = adam([{ values, gradients, decay: 0 }]);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const example of examples) addErrors(gradients, values, example);
    for (const [at, value] of values.entries()) {
      gradients[at] = (gradients[at] ?? 0) / total + RIDGE * value;
    }
    move(STEP);
    for (const [at, value] of start.entries()) if (isKept(at)) values[at] = value;
  }
  return [...values];
}

/**
 * Prints weights for what goes with what, tuned on the tuning half of the outfits: the text of
 * `FIT_WEIGHTS` in `catalogue/src/similar/outfit/fit-weights.ts`.
 *
 * @throws MissingDataError
 */
export async function tuneOutfitWeights(data: string): Promise<boolean> {
  const outfits = (await readOutfits(data)).filter(({ half }) => half === 'tuned');
  const questions = SEEDS.flatMap((seed) => [
    ...askOutfits(outfits, { isHard: false, seed }),
    ...askOutfits(outfits, { isHard: true, seed }),
  ]);
  const start = FIT_FEATURES.map((name) => FIT_WEIGHTS[name]);
  const weights = tuneWeights(questions.map(toExample), start, (at) => {
    const name = FIT_FEATURES[at];
    return name !== undefined && KEPT.has(name);
  });
  console.log(`Tuned on ${outfits.length} outfits, ${questions.length} questions:`);
  for (const [at, name] of FIT_FEATURES.entries()) {
    console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(1)},`);
  }
  return true;
}
