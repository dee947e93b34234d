import type { Part } from './drawing.ts';
import { shifted, turned } from './path.ts';

function changed(part: Part, change: (path: string) => string): Part {
  return {
    ...part,
    path: change(part.path),
    folds: part.folds?.map(change) ?? [],
    lights: part.lights?.map(change) ?? [],
    seams: part.seams?.map(change) ?? [],
    stitches: part.stitches?.map(change) ?? [],
    inlays: part.inlays?.map((inlay) => ({ ...inlay, path: change(inlay.path) })) ?? [],
  };
}

export const shiftedPart = (part: Part, dx: number, dy: number): Part =>
  changed(part, (path) => shifted(path, dx, dy));

export const turnedPart = (part: Part, degrees: number, around: { x: number; y: number }): Part =>
  changed(part, (path) => turned(path, degrees, around));
