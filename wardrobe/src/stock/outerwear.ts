import type { Cut } from './cut.ts';
import { hers, his } from './figures.ts';

const women = { category: 'upper_body', gender: 'Women', run: 'alpha' } as const;
const men = { category: 'upper_body', gender: 'Men', run: 'alpha' } as const;
const coat = { sleeve: 'long', cuff: 'plain', length: 110, fit: 'relaxed' } as const;

export const OUTERWEAR: readonly Cut[] = [
  {
    ...women,
    type: 'wool-coat',
    noun: 'Double-Breasted Coat',
    figure: hers({ ...coat, neck: 'notch', front: 'double', pockets: 'flap' }),
    base: 280,
    shape: [
      'Double-breasted, to the calf, with a wide lapel.',
      'Broad across the shoulder, straight down to the hem.',
    ],
    detail: [
      'Half-lined in cupro, with a deep inside pocket.',
      'The lapel can be buttoned to the throat in wind.',
    ],
    wear: ['Over everything, from tracksuit to tulle.', 'Belt it with a scarf if the day is cold.'],
    meant: 'long winter coat for women, smart, office',
    made: [
      'lune cashmere camel',
      'ostra melton ink,camel,stone',
      'fable tweed/herringbone stone+chocolate',
      'thread melton black,camel,grey',
      'lune melton burgundy,black',
    ],
  },
  {
    ...women,
    type: 'trench-coat',
    noun: 'Trench Coat',
    figure: hers({ ...coat, neck: 'notch', front: 'double', pockets: 'welt', waist: 'belt' }),
    base: 240,
    shape: [
      'A full-length trench that belts at the waist.',
      'Storm-ready lines, softened at the shoulder.',
    ],
    detail: ['A back pleat lets you stride.', 'Leather-covered buckles at the belt.'],
    wear: ['Knot the belt; never buckle it.', 'With denim, with silk, with wellingtons.'],
    meant: 'rain, spring, autumn coat, classic',
    made: [
      'ostra gabardine sand,ink',
      'lune gabardine stone',
      'fable gabardine camel,sage',
      'thread gabardine sand,black',
    ],
  },
  {
    ...women,
    type: 'wrap-coat',
    noun: 'Wrap Coat',
    figure: hers({ ...coat, neck: 'shawl', waist: 'tie', pockets: 'patch' }),
    base: 290,
    shape: ['A robe of a coat with a shawl collar.', 'Wraps, ties and needs no buttons at all.'],
    detail: [
      'Sewn double-faced, so there is no lining to see.',
      'Patch pockets are placed where hands fall.',
    ],
    wear: [
      'On a cold Sunday with nothing planned.',
      'Open over tailoring, tied over a nightdress.',
    ],
    meant: 'belted winter coat, elegant',
    made: ['lune cashmere ivory,camel', 'ostra melton oat,charcoal', 'fable boucle blush,ecru'],
  },
  {
    ...men,
    type: 'wool-coat',
    noun: 'Overcoat',
    figure: his({ ...coat, neck: 'notch', front: 'tailored', pockets: 'flap' }),
    base: 290,
    shape: [
      'A single-breasted overcoat cut to the knee.',
      'Room for a suit, without a tent when you wear none.',
    ],
    detail: ['Undercollar in felt, sleeves lined in stripe.', 'A ticket pocket, for tickets.'],
    wear: ['Over a roll-neck on Saturday.', 'With a suit, a scarf and somewhere to be.'],
    meant: 'long smart winter coat for men, office',
    made: [
      'harrow cashmere navy,camel',
      'harrow wool/herringbone charcoal+fog',
      'ostra melton ink,stone',
      'thread melton charcoal,camel',
      'harrow tweed walnut',
    ],
  },
  {
    ...men,
    type: 'parka',
    noun: 'Hooded Parka',
    figure: his({ ...coat, length: 88, neck: 'hood', front: 'zip', pockets: 'flap' }),
    base: 260,
    shape: ['A long parka with a deep hood.', 'Covers the seat and clears the knee.'],
    detail: [
      'Taped seams, two-way zip, storm cuffs inside.',
      'Hand-warmer pockets sit behind the flaps.',
    ],
    wear: ['When the forecast is a shrug.', 'Over a fleece, for the dog and the delay.'],
    meant: 'waterproof winter parka, hiking, outdoor',
    made: [
      'kestrel nylon moss,navy,black',
      'thread twill olive,black',
      'volta nylon ink,slate',
      'kestrel down forest,mustard',
    ],
  },
  {
    ...men,
    type: 'puffer-jacket',
    noun: 'Puffer Jacket',
    figure: his({
      neck: 'funnel',
      sleeve: 'long',
      front: 'zip',
      quilted: true,
      cuff: 'plain',
      fit: 'relaxed',
      length: 67,
    }),
    base: 190,
    shape: [
      'A short puffer with wide, even baffles.',
      'Boxy and high-collared, with elastic at the waist.',
    ],
    detail: ['The collar zips to the nose.', 'It folds into its left pocket.'],
    wear: ['Over a hoodie, on a platform.', 'With a pleated skirt it is unexpectedly right.'],
    meant: 'warm padded down winter jacket, ski, outdoor',
    made: [
      'kestrel down forest,black,mustard',
      'volta down black,cobalt',
      'juno down candy,silver',
      'thread down navy,black,sage',
      'ostra down ink,stone',
    ],
  },
];
