import type { FlatPoint } from '../flat/outline.ts';
import type { Pattern, PatternEdge, PatternPanel } from '../pattern.ts';
import { placketLines } from '../pieces/placket.ts';

/** Buttons down the middle of a dress: centimeters. */
export interface ButtonFront {
  width: number;
  every: number;
  /** Whether they go on below the waist. */
  isToHem: boolean;
  hasChestPockets?: boolean;
}

/** Where the middle of a panel begins and ends. */
function middleOf({ edges }: PatternPanel): readonly [top: number, low: number] {
  const vs = edges
    .flatMap(({ points }) => points)
    .filter(([u]: FlatPoint) => Math.abs(u) < 1.2)
    .map(([, v]) => v);
  return [Math.max(...vs), Math.min(...vs)];
}

const POCKET = { middle: 9.6, width: 11, tall: 12.5, flap: 4, above: 3.5 } as const;

/** Two pockets with flaps upon the breast. */
function chestPockets({ edges }: PatternPanel): PatternEdge[] {
  const side = edges.find(({ name }) => name === 'left-side')?.points ?? [];
  const top = Math.max(...side.map(([, v]) => v)) + POCKET.above;
  const [half, low] = [POCKET.width / 2, top - POCKET.tall];
  return ([-1, 1] as const).flatMap((turn): PatternEdge[] => {
    const at = (u: number, v: number): FlatPoint => [turn * (POCKET.middle + u), v];
    const name = turn < 0 ? 'right-pocket' : 'left-pocket';
    const outline = [
      at(-half, top),
      at(-half, low + 1.2),
      at(0, low),
      at(half, low + 1.2),
      at(half, top),
      at(-half, top),
    ];
    const flap = [at(-half + 0.8, top - POCKET.flap), at(half - 0.8, top - POCKET.flap)];
    return [
      { name, kind: 'seam', points: outline },
      { name: `${name}-flap`, kind: 'seam', points: flap },
    ];
  });
}

/** Gives a panel the lines of a placket from its top to its lower edge. */
function addPlacket(panel: PatternPanel, { width, hasChestPockets }: ButtonFront): PatternPanel {
  const [top, low] = middleOf(panel);
  const length = top - low - 1.2;
  const lines = placketLines({
    top: top - 0.5,
    length,
    width,
    firstAt: 0,
    buttons: 0,
    isWhole: true,
  });
  const pockets = hasChestPockets && panel.name === 'front' ? chestPockets(panel) : [];
  return { ...panel, inner: [...panel.inner, ...lines, ...pockets] };
}

/** Buttons a dress down its front. */
export function addButtons(pattern: Pattern, style: ButtonFront): Pattern {
  const names = style.isToHem ? ['front', 'front-skirt'] : ['front'];
  const isButtoned = ({ name }: PatternPanel) => names.includes(name);
  const buttons = pattern.panels.filter(isButtoned).flatMap((panel) => {
    const [top, low] = middleOf(panel);
    const isUpper = panel.name === 'front';
    const first = isUpper ? 1.6 : style.every * 0.5;
    const count = Math.floor((top - low - first - (isUpper ? 2 : 12)) / style.every) + 1;
    return Array.from({ length: count }, (_, index) => ({
      kind: 'button' as const,
      panel: panel.name,
      at: [0, top - first - index * style.every] as const,
      radiusCm: 0.6,
    }));
  });
  return {
    ...pattern,
    panels: pattern.panels.map((panel) => (isButtoned(panel) ? addPlacket(panel, style) : panel)),
    fastenings: [...pattern.fastenings, ...buttons],
  };
}
