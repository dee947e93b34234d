import type { ShownLine } from '../dialogue/shown-list.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { makeCheaper } from './change-whole.ts';
import { type EditedList, type ListChange, piecesOf, withLines } from './list-scene.ts';
import type { ListEdit } from './reading/list-edit.ts';

type Edit<Kind extends ListEdit['kind']> = Extract<ListEdit, { kind: Kind }>;

/** "Fewer" is by a quarter, too, and "much shorter" by half. */
const FEWER = 0.75;
const MUCH_FEWER = 0.5;
const UNCOUNTED = /\b(?:underwear|socks)\b/;

const isCounted = ({ name }: ShownLine): boolean => !UNCOUNTED.test(name);

/** How many pieces of clothing the lines come to. */
const countOf = (lines: readonly ShownLine[]): number =>
  lines.filter(isCounted).reduce((sum, { count }) => sum + count, 0);

/** Of so many of a line nobody is short; and what a list does without before it has one of each. */
const FEW = 2;
const AT_HOME =
  /\b(?:sleepwear|dinner|sunglasses|hat|cap|scarf|beanie|gloves|cover-up|swimsuits?|cardigan)\b/;

/** One piece less of the line at a place. */
const withLess = (lines: readonly ShownLine[], at: number): ShownLine[] =>
  lines.map((line, place) =>
    place === at
      ? { ...line, count: line.count - 1, pieces: line.pieces.slice(0, line.count - 1) }
      : line,
  );

/**
 * One piece less: of the longest line while it has more than a few, then what one can do without, then
 * the seconds, and last whole lines from the end, but no shoes.
 */
function withOneLess(lines: readonly ShownLine[]): ShownLine[] {
  const longest = Math.max(...lines.filter(isCounted).map(({ count }) => count));
  const isLongest = (line: ShownLine): boolean => isCounted(line) && line.count === longest;
  const spare = lines.findLastIndex((line) => isCounted(line) && AT_HOME.test(line.name));
  if (longest <= FEW && spare >= 0) return lines.filter((_, place) => place !== spare);
  if (longest > 1) return withLess(lines, lines.findLastIndex(isLongest));
  const last = lines.findLastIndex((line) => isCounted(line) && !line.name.includes('shoes'));
  return lines.filter((_, place) => place !== last);
}

/** Fewer pieces, and then the same for less: "shorter and cheaper". */
export async function cutAndCheapen(edited: EditedList, edit: Edit<'count'>): Promise<ListChange> {
  const cut = cutDown(edited, edit);
  if (edit.isCheaper !== true) return cut;
  const cheaper = await makeCheaper(cut.edited);
  const text = [cut.text, cheaper.isChanged ? cheaper.text : ''].filter(Boolean).join(' ');
  return { ...cheaper, text, isChanged: cut.isChanged || cheaper.isChanged };
}

/** How the counts of lines changed: "2 instead of 4 tops". */
const tellCounts = (before: readonly ShownLine[], after: readonly ShownLine[]): string[] =>
  before.flatMap((line): string[] => {
    const now = after.find(({ name }) => name === line.name);
    if (now === undefined) return [`no ${line.name}`];
    return now.count === line.count ? [] : [`${now.count} instead of ${line.count} ${line.name}`];
  });

/** Takes one piece of each named kind off its line: "too many tops". */
export function cutKinds(edited: EditedList, { types }: Edit<'less'>): ListChange {
  const named = new Set(piecesOf(edited, types).map(({ id }) => id));
  const lines = edited.list.lines.map((line): ShownLine => {
    const isMeant = line.pieces.some(({ itemId }) => named.has(itemId ?? ''));
    const count = Math.max(1, line.count - Math.max(1, Math.floor(line.count / 3)));
    return isMeant && line.count > 1
      ? { ...line, count, pieces: line.pieces.slice(0, count) }
      : line;
  });
  const told = tellCounts(edited.list.lines, lines);
  return told.length === 0
    ? {
        edited,
        text: 'There is only one of it on the list; say “drop it” to leave it out.',
        isChanged: false,
      }
    : { edited: withLines(edited, lines), text: `Now ${joinWithAnd(told)}.`, isChanged: true };
}

/** Cuts the list down to so many pieces. */
function cutDown(edited: EditedList, { count, isMuch = false }: Edit<'count'>): ListChange {
  const { lines } = edited.list;
  const now = countOf(lines);
  const target = count ?? Math.ceil(now * (isMuch ? MUCH_FEWER : FEWER));
  if (target >= now || target < 1) {
    return {
      edited,
      text:
        target > now
          ? `The list has ${spellCount(now)} pieces; name what else it should have, and I will add it.`
          : `It is ${spellCount(now)} pieces as it is.`,
      isChanged: false,
    };
  }
  let cut: readonly ShownLine[] = lines;
  while (countOf(cut) > target) cut = withOneLess(cut);
  const told = tellCounts(lines, cut);
  const besides = lines.every(isCounted) ? '' : ', besides underwear and socks';
  return {
    edited: withLines(edited, cut),
    text: `${capitalize(spellCount(countOf(cut)))} pieces instead of ${spellCount(now)}${besides}: ${joinWithAnd(told)}.`,
    isChanged: true,
  };
}
