import { type NamedColor, namedColors } from '../../knowledge/style/colors/color-rows.ts';
import type { Alternative, Alternatives } from './read-alternatives.ts';

const WARM_YELLOW_MIN = 8;
const METALS: ReadonlySet<string> = new Set(['gold', 'silver']);

/** Which of several colors goes better with another one, and why. */
export interface ColorChoice {
  best: Alternative;
  other: Alternative;
  color: string;
  why: string;
}

/** How near a color stands to the surest partners of another one; lower is surer. */
function placeBeside({ row, shade }: NamedColor, name: string, isShoe: boolean): number {
  if (METALS.has(name)) {
    const metal = shade.lab[2] >= WARM_YELLOW_MIN ? 'gold' : 'silver';
    return name === metal ? 0 : 1;
  }
  const list: readonly string[] = isShoe ? row.shoes : row.partners;
  const [named] = namedColors(name);
  const at = list.findIndex((one) => one === name || one === named?.row.name);
  return at < 0 ? list.length : at;
}

/** Chooses among colors by what they are worn with: "navy or black shoes with a gray suit". */
export function chooseColor(
  { sides, after }: Alternatives,
  besides: readonly NamedColor[],
  isShoe: boolean,
): ColorChoice | null {
  const [color] = [...namedColors(after), ...besides];
  if (color === undefined || !sides.every(({ concept }) => concept?.kind === 'color')) return null;
  const ranked = sides
    .map((side) => ({ side, at: placeBeside(color, side.words, isShoe) }))
    .toSorted((one, other) => one.at - other.at);
  const [best, other] = ranked;
  if (best === undefined || other === undefined || best.at === other.at) return null;
  const isMetal = METALS.has(best.side.words);
  const tone = best.side.words === 'gold' ? 'a warm shade' : 'a cool shade';
  const why = isMetal
    ? `${color.name} is ${tone}, which ${best.side.words} picks up`
    : `it is the surer partner of ${color.name}`;
  return { best: best.side, other: other.side, color: color.name, why };
}
