import type { Drape } from '@modiste/wardrobe/drape';

const STEP_CM = 2;
const SIDE = 21;

/** Panels of one square each, 40 cm wide from -20 to 20, that hang flat before the camera. */
export function flatDrape(names: readonly string[]): Drape {
  const rows = Array.from({ length: SIDE }, (_, index) => index * STEP_CM - 20);
  const cloth = rows.flatMap((v) => rows.flatMap((u) => [u, v]));
  const cells = rows.slice(1).flatMap((_, row) =>
    rows.slice(1).flatMap((_column, column) => {
      const low = row * SIDE + column;
      return [low, low + 1, low + SIDE, low + 1, low + SIDE + 1, low + SIDE];
    }),
  );
  const count = SIDE * SIDE;
  return {
    name: 'squares',
    body: 'nobody',
    cloth: Float32Array.from(names.flatMap(() => cloth)),
    positions: Float32Array.from(
      names.flatMap((_, panel) =>
        Array.from({ length: count }, (_point, index) => [
          cloth[index * 2] ?? 0,
          (cloth[index * 2 + 1] ?? 0) + 100,
          panel * -30,
        ]).flat(),
      ),
    ),
    triangles: Uint32Array.from(
      names.flatMap((_, panel) => cells.map((vertex) => vertex + panel * count)),
    ),
    panelOf: Uint16Array.from(
      names.flatMap((_, panel) => Array.from({ length: count }, () => panel)),
    ),
    weldedTo: Uint32Array.from({ length: names.length * count }, (_, vertex) => vertex),
    panels: names.map((name) => ({ name, role: 'shell', layer: 0, grain: 0 })),
    lines: [],
    fastenings: [],
  };
}
