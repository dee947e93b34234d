import { isKindOf } from '@modiste/lexicon/refine-type';
import { understandQuery } from '@modiste/lexicon/understand-query';

/** A line of a capsule: how many, of what, and why. */
export type CapsuleLine = readonly [count: number, what: string, why: string];

const totalOf = (lines: readonly CapsuleLine[]): number =>
  lines.reduce((sum, [count]) => sum + count, 0);

const typesIn = (text: string): string[] =>
  understandQuery(text).concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : []));

/** What a line lists by name: "a navy and a neutral blazer"; none where it only counts. */
function namedIn(what: string): string[] {
  const [, list] = what.split(': ');
  return list === undefined || /\d/.test(list) ? [] : list.split(/, | and /);
}

/** "Pairs of shoes: loafers" is one pair, "bottoms: black trousers" are black trousers. */
const oneOf = (head: string, name: string): string =>
  head === 'pairs of shoes' ? `pair of shoes: ${name}` : name.replace(/^an? /, '');

/** A line with one piece less: of what it lists by name, the first ones stay. */
function withLess([count, what, why]: CapsuleLine): CapsuleLine {
  const named = namedIn(what);
  const [head = ''] = what.split(': ');
  if (named.length === 0) return [count - 1, head, why];
  const isJoined = what.includes(' and ');
  const left = isJoined ? named.slice(1) : named.slice(0, count - 1);
  const [name = ''] = left;
  return [count - 1, count > 2 ? `${head}: ${left.join(', ')}` : oneOf(head, name), why];
}

/** A line that only counts keeps two, one that lists by name keeps one. */
const canLose = ([count, what]: CapsuleLine): boolean => count > (namedIn(what).length > 0 ? 1 : 2);

/** The lines without kinds of garments that are refused. */
export function withoutKinds(
  lines: readonly CapsuleLine[],
  refused: readonly string[],
): CapsuleLine[] {
  const isRefused = (text: string): boolean =>
    typesIn(text).some((type) => refused.some((kind) => isKindOf(type, kind)));
  return lines.flatMap((line): CapsuleLine[] => {
    const [count, what, why] = line;
    const [head = '', list] = what.split(': ');
    if (list === undefined || /\d/.test(list)) return isRefused(what) ? [] : [line];
    const named = list.split(', ');
    const kept = named.filter((name) => !isRefused(name));
    if (kept.length === 0) return [];
    return kept.length === named.length
      ? [line]
      : [[count - named.length + kept.length, `${head}: ${kept.join(', ')}`, why]];
  });
}

/** The lines cut down to so many pieces: the longest first, then whole lines from the end. */
export function fitCapsule(lines: readonly CapsuleLine[], most: number): CapsuleLine[] {
  const cut = [...lines];
  while (totalOf(cut) > most && cut.length > 1) {
    const longest = Math.max(...cut.filter(canLose).map(([count]) => count));
    const at = cut.findLastIndex((line) => canLose(line) && line[0] === longest);
    const line = cut[at];
    if (line !== undefined) cut[at] = withLess(line);
    else
      cut.splice(
        Math.max(
          0,
          cut.findLastIndex(([, what]) => !what.includes('shoes')),
        ),
        1,
      );
  }
  return cut;
}
