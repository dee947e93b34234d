import { describe, expect, it } from 'vitest';
import { type BodyLandmarkName, type FoundBody, landmarksOf } from './body-landmarks.ts';
import { judgePosePhoto } from './judge-pose-photo.ts';
import { BODY_MASK_SIDE } from './open-body-network.ts';

const SIZE = 500;
const RASTER = { width: SIZE, height: SIZE, rgb: new Uint8Array(SIZE * SIZE * 3).fill(200) };

/** Where the joints of somebody are who stands upright; the rest is at the head. */
const STANDING: Partial<Record<BodyLandmarkName, readonly [number, number]>> = {
  leftShoulder: [290, 120],
  rightShoulder: [210, 120],
  leftHip: [270, 240],
  rightHip: [230, 240],
  leftKnee: [270, 350],
  rightKnee: [230, 350],
  leftAnkle: [270, 450],
  rightAnkle: [230, 450],
};

const SEEN = { z: 0, visibility: 1, presence: 1 };

function body(moved: typeof STANDING = {}, likelihood = 1): FoundBody {
  const places = { ...STANDING, ...moved };
  const at = (name: BodyLandmarkName) => {
    const [x, y] = places[name] ?? [250, 80];
    return { x, y, ...SEEN };
  };
  return {
    likelihood,
    landmarks: landmarksOf(at),
    mask: new Float32Array(BODY_MASK_SIDE ** 2),
    square: { centerX: SIZE / 2, centerY: SIZE / 2, side: SIZE },
  };
}

const judge = (bodies: readonly FoundBody[], sizePx = 1600) =>
  judgePosePhoto(bodies, RASTER, sizePx);

describe('what is said of a photo', () => {
  it('is nothing against somebody who stands and faces the camera', () => {
    expect(judge([body()])).toEqual([]);
  });

  it('is that nobody is seen, and then nothing else', () => {
    expect(judge([])).toEqual(['no_person']);
    expect(judge([body({ leftKnee: [270, 250] }, 0.4)])).toEqual(['no_person']);
  });

  it.each([
    ['seated', { leftKnee: [300, 260], rightKnee: [220, 260] }],
    ['seated', { leftKnee: [300, 260] }],
    ['turned_away', { leftShoulder: [260, 120], rightShoulder: [240, 120] }],
    ['turned_away', { leftShoulder: [210, 120], rightShoulder: [290, 120] }],
    ['cropped', { leftAnkle: [270, 520], rightAnkle: [230, 520] }],
    ['cropped', { nose: [250, 4] }],
  ] as const)('is %s where the joints are so', (fault, moved) => {
    expect(judge([body({ ...moved })])).toEqual([fault]);
  });

  it('does not mind one foot outside of it', () => {
    expect(judge([body({ leftAnkle: [270, 520] })])).toEqual([]);
  });

  it('counts pixels of the photo, not of the copy that was looked at', () => {
    expect(judge([body()], 400)).toEqual(['too_small']);
  });

  it('begins with what matters most', () => {
    const second = body({ leftHip: [470, 240], rightHip: [430, 240] });
    expect(judge([body({ leftKnee: [300, 260] }), second], 400)).toEqual([
      'several_people',
      'seated',
      'too_small',
    ]);
  });
});
