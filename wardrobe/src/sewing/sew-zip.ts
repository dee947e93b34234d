import type { LinearColor } from '../materials/linear-color.ts';
import type { MaterialPoint, MaterialSample } from '../materials/material.ts';
import { insideShare } from '../materials/noise.ts';
import { lay } from '../prints/print.ts';

/** A zip: metal teeth on leather and denim, a coil dyed like the cloth on everything else. */
export interface ZipStyle {
  tape: LinearColor;
  teeth: LinearColor;
  isMetal: boolean;
}

/** Half the width of the tape that shows between the folded edges, and of the closed teeth. */
const TAPE_CM = 0.62;
const TEETH_CM = 0.27;
const TOOTH_CM = 0.22;
/** Teeth are no shorter than so many pixels: a camera makes longer ones of finer ones. */
const SHORTEST_PX = 3;
/** How far beside the tape the folded edge is stitched down, and how broad its furrow is. */
const STITCHED_CM = { beside: 0.42, half: 0.1 } as const;
/** Along the zip from its top: where the slider begins and ends, and where its pull ends. */
const SLIDER = { from: 0.35, to: 1.35, half: 0.4 } as const;
const PULL = { to: 3.5, half: 0.27, hole: 3.05 } as const;
const NICKEL: LinearColor = [0.6, 0.59, 0.57];
/** How wide the shadow beside the pull is. */
const SHADOW_CM = 0.3;

/** How far a place is on a tooth, from -1 between two to 1: of the finest teeth that pixels show. */
function toothAt(along: number, footprint: number): number {
  const octave = Math.max(0, Math.ceil(Math.log2((SHORTEST_PX * footprint) / TOOTH_CM)));
  if (octave > 2) return 0;
  return Math.cos((2 * Math.PI * along) / (TOOTH_CM * 2 ** octave)) * 0.75 ** octave;
}

/** How far a place is outside a bar that runs along the zip; below 0 inside it. */
const outsideBar = (away: number, along: number, bar: { from: number; to: number; half: number }) =>
  Math.max(away - bar.half, bar.from - along, along - bar.to);

function layMetal(sample: MaterialSample, color: LinearColor, share: number): void {
  lay(sample, color, share);
  sample.roughness += (0.32 - sample.roughness) * share;
  if (share > 0.5) sample.metal = 1;
}

/** The slider on the teeth, and the pull that hangs from it. */
function hangPull(point: MaterialPoint, sample: MaterialSample): void {
  const { finishAcross, finishAlong: along, footprint } = point;
  if (along > PULL.to + SHADOW_CM) return;
  const away = Math.abs(finishAcross);
  const slider = outsideBar(away, along, SLIDER);
  const pull = outsideBar(away, along, { from: SLIDER.to - 0.2, to: PULL.to, half: PULL.half });
  const edge = Math.min(slider, pull);
  sample.cavity *= 1 - 0.5 * Math.exp(-Math.max(0, edge) / SHADOW_CM);
  const share = insideShare(edge, footprint);
  if (share <= 0) return;
  sample.cavity = 1 - 0.2 * (1 - share);
  layMetal(sample, NICKEL, share);
  sample.height += share * (slider < 0 ? 0.14 : 0.1) * Math.min(1, -edge / 0.1);
  const hole = Math.hypot(away, along - PULL.hole) - 0.11;
  lay(sample, [0.02, 0.02, 0.02], 0.8 * insideShare(hole, footprint));
}

/** Lays a zip along its line: the teeth, a strip of tape beside them, and the edges folded back. */
export function sewZip(point: MaterialPoint, sample: MaterialSample, style: ZipStyle): void {
  const { finishAlong: along, footprint } = point;
  const away = Math.abs(point.finishAcross);
  const round = Math.max(0.14, footprint * 0.6);
  const beside = Math.max(0, away - TAPE_CM);
  // The cloth rounds off toward the zip and shades its tape.
  sample.height -= 0.1 * Math.exp((-beside * beside) / (round * round));
  sample.cavity *= 1 - 0.3 * Math.exp((-beside * beside) / (0.2 * 0.2));
  const furrow = (beside - STITCHED_CM.beside) / Math.max(STITCHED_CM.half, footprint * 0.6);
  sample.cavity *= 1 - 0.16 * Math.exp(-furrow * furrow);
  const tape = insideShare(away - TAPE_CM, footprint);
  if (tape > 0) {
    lay(sample, style.tape, tape);
    const teeth = insideShare(away - TEETH_CM, footprint);
    const tooth = toothAt(along, footprint);
    if (style.isMetal) layMetal(sample, style.teeth, teeth * (0.68 + 0.32 * tooth));
    else lay(sample, style.teeth, teeth * (0.68 + 0.32 * tooth));
    sample.height += teeth * 0.05 * (0.5 + 0.5 * tooth);
    sample.cavity *= 1 - 0.35 * tape * (1 - teeth);
  }
  hangPull(point, sample);
}
