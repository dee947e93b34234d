import type { Body } from '../bodies/body.ts';
import { findCloth } from '../cloths/cloths.ts';
import type { Silhouette } from '../patterns/garments/silhouette.ts';
import { measureBody } from '../patterns/measuring/measures.ts';
import { drapePattern, type Rest } from '../simulation/drape-pattern.ts';

/** Centimeters between vertices: to fall into place, and to finish. */
const SPACINGS = [2.2, 1.2];

export interface Fitting {
  body: Body;
  spacings?: readonly number[];
  onStage?: Parameters<typeof drapePattern>[1]['onStage'];
}

/** Cuts a silhouette for a body and drapes it on it. */
export function drapeSilhouette(silhouette: Silhouette, fitting: Fitting): Rest {
  const { cloth, others = {} } = silhouette;
  const { body, onStage } = fitting;
  const usual = silhouette.spacingsOn?.[body.name] ?? silhouette.spacings ?? SPACINGS;
  const { spacings = usual } = fitting;
  const measures = measureBody(body);
  return drapePattern((on) => silhouette.cut({ ...measures, body: on }), {
    body,
    spacings,
    onStage,
    swings: silhouette.swings,
    isCrossed: silhouette.isCrossed,
    clothOf: ({ panels }, panel) => findCloth(others[panels[panel]?.role ?? 'shell'] ?? cloth),
  });
}
