import type { CreaseHeight } from '../creases/crease-field.ts';
import {
  type LinearColor,
  linearColor,
  luminanceOf,
  mixLinear,
  scaleLinear,
} from '../materials/linear-color.ts';
import { createPoint, type Material, type MaterialSample } from '../materials/material.ts';
import { noise, smoothStep } from '../materials/noise.ts';
import { lay, type Print, type PrintColors } from '../prints/print.ts';
import { RUBBED_DENIM, type SewingStyle, sewLines } from '../sewing/sew-lines.ts';
import type { ZipStyle } from '../sewing/sew-zip.ts';
import { chunkySweaterRib, fineSweaterRib, heatherRib, rib } from '../weaves/knits.ts';
import { dyedShare, scaleColor, type Weave } from '../weaves/weave.ts';
import { type ClothLook, clothPrint, PLACED_PRINTS, WEAVES, type WeaveName } from './cloth-look.ts';
import { denimWash } from './denim-wash.ts';
import { buttonMaterial, metalMaterial } from './fastening-material.ts';
import { isRibbed, KNITTED } from './is-knitted.ts';
import type { PanelPlace } from './panel-place.ts';
import { sewnOnto } from './sewn-onto.ts';

const THICK: ReadonlySet<WeaveName> = new Set([
  'coating',
  'tweed',
  'knit',
  'cable-knit',
  'wide-rib',
]);
/** How unevenly a cloth takes its dye, a hand apart: a share of its color. */
const MOTTLED: Readonly<Partial<Record<WeaveName, number>>> = {
  linen: 0.05,
  denim: 0.04,
  corduroy: 0.045,
  suede: 0.05,
  velvet: 0.05,
  jersey: 0.03,
  heather: 0.03,
  'fine-knit': 0.034,
  stretch: 0.028,
  fleece: 0.035,
  flannel: 0.035,
  tweed: 0.03,
};
const PLAIN_MOTTLE = 0.04;
/** How far it goes on across and along: what is knitted differs from row to row. */
const MOTTLE_CM = { woven: [4.5, 8], knitted: [16, 0.9] } as const;

/** What is cut double: both of its sides are of the cloth. */
const FACED: ReadonlySet<string> = new Set(['collar', 'hood', 'strap', 'pocket', 'trim']);

const SMOOTH: ReadonlySet<WeaveName> = new Set([...THICK, 'satin', 'silk', 'chiffon', 'velvet']);

/** Thread stands a little apart from its cloth: paler on dark cloth, darker on light. */
const threadOn = (ground: LinearColor): LinearColor =>
  luminanceOf(ground) < 0.12 ? mixLinear(ground, [0.4, 0.4, 0.4], 0.12) : scaleLinear(ground, 0.88);

const METAL_ZIPPED: ReadonlySet<WeaveName> = new Set(['leather', 'suede', 'denim']);
const NICKEL: LinearColor = [0.55, 0.54, 0.52];

/** Zips have metal teeth on what is heavy; elsewhere they are dyed like the cloth. */
function zipOf({ weave }: ClothLook, ground: LinearColor): ZipStyle {
  if (METAL_ZIPPED.has(weave)) return { tape: [0.03, 0.03, 0.035], teeth: NICKEL, isMetal: true };
  const tape = scaleLinear(ground, 0.6);
  return {
    tape,
    teeth: mixLinear(scaleLinear(ground, 0.9), [0.34, 0.34, 0.34], 0.3),
    isMetal: false,
  };
}

interface SewnPanel {
  role: string;
  isRib: boolean;
}

/** Hems that are rolled as narrow as silk's would hang stiff if they were turned deeper. */
const ROLLED: ReadonlySet<WeaveName> = new Set(['satin', 'silk', 'chiffon']);

function hemOf(weave: WeaveName): number {
  if (weave === 'denim') return 1.3;
  if (ROLLED.has(weave)) return 0.7;
  if (THICK.has(weave)) return 4;
  return KNITTED.has(weave) ? 2 : 1.4;
}

function sewingOf(look: ClothLook, ground: LinearColor, { role, isRib }: SewnPanel): SewingStyle {
  const isDenim = look.weave === 'denim';
  const thread = look.thread ? linearColor(look.thread) : threadOn(ground);
  return {
    thread,
    hemCm: hemOf(look.weave),
    pucker: isDenim ? 0.95 : SMOOTH.has(look.weave) ? 0.15 : KNITTED.has(look.weave) ? 0.6 : 0.62,
    wear: isDenim ? (look.wash ?? 0) : 0,
    topstitched: isDenim,
    stitchedEdges: !isRib,
    edgeStitchCm: role === 'strap' ? 0.2 : 0.45,
    zip: zipOf(look, ground),
    thickness: THICK.has(look.weave) ? 0.12 : isDenim ? 0.08 : 0.045,
  };
}

function colorsOf(look: ClothLook): PrintColors {
  const ground = linearColor(look.color);
  const ink = look.ink ? linearColor(look.ink) : scaleLinear(ground, 0.45);
  const second = look.second ? linearColor(look.second) : mixLinear(ground, [0.8, 0.8, 0.8], 0.5);
  return { ground, ink, second };
}

/** Ribs are as broad as the stitches beside them. */
const RIBS: Partial<Record<WeaveName, Weave>> = {
  knit: chunkySweaterRib,
  'cable-knit': chunkySweaterRib,
  'fine-knit': fineSweaterRib,
  heather: heatherRib,
};

function weaveOf(look: ClothLook, place: PanelPlace): Weave {
  if (isRibbed(look, place)) return RIBS[look.weave] ?? rib;
  return place.role === 'trim' ? WEAVES.satin : WEAVES[look.weave];
}

/** Buttons of horn, shell or metal, as the look or its cloth asks. */
export function fasteningMaterial(look: ClothLook, kind: string): Material {
  const ground = linearColor(look.color);
  if (kind !== 'button' && kind !== 'toggle') return metalMaterial('#b8b2a6');
  const isDark = luminanceOf(ground) < 0.2;
  // What is lined is tailored, and buttoned with horn.
  const horn = look.lining && !look.print && luminanceOf(ground) > 0.4 ? '#9c8468' : '#33261d';
  const own = THICK.has(look.weave) || isDark || look.lining ? horn : '#ece7dc';
  if ((look.weave === 'denim' || look.hasShanks) && !look.button) return metalMaterial('#b08d62');
  return buttonMaterial(look.button ?? own, scaleLinear(ground, 0.8));
}

/** How much light the valley beside a crease loses for each centimeter that it lies deep. */
const VALLEY_SHADE = 1.7;
const DARKEST_VALLEY = 0.32;

/** The ridges of denim lose their dye first. */
const rubbed = (heightCm: number): number => 0.3 * smoothStep(0.08, 0.4, heightCm);

/** Folds lean: what stands up from the panel shows cloth that lies so far beside it, in shares of its height. */
const LEAN = { x: 0.26, y: 0.16 } as const;

/** Lays the creases of the panel over its cloth. */
function crease(out: MaterialSample, heightCm: number): void {
  out.height += heightCm;
  if (heightCm < 0) out.cavity *= 1 - Math.min(DARKEST_VALLEY, -heightCm * VALLEY_SHADE);
}

/** The print of a panel; one that is placed is only on the front, and measured from its neck. */
function printOf({ print: name, brand = '', mark }: ClothLook, place: PanelPlace): Print | null {
  if (!name) return null;
  // An elastic with the name of its brand is plain.
  if (mark === 'waistband' && place.name === 'waistband') return null;
  const print = clothPrint(name, brand);
  if (!PLACED_PRINTS.has(name)) return print;
  if (place.name !== 'front' || place.isInside) return null;
  const middle = (place.left + place.right) / 2;
  const placed = createPoint();
  return (point, sample, colors) => {
    Object.assign(placed, point);
    placed.x = point.x - middle;
    placed.y = point.y - place.middleTop;
    print(placed, sample, colors);
  };
}

/**
 * The material of one side of one panel.
 * @param creases what lies in folds on that side; none where it is pressed or not seen closely
 */
export function clothMaterial(
  look: ClothLook,
  place: PanelPlace,
  creases?: CreaseHeight,
): Material {
  const colors = colorsOf(look);
  const isRib = isRibbed(look, place);
  const style = sewingOf(look, colors.ground, { role: place.role, isRib });
  const weave = weaveOf(look, place);
  const print = isRib ? null : printOf(look, place);
  const fade =
    look.weave === 'denim' && look.wash && !place.isInside
      ? denimWash(place, look.wash, colors.ground)
      : null;
  const wear = look.wash ?? 0;
  const isFaced = FACED.has(place.role);
  const inside = isFaced ? colors.ground : insideColor(look, colors.ground);
  const plain = place.isInside ? inside : colors.ground;
  const own = look.ribs && isRib ? linearColor(look.ribs) : plain;
  const underlay = look.underlay ? linearColor(look.underlay) : null;
  const sewnOn = sewnOnto(look, place, { inside, thread: style.thread });
  const mottle = place.isInside ? 0 : (MOTTLED[look.weave] ?? PLAIN_MOTTLE);
  const [mottleX, mottleY] = MOTTLE_CM[KNITTED.has(look.weave) ? 'knitted' : 'woven'];
  return {
    sample(point, out) {
      out.red = own[0];
      out.green = own[1];
      out.blue = own[2];
      const height = creases ? creases(point.x, point.y) : 0;
      point.x += LEAN.x * height;
      point.y += LEAN.y * height;
      if (print && !(place.isInside && look.lining && !isFaced)) print(point, out, colors);
      if (print && place.isInside && !isFaced) lay(out, inside, 0.35);
      if (fade) {
        const { color, share } = fade(point.x, point.y);
        lay(out, color, Math.min(0.85, share));
      }
      weave(point, out);
      point.x -= LEAN.x * height;
      point.y -= LEAN.y * height;
      if (mottle > 0) {
        const cloud = noise(point.x / mottleX, point.y / mottleY, 19);
        scaleColor(out, 1 + mottle * dyedShare(out) * cloud);
      }
      if (creases) {
        if (fade) lay(out, RUBBED_DENIM, rubbed(height) * wear);
        crease(out, height);
      }
      if (underlay) layUnder(out, underlay);
      sewLines(point, out, style);
      for (const sewn of sewnOn) sewn(point, out);
    },
  };
}

/** Closes a sheer cloth with what lies under it. */
function layUnder(out: MaterialSample, [red, green, blue]: LinearColor): void {
  const { opacity } = out;
  out.red = red + (out.red - red) * opacity;
  out.green = green + (out.green - green) * opacity;
  out.blue = blue + (out.blue - blue) * opacity;
  out.opacity = 1;
}

function insideColor(look: ClothLook, ground: LinearColor): LinearColor {
  if (look.lining) return linearColor(look.lining);
  // Only the warp of denim is dyed; undyed denim has no other inside.
  if (look.weave === 'denim' && look.thread) return mixLinear(ground, [0.5, 0.55, 0.6], 0.55);
  return look.print ? mixLinear(ground, [0.6, 0.6, 0.6], 0.12) : ground;
}
