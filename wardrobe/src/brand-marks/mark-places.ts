/** Where a mark lies on a solid and how large it may be, centimeters in the space of the shape. */
export interface MarkPlace {
  /** What it is on: the face toward the front, both sides of a shoe, or the top. */
  face: 'front' | 'sides' | 'top';
  /** Its middle: toward the right and up, as one looks at that face. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The brand's name, or its figure. */
  shows: 'name' | 'figure';
  /** Only on these parts, which are named as in the shape. */
  parts: readonly string[];
}

const BODY = ['body'] as const;
/** How much of the room for a mark its maker takes: good makers sign small. */
const [NAME_SHARE, FIGURE_SHARE] = [0.66, 0.62];

const name = (
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  parts: readonly string[] = BODY,
): MarkPlace => ({
  face: 'front',
  x,
  y,
  width: width * NAME_SHARE,
  height: height * NAME_SHARE,
  shows: 'name',
  parts,
});

const figure = (
  face: MarkPlace['face'],
  [x, y, room]: readonly [number, number, number],
  parts: readonly string[],
): MarkPlace => {
  const width = room * FIGURE_SHARE;
  return { face, x, y, width, height: width / 2, shows: 'figure', parts };
};

const UPPER = ['upper', 'accent'] as const;
const SHELL = ['shell', 'thread'] as const;

const PLACES: Readonly<Record<string, MarkPlace>> = {
  'zipped-baguette': name([0, 4.2], [4.6, 0.5]),
  backpack: name([0, 11.1], [7.6, 1.3], ['body', 'trim']),
  'baguette-bag': name([0, 3.7], [7, 0.7]),
  'belt-bag': name([0, 4.9], [7, 1]),
  'bucket-bag': name([0, 9.5], [7, 0.8]),
  carryall: name([0, 9], [5.4, 0.55]),
  clutch: name([0, 3.1], [6.6, 0.7]),
  crossbody: name([0, 2.4], [5.4, 0.6]),
  duffel: name([0, 13], [9, 1.4]),
  holdall: name([0, 13], [9, 1.4]),
  satchel: name([0, 6.4], [6.4, 0.7]),
  shopper: name([0, 18.5], [9, 1]),
  tote: name([0, 22.6], [9, 1.2]),
  'canvas-tote': { ...name([0, 2], [14, 2.2]), face: 'top' },
  beanie: name([0, 3.5], [5, 1.1], ['knit']),
  watch: { ...name([0, 0.72], [1.6, 0.28], ['dial']), face: 'top' },
  cap: figure('front', [0, 7.6, 3.9], SHELL),
  'bucket-hat': figure('front', [0, 7.4, 3.4], SHELL),
  'low-sneaker': figure('sides', [8.6, 5.3, 4.1], UPPER),
  'running-shoe': figure('sides', [3.4, 4.7, 2.6], ['accent']),
  'high-top': figure('sides', [5.6, 9.4, 3.4], UPPER),
  'slip-on': figure('sides', [3.6, 4.6, 1.9], UPPER),
  slide: figure('sides', [16.4, 6, 4.6], UPPER),
};

/** Other settings and cuts of a shape: `cap-turned` is a cap, `satchel-wide` a satchel. */
const SETTING =
  /^(?:resting-|slouchy-|closed-|broad-|curved-|deep-|sunk-)|-(?:turned|toes|profile|single|quarter|wide|tall|square|long|soft|curved|slouched|narrow)$/g;

/** Where a shape carries the mark of its brand; null where it has none. */
export const markPlaceOf = (shape: string): MarkPlace | null =>
  PLACES[shape.replace(SETTING, '')] ?? null;
