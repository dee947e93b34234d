import type { Cut } from './cut.ts';
import { hers, his } from './figures.ts';

const women = { category: 'upper_body', gender: 'Women', run: 'alpha' } as const;
const men = { category: 'upper_body', gender: 'Men', run: 'alpha' } as const;

export const TEES: readonly Cut[] = [
  {
    ...men,
    type: 't-shirt',
    noun: 'Crew T-Shirt',
    figure: his({}),
    base: 42,
    shape: [
      'Straight through the body, with a sleeve that ends where the arm is widest.',
      'A crew neck that stays a crew neck.',
      'Neither boxy nor tight: the T-shirt that other T-shirts are compared to.',
    ],
    detail: [
      'Twin-needle hems and a taped neck seam keep it square.',
      'The ribbed collar is narrow and cut on the grain.',
      'Side seams stop it from twisting in the wash.',
    ],
    wear: [
      'Under an overshirt, over nothing, with anything blue.',
      'Good with jeans, better with a suit.',
      'Tuck it into pleated trousers or leave it be.',
    ],
    meant: 'everyday basic tee, casual weekend',
    made: [
      'thread cotton white,black,grey,navy,olive',
      'thread heavy white,black,charcoal',
      'ostra pima white,ink,stone',
      'acre heavy ecru,indigo,rust',
      'kestrel cotton moss,slate,sand',
      'acre cotton/breton ecru+navy,white+black',
    ],
  },
  {
    ...women,
    type: 't-shirt',
    noun: 'Crew-Neck Tee',
    figure: hers({ sleeve: 'short', fit: 'regular' }),
    base: 38,
    shape: [
      'A neat little tee with a slightly shaped side.',
      'Sits close at the shoulder and relaxed at the hem.',
      'The sleeve is a touch longer than you expect, and better for it.',
    ],
    detail: [
      'The neckband lies flat and stays that way.',
      'Finished with a fine double needle.',
      'Shoulder seams are set a little forward so that it hangs well.',
    ],
    wear: [
      'Half-tuck it into high-rise denim.',
      'Under a slip dress, it is 1996 again.',
      'With a satin skirt and trainers it looks considered.',
    ],
    meant: 'everyday basic tee for women, casual',
    made: [
      'thread cotton white,black,blush,navy,grey',
      'ostra pima white,black,ecru',
      'fable cotton/breton ivory+navy,ivory+red',
      'juno ribknit white,candy,black,chocolate',
    ],
  },
  {
    ...women,
    type: 't-shirt',
    noun: 'V-Neck Tee',
    figure: hers({ neck: 'v', sleeve: 'short', fit: 'relaxed', length: 62 }),
    base: 36,
    shape: [
      'An easy V that stops at the right place.',
      'Loose enough to drift, fine enough to tuck.',
      'Drops from the shoulder with room all round.',
    ],
    detail: [
      'The V is mitred by hand so that its point stays sharp.',
      'A curved back hem covers what you want covered.',
      'Edges are bound in self cloth.',
    ],
    wear: [
      'With a long necklace and bare arms.',
      'Layer it beneath a cardigan and let the V show.',
      'Pair with wide linen trousers.',
    ],
    meant: 'casual v neck tee',
    made: [
      'thread cotton white,black,slate',
      'ostra linen ecru,black,olive',
      'lune silk ivory,black,blush',
    ],
  },
  {
    ...women,
    type: 'tank-top',
    noun: 'Ribbed Tank',
    figure: hers({ neck: 'scoop', fit: 'slim', length: 57 }),
    base: 28,
    shape: [
      'A close tank with a scooped neck.',
      'Cut in at the shoulder, high under the arm.',
      'Second-skin fit with a long body for tucking.',
    ],
    detail: [
      'Bound edges hide a bra strap completely.',
      'The rib narrows at the waist.',
      'No side seams at all.',
    ],
    wear: [
      'Under everything, from blazers to dungarees.',
      'Alone, with big trousers and small earrings.',
      'Layer two in different colours.',
    ],
    meant: 'summer tank top, layering basic, gym',
    made: [
      'thread ribknit white,black,grey,olive',
      'juno ribknit black,chocolate,butter',
      'volta stretch black,slate,lilac',
    ],
  },
  {
    ...women,
    type: 'camisole',
    noun: 'Camisole',
    figure: hers({ neck: 'strap', fit: 'slim', length: 56 }),
    base: 64,
    shape: [
      'A V-shaped camisole on the finest straps.',
      'Cut on the bias to skim.',
      'Light as a handkerchief and about as fussy.',
    ],
    detail: [
      'Straps slide to the length you like.',
      'The hem is rolled and hand-finished.',
      'Lined at the bust in the same cloth.',
    ],
    wear: [
      'Under a tuxedo jacket it needs no jewellery.',
      'With jeans and kitten heels.',
      'Wear it as the evening part of a work outfit.',
    ],
    meant: 'silky evening cami, party top, date night',
    made: [
      'lune silk ivory,black,champagne',
      'fable satin black,rose,sage',
      'juno lace black,ivory',
    ],
  },
  {
    ...men,
    type: 'polo-shirt',
    noun: 'Polo Shirt',
    figure: his({ neck: 'polo', front: 'henley', cuff: 'rib' }),
    base: 64,
    shape: [
      'A polo with a small collar and a three-button placket.',
      'Trim at the arm, straight at the side.',
      'Cut a little shorter, to be worn out.',
    ],
    detail: [
      'Ribbed cuffs hold the sleeve in place.',
      'Mother-of-pearl buttons on a bound placket.',
      'The collar is knitted in one piece and will not curl.',
    ],
    wear: [
      'Buttoned up with a suit, open with shorts.',
      'At the club, the office or the barbecue.',
      'Pair with chinos and suede loafers.',
    ],
    meant: 'smart casual polo for summer, golf, office',
    made: [
      'thread cotton navy,white,black,burgundy',
      'harrow merino navy,camel,charcoal',
      'ostra cottonknit ecru,ink',
      'volta stretch white,cobalt,black',
      'lowtide cottonknit/stripe ecru+rust,ecru+teal',
    ],
  },
  {
    ...men,
    type: 'henley',
    noun: 'Henley',
    figure: his({ sleeve: 'long', cuff: 'rib', front: 'henley' }),
    base: 52,
    shape: [
      'A long-sleeved henley with a deep placket.',
      'Close in the arm, easy in the body.',
      'The old rowing shirt, hardly altered.',
    ],
    detail: [
      'Corozo buttons, sewn crosswise.',
      'Ribbed cuffs push up and stay up.',
      'Shoulders are reinforced with a taped seam.',
    ],
    wear: [
      'Under flannel when it is cold.',
      'With raw denim and boots.',
      'Sleeves pushed up, coffee on.',
    ],
    meant: 'casual long sleeve top, layering, autumn',
    made: ['acre heavy ecru,charcoal,rust', 'kestrel merino moss,navy', 'thread cotton black,grey'],
  },
  {
    ...women,
    type: 'long-sleeve-tee',
    noun: 'Long-Sleeve Tee',
    figure: hers({ neck: 'boat', sleeve: 'long', cuff: 'plain', fit: 'slim' }),
    base: 44,
    shape: [
      'A boat neck with bracelet-skimming sleeves.',
      'Slim and long, like a dancer’s warm-up.',
      'Wide at the collarbone, narrow everywhere else.',
    ],
    detail: [
      'The neckline is faced, not ribbed, so it lies flat.',
      'Thumbs find no holes; this is not that sort of top.',
      'Seams follow the shoulder blade.',
    ],
    wear: [
      'With a pencil skirt and flats.',
      'Under dungarees or over leggings.',
      'A red lip does the rest.',
    ],
    meant: 'french girl striped top, casual, layering',
    made: [
      'fable cotton/breton ivory+navy,ivory+black,ivory+red',
      'thread cotton black,white,camel',
      'ostra merino black,oat',
    ],
  },
];
