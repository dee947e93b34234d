import type { Pattern, PatternEdge } from '../pattern.ts';

/** A buttoned opening at the middle of a front: centimeters, as the front lies on the table. */
export interface PlacketStyle {
  /** Where the neckline's middle is. */
  top: number;
  length: number;
  width: number;
  /** How far the first button is from the top; the last is as far from the end, and half as much more. */
  firstAt: number;
  buttons: number;
  /** Whether it runs to the hem: nothing closes it below, and the last button is well above the end. */
  isWhole?: boolean;
}

/**
 * The lines that a placket leaves on a front: where the upper part ends, the stitches that hold it,
 * and those that close it below. It is buttoned from the wearer's right to the left.
 */
export function placketLines({ top, length, width, isWhole }: PlacketStyle): PatternEdge[] {
  const half = width / 2;
  const low = top - length;
  const end: PatternEdge = {
    name: 'placket-end',
    kind: 'topstitch',
    points: [
      [-half, low],
      [half, low],
    ],
  };
  return [
    {
      name: 'placket-edge',
      kind: 'seam',
      points: [
        [-half, top],
        [-half, low],
      ],
      hem: { depthCm: width, plies: 2 },
    },
    {
      name: 'placket-stitch',
      kind: 'topstitch',
      points: [
        [half, top - 0.5],
        [half, low],
      ],
    },
    ...(isWhole ? [] : [end]),
    {
      name: 'button-line',
      points: [
        [0, top - 0.7],
        [0, low + 0.7],
      ],
    },
  ];
}

/** The buttons down the middle of a placket. */
export function placketButtons(style: PlacketStyle): Pattern['fastenings'] {
  const { top, length, firstAt, buttons, isWhole } = style;
  const last = isWhole ? 9 : firstAt * 1.5;
  const step = (length - firstAt - last) / Math.max(1, buttons - 1);
  return Array.from({ length: buttons }, (_, index) => ({
    kind: 'button' as const,
    panel: 'front',
    at: [0, top - firstAt - index * step] as const,
    radiusCm: 0.6,
  }));
}
