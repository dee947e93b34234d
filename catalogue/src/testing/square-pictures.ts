import { crc32, deflateSync } from 'node:zlib';
import type { PictureSource } from '../pictures/picture-source.ts';

const SIDE_PX = 64;
const MARGIN_PX = 12;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one square of a color, such as "c02020", on white. */
function squareOf(hex: string): Buffer {
  const isInside = (at: number) => at >= MARGIN_PX && at < SIDE_PX - MARGIN_PX;
  const rows = Array.from({ length: SIDE_PX }, (_, row) => {
    const pixels = Array.from({ length: SIDE_PX }, (_, column) =>
      isInside(row) && isInside(column) ? hex : 'ffffff',
    );
    return `00${pixels.join('')}`;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  header.set([8, 2], 8);
  const image = deflateSync(Buffer.from(rows.join(''), 'hex'));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Pictures for tests: each address that ends in "c02020.png" shows a square of that color. */
export const SQUARE_PICTURES: PictureSource = {
  take: async (reference) => {
    const hex = /([0-9a-f]{6})\.png$/.exec(reference)?.[1];
    return { url: reference, bytes: hex === undefined ? null : squareOf(hex) };
  },
};
