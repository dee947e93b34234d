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
/** Seams that run from the hem around a pocket for both hands and back to it end so near to it. */
const AT_HEM_CM = 3.5;
const FEWEST_SEAMS = 3;

type Outline = readonly (readonly [number, number])[];

const apart = (one: Outline[number] | undefined, other: Outline[number] | undefined): number =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : Infinity;

/** The seams that are sewn upon one panel and join it to no other, on its cloth. */
function seamsOn({ lines, panelOf, cloth, weldedTo }: Drape, panel: number): Outline[] {
  const others = new Set<number>();
  panelOf.forEach((of, vertex) => {
    if (of !== panel) others.add(weldedTo[vertex] ?? vertex);
  });
  const isOwn = (vertex: number) =>
    panelOf[vertex] === panel && !others.has(weldedTo[vertex] ?? vertex);
  return lines
    .filter(({ kind, vertices }) => kind === 'seam' && vertices.every(isOwn))
    .map(({ vertices }) =>
      [...vertices].map((one) => [cloth[one * 2] ?? 0, cloth[one * 2 + 1] ?? 0] as const),
    );
}

/** One line of all that meet end to end, beginning with the first. */
function chained([first = [], ...others]: readonly Outline[]): { chain: Outline; count: number } {
  let chain = first;
  let count = 1;
  const left = [...others];
  for (let at = 0; at < left.length; at += 1) {
    const next = left[at] ?? [];
    const ways = [next, next.toReversed()];
    const onward = ways.find((way) => apart(chain.at(-1), way[0]) < CLOSED_CM);
    const before = ways.find((way) => apart(way.at(-1), chain[0]) < CLOSED_CM);
    if (!onward && !before) continue;
    chain = onward ? [...chain, ...onward] : [...(before ?? []), ...chain];
    count += 1;
    left.splice(at, 1);
    at = -1;
  }
  return { chain, count };
}

/** A pocket for both hands: its seams go around it from the hem to the hem. */
function pouchOf(seams: readonly Outline[]): SewnPatch[] {
  const { chain, count } = chained(seams);
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last || count < FEWEST_SEAMS) return [];
  const lowest = Math.min(...chain.map(([, y]) => y));
  const isOpen = Math.max(first[1], last[1]) < lowest + AT_HEM_CM;
  return isOpen ? [{ outline: chain, isPouch: true }] : [];
}

function patchesOf(drape: Drape, panel: number): SewnPatch[] {
  const seams = seamsOn(drape, panel);
  const isClosed = (seam: Outline) =>
    seam.length >= FEWEST_CORNERS && apart(seam[0], seam.at(-1)) < CLOSED_CM;
  const closed = seams.filter(isClosed).map((outline) => ({ outline }));
  return [...closed, ...pouchOf(seams.filter((seam) => !isClosed(seam)))];
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
