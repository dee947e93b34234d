/** A picture of two values: `inside` holds 1 where something is, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly inside: Uint8Array;
}

/** A connected part of a mask; right and bottom are its last column and row. */
export interface Part {
  readonly label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Parts {
  /** The label of each pixel; 0 where the mask is empty. */
  readonly labels: Int32Array;
  readonly parts: readonly Part[];
}

export const areaOf = ({ inside }: Mask): number => {
  let area = 0;
  for (let at = 0; at < inside.length; at += 1) area += inside[at] ?? 0;
  return area;
};

const inverse = ({ width, height, inside }: Mask): Mask => ({
  width,
  height,
  inside: inside.map((value) => 1 - value),
});

/** The parts of a mask that hang together by the sides of pixels. */
export function partsOf({ width, height, inside }: Mask): Parts {
  const labels = new Int32Array(inside.length);
  const stack = new Int32Array(inside.length);
  const parts: Part[] = [];
  for (let start = 0; start < inside.length; start += 1) {
    if (inside[start] !== 1 || labels[start] !== 0) continue;
    const label = parts.length + 1;
    const part = { label, area: 0, left: width, top: height, right: 0, bottom: 0 };
    let size = 0;
    const visit = (at: number) => {
      if (inside[at] !== 1 || labels[at] !== 0) return;
      labels[at] = label;
      stack[size] = at;
      size += 1;
    };
    visit(start);
    while (size > 0) {
      size -= 1;
      const at = stack[size] ?? 0;
      const x = at % width;
      grow(part, x, (at - x) / width);
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < inside.length - width) visit(at + width);
    }
    parts.push(part);
  }
  return { labels, parts };
}

function grow(part: Part, x: number, y: number): void {
  part.area += 1;
  part.left = Math.min(part.left, x);
  part.right = Math.max(part.right, x);
  part.top = Math.min(part.top, y);
  part.bottom = Math.max(part.bottom, y);
}

/** The mask with only those of its parts that `keep` says yes to. */
export function keepParts(mask: Mask, keep: (part: Part, largest: number) => boolean): Mask {
  const { labels, parts } = partsOf(mask);
  const largest = parts.reduce((most, { area }) => Math.max(most, area), 0);
  const kept = new Uint8Array(parts.length + 1);
  for (const part of parts) kept[part.label] = keep(part, largest) ? 1 : 0;
  const inside = new Uint8Array(labels.length);
  for (let at = 0; at < inside.length; at += 1) inside[at] = kept[labels[at] ?? 0] ?? 0;
  return { ...mask, inside };
}

const touchesBorder = ({ left, top, right, bottom }: Part, { width, height }: Mask): boolean =>
  left === 0 || top === 0 || right === width - 1 || bottom === height - 1;

/** Fills holes, which no way leads into from the border, of at most `areaMax` pixels. */
export function fillHoles(mask: Mask, areaMax: number): Mask {
  const rest = keepParts(inverse(mask), (part) => part.area > areaMax || touchesBorder(part, mask));
  return inverse(rest);
}
