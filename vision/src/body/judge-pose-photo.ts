import { POSE_PHOTO_FAULTS, type PosePhotoFault } from '@modiste/contract/values';
import type { Raster } from '../picture/decode-picture.ts';
import type { BodyLandmark, FoundBody } from './body-landmarks.ts';
import { trunkOf } from './trunk-of.ts';

/** Whoever is plainly seen is more likely than this, and of the arms at least so much is seen. */
const PERSON_SURE = 0.985;
const ARMS_SEEN_MIN = 0.4;
/** Of whoever is less likely more must be seen: a garment alone can look like a body without arms. */
const PERSON_MIN = 0.5;
const ARMS_SEEN_WELL = 0.75;
const SEEN_MIN = 0.5;
const EDGE = 0.03;
const ARMS = ['leftElbow', 'rightElbow', 'leftWrist', 'rightWrist'] as const;

/** A thigh that looks much shorter than the trunk is raised, toward the camera or to the side. */
const THIGH_PER_TRUNK_MIN = 0.55;
/** Shoulders that look much narrower than the trunk is long are turned away. */
const SHOULDERS_PER_TRUNK_MIN = 0.36;
/** Less of the person than this leaves a blurred result, in pixels from the shoulders to the hips. */
const TRUNK_PX_MIN = 110;
/** At least this share of a photo is this bright, of 255. */
const BRIGHT_MIN = 80;
const BRIGHT_SHARE_MIN = 0.04;

type Points = FoundBody['landmarks'];

function isPerson({ likelihood, landmarks }: FoundBody): boolean {
  const seen = ARMS.reduce((sum, name) => sum + landmarks[name].visibility, 0) / ARMS.length;
  const isSure = likelihood >= PERSON_SURE && seen >= ARMS_SEEN_MIN;
  return isSure || (likelihood >= PERSON_MIN && seen >= ARMS_SEEN_WELL);
}

function isOutside(point: BodyLandmark, { width, height }: Raster): boolean {
  return point.x < 0 || point.y < 0 || point.x >= width || point.y >= height;
}

/** Whether a thigh is raised, as of who sits or squats. */
function isSeated(points: Points, raster: Raster): boolean {
  const { length: trunk } = trunkOf(points);
  const isRaised = (hip: BodyLandmark, knee: BodyLandmark) =>
    knee.visibility >= SEEN_MIN &&
    !isOutside(knee, raster) &&
    knee.y - hip.y < trunk * THIGH_PER_TRUNK_MIN;
  return isRaised(points.leftHip, points.leftKnee) || isRaised(points.rightHip, points.rightKnee);
}

/** Seen from the side, or from behind, where the left shoulder is on the left. */
function isTurned(points: Points): boolean {
  const across = points.leftShoulder.x - points.rightShoulder.x;
  return across < trunkOf(points).length * SHOULDERS_PER_TRUNK_MIN;
}

const hasLegs = ({ leftAnkle, rightAnkle }: Points, raster: Raster): boolean =>
  [leftAnkle, rightAnkle].some((ankle) => ankle.presence >= SEEN_MIN && !isOutside(ankle, raster));

/** A head that is cut off is guessed to be at the upper edge. */
const hasHead = ({ nose }: Points, { height }: Raster): boolean => nose.y >= height * EDGE;

/** In any photo with enough light some parts are bright, whatever the person is like or wears. */
function isDark({ rgb }: Raster): boolean {
  let bright = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const luma =
      0.2126 * (rgb[at] ?? 0) + 0.7152 * (rgb[at + 1] ?? 0) + 0.0722 * (rgb[at + 2] ?? 0);
    if (luma >= BRIGHT_MIN) bright += 1;
  }
  return bright < (rgb.length / 3) * BRIGHT_SHARE_MIN;
}

/**
 * What speaks against a photo as a pose that garments can be shown on, the most important first;
 * none for a good one. Lengths are measured in `raster`, whose longer side is BODY_RASTER_SIDE_PX.
 *
 * @param bodies everybody who was found, the main person first
 * @param sizePx the longer side of the photo as it was uploaded
 */
export function judgePosePhoto(
  bodies: readonly FoundBody[],
  raster: Raster,
  sizePx: number,
): PosePhotoFault[] {
  const [body, other] = bodies;
  if (body === undefined || !isPerson(body)) return ['no_person'];
  const { landmarks } = body;
  const scale = sizePx / Math.max(raster.width, raster.height);
  const found: Readonly<Record<PosePhotoFault, boolean>> = {
    no_person: false,
    several_people: other !== undefined && isPerson(other),
    seated: isSeated(landmarks, raster),
    turned_away: hasHead(landmarks, raster) && isTurned(landmarks),
    cropped: !hasHead(landmarks, raster) || !hasLegs(landmarks, raster),
    too_dark: isDark(raster),
    too_small: trunkOf(landmarks).length * scale < TRUNK_PX_MIN,
  };
  return POSE_PHOTO_FAULTS.filter((fault) => found[fault]);
}
