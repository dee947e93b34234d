import type { BodyLandmarks } from '@modiste/vision/body-landmarks';

/** What a pixel of a person's picture shows. The order is that of the numbers in `labels`. */
export const PERSON_PARTS = [
  'background',
  'hair',
  'face',
  'neck',
  'left_arm',
  'right_arm',
  'trunk_skin',
  'left_leg',
  'right_leg',
  'top',
  'bottom',
  'shoes',
] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

/** A picture of a person, taken apart. Left and right are the person's. */
export interface PersonParse {
  readonly width: number;
  readonly height: number;
  /** sRGB bytes, three a pixel. */
  readonly rgb: Uint8Array;
  /** In pixels of this picture. */
  readonly landmarks: BodyLandmarks;
  /** An index of PERSON_PARTS for each pixel. */
  readonly labels: Uint8Array;
  /** How much of each pixel is the person, 0 to 255, soft at the edge. */
  readonly alpha: Uint8Array;
  /** How sure the parse is, from 0 to 1. */
  readonly confidence: number;
}
