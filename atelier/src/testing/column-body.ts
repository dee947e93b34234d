import type { AxisStation, Body } from '../bodies/body.ts';
import type { Point } from '../geometry/point.ts';

const WAIST_CM = 11;
const HIP_CM = 16;
const HEIGHT_CM = 150;

/** A round body that is quick to make: a waist at 105 cm, a hip below it, no limbs. */
const radiusAt = (y: number) => {
  const share = Math.max(0, Math.min(1, (105 - y) / 18));
  return WAIST_CM + (HIP_CM - WAIST_CM) * share * share * (3 - 2 * share);
};

function stations(): AxisStation[] {
  return Array.from({ length: 75 }, (_, index) => {
    const y = HEIGHT_CM - index * 2;
    return { center: [0, y, 0], halfWidth: radiusAt(y), halfDepth: radiusAt(y) };
  });
}

const HEIGHTS: Readonly<Record<string, number>> = {
  neck: 146,
  shoulder: 142,
  waist: 106,
  hip: 87,
  crotch: 76,
  knee: 47,
  ankle: 9,
};

function landmarkOf(name: string): Point {
  const part = name.split('-').at(-1) ?? name;
  return [name.startsWith('left') ? 6 : 0, HEIGHTS[part] ?? 120, 0];
}

const at = landmarkOf;

const LANDMARKS: Body['landmarks'] = {
  crown: at('crown'),
  chin: at('chin'),
  'front-neck': at('front-neck'),
  'back-neck': at('back-neck'),
  'left-neck': at('left-neck'),
  'right-neck': at('right-neck'),
  'left-shoulder': at('left-shoulder'),
  'right-shoulder': at('right-shoulder'),
  'left-front-armpit': at('left-front-armpit'),
  'right-front-armpit': at('right-front-armpit'),
  'left-back-armpit': at('left-back-armpit'),
  'right-back-armpit': at('right-back-armpit'),
  'left-bust': at('left-bust'),
  'right-bust': at('right-bust'),
  'front-bust': at('front-bust'),
  'front-underbust': at('front-underbust'),
  'front-waist': at('front-waist'),
  'back-waist': at('back-waist'),
  'left-waist': at('left-waist'),
  'right-waist': at('right-waist'),
  'front-hip': at('front-hip'),
  'back-hip': at('back-hip'),
  'left-hip': at('left-hip'),
  'right-hip': at('right-hip'),
  crotch: at('crotch'),
  'left-elbow': at('left-elbow'),
  'right-elbow': at('right-elbow'),
  'left-wrist': at('left-wrist'),
  'right-wrist': at('right-wrist'),
  'left-fingertip': at('left-fingertip'),
  'right-fingertip': at('right-fingertip'),
  'left-knee': at('left-knee'),
  'right-knee': at('right-knee'),
  'left-calf': at('left-calf'),
  'right-calf': at('right-calf'),
  'left-ankle': at('left-ankle'),
  'right-ankle': at('right-ankle'),
  'left-heel': at('left-heel'),
  'right-heel': at('right-heel'),
  'left-toe': at('left-toe'),
  'right-toe': at('right-toe'),
};

const GIRTHS: Body['girths'] = {
  neck: 34,
  bust: 80,
  underbust: 75,
  waist: 70,
  hip: 100,
  thigh: 55,
  knee: 36,
  calf: 35,
  ankle: 22,
  upperArm: 27,
  elbow: 25,
  wrist: 15,
  head: 55,
};

export function columnBody(): Body {
  const axis = stations();
  const corners = [-20, 20].flatMap((x) => [x, 0, -20, x, HEIGHT_CM, 20]);
  return {
    name: 'column',
    gender: 'woman',
    heightCm: HEIGHT_CM,
    landmarks: LANDMARKS,
    girths: GIRTHS,
    axes: { trunk: axis, 'left-arm': [], 'right-arm': [], 'left-leg': axis, 'right-leg': axis },
    sample: (...[x, y, z, out]) => {
      const away = Math.hypot(x, z) || 1e-9;
      out[0] = away - radiusAt(y);
      out[1] = x / away;
      out[2] = 0;
      out[3] = z / away;
    },
    mesh: {
      positions: Float32Array.from(corners),
      normals: new Float32Array(corners.length),
      triangles: new Uint32Array(0),
    },
  };
}
