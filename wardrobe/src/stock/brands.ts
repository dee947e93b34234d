import { known } from './pick.ts';

export interface Brand {
  name: string;
  /** The retailer that carries it, as the button "View on …" names it. */
  website: string;
  /** How dear it is: 1 is the middle of the shop. */
  level: number;
  /** How its prices end. */
  ending: 'round' | 'half' | 'ninety-five';
  /** Gives its pieces people's names. */
  named: boolean;
  backdrop: string;
  /** What it says about itself at the end of a description. */
  notes: readonly string[];
}

const HALL = 'The Long Hall';
const QUAY = 'Corner & Quay';
const FIELD = 'Fieldnote';
const ROW = 'Solstice Row';

const BRANDS: Readonly<Record<string, Brand>> = {
  lune: {
    name: 'Maison Lune',
    website: HALL,
    level: 1.5,
    ending: 'round',
    named: true,
    backdrop: '#e6dfdb',
    notes: [
      'Cut and finished by hand in a studio of eleven people.',
      'Every seam inside is bound, so it looks as good on the hanger as on you.',
      'Made in small runs; once a colour is gone we do not cut it again.',
      'It arrives in a cotton garment bag that you will want to keep.',
    ],
  },
  harrow: {
    name: 'Harrow & Pike',
    website: HALL,
    level: 1.4,
    ending: 'round',
    named: true,
    backdrop: '#dfdfda',
    notes: [
      'Generous inlays mean that any tailor can let it out later.',
      'The house has cut cloth the same patient way since its first shop.',
      'True to size; choose by the chest you measure, not the one you hope for.',
      'Buttons are sewn on a shank and a spare pair is stitched inside.',
    ],
  },
  ostra: {
    name: 'Ostra',
    website: QUAY,
    level: 1.3,
    ending: 'round',
    named: false,
    backdrop: '#e4e2dd',
    notes: [
      'Nothing on it is there for show.',
      'Designed in one line and repeated each season in the same dye lots.',
      'Runs slightly large; size down for a closer fit.',
      'Meant to be worn for ten years and mended twice.',
    ],
  },
  fable: {
    name: 'Fable Row',
    website: QUAY,
    level: 0.92,
    ending: 'half',
    named: true,
    backdrop: '#eae0d8',
    notes: [
      'Our prints are painted in house with a brush before they ever meet a screen.',
      'Machine wash cool, hang in the shade, and let it forgive you the ironing.',
      'Between sizes? Take the smaller; the cut is kind.',
      'There is always a pocket wherever a pocket can hide.',
    ],
  },
  kestrel: {
    name: 'Kestrel Supply',
    website: FIELD,
    level: 1.05,
    ending: 'round',
    named: false,
    backdrop: '#dfe1d9',
    notes: [
      'Tested on wet hills by people who complain for a living.',
      'Send it back worn out and we will repair it, whatever its age.',
      'Room enough for a jumper beneath.',
      'Every zip can be replaced, and we post the parts.',
    ],
  },
  thread: {
    name: 'Common Thread',
    website: QUAY,
    level: 0.52,
    ending: 'ninety-five',
    named: false,
    backdrop: '#e8e4dd',
    notes: [
      'Pre-washed, so the size that you buy is the size that you keep.',
      'The plain good one, restocked all year.',
      'Sewn with flat seams and no label to scratch.',
      'Buy two; you will reach for it on Monday and again on Wednesday.',
    ],
  },
  lowtide: {
    name: 'Lowtide',
    website: FIELD,
    level: 0.8,
    ending: 'half',
    named: true,
    backdrop: '#dfe6e6',
    notes: [
      'Rinse in fresh water after the sea and dry out of the sun.',
      'Packs to the size of a paperback.',
      'Made from cloth that is at its best a little salty.',
      'Fully lined, double stitched and tried in real waves.',
    ],
  },
  acre: {
    name: 'Nine Acre',
    website: FIELD,
    level: 0.95,
    ending: 'round',
    named: false,
    backdrop: '#e3dfd6',
    notes: [
      'Bar-tacked wherever work would tear it.',
      'It starts stiff, gives in a week, and fades into yours.',
      'Chain-stitched at the hem, as it was in the old mills.',
      'Wash it rarely, inside out and cold.',
    ],
  },
  juno: {
    name: 'Juno Street',
    website: ROW,
    level: 0.6,
    ending: 'ninety-five',
    named: true,
    backdrop: '#ebdfdf',
    notes: [
      'Model is 5 ft 9 and wears a small.',
      'Drops on Fridays and tends to be gone by Monday.',
      'Made for dancing, taxis and being late.',
      'Easy to wash, hard to crease, good at parties.',
    ],
  },
  volta: {
    name: 'Volta',
    website: FIELD,
    level: 0.85,
    ending: 'round',
    named: false,
    backdrop: '#dee2e6',
    notes: [
      'Reflective marks at the back for the miles before breakfast.',
      'Dries on the line in under an hour.',
      'Bonded seams lie flat wherever skin meets strap.',
      'Tested over a thousand kilometres before it was given a name.',
    ],
  },
  sable: {
    name: 'Sable & Sons',
    website: ROW,
    level: 1.5,
    ending: 'round',
    named: true,
    backdrop: '#e4ddd2',
    notes: [
      'Edges are painted four times and burnished between coats.',
      'The hide is tanned with bark over six weeks and darkens with handling.',
      'Comes with a tin of wax and a cloth.',
      'Resoled, restitched or refinished in our workshop for life.',
    ],
  },
  ciel: {
    name: 'Petit Ciel',
    website: ROW,
    level: 1,
    ending: 'half',
    named: true,
    backdrop: '#e6e2e8',
    notes: [
      'Wrapped in tissue and boxed, ready to be given.',
      'Light enough that you forget it until someone remarks on it.',
      'Made by a workshop of four that also does our repairs.',
      'Sits quietly beside whatever you already wear every day.',
    ],
  },
};

export const brandOf = (key: string): Brand => known(BRANDS, key, 'brand');
