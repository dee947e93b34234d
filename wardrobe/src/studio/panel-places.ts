import type { Drape } from '../drapes/drape.ts';
import type { PanelPlace } from '../looks/panel-place.ts';
import type { Buttoning, SewnButton } from '../sewing/button-sewing.ts';
import type { SewnPatch } from '../sewing/patch-sewing.ts';

/** So many buttons in a row, no farther from one line than this, make a placket. */
const PLACKET = { buttons: 4, offLineCm: 0.5, farthestCm: 2.2, nearestCm: 1 } as const;
/** What is laid upon the front is measured on the cloth of the front. */
const LAID_ON_FRONT = /edge/;
/** Buttons on these are sewn through all layers. */
const UNHOLED = /sleeve|collar|lapel/;

const isWomens = ({ body }: Drape): boolean => body.startsWith('woman');

function buttonsOn(drape: Drape, panel: number): SewnButton[] {
  return drape.fastenings
    .filter(({ kind, vertex }) => kind === 'button' && drape.panelOf[vertex] === panel)
    .map(({ vertex, radiusCm }) => ({
      x: drape.cloth[vertex * 2] ?? 0,
      y: drape.cloth[vertex * 2 + 1] ?? 0,
      radiusCm,
    }));
}

/** How far beside a row of buttons the stitched edge of its placket runs; null where there is none. */
function placketOf(drape: Drape, panel: number, buttons: readonly SewnButton[]): number | null {
  const [first] = buttons;
  if (!first || buttons.length < PLACKET.buttons) return null;
  if (buttons.some(({ x }) => Math.abs(x - first.x) > PLACKET.offLineCm)) return null;
  let nearest: number = PLACKET.farthestCm;
  for (const { kind, vertices } of drape.lines) {
    if (kind !== 'topstitch') continue;
    for (const vertex of vertices) {
      if (drape.panelOf[vertex] !== panel) continue;
      const away = Math.abs((drape.cloth[vertex * 2] ?? 0) - first.x);
      if (away > PLACKET.nearestCm) nearest = Math.min(nearest, away);
    }
  }
  return nearest < PLACKET.farthestCm ? nearest : null;
}

function buttoningOf(drape: Drape, panel: number): Buttoning | undefined {
  const name = drape.panels[panel]?.name ?? '';
  if (UNHOLED.test(name)) return undefined;
  const front = drape.panels.findIndex((one) => one.name === 'front');
  const on = LAID_ON_FRONT.test(name) && front >= 0 ? front : panel;
  const buttons = buttonsOn(drape, on);
  if (buttons.length === 0) return undefined;
  const placketCm = placketOf(drape, panel, buttons);
  const inward = isWomens(drape) ? -1 : 1;
  return { buttons, inward, ...(placketCm !== null && { placketCm }) };
}

/** A seam on one panel that ends where it began goes around a pocket. */
const CLOSED_CM = 0.5;
const FEWEST_CORNERS = 6;

function patchesOf({ lines, panelOf, cloth }: Drape, panel: number): SewnPatch[] {
  return lines.flatMap(({ kind, vertices }) => {
    if (kind !== 'seam' || vertices.length < FEWEST_CORNERS) return [];
    if (vertices.some((vertex) => panelOf[vertex] !== panel)) return [];
    const outline = vertices.map(
      (vertex) => [cloth[vertex * 2] ?? 0, cloth[vertex * 2 + 1] ?? 0] as const,
    );
    const [first, last] = [outline[0], outline.at(-1)];
    if (!first || !last) return [];
    return Math.hypot(first[0] - last[0], first[1] - last[1]) < CLOSED_CM ? [{ outline }] : [];
  });
}

/** How far before the middle of the wearer each panel lies in the mean. */
function meanDepths({ panels, panelOf, positions }: Drape): number[] {
  const sums = panels.map(() => ({ depth: 0, count: 0 }));
  panelOf.forEach((panel, vertex) => {
    const sum = sums[panel];
    if (!sum) return;
    sum.depth += positions[vertex * 3 + 2] ?? 0;
    sum.count += 1;
  });
  return sums.map(({ depth, count }) => depth / Math.max(1, count));
}

/** The box of each panel on its cloth, centimeters, and how it is buttoned. */
export function panelPlaces(drape: Drape): Omit<PanelPlace, 'isInside'>[] {
  const places = drape.panels.map(({ name, role }, panel) => ({
    name,
    role,
    left: Infinity,
    right: -Infinity,
    bottom: Infinity,
    top: -Infinity,
    middleTop: -Infinity,
    behind: 0,
    buttoning: buttoningOf(drape, panel),
    patches: patchesOf(drape, panel),
  }));
  const depths = meanDepths(drape);
  const nearest = drape.panels.map(() => Infinity);
  drape.panelOf.forEach((panel, vertex) => {
    const place = places[panel];
    if (!place) return;
    const x = drape.cloth[vertex * 2] ?? 0;
    const y = drape.cloth[vertex * 2 + 1] ?? 0;
    place.left = Math.min(place.left, x);
    place.right = Math.max(place.right, x);
    place.bottom = Math.min(place.bottom, y);
    place.top = Math.max(place.top, y);
    const aside = Math.abs(drape.positions[vertex * 3] ?? 0);
    const isBehind = (drape.positions[vertex * 3 + 2] ?? 0) < (depths[panel] ?? 0);
    if (!isBehind || aside >= (nearest[panel] ?? 0)) return;
    nearest[panel] = aside;
    place.behind = x;
  });
  drape.panelOf.forEach((panel, vertex) => {
    const place = places[panel];
    if (!place) return;
    const middle = (place.left + place.right) / 2;
    if (Math.abs((drape.cloth[vertex * 2] ?? 0) - middle) < 1.5)
      place.middleTop = Math.max(place.middleTop, drape.cloth[vertex * 2 + 1] ?? 0);
  });
  return places;
}
