import { loftMark, type Mark } from '../brand-marks/loft-mark.ts';
import { clothPrint } from '../looks/cloth-look.ts';
import type { MapPart, PictureMaps } from '../maps/picture-maps.ts';
import { type LinearColor, linearColor, scaleLinear } from '../materials/linear-color.ts';
import { createPoint, type Material } from '../materials/material.ts';
import type { PrintColors } from '../prints/print.ts';
import { shadeMaps } from '../shading/shade-maps.ts';
import { printAt } from './finish.ts';
import type { LoftLook } from './loft-look.ts';
import { partLook } from './part-look.ts';
import { dent, dentsOf } from './slack.ts';

/** Colors the maps of a shape as one of its colorways: RGBA, see `shadeMaps`. */
export function photographLoft(maps: PictureMaps, look: LoftLook): Uint8ClampedArray {
  return shadeMaps({
    maps,
    materialOf: (part) => solidMaterial(part, look),
    photography: look.photography,
  });
}

function colorsOf(look: LoftLook, ground: LinearColor): PrintColors {
  const ink = look.ink ? linearColor(look.ink) : scaleLinear(ground, 0.45);
  return { ground, ink, second: look.second ? linearColor(look.second) : ink };
}

/** The mark of its brand that a part carries; null where it has none. */
function markOf(part: MapPart, look: LoftLook, color: LinearColor): Mark | null {
  const { brand, shape, fabric, ink } = look;
  if (brand === undefined || shape === undefined) return null;
  const accent = ink && !look.print ? linearColor(ink) : null;
  // A mark that lies over a row of stitches is of one color.
  const ground = part.material === 'thread' ? linearColor(look.color) : color;
  return loftMark(part, { brand, shape, fabric, color: ground, accent });
}

const SLANT = Math.SQRT1_2;
/** How much smaller than on a garment figures are woven into a tie. */
const TIE_SCALE = 1.5;

function solidMaterial(part: MapPart, look: LoftLook): Material {
  const { finish, color, isPrinted, isBias } = partLook(part, look);
  const isShown = isPrinted && !part.isInside;
  const print = look.print && isShown ? clothPrint(look.print, look.brand ?? '') : null;
  const colors = colorsOf(look, color);
  const mark = markOf(part, look, color);
  const dents = isPrinted && look.shape ? dentsOf(look.shape, look.fabric) : 0;
  const flat = createPoint();
  return {
    sample(point, out) {
      out.red = color[0];
      out.green = color[1];
      out.blue = color[2];
      if (print) {
        const [across, up] = printAt(point);
        const scale = isBias ? TIE_SCALE : 1;
        flat.x = isBias ? (across - up) * SLANT * scale : across;
        flat.y = isBias ? (across + up) * SLANT * scale : up;
        flat.footprintX = point.footprintX * scale;
        flat.footprintY = point.footprintY * scale;
        flat.footprint = point.footprint * scale;
        print(flat, out, colors);
      }
      finish(point, out);
      if (dents > 0) dent(point, out, dents);
      mark?.(point, out);
    },
  };
}
