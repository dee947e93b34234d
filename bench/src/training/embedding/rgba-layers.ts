import sharp from 'sharp';

/** Pixels of RGBA, not premultiplied, row by row. */
export type Layer = Uint8Array;

export const rasterSvg = async (svg: string): Promise<Layer> =>
  new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());

/** One layer over another, by its alpha. */
export function laidOver(top: Layer, under: Layer): Layer {
  const mixed = new Uint8Array(under.length);
  for (let at = 0; at < under.length; at += 4) {
    const a = (top[at + 3] ?? 0) / 255;
    const b = ((under[at + 3] ?? 0) / 255) * (1 - a);
    const sum = a + b || 1;
    for (let channel = 0; channel < 3; channel += 1) {
      mixed[at + channel] = ((top[at + channel] ?? 0) * a + (under[at + channel] ?? 0) * b) / sum;
    }
    mixed[at + 3] = 255 * (a + b);
  }
  return mixed;
}

/** The layer without what another covers. */
export function coveredBy(cover: Layer, layer: Layer): Layer {
  const left = layer.slice();
  for (let at = 3; at < left.length; at += 4) {
    left[at] = ((left[at] ?? 0) * (255 - (cover[at] ?? 0))) / 255;
  }
  return left;
}

/** Marks on a garment: never beyond it. */
export function markedWith(marks: Layer, garment: Layer): Layer {
  const laid = laidOver(marks, garment);
  for (let at = 3; at < laid.length; at += 4) laid[at] = garment[at] ?? 0;
  return laid;
}
