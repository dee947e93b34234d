import type { ShoeFigure } from '../figures/accessory-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { crease, p } from '../shapes/path.ts';
import { gleam, laces, shade, toeOf } from './low-shoe-upper.ts';
import type { Last } from './shoe-base.ts';

export function bootUpper(last: Last, shaft: number, lean: number): string {
  const { seat, sole, toeX, toeHigh } = last;
  const top = -seat - shaft;
  const calf = shaft > 25 ? 1.4 : 0;
  return (
    p`M${-12.6},${-seat} C${-14.2},${-seat - 3} ${-13.2},${-seat - 7} ${-12.8},${-seat - 10} ` +
    p`C${-12.8 - calf},${-seat - shaft * 0.6} ${-13 - calf},${top + 4} ${-12.8 - calf},${top} Q${-7},${top + 0.9} ${-1 + lean},${top} ` +
    p`C${-0.6 + lean},${top + shaft * 0.4} ${-2.4},${-sole - 15} ${-0.6},${-sole - 10 - (seat - sole) * 0.3} ` +
    p`C${2.6},${-sole - 7.6} ${toeX - 6},${-sole - toeHigh - 1.6} ${toeX - 2.4},${-sole - toeHigh} ` +
    toeOf(last) +
    `${last.feather} Z`
  );
}

export function boot(figure: ShoeFigure, last: Last): Part[] {
  const shaft = figure.shaft ?? 14;
  const top = -last.seat - shaft;
  const upper: Part = {
    path: bootUpper(last, shaft, shaft > 25 ? 1.6 : 0),
    fill: 'cloth',
    round: 0.55,
    folds: [
      ...shade(last),
      crease(
        { x: -10, y: -last.seat - 9 },
        { x: -2, y: -last.sole - 10 },
        { width: 0.7, bend: -0.6 },
      ),
    ],
    lights: [
      ...gleam(last),
      crease({ x: -6, y: top + 2 }, { x: -6.4, y: -last.seat - 9 }, { width: 1 }),
    ],
  };
  if (figure.style === 'chelsea') {
    const gore = p`M${-8.6},${top} L${-4},${top} C${-4.4},${top + 5} ${-5.4},${top + 9} ${-6.4},${-last.seat - 4} C${-7.6},${top + 9} ${-8.4},${top + 5} ${-8.6},${top} Z`;
    return [
      upper,
      { path: gore, fill: 'rib' },
      { path: p`M${-12.6},${top + 0.6} L${-13},${top - 1.8}`, fill: 'plain', line: 0.9 },
    ];
  }
  if (figure.style === 'lace-boot') {
    const bottom = { x: 4.2, y: -last.sole - 6.6 };
    return [
      upper,
      ...laces({ x: -1.6, y: top + 1.4 }, { x: -1.2, y: -last.sole - 11 }, 4),
      ...laces({ x: 0, y: -last.sole - 9.8 }, bottom, 4),
    ];
  }
  return [
    {
      ...upper,
      seams: [
        p`M${-6},${top} C${-6.4},${top + shaft * 0.4} ${-6.6},${-last.seat - 6} ${-7},${-last.seat}`,
      ],
    },
  ];
}
