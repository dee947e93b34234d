import { STROKES, type Stroke } from './stroke-alphabet.ts';

const GAP = 0.26;
/** How wide the space between two words is, beside the gaps. */
const SPACE = 0.3;

const widthOf = (strokes: readonly Stroke[]): number => Math.max(...strokes.flat().map(([x]) => x));

function distanceToPiece(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Where each letter of a word stands, from 0. */
function setWord(word: string) {
  let end = 0;
  const letters = [...word].flatMap((letter) => {
    if (letter === ' ') {
      end += SPACE;
      return [];
    }
    const strokes = STROKES[letter];
    if (!strokes) throw new Error(`The letter "${letter}" is not drawn`);
    const left = end;
    end += widthOf(strokes) + GAP;
    return [{ left, right: end - GAP, strokes }];
  });
  return { letters, width: end - GAP };
}

/** How wide a word is whose letters are a unit tall. */
export const wordWidth = (word: string): number => setWord(word).width;

/**
 * How far a place is from the middle line of a word's letters, which are a unit tall, stand on y = 0
 * and have x = 0 in their middle.
 *
 * @throws Error for a letter that is not drawn
 */
export function wordDistance(word: string): (x: number, y: number) => number {
  const { letters, width } = setWord(word);
  const half = width / 2;
  return (x, y) => {
    let nearest = Infinity;
    for (const { left, right, strokes } of letters) {
      if (x + half < left - GAP || x + half > right + GAP) continue;
      const place = [x + half - left, y] as const;
      for (const stroke of strokes)
        stroke.forEach((point, at) => {
          const next = stroke[at + 1];
          if (next) nearest = Math.min(nearest, distanceToPiece(place, point, next));
        });
    }
    return nearest;
  };
}
