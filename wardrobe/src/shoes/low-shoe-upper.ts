import type { ShoeFigure } from '../figures/accessory-figures.ts';
import type { Part } from '../shapes/drawing.ts';
import { circle, crease, p } from '../shapes/path.ts';
import type { Last } from './shoe-base.ts';

interface Topline {
  /** Height of the back above the seat, the throat's place and height above the sole. */
  back: number;
  throatX: number;
  throatHigh: number;
  /** How far the topline dips between them. */
  dip: number;
}

export const LOW: Readonly<Partial<Record<ShoeFigure['style'], Topline>>> = {
  sneaker: { back: 7, throatX: -2, throatHigh: 10, dip: 4.6 },
  runner: { back: 7.8, throatX: -2.4, throatHigh: 10.4, dip: 4.8 },
  'slip-on': { back: 6.4, throatX: 0.5, throatHigh: 8.4, dip: 4.8 },
  loafer: { back: 6, throatX: 1.6, throatHigh: 7.4, dip: 4.4 },
  oxford: { back: 6.4, throatX: -1.6, throatHigh: 9, dip: 4.6 },
  monk: { back: 6.4, throatX: -1.2, throatHigh: 9, dip: 4.6 },
  boat: { back: 6, throatX: 1, throatHigh: 7.6, dip: 4.2 },
  pump: { back: 6, throatX: 7, throatHigh: 4.6, dip: 2.6 },
  slingback: { back: 2, throatX: 6.4, throatHigh: 4.8, dip: 1.6 },
  'mary-jane': { back: 5.6, throatX: 6.6, throatHigh: 4.6, dip: 2.8 },
  ballet: { back: 5, throatX: 7.2, throatHigh: 4.2, dip: 2.4 },
  mule: { back: 0.6, throatX: 2.4, throatHigh: 7.2, dip: 0.4 },
  clog: { back: 1, throatX: 1.4, throatHigh: 7.8, dip: 0.6 },
};

export function toeOf(last: Last): string {
  const { toeX, sole, toeHigh } = last;
  return p`C${toeX + 0.9},${-sole - toeHigh * 0.7} ${toeX + 1},${-sole - 0.6} ${toeX},${-sole} `;
}

export function lowUpper(line: Topline, last: Last): string {
  const { seat, sole, toeX, toeHigh } = last;
  const heel = -seat - line.back;
  const throat = { x: line.throatX, y: -(sole + (seat - sole) * 0.25) - line.throatHigh };
  const dipY = -seat - line.dip;
  const middle = (line.throatX - 12) / 2;
  return (
    p`M${-12.6},${-seat} C${-14.2},${-seat - 2} ${-13.9},${heel + 2} ${-13.2},${heel} ` +
    p`C${-11},${heel + 0.6} ${middle - 3},${dipY} ${middle},${(dipY + throat.y) / 2 + 0.9} Q${throat.x - 2},${throat.y + 1.2} ${throat.x},${throat.y} ` +
    p`C${throat.x + 3.4},${throat.y + 1} ${toeX - 6},${-sole - toeHigh - 1.6} ${toeX - 2.4},${-sole - toeHigh} ` +
    toeOf(last) +
    `${last.feather} Z`
  );
}

export function laces(
  from: { x: number; y: number },
  to: { x: number; y: number },
  count: number,
): Part[] {
  return Array.from({ length: count }, (_, index): Part => {
    const share = index / (count - 1);
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share;
    return { path: p`M${x - 1.6},${y - 0.5} L${x + 1.3},${y + 0.7}`, fill: 'paper', line: 0.55 };
  });
}

export const gleam = (last: Last): string[] => [
  crease({ x: -11.6, y: -last.seat - 3 }, { x: -6, y: -last.seat - 2.6 }, { width: 0.6 }),
  crease(
    { x: 5, y: -last.sole - 4.4 },
    { x: last.toeX - 1.6, y: -last.sole - 2.2 },
    { width: 0.7, bend: -0.5 },
  ),
];

export const shade = (last: Last): string[] => [
  crease({ x: 1, y: -last.sole - 5 }, { x: 5, y: -last.sole - 1.4 }, { width: 0.5, bend: 0.6 }),
  crease({ x: -9, y: -last.seat - 0.6 }, { x: 11, y: -last.sole - 0.4 }, { width: 0.7 }),
];

export function sporty(figure: ShoeFigure, last: Last, body: Part): Part[] {
  const { sole } = last;
  const isHigh = figure.style === 'high-top';
  const eye = { x: isHigh ? -1.4 : -1.6, y: -sole - (isHigh ? 15 : 9.4) };
  const stay = p`M${eye.x - 1.6},${eye.y - 0.4} L${eye.x + 0.6},${eye.y - 0.6} C${2},${-sole - 8.4} ${4.6},${-sole - 6.8} ${6},${-sole - 5.4} L${4.4},${-sole - 4.2} C${2},${-sole - 6} ${-1},${-sole - 7} ${eye.x - 2.4},${eye.y + 2.2} Z`;
  const cap = p`M${8.4},${-sole} C${8},${-sole - 3} ${9},${-sole - 5} ${10},${-sole - 6} L${18},${-sole - 6} L${18},${-sole} Z`;
  const quarter = p`M${-14.6},${-sole} L${-14.6},${-sole - 9} L${-11},${-sole - 9} C${-10},${-sole - 5} ${-9},${-sole - 3} ${-7},${-sole} Z`;
  const stripe = p`M${-6},${-sole} C${-4},${-sole - 4} ${-1},${-sole - 5.4} ${1.6},${-sole - 7} L${3},${-sole - 5.8} C${0},${-sole - 4} ${-2},${-sole - 2.6} ${-3.4},${-sole} Z`;
  const inlays: Part['inlays'] =
    figure.style === 'runner'
      ? [
          { path: quarter, fill: 'trim' },
          { path: stripe, fill: 'trim' },
        ]
      : figure.style === 'high-top'
        ? [{ path: cap, fill: 'sole' }]
        : [{ path: quarter, fill: 'trim' }];
  return [
    {
      ...body,
      inlays,
      stitches:
        figure.style === 'sneaker'
          ? [p`M${8.4},${-sole} C${8},${-sole - 3} ${8.8},${-sole - 4.6} ${9.8},${-sole - 6}`]
          : [],
    },
    { path: stay, fill: 'plain', raised: true },
    ...laces(eye, { x: 4.6, y: -sole - 6 }, isHigh ? 7 : 5),
  ];
}

function pennySaddle(sole: number): Part[] {
  return [
    {
      path: p`M${0.4},${-sole - 6.8} C${3},${-sole - 5.4} ${4.4},${-sole - 3} ${5},${-sole - 1.4} L${8},${-sole - 1.8} C${7.4},${-sole - 4} ${6},${-sole - 5.8} ${3.8},${-sole - 6.8} Z`,
      fill: 'plain',
      raised: true,
    },
    { path: p`M${2.6},${-sole - 4.6} L${5.8},${-sole - 5.4}`, fill: 'metal', line: 0.6 },
  ];
}

export function trimOf(figure: ShoeFigure, last: Last): Part[] {
  const { sole, seat } = last;
  switch (figure.style) {
    case 'loafer':
      return pennySaddle(sole);
    case 'oxford':
      return laces({ x: -0.6, y: -sole - 8 }, { x: 3.6, y: -sole - 6 }, 4);
    case 'boat':
      return laces({ x: 1.8, y: -sole - 7 }, { x: 4.4, y: -sole - 5.8 }, 2);
    case 'monk':
      return [
        {
          path: p`M${-5},${-sole - 4} C${-3},${-sole - 7} ${0},${-sole - 7.8} ${2.4},${-sole - 7} L${2.8},${-sole - 5.2} C${0},${-sole - 5.4} ${-2},${-sole - 4} ${-3.4},${-sole - 2.4} Z`,
          fill: 'plain',
          raised: true,
        },
        {
          path: p`M${0.2},${-sole - 7.2} L${1.8},${-sole - 7.2} L${1.8},${-sole - 5.2} L${0.2},${-sole - 5.2} Z`,
          fill: 'metal',
        },
      ];
    case 'mary-jane':
      return [
        {
          path: p`M${-6.4},${-seat - 2.6} C${-4},${-seat - 6.4} ${-0.6},${-sole - 8} ${2.6},${-sole - 5.6}`,
          fill: 'plain',
          line: 1.2,
        },
        { path: circle(-4.4, -seat - 4.6, 0.65), fill: 'metal' },
      ];
    case 'slingback':
      return [
        {
          path: p`M${-4},${-seat - 1} C${-7},${-seat - 4} ${-12},${-seat - 6} ${-13.4},${-seat - 5.4} C${-14},${-seat - 4} ${-10},${-seat - 2.4} ${-6},${-seat - 0.4}`,
          fill: 'plain',
          line: 0.7,
        },
      ];
    case 'ballet':
      return [
        {
          path: p`M${7},${-sole - 4.3} C${5},${-sole - 6} ${4},${-sole - 4.6} ${7},${-sole - 4} C${10},${-sole - 5.4} ${9.6},${-sole - 3.4} ${7},${-sole - 4.3} Z`,
          fill: 'plain',
          raised: true,
        },
      ];
    case 'clog':
      return [0, 1, 2, 3, 4, 5].map(
        (index): Part => ({ path: circle(-1 + index * 2.6, -sole - 0.9, 0.3), fill: 'metal' }),
      );
    default:
      return [];
  }
}
