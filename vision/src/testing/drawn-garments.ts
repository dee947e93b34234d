import sharp, { type Sharp } from 'sharp';

/** Silhouettes on a sheet of 240 × 320. */
const SHAPES = {
  shirt:
    'M60 40 L90 30 Q120 50 150 30 L180 40 L230 90 L205 120 L185 105 V280 H55 V105 L35 120 L10 90 Z',
  tee: 'M90 70 Q120 90 150 70 L180 80 L214 122 L188 144 L174 130 V254 H66 V130 L52 144 L26 122 L60 80 Z',
  dress: 'M92 20 H102 L108 62 H132 L138 20 H148 L154 120 L200 300 H40 L86 120 Z',
  trousers: 'M80 30 H160 L178 300 H132 L120 110 L108 300 H62 Z',
  wideTrousers: 'M84 40 H156 L186 290 H134 L120 120 L106 290 H54 Z',
  skirt: 'M84 60 H156 L196 260 H44 Z',
  slanted: 'M40 20 L200 90 L180 290 H60 Z',
} as const;
export type Shape = keyof typeof SHAPES;

const SHEET = { width: 240, height: 320 } as const;

/** A cloth that repeats a motif every 24 px over a ground. */
const CLOTHS = {
  solid: '',
  stripes: '<rect width="24" height="12" fill="#e8e0d0"/>',
  upright: '<rect width="12" height="24" fill="#e8e0d0"/>',
  diagonal: '<path d="M0 0H12L24 12V24Z M0 12V24H12Z" fill="#e8e0d0"/>',
  checks: '<path d="M0 0H24V9H0Z M0 0V24H9V0Z" fill="#e8e0d0" fill-opacity="0.6"/>',
  dots: '<circle cx="6" cy="6" r="4" fill="#fff0d0"/><circle cx="18" cy="18" r="4" fill="#fff0d0"/>',
} as const;
export type Cloth = keyof typeof CLOTHS;

export interface DrawnGarment {
  shape?: Shape;
  /** The ground of the cloth, as SVG writes colors. */
  fill?: string;
  cloth?: Cloth;
  background?: string;
  /** An SVG transformation of the garment on its sheet. */
  transform?: string;
  /** SVG that is laid over the garment: a logo, an arm, a shadow. */
  over?: string;
  /** SVG that is laid over the background, behind the garment. */
  behind?: string;
}

/** The SVG of a garment on its background, as a stylist would lay it out. */
function garmentSvg({
  shape = 'shirt',
  fill = '#203050',
  cloth = 'solid',
  background = '#ffffff',
  transform = '',
  over = '',
  behind = '',
}: DrawnGarment = {}): Buffer {
  const { width, height } = SHEET;
  const pattern =
    `<defs><pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">` +
    `<rect width="24" height="24" fill="${fill}"/>${CLOTHS[cloth]}</pattern></defs>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pattern}` +
      `<rect width="${width}" height="${height}" fill="${background}"/>${behind}` +
      `<g transform="${transform}"><path d="${SHAPES[shape]}" fill="url(#p)"/></g>${over}</svg>`,
  );
}

export const garmentPicture = (garment: DrawnGarment = {}): Sharp => sharp(garmentSvg(garment));

export const garmentPng = (garment: DrawnGarment = {}): Promise<Buffer> =>
  garmentPicture(garment).png().toBuffer();

/** Blotches of many colors, the same each time: a background that is no backdrop. */
export function busyBackground(): string {
  const blotches = Array.from({ length: 160 }, (_, at) => {
    const [x, y] = [(at * 67) % SHEET.width, (at * 113) % SHEET.height];
    const color = `hsl(${(at * 47) % 360} ${40 + ((at * 13) % 50)}% ${20 + ((at * 29) % 60)}%)`;
    return `<rect x="${x - 15}" y="${y - 15}" width="34" height="34" fill="${color}"/>`;
  });
  return blotches.join('');
}

/** Cosine of two vectors of unit length. */
export const cosine = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
