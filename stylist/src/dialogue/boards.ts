/** Outfits as a reply showed them. */
export interface Board {
  /** The item ids of each outfit. */
  outfits: readonly (readonly string[])[];
  /** The colors that its pieces were shown in, by id, where one was asked for. */
  colors?: Readonly<Record<string, string>>;
}

/** So many of them can be gone back to. */
const BOARDS_MAX = 12;

const isSame = (one: Board['outfits'], other: Board['outfits']): boolean =>
  one.length === other.length && one.every((ids, at) => ids.join(' ') === other[at]?.join(' '));

const colorsOf = (
  outfits: Board['outfits'],
  colors: Readonly<Record<string, string>>,
): Pick<Board, 'colors'> => {
  const ids = new Set(outfits.flat());
  const own = Object.entries(colors).filter(([id]) => ids.has(id));
  return own.length === 0 ? {} : { colors: Object.fromEntries(own) };
};

interface Shown {
  boards?: readonly Board[];
  shown: { outfits: Board['outfits'] };
  shownColors?: Readonly<Record<string, string>>;
}

/** The outfits that were shown so far, the latest last; the last ones are those of the screen, where it shows any. */
export function boardsOf({
  boards = [],
  shown: { outfits },
  shownColors = {},
}: Shown): readonly Board[] {
  const last = boards.at(-1)?.outfits;
  if (outfits.length === 0 || (last !== undefined && isSame(last, outfits))) return boards;
  return [...boards, { outfits, ...colorsOf(outfits, shownColors) }].slice(-BOARDS_MAX);
}

const sorted = (outfits: Board['outfits']): string[][] => outfits.map((ids) => ids.toSorted());

/** Whether outfits are what was shown once, before those of the screen. */
export function areOfEarlier(outfits: Board['outfits'], { boards = [], shown }: Shown): boolean {
  const own = sorted(outfits);
  const isOwn = (one: Board['outfits']) => isSame(own, sorted(one));
  return !isOwn(shown.outfits) && boards.some((board) => isOwn(board.outfits));
}

/** Every piece of the outfits so far, those of the latest first. */
export const boardIds = (boards: readonly Board[]): string[] => [
  ...new Set(boards.toReversed().flatMap(({ outfits }) => outfits.flat())),
];
