import type { Cut } from './cut.ts';
import { legs } from './figures.ts';

const women = { category: 'lower_body', gender: 'Women', run: 'waist' } as const;
const men = { category: 'lower_body', gender: 'Men', run: 'waist' } as const;
const jean = { style: 'jeans' } as const;

export const JEANS: readonly Cut[] = [
  {
    ...men,
    type: 'straight-jeans',
    noun: 'Straight Jeans',
    figure: legs({ ...jean, cut: 'men' }),
    base: 108,
    shape: [
      'A straight leg from hip to hem.',
      'Sits at the waist, with room in the thigh.',
      'The classic five-pocket, cut as it was in 1955.',
    ],
    detail: [
      'Copper rivets, chain-stitched hems, a leather patch.',
      'A button that feels like a coin.',
      'The coin pocket is actually useful.',
    ],
    wear: [
      'Turn the hem once over boots.',
      'With a white T-shirt, and that is all.',
      'They will go with the jacket that you already own.',
    ],
    meant: 'everyday denim for men',
    made: [
      'acre denim indigo,mid,black',
      'acre selvedge indigo',
      'thread denim mid,ink',
      'kestrel denim slate,indigo',
    ],
  },
  {
    ...men,
    type: 'slim-jeans',
    noun: 'Slim Jeans',
    figure: legs({ ...jean, cut: 'men', leg: 'slim' }),
    base: 98,
    shape: [
      'Slim, but you can sit down.',
      'Narrows below the knee and stops at the shoe.',
      'A clean tapered leg with a mid rise.',
    ],
    detail: [
      'Two per cent stretch, hidden well.',
      'Tonal stitching keeps it quiet.',
      'Pocket bags are cut from shirting.',
    ],
    wear: [
      'Chelsea boots and a roll-neck.',
      'With trainers at a desk.',
      'Wear them dark for dinner.',
    ],
    meant: 'smart casual slim denim',
    made: ['ostra denim ink,indigo', 'thread denim black,mid,bleach', 'acre denim indigo,charcoal'],
  },
  {
    ...women,
    type: 'straight-jeans',
    noun: 'High-Rise Straight Jeans',
    figure: legs({ ...jean, rise: 'high', inseam: 70 }),
    base: 98,
    shape: [
      'High at the waist and straight to the ankle.',
      'Holds the hip, skims the thigh and ends above the shoe.',
      'The rise meets the narrowest part of you.',
    ],
    detail: [
      'The back pockets are set a little high, on purpose.',
      'A raw hem that frays no further.',
      'Button fly, softened so that it opens.',
    ],
    wear: [
      'Loafers, socks, a shirt of his.',
      'With a bodysuit and a gold hoop.',
      'Cuff once for sandals.',
    ],
    meant: 'everyday high waisted denim for women',
    made: [
      'acre denim mid,bleach,black',
      'thread denim mid,ecru',
      'juno denim bleach,black,white',
      'ostra denim ink,ecru',
    ],
  },
  {
    ...women,
    type: 'wide-leg-jeans',
    noun: 'Wide-Leg Jeans',
    figure: legs({ ...jean, rise: 'high', leg: 'wide' }),
    base: 104,
    shape: [
      'Wide from the hip, and long.',
      'A proper puddle of a hem.',
      'Fits the waist like a promise, then forgets about the leg.',
    ],
    detail: [
      'Deep front pockets and a clean yoke.',
      'Pressed with a soft line down the front.',
      'Belt loops for a serious belt.',
    ],
    wear: [
      'Tuck in a fine knit and stand tall.',
      'They hide a platform and half your troubles.',
      'With a cropped jacket and a clean trainer.',
    ],
    meant: 'wide leg baggy denim trend',
    made: [
      'juno denim mid,bleach',
      'acre denim indigo,ecru',
      'fable denim mid,black',
      'ostra denim ink',
    ],
  },
  {
    ...women,
    type: 'skinny-jeans',
    noun: 'Skinny Jeans',
    figure: legs({ ...jean, rise: 'high', leg: 'skinny', inseam: 72 }),
    base: 78,
    shape: [
      'Skinny, unapologetically.',
      'Close to the ankle with nothing spare.',
      'Follows the leg and keeps its shape until night.',
    ],
    detail: [
      'Super-stretch denim that never bags at the knee.',
      'Shaped waistband, no gap at the back.',
      'Darts hide in the yoke seam.',
    ],
    wear: [
      'Into knee boots, under a long coat.',
      'With a blazer and pumps.',
      'Balance with a big jumper.',
    ],
    meant: 'skinny stretch denim',
    made: ['juno denim black,mid,white', 'thread denim ink,black'],
  },
  {
    ...women,
    type: 'flared-jeans',
    noun: 'Flared Jeans',
    figure: legs({ ...jean, rise: 'high', leg: 'flared' }),
    base: 96,
    shape: [
      'Fitted to the knee, then a seventies kick.',
      'A flare with good manners.',
      'Long in the leg and neat at the seat.',
    ],
    detail: [
      'Patch pockets at the front, nothing at the back.',
      'Stitched in a tobacco thread.',
      'The hem is left long for your heel.',
    ],
    wear: [
      'Clogs, a suede jacket, a record under your arm.',
      'With a silk blouse tucked in.',
      'Wear with a heel, always.',
    ],
    meant: 'seventies flared denim, retro, vintage',
    made: ['acre denim indigo,mid', 'juno denim bleach,black'],
  },
  {
    ...men,
    type: 'ripped-jeans',
    noun: 'Ripped Jeans',
    figure: legs({ ...jean, cut: 'men', leg: 'tapered', ripped: true }),
    base: 74,
    shape: [
      'A relaxed tapered leg, worn through at the knee.',
      'Easy on top, narrow below.',
      'Looks as if it has been somewhere.',
    ],
    detail: [
      'Tears are backed so that they grow no larger.',
      'Hand-sanded whiskers at the hip.',
      'Faded by stone and by patience.',
    ],
    wear: [
      'With a hoodie and high-tops.',
      'A plain T-shirt calms them down.',
      'Festival, then the train home.',
    ],
    meant: 'distressed denim, streetwear',
    made: ['juno denim bleach,mid', 'thread denim black,mid'],
  },
];
