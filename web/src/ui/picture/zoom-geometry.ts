export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * How a picture lies on its surface: magnified so many times over its fitted size, its centre so
 * many pixels from the centre of the surface. Points are measured from that centre too.
 */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const SCALE_MAX = 5;

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Magnifies so many times more, while what lies under the point stays there. */
export const zoomAt = ({ scale, x, y }: Zoom, factor: number, at: Point): Zoom => ({
  scale: scale * factor,
  x: at.x - (at.x - x) * factor,
  y: at.y - (at.y - y) * factor,
});

/** The nearest zoom that shows no less than the whole picture and leaves no needless border. */
export function boundZoom(zoom: Zoom, fitted: Size, surface: Size): Zoom {
  const scale = clamp(zoom.scale, 1, SCALE_MAX);
  const shrunk = scale / zoom.scale;
  const overX = Math.max(0, (fitted.width * scale - surface.width) / 2);
  const overY = Math.max(0, (fitted.height * scale - surface.height) / 2);
  return {
    scale,
    x: clamp(zoom.x * shrunk, -overX, overX),
    y: clamp(zoom.y * shrunk, -overY, overY),
  };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function spread([first, second]: readonly Point[]): number {
  if (first === undefined || second === undefined) return 1;
  return Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1);
}

/** Lets the picture follow the fingers: one moves it, two magnify it between them. */
export function followFingers(zoom: Zoom, before: readonly Point[], after: readonly Point[]): Zoom {
  if (before.length === 0 || before.length !== after.length) return zoom;
  const [from, to] = [middle(before), middle(after)];
  const magnified = zoomAt(zoom, spread(after) / spread(before), from);
  return { ...magnified, x: magnified.x + to.x - from.x, y: magnified.y + to.y - from.y };
}
