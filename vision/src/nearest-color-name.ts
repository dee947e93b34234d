import type { Color } from '@modiste/contract/values';
import { type Lab, labOfRgb } from './lab-image.ts';

type PlainColor = Exclude<Color, 'Gold' | 'Silver' | 'Multicolor'>;

/**
 * What shops call by each of the names: anchors from the CSS colour keywords and common dyes,
 * as sRGB. A colour takes the name of its nearest anchor.
 */
const ANCHORS: Readonly<Record<PlainColor, readonly string[]>> = {
  Black: ['000000', '1a1a1a', '2a2a2c', '262022', '20242a', '1f1d1a'],
  White: ['ffffff', 'f2f2f2', 'e8e8ea', 'f0f2f8', 'f5f0f0', 'dfe1e4'],
  Gray: ['484848', '606060', '808080', 'a0a0a0', 'c0c0c0', '707880', '908a88', 'b8bcc4', '50545a'],
  Beige: ['f5f0dc', 'e8dcc0', 'd8c8a8', 'd2b48c', 'c8b89c', 'faebd7', 'e6d5c3', 'b8a88a'],
  Brown: ['8b4513', 'a0703c', '6b4423', '4a2c1a', '7a5a48', '9c6b4a', '3c281e', 'a08060', '5c4a3c'],
  Red: ['ff0000', 'cc1020', 'a01020', '800010', '601820', 'e03030', 'c83c3c', '78242c'],
  Pink: ['ffc0cb', 'ff69b4', 'ff1493', 'e87890', 'f0a0b0', 'fa8080', 'd84888', 'e8c0c8', 'c87888'],
  Orange: ['ff8000', 'ff6428', 'e87020', 'f09030', 'ffa050', 'd86018', 'f8a878'],
  Yellow: ['ffff00', 'ffe000', 'f0d040', 'f8f080', 'e8c830', 'e0e040', 'f0e890', 'd8b020'],
  Green: [
    '008000',
    '00ff00',
    '20a050',
    '106040',
    '60c080',
    '90ee90',
    '808000',
    '6b8e23',
    '405030',
    '98b090',
    '00a080',
    '203828',
    'b0e060',
    '505838',
    '70a078',
  ],
  Blue: [
    '0000ff',
    '000080',
    '1e40b0',
    '4169e1',
    '87ceeb',
    '4682b4',
    '203050',
    '304878',
    '5878a0',
    '00a0c0',
    '40c8d8',
    'b0c8e8',
    '7090c0',
    '181c40',
    '2030a0',
    '106070',
    'c8d8f0',
    '6888a8',
  ],
  Purple: [
    '800080',
    '9370db',
    '6a3aa0',
    '4b2080',
    'b090d8',
    'd8c0e8',
    '5c3060',
    '8a5a90',
    '3c2048',
    'c060c0',
    '6858a0',
    '8c80b0',
    '70305c',
  ],
};

const anchors = Object.entries(ANCHORS).flatMap(([, hexes], index) =>
  hexes.map((hex) => ({ name: plainColors()[index] ?? 'Gray', lab: labOfHex(hex) })),
);

function plainColors(): readonly PlainColor[] {
  return [
    'Black',
    'White',
    'Gray',
    'Beige',
    'Brown',
    'Red',
    'Pink',
    'Orange',
    'Yellow',
    'Green',
    'Blue',
    'Purple',
  ];
}

function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex, 16);
  return labOfRgb(value >> 16, (value >> 8) & 255, value & 255);
}

const LIGHTNESS_TOLERANCE = 1.6;

/** The name of the anchor with the smallest CIE94 difference, lightness counting less. */
export function nearestColorName(lab: Lab): PlainColor {
  let nearest: PlainColor = 'Gray';
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const anchor of anchors) {
    const distance = squaredDifference(anchor.lab, lab);
    if (distance < nearestDistance) {
      nearest = anchor.name;
      nearestDistance = distance;
    }
  }
  return nearest;
}

/** CIE 116-1995 (CIE94), kL 1.6, squared; the anchor is the reference. */
function squaredDifference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = Math.hypot(a1, b1);
  const byChroma = chroma - Math.hypot(a2, b2);
  const byHueSquared = Math.max(0, (a1 - a2) ** 2 + (b1 - b2) ** 2 - byChroma ** 2);
  return (
    ((l1 - l2) / LIGHTNESS_TOLERANCE) ** 2 +
    (byChroma / (1 + 0.045 * chroma)) ** 2 +
    byHueSquared / (1 + 0.015 * chroma) ** 2
  );
}
