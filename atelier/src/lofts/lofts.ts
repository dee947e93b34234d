import { backpack } from './bags/backpack.ts';
import { baguette, clutch, wallet } from './bags/flap-bags.ts';
import { basketBag, bucketBag } from './bags/open-bags.ts';
import { crossbody, satchel } from './bags/satchel.ts';
import { beltBag, duffel } from './bags/soft-bags.ts';
import { tote } from './bags/tote.ts';
import { beanie } from './hats/beanie.ts';
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
import { brogue, derby } from './shoes/derby.ts';
import { heeledBoot, kneeBoot } from './shoes/heeled-boot.ts';
import { lacedBoot } from './shoes/laced-boot.ts';
import { chunkyLoafer, deckShoe, loafer } from './shoes/loafer.ts';
import { lowSneaker } from './shoes/low-sneaker.ts';
import { monkShoe } from './shoes/monk-shoe.ts';
import { balletFlat, blockHeelPump, pump } from './shoes/pump.ts';
import { runningShoe } from './shoes/running-shoe.ts';
import { blockSandal, flatSandal, slide, strappySandal, wedgeEspadrille } from './shoes/sandals.ts';
import { clog, maryJane, mule, slingback } from './shoes/strapped-shoes.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';
import { belt } from './wear/belt.ts';
import { aviators, roundSunglasses, squareSunglasses } from './wear/eyewear.ts';
import { gloves } from './wear/gloves.ts';
import { pocketSquare, scarf, squareScarf } from './wear/scarves.ts';
import { ankleSocks, crewSocks } from './wear/socks.ts';
import { bowTie, tie } from './wear/tie.ts';
import { watch } from './wear/watch.ts';

/** Every shape of the demo shop that is not sewn, by its name. */
export const LOFTS: Readonly<Record<string, () => LoftedShape>> = {
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
  satchel,
  tote,
  crossbody,
  backpack,
  clutch,
  'baguette-bag': baguette,
  'bucket-bag': bucketBag,
  'belt-bag': beltBag,
  duffel,
  'basket-bag': basketBag,
  wallet,
  beanie,
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
  watch,
  'square-sunglasses': squareSunglasses,
  'round-sunglasses': roundSunglasses,
  aviators,
  tie,
  'bow-tie': bowTie,
  scarf,
  'square-scarf': squareScarf,
  'pocket-square': pocketSquare,
  gloves,
  socks: crewSocks,
  'ankle-socks': ankleSocks,
};
