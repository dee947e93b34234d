import sharp from 'sharp';

/** Outlines on a sheet of 480 × 640, alike on both sides of x = 240. */
export const OUTLINES = {
  tee: 'M180 120 Q240 150 300 120 L350 136 L430 250 L380 286 L342 236 V520 H138 V236 L100 286 L50 250 L130 136 Z',
  longSleeves:
    'M190 110 Q240 130 290 110 L350 130 L440 480 L396 490 L340 260 V500 H140 V260 L84 490 L40 480 L130 130 Z',
  vest: 'M180 110 Q240 200 300 110 L326 112 Q316 200 346 240 V520 H134 V240 Q164 200 154 112 Z',
  dress:
    'M190 60 Q240 120 290 60 L312 62 Q306 130 326 160 L310 280 L410 600 H70 L170 280 L154 160 Q174 130 168 62 Z',
  slip: 'M240 160 L200 120 L196 40 L188 40 L186 120 L150 170 L166 260 L90 600 H390 L314 260 L330 170 L294 120 L292 40 L284 40 L280 120 Z',
  halter:
    'M186 40 H206 L221 55 H259 L274 40 H294 L306 110 L330 200 L350 600 H130 L150 200 L174 110 Z',
  trousers: 'M160 40 H320 L346 600 H270 L240 240 L210 600 H134 Z',
  shorts: 'M160 100 H320 L346 420 H250 L240 370 L230 420 H134 Z',
  flaredShorts: 'M160 100 H320 L392 330 Q330 430 250 430 L240 280 L230 430 Q150 430 88 330 Z',
  closedShorts: 'M150 100 H330 L350 340 H246 L240 330 L234 340 H130 Z',
  skirt: 'M170 100 H310 L380 520 H100 Z',
} as const;

interface GarmentDrawing {
  readonly outline: keyof typeof OUTLINES;
  readonly fill?: string;
  readonly ground?: string;
  /** SVG under the garment, such as a shadow. */
  readonly under?: string;
  /** SVG over the garment, such as a print. */
  readonly over?: string;
}

/** A PNG of a drawn garment. */
export function drawGarment({
  outline,
  fill = '#35507a',
  ground = '#f4f3f0',
  under = '',
  over = '',
}: GarmentDrawing): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">' +
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%">' +
    '<feGaussianBlur stdDeviation="9"/></filter>' +
    `<rect width="480" height="640" fill="${ground}"/>${under}` +
    `<path d="${OUTLINES[outline]}" fill="${fill}"/>${over}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** How much of each pixel of the sheet that outline covers, 0 to 255. */
export async function drawnAlpha(outline: keyof typeof OUTLINES): Promise<Uint8Array> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">' +
    `<path d="${OUTLINES[outline]}"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
