import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { growMesh } from '../drapes/packed/grow-mesh.ts';
import { predictLight } from '../drapes/packed/predict.ts';
import {
  GROWTH,
  POSITION_STEP_CM,
  readByte,
  readNumbers,
  readResiduals,
  splitStreams,
} from '../drapes/packed/streams.ts';

/** Sky, key and fill: nobody sees a body from inside. */
export const BODY_LAMPS = 3;
/** Finer than that of cloth: skin is smooth, and shows the least step. */
export const BODY_LIGHT_STEPS = 120;

/** The skin of a mannequin that stands on the floor and faces the camera, centimeters. */
export interface StoredBody {
  /** For example "woman-hourglass-relaxed". */
  name: string;
  heightCm: number;
  /** How high the chin is. */
  chinCm: number;
  /** Three for each vertex. */
  positions: Float32Array;
  /** Three for each triangle, counterclockwise from outside. */
  triangles: Uint32Array;
  /** Three for each vertex, 0 to 1: how much of the sky, the key light and the fill it sees. */
  light: Float32Array;
  /** Of the left arm; the right one is its mirror image. */
  joints: Readonly<Record<'elbow' | 'wrist', readonly [x: number, y: number, z: number]>>;
}

const pointSchema = z.tuple([z.number(), z.number(), z.number()]);
const aboutSchema = z.object({
  name: z.string(),
  heightCm: z.number(),
  chinCm: z.number(),
  triangles: z.number().int(),
  joints: z.object({ elbow: pointSchema, wrist: pointSchema }),
});
export type BodyAbout = z.infer<typeof aboutSchema>;

/** Where a new vertex of a body is expected: opposite of the third one, but nearer. */
export function predictSkin(positions: ArrayLike<number>, behind: readonly number[], axis: number) {
  const [a, b, c] = behind;
  if (a === undefined) return 0;
  const at = (vertex: number) => positions[vertex * 3 + axis] ?? 0;
  if (b === undefined || c === undefined) return at(a);
  return Math.round((at(a) + at(b)) * 0.9 - at(c) * 0.8);
}

function growSkin(packed: ReturnType<typeof splitStreams>, count: number) {
  const numbers = readNumbers(packed.numbers);
  const residuals = readResiduals(packed.positions);
  const positions: number[] = [];
  const triangles: number[] = [];
  const behindOf: (readonly number[])[] = [];
  let symbol = 0;
  const meet = (behind: readonly number[]) => {
    for (let axis = 0; axis < 3; axis += 1)
      positions.push(predictSkin(positions, behind, axis) + residuals.next());
    return behindOf.push(behind) - 1;
  };
  growMesh({
    remaining: () => count - triangles.length / 3,
    ahead() {
      const kind = packed.growth[symbol] ?? 0;
      symbol += 1;
      return { kind, told: kind === GROWTH.told ? behindOf.length - 1 - numbers.next() : -1 };
    },
    meet,
    begin() {
      const first = meet([]);
      return [first, meet([first]), meet([first])];
    },
    close: (triangle) => triangles.push(...triangle),
  });
  return { positions, triangles, behindOf };
}

function readLight(packed: Uint8Array, behindOf: readonly (readonly number[])[]): Float32Array {
  const light = new Float32Array(behindOf.length * BODY_LAMPS);
  const steps = new Uint8Array(behindOf.length);
  let at = 0;
  for (let lamp = 0; lamp < BODY_LAMPS; lamp += 1)
    for (const [vertex, behind] of behindOf.entries()) {
      steps[vertex] = predictLight(steps, behind) + readByte(packed[at] ?? 0);
      at += 1;
      light[vertex * BODY_LAMPS + lamp] = ((steps[vertex] ?? 0) / BODY_LIGHT_STEPS) ** 2;
    }
  return light;
}

/**
 * Reads a body that packBody of the atelier wrote.
 * @param packed The bytes of a `.body` file.
 * @throws {Error} where they are none.
 */
export function unpackBody(packed: Uint8Array): StoredBody {
  const streams = splitStreams(brotliDecompressSync(packed));
  const about = aboutSchema.parse(JSON.parse(new TextDecoder().decode(streams.about)));
  const { positions, triangles, behindOf } = growSkin(streams, about.triangles);
  return {
    name: about.name,
    heightCm: about.heightCm,
    chinCm: about.chinCm,
    joints: about.joints,
    positions: Float32Array.from(positions, (steps) => steps * POSITION_STEP_CM),
    triangles: Uint32Array.from(triangles),
    light: readLight(streams.light, behindOf),
  };
}
