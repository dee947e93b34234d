import { brotliCompressSync, constants } from 'node:zlib';
import { predictLight } from '@modiste/wardrobe/packed/predict';
import {
  joinStreams,
  POSITION_STEP_CM,
  packByte,
  packNumbers,
  packResiduals,
} from '@modiste/wardrobe/packed/streams';
import {
  BODY_LAMPS,
  BODY_LIGHT_STEPS,
  type BodyAbout,
  predictSkin,
  type StoredBody,
} from '@modiste/wardrobe/unpack-body';
import { type Walk, walkMesh } from './walk-mesh.ts';

function packPositions({ positions }: StoredBody, walk: Walk): Uint8Array {
  const steps: number[] = [];
  const rest: number[] = [];
  for (const [number, vertex] of walk.order.entries()) {
    const behind = walk.behind[number] ?? [];
    for (let axis = 0; axis < 3; axis += 1) {
      const value = Math.round((positions[vertex * 3 + axis] ?? 0) / POSITION_STEP_CM);
      rest.push(value - predictSkin(steps, behind, axis));
      steps.push(value);
    }
  }
  return packResiduals(rest);
}

function packLight({ light }: StoredBody, walk: Walk): Uint8Array {
  const steps = new Uint8Array(walk.order.length);
  const rest: number[] = [];
  for (let lamp = 0; lamp < BODY_LAMPS; lamp += 1)
    for (const [number, vertex] of walk.order.entries()) {
      const share = light[vertex * BODY_LAMPS + lamp] ?? 1;
      steps[number] = Math.round(Math.sqrt(share) * BODY_LIGHT_STEPS);
      rest.push(packByte((steps[number] ?? 0) - predictLight(steps, walk.behind[number] ?? [])));
    }
  return Uint8Array.from(rest);
}

/**
 * Packs a body and its light as `packDrape` packs cloth: positions to a tenth of a millimeter.
 * Vertices are numbered anew.
 * @throws {Error} where a vertex lies farther from its neighbors than two bytes can say.
 */
export function packBody(body: StoredBody): Uint8Array {
  const walk = walkMesh(body.triangles);
  const about: BodyAbout = {
    name: body.name,
    heightCm: body.heightCm,
    chinCm: body.chinCm,
    triangles: body.triangles.length / 3,
    joints: { elbow: [...body.joints.elbow], wrist: [...body.joints.wrist] },
  };
  const whole = joinStreams({
    about: new TextEncoder().encode(JSON.stringify(about)),
    growth: Uint8Array.from(walk.symbols),
    numbers: packNumbers(walk.told),
    cloth: new Uint8Array(),
    positions: packPositions(body, walk),
    light: packLight(body, walk),
  });
  return brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
}
