import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutOutGarment } from '../cutting/cut-out-garment.ts';

const bottom = { role: 'bottom', signal: new AbortController().signal } as const;
const SKIN = '#c68f6e';

/** Shorts on somebody who is cut off above the waist, one hand before them. */
function drawWorn(cloth: string, over = ''): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">' +
    '<rect width="480" height="640" fill="#ffffff"/>' +
    `<path d="M180 0 H300 V80 H180 Z M196 300 H232 L228 600 H200 Z M252 300 H288 L282 600 H256 Z" fill="${SKIN}"/>` +
    `<path d="M176 60 H304 L322 330 H262 L240 190 L218 330 H158 Z" fill="${cloth}"/>` +
    `<path d="M120 0 H152 L178 180 L170 240 H150 L140 180 Z" fill="${SKIN}"/>` +
    '<path d="M186 590 H234 V630 H186 Z M250 590 H298 V630 H250 Z" fill="#202020"/>' +
    `${over}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

describe('shorts in a picture of somebody who is cut off above the waist', () => {
  it.each(['#2a5fb0', '#e8a040'])('are cut out without the person: %s', async (cloth) => {
    const { alpha, width, landmarks } = await cutOutGarment(await drawWorn(cloth), bottom);
    const alphaAt = (x: number, y: number) => alpha[y * width + x];
    expect([alphaAt(240, 20), alphaAt(214, 450), alphaAt(210, 615)]).toEqual([0, 0, 0]);
    expect(alphaAt(240, 120)).toBe(255);
    if (landmarks.kind !== 'bottom') throw new Error('no bottom');
    expect(Math.abs((landmarks.crotch?.y ?? 0) - 190)).toBeLessThan(18);
    expect(Math.abs(landmarks.hem.left.y - 330)).toBeLessThan(8);
    expect(Math.abs(landmarks.waist.left.y - 60)).toBeLessThan(8);
  });

  it('go on behind the hand, in their own color, also where the hand throws a shadow', async () => {
    const shadow =
      '<path d="M152 0 L178 180 L170 240" fill="none" stroke="#5c4a78" stroke-width="8"/>';
    const { alpha, rgb, width } = await cutOutGarment(await drawWorn('#2a5fb0', shadow), bottom);
    for (const x of [168, 171, 174, 177]) {
      const hidden = 200 * width + x;
      expect(alpha[hidden]).toBeGreaterThan(245);
      const [red = 255, , blue = 0] = rgb.subarray(hidden * 3, hidden * 3 + 3);
      expect(blue - red).toBeGreaterThan(60);
    }
  });

  it('are unsure, as results of them often have faults', async () => {
    const { confidence } = await cutOutGarment(await drawWorn('#2a5fb0'), bottom);
    expect(confidence).toBeLessThan(0.5);
  });

  it('leave out the ground that feet and legs enclose', async () => {
    const feet = '<path d="M186 590 H298 V630 H186 Z" fill="#202020"/>';
    const { alpha, width } = await cutOutGarment(await drawWorn('#202020', feet), bottom);
    expect([alpha[320 * width + 240], alpha[450 * width + 242]]).toEqual([0, 0]);
    expect(alpha[120 * width + 240]).toBe(255);
  });

  it('have two legs where a curved hem lies before a leg, and none of the ground between them', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">' +
      '<rect width="480" height="640" fill="#ffffff"/>' +
      `<path d="M180 0 H300 V80 H180 Z M150 300 H222 L214 600 H170 Z M258 300 H330 L310 600 H266 Z" fill="${SKIN}"/>` +
      '<path d="M176 60 H304 L340 344 H262 L240 190 L222 334 Q190 336 140 312 Z" fill="#202020"/></svg>';
    const picture = await sharp(Buffer.from(svg)).png().toBuffer();
    const { alpha, width, landmarks } = await cutOutGarment(picture, bottom);
    if (landmarks.kind !== 'bottom') throw new Error('no bottom');
    expect(Math.abs((landmarks.legs.left?.innerEnd.x ?? 0) - 220)).toBeLessThan(8);
    for (let y = 320; y < 346; y += 1) expect(alpha[y * width + 242]).toBe(0);
  });
});
