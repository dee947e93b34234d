import sharp from 'sharp';

const SHAPES = {
  dress: '<path d="M110 60 h80 l10 110 l60 190 h-220 l60 -190 z"/>',
  trousers: '<path d="M90 50 h120 l20 320 h-60 l-20 -220 l-20 220 h-60 z"/>',
};

/** A simple garment on white, as a PNG of 300 by 400 pixels. */
export async function drawGarment(garment: {
  color: string;
  shape: keyof typeof SHAPES;
}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400">
    <rect width="300" height="400" fill="white"/><g fill="${garment.color}">${SHAPES[garment.shape]}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
