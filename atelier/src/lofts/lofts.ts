import { backpack } from './bags/backpack.ts';
import { otherBags } from './bags/bag-fits.ts';
import { canvasTote } from './bags/canvas-tote.ts';
import { carryall, zippedBaguette } from './bags/carryall.ts';
import { crossbody, restingCrossbody } from './bags/crossbody.ts';
import { duffel, holdall } from './bags/duffels.ts';
import { baguette, clutch, wallet } from './bags/flap-bags.ts';
import { basketBag, bucketBag } from './bags/open-bags.ts';
import { satchel } from './bags/satchel.ts';
import { standing } from './bags/slump.ts';
import { beltBag } from './bags/soft-bags.ts';
import { shopper, tote } from './bags/tote.ts';
import { beanie, slouchyBeanie } from './hats/beanie.ts';
import { beret, bucketHat, fedora, sunHat } from './hats/brimmed-hats.ts';
import { cap } from './hats/cap.ts';
import { drops, hoops, studs } from './jewelry/earrings.ts';
import {
  beadedBracelet,
  chainBracelet,
  chainNecklace,
  pearls,
  pendant,
} from './jewelry/necklaces.ts';
import { bangles, signetRing, stoneRing } from './jewelry/rings.ts';
import { highTop, slipOn } from './shoes/canvas-shoes.ts';
import { chelseaBoot } from './shoes/chelsea-boot.ts';
import { clog } from './shoes/clog.ts';
import { brogue, derby } from './shoes/derby.ts';
import { heeledBoot, kneeBoot } from './shoes/heeled-boot.ts';
import { lacedBoot } from './shoes/laced-boot.ts';
import { chunkyLoafer, deckShoe, loafer } from './shoes/loafer.ts';
import { lowSneaker } from './shoes/low-sneaker.ts';
import { monkShoe } from './shoes/monk-shoe.ts';
import { balletFlat, blockHeelPump, pump } from './shoes/pump.ts';
import { runningShoe } from './shoes/running-shoe.ts';
import { blockSandal, flatSandal, slide, strappySandal, wedgeEspadrille } from './shoes/sandals.ts';
import { type OtherSetting, otherMaking } from './shoes/shoe-fits.ts';
import { maryJane, mule, slingback } from './shoes/strapped-shoes.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';
import { belt, rolledBelt } from './wear/belt.ts';
import {
  aviators,
  catEyeSunglasses,
  roundSunglasses,
  squareSunglasses,
  taperedSunglasses,
} from './wear/eyewear.ts';
import { crossedGloves, crossedLeatherGloves, gloves, leatherGloves } from './wear/gloves.ts';
import { otherWear } from './wear/other-wear.ts';
import { pocketSquare, squareScarf } from './wear/scarves.ts';
import { ankleSocks, crewSocks } from './wear/socks.ts';
import { bowTie, tie } from './wear/tie.ts';
import { broadWatch, closedWatch, watch } from './wear/watch.ts';
import { hungScarf, scarf } from './wear/wool-scarves.ts';

type Make = () => LoftedShape;
type Shapes = Readonly<Record<string, Make>>;

const SHOES: Shapes = {
  'low-sneaker': lowSneaker,
  derby,
  brogue,
  loafer,
  'chelsea-boot': chelseaBoot,
  'laced-boot': lacedBoot,
  'heeled-boot': heeledBoot,
  pump,
  'block-heel-pump': blockHeelPump,
  'ballet-flat': balletFlat,
  'block-sandal': blockSandal,
  'running-shoe': runningShoe,
  'high-top': highTop,
  'slip-on': slipOn,
  'chunky-loafer': chunkyLoafer,
  'deck-shoe': deckShoe,
  'monk-shoe': monkShoe,
  'knee-boot': kneeBoot,
  slide,
  slingback,
  'mary-jane': maryJane,
  mule,
  clog,
  'strappy-sandal': strappySandal,
  'flat-sandal': flatSandal,
  'wedge-espadrille': wedgeEspadrille,
};

/** The shoes again, of other makers and set down in another way: most with heels from their side. */
const SET_OTHERWISE: Readonly<Record<OtherSetting, readonly string[]>> = {
  single: Object.keys(SHOES),
  quarter: Object.keys(SHOES),
  profile: [
    'pump',
    'block-heel-pump',
    'slingback',
    'mary-jane',
    'mule',
    'clog',
    'strappy-sandal',
    'block-sandal',
    'wedge-espadrille',
    'heeled-boot',
    'running-shoe',
  ],
  toes: [
    'low-sneaker',
    'high-top',
    'knee-boot',
    'derby',
    'brogue',
    'loafer',
    'chunky-loafer',
    'deck-shoe',
    'monk-shoe',
    'chelsea-boot',
    'laced-boot',
    'ballet-flat',
    'slip-on',
    'slide',
    'flat-sandal',
  ],
};

function setOtherwise(pair: OtherSetting): [string, Make][] {
  return SET_OTHERWISE[pair].flatMap((shoe) => {
    const make = SHOES[shoe];
    return make ? [[`${shoe}-${pair}`, () => otherMaking(make, pair)]] : [];
  });
}

const otherSettings = (['profile', 'toes', 'single', 'quarter'] as const).flatMap(setOtherwise);

const DRAWN: Shapes = {
  satchel,
  tote,
  shopper,
  'canvas-tote': canvasTote,
  carryall,
  crossbody,
  'resting-crossbody': restingCrossbody,
  backpack,
  clutch,
  'baguette-bag': baguette,
  'zipped-baguette': zippedBaguette,
  'bucket-bag': bucketBag,
  'belt-bag': beltBag,
  duffel,
  holdall,
  'basket-bag': basketBag,
  wallet,
  beanie,
  'slouchy-beanie': slouchyBeanie,
  cap,
  'bucket-hat': bucketHat,
  'sun-hat': sunHat,
  fedora,
  beret,
  hoops,
  studs,
  drops,
  'chain-necklace': chainNecklace,
  pendant,
  pearls,
  'chain-bracelet': chainBracelet,
  'beaded-bracelet': beadedBracelet,
  'signet-ring': signetRing,
  'stone-ring': stoneRing,
  bangles,
  belt,
  'rolled-belt': rolledBelt,
  watch,
  'closed-watch': closedWatch,
  'broad-watch': broadWatch,
  'square-sunglasses': squareSunglasses,
  'tapered-sunglasses': taperedSunglasses,
  'cat-eye-sunglasses': catEyeSunglasses,
  'round-sunglasses': roundSunglasses,
  aviators,
  tie,
  'bow-tie': bowTie,
  scarf,
  'hung-scarf': hungScarf,
  'square-scarf': squareScarf,
  'pocket-square': pocketSquare,
  gloves,
  'crossed-gloves': crossedGloves,
  'leather-gloves': leatherGloves,
  'crossed-leather-gloves': crossedLeatherGloves,
  socks: crewSocks,
  'ankle-socks': ankleSocks,
};

const OBJECTS: Shapes = Object.fromEntries(
  Object.entries(DRAWN).map(([name, make]) => [name, standing(name, make)]),
);

/** Objects again, seen from where another photographer would stand. */
const SEEN_FROM: Readonly<Record<string, NonNullable<LoftedShape['front']>>> = {
  backpack: { yaw: -25, pitch: 8 },
  'belt-bag': { yaw: -27, pitch: 13 },
  cap: { yaw: -47, pitch: 15 },
  'bucket-hat': { yaw: -20, pitch: 33 },
  watch: { yaw: -33, pitch: 60 },
  tie: { yaw: 28, pitch: 80 },
  socks: { yaw: -40, pitch: 76 },
};

const turned = Object.entries(SEEN_FROM).flatMap(([object, front]): [string, Make][] => {
  const make = OBJECTS[object];
  const name = `${object}-turned`;
  return make ? [[name, () => ({ ...make(), name, front })]] : [];
});

/** Every shape of the demo shop that is not sewn, by its name. */
export const LOFTS: Shapes = {
  ...SHOES,
  ...OBJECTS,
  ...Object.fromEntries([
    ...otherSettings,
    ...otherBags(OBJECTS),
    ...otherWear(OBJECTS),
    ...turned,
  ]),
};
