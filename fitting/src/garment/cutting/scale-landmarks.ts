import type {
  GarmentLandmarks,
  GarmentLimb,
  GarmentPoint,
  GarmentSides,
} from '../garment-cutout.ts';

/** The same landmarks in a picture that is `scale` times as large. */
export function scaleLandmarks(landmarks: GarmentLandmarks, scale: number): GarmentLandmarks {
  const point = ({ x, y }: GarmentPoint): GarmentPoint => ({
    x: (x + 0.5) * scale - 0.5,
    y: (y + 0.5) * scale - 0.5,
  });
  const points = ({ left, right }: GarmentSides<GarmentPoint>) => ({
    left: point(left),
    right: point(right),
  });
  const limb = (one: GarmentLimb | null): GarmentLimb | null =>
    one && {
      axis: one.axis.map(point),
      innerEnd: point(one.innerEnd),
      outerEnd: point(one.outerEnd),
    };
  const limbs = ({ left, right }: GarmentSides<GarmentLimb | null>) => ({
    left: limb(left),
    right: limb(right),
  });
  const { waist, hem } = landmarks;
  const shared = { waist: points(waist), hem: points(hem) };
  if (landmarks.kind === 'bottom') {
    const { kind, hip, crotch, legs } = landmarks;
    const middle = crotch && point(crotch);
    return { kind, ...shared, hip: points(hip), crotch: middle, legs: limbs(legs) };
  }
  const { kind, neck, neckline, shoulderTip, armpit, sleeves } = landmarks;
  return {
    kind,
    ...shared,
    neck: points(neck),
    neckline: neckline.map(point),
    shoulderTip: points(shoulderTip),
    armpit: points(armpit),
    sleeves: limbs(sleeves),
  };
}
