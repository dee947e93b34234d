import { SHAPES } from './figures.ts';
import { STANCES } from './stances.ts';

const GENDERS = ['woman', 'man'] as const;

export type BodyName =
  `${(typeof GENDERS)[number]}-${(typeof SHAPES)[number]}-${(typeof STANCES)[number]}`;

/** Every body that can be made: "woman-hourglass-relaxed". */
export const BODY_NAMES: readonly BodyName[] = GENDERS.flatMap((gender) =>
  SHAPES.flatMap((shape) => STANCES.map((stance) => `${gender}-${shape}-${stance}` as const)),
);
