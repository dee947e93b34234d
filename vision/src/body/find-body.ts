import type { Raster } from '../picture/decode-picture.ts';
import {
  BODY_LANDMARKS,
  type BodyLandmark,
  type FoundBody,
  landmarksOf,
  type Square,
} from './body-landmarks.ts';
import { cropSquare } from './crop-square.ts';
import {
  BODY_MASK_SIDE,
  type BodyNetworkOutput,
  type RunBodyNetwork,
} from './open-body-network.ts';

/** After the named points follow the middle of the hips and a point of the circle about the body. */
const CENTER = BODY_LANDMARKS.length;
const ON_CIRCLE = CENTER + 1;
const NUMBERS_PER_POINT = 5;

/** The circle about a body, widened by a quarter, is what the network was trained to see. */
const SQUARE_PER_RADIUS = 2.5;
const SQUARE_SIDE_MAX = 1.8;
const PASSES = 3;
/** Less likely than this is not looked at more closely, and more likely is not sought elsewhere. */
const LIKELIHOOD_MIN = 0.3;
const LIKELIHOOD_SURE = 0.6;

const probability = (logit: number): number => 1 / (1 + Math.exp(-logit));

function pointAt({ points }: BodyNetworkOutput, index: number, square: Square): BodyLandmark {
  const step = square.side / BODY_MASK_SIDE;
  const [x = 0, y = 0, z = 0, visibility = 0, presence = 0] = points.subarray(
    index * NUMBERS_PER_POINT,
    (index + 1) * NUMBERS_PER_POINT,
  );
  return {
    x: square.centerX - square.side / 2 + x * step,
    y: square.centerY - square.side / 2 + y * step,
    z: z * step,
    visibility: probability(visibility),
    presence: probability(presence),
  };
}

function bodyOf(output: BodyNetworkOutput, square: Square): FoundBody {
  const landmarks = landmarksOf((_, index) => pointAt(output, index, square));
  const mask = output.mask.map(probability);
  return { likelihood: output.likelihood, landmarks, mask, square };
}

/** The square about the body that was found, to look at once more. */
function squareAbout(output: BodyNetworkOutput, square: Square, { width, height }: Raster): Square {
  const center = pointAt(output, CENTER, square);
  const edge = pointAt(output, ON_CIRCLE, square);
  const radius = Math.hypot(edge.x - center.x, edge.y - center.y);
  const side = Math.min(radius * SQUARE_PER_RADIUS, Math.max(width, height) * SQUARE_SIDE_MAX);
  return { centerX: center.x, centerY: center.y, side };
}

async function lookFrom(run: RunBodyNetwork, raster: Raster, first: Square): Promise<FoundBody> {
  let square = first;
  let output = await run(cropSquare(raster, square, BODY_MASK_SIDE));
  for (let pass = 1; pass < PASSES && output.likelihood >= LIKELIHOOD_MIN; pass += 1) {
    square = squareAbout(output, square, raster);
    output = await run(cropSquare(raster, square, BODY_MASK_SIDE));
  }
  return bodyOf(output, square);
}

/** Where a body may be: in the whole picture, or larger than it, of which the upper part is seen. */
function firstSquares({ width, height }: Raster): Square[] {
  const side = Math.max(width, height);
  const at = (down: number, share: number): Square => ({
    centerX: width / 2,
    centerY: height * down,
    side: side * share,
  });
  return [at(0.5, 1.05), at(0.75, 1.5), at(1, 2), at(0.5, 0.8)];
}

/**
 * Finds the most likely body in a picture, in passes that look closer and closer.
 * @returns null where nothing looks like a body.
 */
export async function findBody(
  run: RunBodyNetwork,
  raster: Raster,
  squares: readonly Square[] = firstSquares(raster),
): Promise<FoundBody | null> {
  let best: FoundBody | null = null;
  for (const square of squares) {
    const found = await lookFrom(run, raster, square);
    if (best === null || found.likelihood > best.likelihood) best = found;
    if (best.likelihood >= LIKELIHOOD_SURE) break;
  }
  return best !== null && best.likelihood >= LIKELIHOOD_MIN ? best : null;
}
