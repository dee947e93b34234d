import { type Field, smoothMinimum } from '../../geometry/field.ts';
import type { Point } from '../../geometry/point.ts';
import type { AxisStation, Body, BodyArms } from '../body.ts';
import type { LandmarkName } from '../landmarks.ts';

/** How far apart the field is read to find which way leads out of it. */
const STEP_CM = 0.05;

/** Turns a point about a joint, in the plane of the shoulders; positive is up on the left side. */
function turnAbout([jointX, jointY]: Point, [x, y, z]: Point, radians: number): Point {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [dx, dy] = [x - jointX, y - jointY];
  return [jointX + dx * cos - dy * sin, jointY + dx * sin + dy * cos, z];
}

function liftedField(arms: BodyArms, radians: number): Field {
  const { withoutArms, left, right, joints, blendAt } = arms;
  return (x, y, z) => {
    const isLeft = x > 0;
    const [ax, ay] = turnAbout(
      isLeft ? joints.left : joints.right,
      [x, y, z],
      isLeft ? -radians : radians,
    );
    const arm = isLeft ? left(ax, ay, z) : right(ax, ay, z);
    return smoothMinimum(withoutArms(x, y, z), arm, blendAt(y));
  };
}

function sampler(field: Field): Body['sample'] {
  // The parameters are gathered because the interface has four of them.
  return (...[x, y, z, out]) => {
    const dx = field(x + STEP_CM, y, z) - field(x - STEP_CM, y, z);
    const dy = field(x, y + STEP_CM, z) - field(x, y - STEP_CM, z);
    const dz = field(x, y, z + STEP_CM) - field(x, y, z - STEP_CM);
    const length = Math.hypot(dx, dy, dz) || 1;
    out[0] = field(x, y, z);
    out[1] = dx / length;
    out[2] = dy / length;
    out[3] = dz / length;
  };
}

const turnAxis = (axis: readonly AxisStation[], joint: Point, radians: number) =>
  axis.map((station) => ({ ...station, center: turnAbout(joint, station.center, radians) }));

const ON_ARM = ['elbow', 'wrist', 'fingertip'] as const;

/**
 * The same body with its arms lifted sideways by an angle, as rigid as a doll's: for cutting and
 * sewing, where arms must not be in the way. Its distances are those of the solids that it is made
 * of, right to some millimeters near the surface; its mesh stays as it was.
 * @throws {Error} where the body has no arms.
 */
export function liftArms(body: Body, radians: number): Body {
  const { arms, axes } = body;
  if (!arms) throw new Error(`${body.name} has no arms to lift.`);
  const { left, right } = arms.joints;
  const landmarks: Record<LandmarkName, Point> = { ...body.landmarks };
  for (const point of ON_ARM) {
    landmarks[`left-${point}`] = turnAbout(left, landmarks[`left-${point}`], radians);
    landmarks[`right-${point}`] = turnAbout(right, landmarks[`right-${point}`], -radians);
  }
  return {
    ...body,
    landmarks,
    axes: {
      ...axes,
      'left-arm': turnAxis(axes['left-arm'], left, radians),
      'right-arm': turnAxis(axes['right-arm'], right, -radians),
    },
    sample: sampler(liftedField(arms, radians)),
  };
}
