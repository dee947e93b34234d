import type { MapPart } from '../maps/picture-maps.ts';
import {
  type LinearColor,
  luminanceOf,
  mixLinear,
  scaleLinear,
} from '../materials/linear-color.ts';
import type { Finish } from './finish.ts';
import * as hard from './hard-goods.ts';
import * as hides from './hides.ts';
import { FINISHES, type LoftLook } from './loft-look.ts';
import { GOLD, jewelColor, type Palette, paletteOf, SILVER, tintOf } from './palette.ts';
import * as textiles from './textiles.ts';

export interface PartLook {
  finish: Finish;
  color: LinearColor;
  /** Whether the print of the look lies on this part. */
  isPrinted?: boolean;
  /** Cloth that is cut slantwise, such as a tie's: its print runs at 45 degrees. */
  isBias?: boolean;
}

const STEEL: LinearColor = [0.62, 0.62, 0.62];
const BRASS: LinearColor = [0.8, 0.6, 0.32];
const CHALK: LinearColor = [0.74, 0.72, 0.67];
const TAN_LINING: LinearColor = [0.5, 0.32, 0.18];
const PALE_LINING: LinearColor = [0.58, 0.48, 0.36];
const JUTE: LinearColor = [0.43, 0.29, 0.15];
const WOOD: LinearColor = [0.36, 0.2, 0.09];
const CORK: LinearColor = [0.4, 0.25, 0.13];
const SOOT: LinearColor = [0.016, 0.016, 0.017];

type PartRule = (palette: Palette) => PartLook;

const mainPart: PartRule = ({ look, main }) => ({
  finish: look.color === TORTOISE ? hard.tortoise : FINISHES[look.fabric],
  color: main,
  isPrinted: true,
});
const TORTOISE = '#5d3a22';

const jewelMetal: PartRule = ({ look }) => ({ finish: hard.polished, color: jewelColor(look) });

const hardware: PartRule = ({ isDark, isWarm, look }) => ({
  finish: hard.brushed,
  color: look.fabric === 'steel' || (!isWarm && !isDark) ? STEEL : isWarm ? BRASS : GOLD,
});

/** The edges of leather soles and heels: near black, or a darker brown of a brown shoe. */
const soleEdge: PartRule = ({ main, isDark, isWarm }) => ({
  finish: hides.edgePaint,
  color:
    isDark || !isWarm
      ? [0.022, 0.019, 0.017]
      : mixLinear(scaleLinear(main, 0.3), [0.06, 0.03, 0.015], 0.5),
});

const rubberSole: PartRule = ({ main, accent, hasAccent, isDark, look }) => {
  if (look.fabric === 'mesh' || look.fabric === 'canvas')
    return { finish: hard.rubber, color: CHALK };
  const isAllDark = isDark && hasAccent && luminanceOf(accent) < 0.1;
  return { finish: hard.rubber, color: isAllDark ? SOOT : mixLinear(CHALK, main, 0.04) };
};

const lining: PartRule = ({ look, main, isDark }) => {
  if (look.fabric === 'canvas' || look.fabric === 'mesh' || look.fabric === 'nylon')
    return { finish: textiles.cotton, color: mixLinear(main, CHALK, isDark ? 0.12 : 0.45) };
  if (isDark) return { finish: hides.vegan, color: [0.09, 0.075, 0.062] };
  return {
    finish: hides.vegan,
    color: mixLinear(mixLinear(TAN_LINING, PALE_LINING, 0.4), main, 0.5),
  };
};

const lace: PartRule = ({ main, look }) => ({
  finish: textiles.cotton,
  color:
    luminanceOf(main) > 0.4 || look.fabric === 'canvas'
      ? CHALK
      : mixLinear(scaleLinear(main, 0.55), SOOT, 0.35),
});

const thread: PartRule = ({ main, look, isDark }) => ({
  finish: textiles.cotton,
  color:
    look.fabric === 'canvas' || isDark
      ? mixLinear(main, CHALK, isDark ? 0.12 : 0.3)
      : mixLinear(main, CHALK, 0.42),
});

const plain =
  (finish: Finish, color: LinearColor): PartRule =>
  () => ({ finish, color });

const RULES: Readonly<Record<string, PartRule>> = {
  // Shoes of mesh are held together by suede; the collars of shoes are padded under cloth.
  accent: ({ look, accent }) => ({
    finish: look.fabric === 'mesh' ? hides.suede : FINISHES[look.fabric],
    color: accent,
  }),
  collar: ({ look, main }) => ({
    finish: look.fabric === 'mesh' ? textiles.cotton : FINISHES[look.fabric],
    color: scaleLinear(main, 0.8),
  }),
  sole: soleEdge,
  'stacked-heel': soleEdge,
  'rubber-sole': rubberSole,
  'lug-sole': plain(hard.rubber, SOOT),
  foam: (palette) => ({ ...rubberSole(palette), color: CHALK }),
  'foam-main': ({ main }) => ({ finish: hard.rubber, color: main }),
  'foam-accent': ({ accent }) => ({ finish: hard.rubber, color: accent }),
  jute: plain(textiles.straw, JUTE),
  cork: plain(hard.cork, CORK),
  wood: plain(hard.wood, WOOD),
  lining,
  sock: (palette) => {
    const own = lining(palette);
    return { ...own, color: palette.isDark ? own.color : mixLinear(own.color, palette.main, 0.4) };
  },
  footbed: ({ main, isDark }) => ({
    finish: hides.vegan,
    color: isDark ? [0.03, 0.03, 0.03] : mixLinear(main, PALE_LINING, 0.35),
  }),
  lace,
  thread,
  welt: ({ isDark, isWarm }) => ({
    finish: textiles.cotton,
    color: isDark || !isWarm ? [0.1, 0.09, 0.08] : [0.5, 0.36, 0.2],
  }),
  hardware,
  zip: hardware,
  hole: ({ main }) => ({
    finish: textiles.cotton,
    color: mixLinear(scaleLinear(main, 0.16), SOOT, 0.5),
  }),
  elastic: ({ main }) => ({
    finish: textiles.webbing,
    color: mixLinear(scaleLinear(main, 0.35), SOOT, 0.4),
  }),
  webbing: ({ main, look, isDark }) => ({
    finish: look.fabric === 'leather' ? hides.leather : textiles.webbing,
    color: isDark ? main : scaleLinear(main, 0.8),
  }),
  edge: ({ main, isDark }) => ({
    finish: hides.edgePaint,
    color: isDark ? scaleLinear(main, 0.8) : scaleLinear(main, 0.5),
  }),
  trim: ({ look, accent, hasAccent }) => ({
    finish: hides.leather,
    color: hasAccent
      ? accent
      : look.fabric === 'canvas' || look.fabric === 'straw'
        ? [0.29, 0.13, 0.05]
        : accent,
  }),
  base: ({ look, main, isDark }) =>
    look.fabric === 'canvas' && !isDark
      ? { finish: hides.leather, color: [0.2, 0.09, 0.035] }
      : { finish: FINISHES[look.fabric], color: scaleLinear(main, 0.75) },
  ribbon: ({ accent, hasAccent, main }) => ({
    finish: textiles.satin,
    color: hasAccent ? accent : scaleLinear(main, 0.35),
  }),
  metal: jewelMetal,
  gem: ({ accent }) => ({ finish: hard.stone, color: scaleLinear(accent, 0.7) }),
  bead: ({ main }) => ({ finish: hard.acetate, color: main }),
  pearl: ({ main, look }) => ({
    finish: look.fabric === 'pearl' ? hard.pearl : hard.polished,
    color: look.fabric === 'pearl' ? main : jewelColor(look),
  }),
  case: ({ look, isWarm }) => ({
    finish: hard.polished,
    color: look.fabric === 'leather' && isWarm ? GOLD : STEEL,
  }),
  dial: ({ accent }) => ({ finish: hides.edgePaint, color: accent }),
  mark: ({ accent }) => ({
    finish: hard.brushed,
    color: luminanceOf(accent) > 0.3 ? [0.05, 0.05, 0.055] : SILVER,
  }),
  'bias-cloth': (palette) => ({ ...mainPart(palette), isBias: true }),
  pad: plain(hard.glass, [0.55, 0.5, 0.45]),
  frame: mainPart,
  wire: ({ isWarm, isDark }) => ({
    finish: hard.brushed,
    color: isWarm && !isDark ? GOLD : STEEL,
  }),
  lens: ({ main, look }) => ({
    finish: hard.lens,
    color: look.color === TORTOISE ? [0.05, 0.03, 0.015] : tintOf(main),
  }),
};

/** The finish and color of a part of a shape under a look; parts without a rule are of its fabric. */
export function partLook(part: MapPart, look: LoftLook): PartLook {
  const rule = RULES[part.material] ?? mainPart;
  const own = rule(paletteOf(look));
  return part.isInside ? { ...own, color: scaleLinear(own.color, 0.92) } : own;
}
