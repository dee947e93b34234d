import type { TopStyle } from '../tops/top-style.ts';
import type { Silhouette } from './silhouette.ts';
import { makeTop } from './top.ts';

type ShirtStyle = Omit<TopStyle, 'name'>;

const COLLAR = {
  height: 3.3,
  share: 0.98,
  freeShare: 0.92,
  collar: 4.6,
  point: 2.6,
  flare: 1.36,
  isSteep: true,
} as const;
const CUFF = { height: 6.5, share: 0.72, isCloth: true } as const;

const MAN_SHIRT = {
  bustEase: 15,
  waistEase: 30,
  hemEase: 13,
  belowHip: 9,
  hemDip: 5.5,
  neckWider: 0.9,
  neckDeeper: 1.4,
  shoulderWider: 1.2,
  armholeDeeper: 3.5,
  sleeveLength: 1.05,
  sleeveHemEase: 13,
  capHeight: 10,
  neckSplitAt: 0,
  neckRib: COLLAR,
  placket: { width: 3.2, firstAt: 3, buttons: 6 },
  cuffRib: CUFF,
  yoke: 8,
} as const satisfies ShirtStyle;

const WOMAN_SHIRT = {
  ...MAN_SHIRT,
  bustEase: 18,
  waistEase: 38,
  hemEase: 14,
  belowHip: 7,
  shoulderWider: 2.8,
  armholeDeeper: 4.5,
  sleeveHemEase: 12,
} as const satisfies ShirtStyle;

const WOMAN_BLOUSE = {
  ...WOMAN_SHIRT,
  hemDip: 0.8,
  shoulderWider: 0.4,
  armholeDeeper: 2.6,
  placket: undefined,
  yoke: undefined,
  cuffRib: undefined,
} as const satisfies ShirtStyle;

const shirt = (
  name: string,
  gender: Silhouette['gender'],
  { style, ...rest }: Partial<Silhouette> & { style: ShirtStyle },
): Silhouette => ({
  name,
  gender,
  cloth: 'poplin',
  // A collar that gives a little falls over its stand instead of turning up.
  others: { collar: 'heavy-jersey' },
  spacings: [2.2, gender === 'man' ? 1.5 : 1.4],
  ...rest,
  cut: (measures) => makeTop(measures, { ...style, name }),
});

/** Shirts and blouses. */
export const SHIRT_SILHOUETTES: readonly Silhouette[] = [
  shirt('oxford-shirt', 'man', {
    cloth: 'flannel',
    style: { ...MAN_SHIRT, neckRib: { ...COLLAR, isButtonedDown: true }, pockets: 'chest' },
  }),
  shirt('dress-shirt', 'man', {
    style: {
      ...MAN_SHIRT,
      bustEase: 11,
      waistEase: 22,
      hemEase: 8,
      shoulderWider: 0.8,
      armholeDeeper: 2.8,
      neckRib: { ...COLLAR, point: 3 },
      placket: { ...MAN_SHIRT.placket, buttons: 7 },
    },
  }),
  shirt('camp-collar-shirt', 'man', {
    cloth: 'flannel',
    style: {
      ...MAN_SHIRT,
      hemDip: 2,
      bustEase: 19,
      waistEase: 35,
      hemEase: 18,
      neckShape: 'v',
      neckWider: 1.2,
      neckDeeper: 10,
      neckRib: { height: 1.8, share: 0.98, freeShare: 0.94, collar: 6.6, point: 1.4, flare: 1.42 },
      placket: { width: 3, firstAt: 1.5, buttons: 5 },
      sleeveLength: 25,
      sleeveHemEase: 11,
      cuffRib: undefined,
      pockets: 'chest',
    },
  }),
  shirt('band-collar-shirt', 'man', {
    cloth: 'linen',
    spacings: [2.2, 1.55],
    style: {
      ...MAN_SHIRT,
      bustEase: 18,
      waistEase: 33,
      hemEase: 16,
      neckSplitAt: 1.6,
      neckRib: { height: 3, share: 0.97, freeShare: 0.91, isStand: true, mitre: 0.5 },
    },
  }),
  shirt('overshirt', 'man', {
    cloth: 'chino',
    style: {
      ...MAN_SHIRT,
      hemDip: 1.6,
      belowHip: 9,
      bustEase: 22,
      waistEase: 38,
      hemEase: 20,
      shoulderWider: 2.2,
      armholeDeeper: 4.5,
      neckRib: { ...COLLAR, collar: 5.2, flare: 1.4 },
      pockets: 'two-chest',
      sleeveHemEase: 15,
    },
  }),
  shirt('poplin-shirt', 'woman', { style: WOMAN_SHIRT }),
  shirt('bow-blouse', 'woman', {
    cloth: 'flannel',
    others: { strap: 'flannel', collar: 'heavy-jersey' },
    spacings: [2.2, 1.55],
    style: {
      ...WOMAN_BLOUSE,
      bustEase: 12,
      waistEase: 26,
      hemEase: 8,
      belowHip: 0,
      neckRib: { height: 2.6, share: 0.97, freeShare: 0.93, isStand: true },
      tie: { at: 'neck', width: 5, length: 26 },
      capEase: 4,
      capHeight: 11,
      sleeveHemEase: 22,
      sleeveFullness: 3,
      cuffRib: { height: 8, share: 0.55, isCloth: true },
    },
  }),
  shirt('puff-sleeve-blouse', 'woman', {
    style: {
      ...WOMAN_BLOUSE,
      bustEase: 7,
      waistEase: 14,
      hemEase: 4,
      belowHip: -6,
      neckShape: 'square',
      neckWider: 4.4,
      neckDeeper: 6,
      shoulderWider: -0.6,
      neckRib: undefined,
      neckSplitAt: undefined,
      capEase: 28,
      capHeight: 16,
      sleeveLength: 27,
      sleeveHemEase: 18,
      cuffRib: { height: 2, share: 0.68, isCloth: true },
    },
  }),
  shirt('wrap-top', 'woman', {
    cloth: 'jersey',
    others: { strap: 'flannel' },
    spacings: [2.2, 1.5],
    style: {
      ...WOMAN_BLOUSE,
      bustEase: 6,
      waistEase: 10,
      hemEase: 0,
      belowHip: -8,
      neckShape: 'v',
      neckWider: 2.6,
      neckDeeper: 14,
      neckRib: undefined,
      isWrapped: true,
      tie: { at: 'waist', width: 3, length: 26 },
      sleeveHemEase: 6,
      sleeveLength: 1.02,
    },
  }),
];
