import type { Cut } from './cut.ts';
import { hers, his, legs } from './figures.ts';

const jacket = {
  neck: 'notch',
  sleeve: 'long',
  front: 'tailored',
  pockets: 'flap',
  cuff: 'plain',
} as const;
const trousers = legs({ cut: 'men', leg: 'slim', inseam: 78, style: 'tailored', crease: true });

export const SUITS: readonly Cut[] = [
  {
    type: 'two-piece-suit',
    category: 'suits',
    gender: 'Men',
    run: 'suit',
    noun: 'Two-Piece Suit',
    figure: {
      kind: 'outfit',
      joined: false,
      upper: his({ ...jacket, length: 75 }),
      lower: trousers,
    },
    base: 420,
    shape: [
      'Two buttons, a soft shoulder and a tapered trouser.',
      'Half-canvassed, with a chest that moulds to yours.',
    ],
    detail: [
      'Four inside pockets and a flower loop.',
      'The trousers come unhemmed, as they should.',
    ],
    wear: [
      'Weddings, interviews and the odd Tuesday.',
      'Split it: jacket with jeans, trousers with a knit.',
    ],
    meant: 'business suit, wedding suit, interview, formal',
    made: [
      'harrow wool navy,charcoal',
      'harrow wool/pinstripe midnight+fog',
      'harrow linen sand',
      'ostra wool ink,slate',
      'thread wool navy,black',
      'harrow tweed walnut,moss',
      'harrow wool/windowpane slate+sky',
    ],
  },
  {
    type: 'tuxedo',
    category: 'suits',
    gender: 'Men',
    run: 'suit',
    noun: 'Tuxedo',
    figure: {
      kind: 'outfit',
      joined: false,
      upper: his({ ...jacket, neck: 'shawl', length: 75 }),
      lower: trousers,
    },
    base: 430,
    shape: [
      'A shawl collar and one button, nothing more.',
      'Dinner dress cut close, with a clean back.',
    ],
    detail: ['Grosgrain facings and a braid down the leg.', 'Covered buttons, no vents, no flaps.'],
    wear: ['With a bow you tied yourself.', 'Patent shoes, white shirt, late arrival.'],
    meant: 'black tie dinner suit, gala, wedding',
    made: ['harrow wool black,midnight', 'lune velvet burgundy,forest', 'thread wool black'],
  },
  {
    type: 'pantsuit',
    category: 'suits',
    gender: 'Women',
    run: 'petite',
    noun: 'Trouser Suit',
    figure: {
      kind: 'outfit',
      joined: false,
      upper: hers({ ...jacket, length: 70 }),
      lower: legs({
        leg: 'straight',
        rise: 'high',
        style: 'tailored',
        crease: true,
        waistband: 'clean',
      }),
    },
    base: 320,
    shape: [
      'A long blazer and a straight trouser, made as one.',
      'Tailored like a man’s and shaped like nothing of the kind.',
    ],
    detail: [
      'Dyed in one lot so that both halves match for ever.',
      'Shoulder pads lift out if you like.',
    ],
    wear: ['With a camisole at night, a tee by day.', 'Wear the pieces apart on alternate days.'],
    meant: 'women’s business suit, office, wedding',
    made: [
      'ostra wool ink,stone',
      'lune crepe ivory,black',
      'fable linen rose,ecru',
      'juno satin fuchsia,emerald',
      'thread crepe black,navy',
    ],
  },
  {
    type: 'lounge-set',
    category: 'suits',
    gender: 'Unisex',
    run: 'alpha',
    noun: 'Lounge Set',
    figure: {
      kind: 'outfit',
      joined: false,
      upper: his({ sleeve: 'long', cuff: 'rib', hem: 'rib', fit: 'relaxed', length: 68 }),
      lower: legs({
        cut: 'men',
        leg: 'tapered',
        style: 'jogger',
        waistband: 'drawstring',
        inseam: 72,
      }),
    },
    base: 118,
    shape: ['A crew and joggers in the same soft cloth.', 'Two pieces for doing very little in.'],
    detail: ['Pockets everywhere that hands go.', 'Brushed inside, smooth outside.'],
    wear: ['Home, then the shop, then home.', 'Long flights and longer Sundays.'],
    meant: 'matching loungewear set, home, travel',
    made: [
      'thread fleece grey,black,sage',
      'ostra cottonknit oat,ink',
      'lune cashmere oat,grey',
      'juno fleece candy,lilac',
    ],
  },
];
