import { describe, expect, it } from 'vitest';
import { boundZoom, followFingers, SCALE_MAX, WHOLE, zoomAt } from './zoom-geometry.ts';

const fitted = { width: 300, height: 400 };
const surface = { width: 400, height: 400 };

describe('zooming at a point', () => {
  it('keeps what lies under the point where it is', () => {
    const at = { x: 50, y: -80 };
    const zoom = zoomAt({ scale: 2, x: 10, y: 20 }, 1.5, at);
    const before = { x: (at.x - 10) / 2, y: (at.y - 20) / 2 };
    expect(zoom.scale).toBe(3);
    expect({ x: (at.x - zoom.x) / 3, y: (at.y - zoom.y) / 3 }).toEqual(before);
  });
});

describe('the bounds of a zoom', () => {
  it('let a picture be moved only as far as it is larger than its surface', () => {
    const zoom = boundZoom({ scale: 2, x: 500, y: -500 }, fitted, surface);
    expect(zoom).toEqual({ scale: 2, x: 100, y: -200 });
  });

  it('hold a picture in the middle where it is smaller than its surface', () => {
    expect(boundZoom({ scale: 1.2, x: 90, y: 0 }, fitted, surface).x).toBe(0);
  });

  it('show no less than the whole picture and no more than it holds', () => {
    expect(boundZoom({ scale: 0.5, x: 40, y: 40 }, fitted, surface)).toEqual(WHOLE);
    expect(boundZoom({ scale: 50, x: 0, y: 0 }, fitted, surface).scale).toBe(SCALE_MAX);
  });

  it('keep the same part of the picture in view when less is magnified than asked', () => {
    const zoom = boundZoom({ scale: 10, x: 200, y: 0 }, fitted, surface);
    expect(zoom.x / zoom.scale).toBe(200 / 10);
  });
});

describe('the fingers', () => {
  it('move the picture when there is one', () => {
    const zoom = followFingers({ scale: 2, x: 5, y: 5 }, [{ x: 0, y: 0 }], [{ x: 30, y: -10 }]);
    expect(zoom).toEqual({ scale: 2, x: 35, y: -5 });
  });

  it('magnify between them and carry the picture along when there are two', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ];
    const after = [
      { x: -90, y: 0 },
      { x: 110, y: 0 },
    ];
    expect(followFingers(WHOLE, before, after)).toEqual({ scale: 2, x: 10, y: 0 });
  });

  it('change nothing when one more touches or one is lifted', () => {
    expect(followFingers(WHOLE, [{ x: 0, y: 0 }], [])).toBe(WHOLE);
    expect(
      followFingers(
        WHOLE,
        [{ x: 0, y: 0 }],
        [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
        ],
      ),
    ).toBe(WHOLE);
  });

  it('do not make the picture leap when both are in one place', () => {
    const same = [
      { x: 7, y: 7 },
      { x: 7, y: 7 },
    ];
    expect(followFingers(WHOLE, same, same)).toEqual(WHOLE);
  });
});
