import type { Cut } from './cut.ts';
import { hers } from './figures.ts';

const dress = { category: 'dresses', gender: 'Women', run: 'numeric' } as const;

export const DRESSES: readonly Cut[] = [
  {
    ...dress,
    type: 'slip-dress',
    noun: 'Slip Midi Dress',
    figure: hers({ fit: 'slim', neck: 'strap', length: 112, hem: 'flared' }),
    base: 128,
    shape: [
      'Cut on the bias, so it follows the body and then lets go at the hem.',
      'A narrow slip with fine straps and an easy sweep to mid-calf.',
      'Falls from the collarbone to the calf in one uninterrupted line.',
    ],
    detail: [
      'The straps adjust at the back and the neckline is softly darted.',
      'French seams keep the inside as clean as the outside.',
      'A low, straight back shows just enough.',
    ],
    wear: [
      'Wear it under a big knit by day and alone by candlelight.',
      'Add flat sandals for lunch, heels for whatever follows.',
      'A blazer over the shoulders takes it from office to opening night.',
    ],
    meant: 'midi slip dress for evenings, parties, wedding guests and date night',
    made: [
      'lune silk black,champagne,forest',
      'fable satin black,rose,emerald,navy',
      'juno satin black,fuchsia,lilac',
      'ostra crepe black,ecru',
      'fable viscose/meadow black+candy+sage,ivory+rose+moss',
      'lune velvet burgundy,midnight,black',
      'juno satin/leopard sand+chocolate+tan',
    ],
  },
  {
    ...dress,
    type: 'wrap-dress',
    noun: 'Wrap Midi Dress',
    figure: hers({
      fit: 'slim',
      length: 40,
      neck: 'v',
      sleeve: 'three-quarter',
      front: 'wrap',
      waist: 'tie',
      cuff: 'plain',
      skirt: { shape: 'wrap', length: 74 },
    }),
    base: 118,
    shape: [
      'A true wrap that ties at the waist and adjusts as the day goes on.',
      'Crosses over at the front, nips in, and opens into a soft skirt.',
      'The wrap front makes its own neckline, as deep or as modest as you tie it.',
    ],
    detail: [
      'A hidden snap keeps the neckline where you put it.',
      'Sleeves stop below the elbow, ready for bracelets.',
      'The tie threads through the side seam and goes around twice.',
    ],
    wear: [
      'Ankle boots in April, sandals in June, tights in November.',
      'It has been to more weddings than most vicars.',
      'Throw a trench on top and go.',
    ],
    meant: 'wrap dress for work, garden parties, wedding guests and spring days',
    made: [
      'fable viscose/floral ivory+rose+sage,navy+blush+sage,black+red+sage',
      'fable crepe black,emerald,cobalt',
      'juno viscose/dots black+ivory,red+white',
      'ostra silk navy,camel',
      'lune crepe black,burgundy,plum',
    ],
  },
  {
    ...dress,
    type: 'midi-dress',
    noun: 'A-Line Midi Dress',
    figure: hers({
      fit: 'slim',
      length: 40,
      neck: 'square',
      sleeve: 'puff',
      cuff: 'plain',
      waist: 'seam',
      skirt: { shape: 'a-line', length: 72 },
    }),
    base: 108,
    shape: [
      'Square at the neck, fitted to the waist, then an A-line to the calf.',
      'A neat bodice and a skirt with room to walk fast in.',
      'The puff of the sleeve is balanced by the sweep of the skirt.',
    ],
    detail: [
      'Elastic inside the sleeve lets you wear the volume high or low.',
      'Pockets in both seams, deep enough for a phone.',
      'The back is gently shirred, so it moves with you.',
    ],
    wear: [
      'Made for long tables outdoors.',
      'Wear with clogs and bare legs, or boots and a leather jacket.',
      'It needs nothing but sun cream.',
    ],
    meant: 'midi dress with puff sleeves for summer, brunch and garden parties',
    made: [
      'fable poplin black,white,sky',
      'fable linen/gingham white+navy,white+sage',
      'juno poplin/meadow butter+tangerine+sage,sky+white+navy',
      'lowtide gauze terracotta,ivory,sage',
      'thread poplin black,dusk',
      'juno crepe black,candy',
    ],
  },
];
