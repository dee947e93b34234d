import type { BagFigure } from '../figures/accessory-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { bothSides, circle, p } from '../shapes/path.ts';
import { basket, bucket, flapBag, shoulder, strapOf, tote, wallet } from './handbags.ts';
import { backpack, beltBag, duffel } from './travel-bags.ts';

export function drawBag(figure: BagFigure, side: Side): Drawing {
  const focus = { x: 0, y: 8 };
  const long = strapOf(p`M${-10.6},${1} C${-15},${-30} ${15},${-30} ${10.6},${1}`, 0.9);
  const rings = bothSides(circle(10.6, 0.8, 0.9)).map((path): Part => ({ path, fill: 'metal' }));
  const handle = strapOf(p`M${-5.4},${0.4} C${-5},${-8} ${5},${-8} ${5.4},${0.4}`, 1.5);
  switch (figure.style) {
    case 'tote':
      return { parts: tote(), focus, least: { width: 48, height: 56 } };
    case 'crossbody':
      return {
        parts: [...flapBag({ half: 11, height: 15, flap: 9.6 }, [long], side), ...rings],
        focus,
        least: { width: 34, height: 44 },
      };
    case 'satchel':
      return {
        parts: flapBag({ half: 14, height: 21, flap: 12 }, [handle], side),
        focus,
        least: { width: 40, height: 44 },
      };
    case 'clutch':
      return {
        parts: flapBag({ half: 13.6, height: 14, flap: 8.6 }, [], side),
        focus,
        least: { width: 37, height: 34 },
      };
    case 'backpack':
      return { parts: backpack(side), focus, least: { width: 46, height: 56 } };
    case 'shoulder':
      return { parts: shoulder(), focus, least: { width: 38, height: 38 } };
    case 'bucket':
      return { parts: bucket(), focus, least: { width: 38, height: 50 } };
    case 'belt-bag':
      return { parts: beltBag(), focus: { x: 0, y: 4 }, least: { width: 48, height: 40 } };
    case 'duffel':
      return { parts: duffel(), focus, least: { width: 60, height: 50 } };
    case 'basket':
      return { parts: basket(), focus, least: { width: 46, height: 48 } };
    case 'wallet':
      return { parts: wallet(), focus: { x: 0, y: 5 }, least: { width: 28, height: 26 } };
  }
}
