import type { AccessoryFigure } from '../figures/accessory-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import {
  belt,
  bowTie,
  gloves,
  pocketSquare,
  scarf,
  socks,
  square,
  tie,
} from './fabric-accessories.ts';
import { beanie, beret, bucketHat, cap, wideHat } from './hats.ts';
import { bracelet, earrings, necklace, ring, sunglasses, watch } from './jewelry-and-eyewear.ts';

const focusAtMiddle = { x: 0, y: 0 };

function partsOf(figure: AccessoryFigure, side: Side): Part[] {
  const parts: Record<AccessoryFigure['style'], () => Part[]> = {
    belt,
    beanie,
    cap: () => cap(side),
    'bucket-hat': bucketHat,
    'sun-hat': () => wideHat(23, false),
    fedora: () => wideHat(16.4, true),
    beret,
    scarf,
    'square-scarf': square,
    sunglasses: () => sunglasses('square'),
    'round-sunglasses': () => sunglasses('round'),
    aviators: () => sunglasses('aviator'),
    watch,
    chain: () => necklace('chain'),
    pendant: () => necklace('pendant'),
    pearls: () => necklace('pearls'),
    hoops: () => earrings('hoops'),
    studs: () => earrings('studs'),
    drops: () => earrings('drops'),
    signet: () => ring('signet'),
    'stone-ring': () => ring('stone'),
    bangle: () => bracelet('bangle'),
    'chain-bracelet': () => bracelet('chain'),
    beads: () => bracelet('beads'),
    tie,
    'bow-tie': bowTie,
    gloves,
    socks: () => socks(16),
    'ankle-socks': () => socks(4),
    'pocket-square': pocketSquare,
  };
  return parts[figure.style]();
}

const LEAST: Readonly<Partial<Record<AccessoryFigure['style'], number>>> = {
  belt: 50,
  scarf: 52,
  'square-scarf': 52,
  sunglasses: 20,
  'round-sunglasses': 20,
  aviators: 20,
  watch: 17,
  chain: 22,
  pendant: 22,
  pearls: 24,
  hoops: 16,
  studs: 10,
  drops: 15,
  signet: 12,
  'stone-ring': 12,
  bangle: 19,
  'chain-bracelet': 19,
  beads: 19,
  tie: 34,
  'bow-tie': 22,
  'pocket-square': 28,
};

export function drawAccessory(figure: AccessoryFigure, side: Side): Drawing {
  const least = LEAST[figure.style] ?? 38;
  return {
    parts: partsOf(figure, side),
    focus: focusAtMiddle,
    least: { width: least, height: least },
  };
}
