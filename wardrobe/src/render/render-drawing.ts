import type { Drawing, View } from '../shapes/drawing.ts';
import { boundsOf } from '../shapes/path.ts';
import { type Paint, Painter } from './part-painter.ts';

const WIDTH = 900;

const HEIGHT = 1200;

const ROOM = { width: 765, height: 1032 };

const CLOSE_UP = 2.3;

function placed(drawing: Drawing) {
  const bounds = boundsOf(drawing.parts.map((part) => part.path));
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.min(
    ROOM.width / Math.max(width, drawing.least?.width ?? 0),
    ROOM.height / Math.max(height, drawing.least?.height ?? 0),
  );
  return {
    scale,
    bounds,
    x: WIDTH / 2 - (scale * (bounds.left + bounds.right)) / 2,
    y: HEIGHT / 2 - (scale * (bounds.top + bounds.bottom)) / 2 - 8,
  };
}

function windowOf(drawing: Drawing, view: View, place: ReturnType<typeof placed>): string {
  if (view !== 'detail') return `0 0 ${WIDTH} ${HEIGHT}`;
  const [width, height] = [WIDTH / CLOSE_UP, HEIGHT / CLOSE_UP];
  const left = place.x + drawing.focus.x * place.scale - width / 2;
  const top = place.y + drawing.focus.y * place.scale - height / 2;
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  return `${within(left, WIDTH - width)} ${within(top, HEIGHT - height)} ${width.toFixed(1)} ${height.toFixed(1)}`;
}

const RINGS = 7;

const SHADOW_SHARE = 0.03;

/** The pieces large enough, beside the largest, for their shadow to be seen. */
function castersOf(drawing: Drawing): string {
  const sized = drawing.parts.map(({ path }) => {
    const { left, right, top, bottom } = boundsOf([path]);
    return { path, area: (right - left) * (bottom - top) };
  });
  const least = Math.max(...sized.map((part) => part.area)) * SHADOW_SHARE;
  return sized
    .filter((part) => part.area >= least)
    .map((part) => part.path)
    .join(' ');
}

/** A soft shadow on the ground, of strokes that widen: a blur as wide costs ten times as much. */
function fallOf(drawing: Drawing, scale: number): string {
  const strokes = Array.from({ length: RINGS }, (_, ring) => {
    const width = ((ring + 0.4) * 11) / scale;
    return `<use href="#caster" stroke-width="${width.toFixed(2)}"/>`;
  });
  const move = `translate(${(7 / scale).toFixed(2)} ${(13 / scale).toFixed(2)})`;
  return `<defs><path id="caster" d="${castersOf(drawing)}"/></defs><g transform="${move}" fill="none" stroke="#2a1f18" stroke-opacity="0.042" stroke-linejoin="round" shape-rendering="optimizeSpeed">${strokes.join('')}</g>`;
}

/** Paints a drawing as a complete SVG picture, 3:4, on a quiet studio ground. */
export function renderDrawing(drawing: Drawing, paint: Paint, view: View): string {
  const place = placed(drawing);
  const painter = new Painter(paint, place.scale, place.bounds);
  const pieces = drawing.parts.map((part) => painter.draw(part)).join('');
  const fall = fallOf(drawing, place.scale);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${windowOf(drawing, view, place)}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${painter.defs}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.backdrop}"/>` +
    `<g transform="translate(${place.x.toFixed(2)} ${place.y.toFixed(2)}) scale(${place.scale.toFixed(4)})">${fall}${pieces}</g></svg>`
  );
}

/** Which centimeters of a drawing a square picture shows. */
export interface Window {
  left: number;
  top: number;
  side: number;
}

/** Paints a drawing alone, without ground or shadow, as a square SVG picture of `sizePx`. */
export function renderCutout(
  drawing: Drawing,
  paint: Paint,
  { left, top, side, sizePx }: Window & { sizePx: number },
): string {
  const bounds = boundsOf(drawing.parts.map((part) => part.path));
  const painter = new Painter(paint, HEIGHT / side, bounds);
  const pieces = drawing.parts.map((part) => painter.draw(part)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${sizePx}" height="${sizePx}">` +
    `<defs>${painter.defs}</defs>${pieces}</svg>`
  );
}
