import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';
import type { MapPart } from '../maps/picture-maps.ts';
import {
  type LinearColor,
  linearColor,
  luminanceOf,
  mixLinear,
  scaleLinear,
} from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';
import { wordDistance, wordWidth } from '../prints/stroke-letters.ts';
import { brandFigure } from './brand-figure.ts';
import { type MarkPlace, markPlaceOf } from './mark-places.ts';

/** What a mark is told of the thing that carries it. */
export interface MarkedThing {
  brand: string;
  /** The stored shape: "tote", "low-sneaker-toes". */
  shape: string;
  fabric: string;
  /** The color of the part, and another one that the colorway has. */
  color: LinearColor;
  accent: LinearColor | null;
}

/** Lays a mark over a part of a solid whose own look is in the sample already. */
export type Mark = (point: MaterialPoint, sample: MaterialSample) => void;

interface OnFace {
  x: number;
  y: number;
  soft: number;
}
type Drawing = (at: OnFace, sample: MaterialSample) => void;

const CHALK: LinearColor = [0.72, 0.7, 0.66];
const SOOT: LinearColor = [0.014, 0.014, 0.015];
const GOLD_FOIL: LinearColor = [0.62, 0.42, 0.17];
const LEATHER_PATCH: LinearColor = [0.27, 0.12, 0.05];
const LABELS = ['#1c1b1d', '#1f2a44', '#47474a', '#7a2a24', '#cfc9bb'].map(linearColor);

/** How far apart two colors must be to be told from each other. */
const READABLE = 1.9;

/** What is pressed with letters; other fabrics have a patch sewn on. */
const PRESSED: ReadonlySet<string> = new Set([
  'leather',
  'calf',
  'vegan',
  'suede',
  'patent',
  'satin',
  'velvet',
]);

const contrast = (first: LinearColor, second: LinearColor): number => {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** In the second color, or a shade of its own: what is of one color has a mark of that color. */
function figureColor({ color, accent }: MarkedThing): LinearColor {
  if (accent && contrast(accent, color) > READABLE) return accent;
  return luminanceOf(color) > 0.04 ? scaleLinear(color, 0.62) : mixLinear(color, CHALK, 0.1);
}

/** How brands set their names: how large in their place, how bold, and whether spaced out. */
const LETTERINGS = [
  { size: 1, weight: 0.075, isSpaced: false },
  { size: 0.76, weight: 0.085, isSpaced: false },
  { size: 0.86, weight: 0.06, isSpaced: true },
  { size: 0.8, weight: 0.1, isSpaced: false },
] as const;

/** How far a place is from the edge of the strokes of a name, as large as its place allows. */
function lettersOf(brand: string, { width, height }: Pick<MarkPlace, 'width' | 'height'>) {
  const own = LETTERINGS[mixedFnv1a(`${brand} lettering`) % LETTERINGS.length];
  const { size, weight, isSpaced } = own ?? LETTERINGS[0];
  const word = isSpaced ? [...brand.toUpperCase()].join(' ') : brand.toUpperCase();
  const tall = size * Math.min(height, width / wordWidth(word));
  const distance = wordDistance(word);
  return (x: number, y: number): number => tall * (distance(x / tall, y / tall + 0.5) - weight);
}

/** Letters pressed into a hide: with foil, or blind. */
function pressed({ brand, color }: MarkedThing, place: MarkPlace): Drawing {
  const letters = lettersOf(brand, place);
  const isBlind = brand.length % 3 !== 1 && luminanceOf(color) > 0.03;
  const ink = isBlind ? scaleLinear(color, 0.6) : GOLD_FOIL;
  return ({ x, y, soft }, sample) => {
    const share = insideShare(letters(x, y), soft);
    if (share <= 0) return;
    lay(sample, ink, 0.8 * share);
    sample.height -= 0.025 * share;
    if (!isBlind) sample.roughness += (0.34 - sample.roughness) * share;
  };
}

const SEWN_INSET = 0.18;

/** A patch that is sewn on: leather on canvas, a woven label on everything else. */
function patch({ brand, color, fabric }: MarkedThing, place: MarkPlace): Drawing {
  const [halfWidth, halfHeight] = [place.width / 2, place.height * 0.78];
  const letters = lettersOf(brand, { width: place.width * 0.8, height: place.height * 0.62 });
  const woven = LABELS.find((label) => contrast(label, color) > READABLE) ?? CHALK;
  const ground = fabric === 'canvas' ? LEATHER_PATCH : woven;
  const ink = luminanceOf(ground) > 0.3 ? SOOT : fabric === 'canvas' ? GOLD_FOIL : CHALK;
  const thread = mixLinear(ground, ink, 0.5);
  return ({ x, y, soft }, sample) => {
    const edge = Math.max(Math.abs(x) - halfWidth, Math.abs(y) - halfHeight);
    const share = insideShare(edge, soft);
    if (share > 0) {
      lay(sample, ground, share);
      sample.height += 0.1 * share;
      sample.roughness = 0.7;
      lay(sample, thread, 0.6 * insideShare(Math.abs(edge + SEWN_INSET) - 0.035, soft));
      lay(sample, ink, 0.9 * insideShare(letters(x, y), soft));
    }
    sample.cavity *= 1 - 0.35 * insideShare(Math.abs(edge - 0.06) - 0.06, soft);
  };
}

/** The name that is printed on a dial. */
function printed({ brand, color }: MarkedThing, place: MarkPlace): Drawing {
  const letters = lettersOf(brand, place);
  const ink = luminanceOf(color) > 0.3 ? SOOT : CHALK;
  return ({ x, y, soft }, sample) => lay(sample, ink, insideShare(letters(x, y), soft));
}

/** The brand's figure, cut of another material or stitched. */
function figured(thing: MarkedThing, { width }: MarkPlace): Drawing {
  const half = width / 2;
  const distance = brandFigure(thing.brand);
  const ink = figureColor(thing);
  return ({ x, y, soft }, sample) => {
    const edge = half * distance(x / half, y / half);
    const share = insideShare(edge, soft);
    lay(sample, ink, share);
    sample.height += 0.06 * share;
    sample.cavity *= 1 - 0.3 * insideShare(Math.abs(edge - 0.04) - 0.05, soft);
  };
}

function drawingOf(thing: MarkedThing, place: MarkPlace): Drawing {
  if (place.shows === 'figure') return figured(thing, place);
  if (place.face === 'top') return printed(thing, place);
  return PRESSED.has(thing.fabric) ? pressed(thing, place) : patch(thing, place);
}

/** How much a surface must face the way that its mark is looked at from. */
const FACES = 0.3;

const facing = ({ normalY, normalZ }: MaterialPoint, face: MarkPlace['face']): number =>
  face === 'top' ? normalY : face === 'sides' ? Math.abs(normalZ) : normalZ;

/** The mark of its brand on a part of a shape; null where it carries none. */
export function loftMark(part: MapPart, thing: MarkedThing): Mark | null {
  const place = markPlaceOf(thing.shape);
  if (!place || part.isInside || !place.parts.includes(part.material)) return null;
  const draw = drawingOf(thing, place);
  const reach = { x: place.width / 2 + 0.4, y: place.height + 0.4 };
  const at = { x: 0, y: 0, soft: 0 };
  return (point, sample) => {
    at.x = point.x - place.x;
    at.y = (place.face === 'top' ? -point.z : point.y) - place.y;
    if (Math.abs(at.x) > reach.x || Math.abs(at.y) > reach.y) return;
    if (facing(point, place.face) < FACES) return;
    at.soft = point.footprint;
    draw(at, sample);
  };
}
