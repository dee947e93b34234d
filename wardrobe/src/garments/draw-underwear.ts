import type { UnderwearFigure } from '../figures/garment-figures.ts';
import type { Drawing, Part, Side } from '../shapes/drawing.ts';
import { shiftedPart } from '../shapes/move-part.ts';
import { bothSides, crease, p, symmetric } from '../shapes/path.ts';
import { pairOf } from './sleeves.ts';

function cups(isSoft: boolean): Part[] {
  const cup: Part = {
    path: p`M${0.9},${13} C${1},${9.4} ${4},${6.4} ${9.4},${3.4} C${12.6},${6} ${14.8},${9.4} ${15.4},${13} C${13.6},${18.4} ${4.4},${19} ${0.9},${13} Z`,
    fill: 'cloth',
    round: 0.7,
    folds: [crease({ x: 3, y: 16 }, { x: 13.6, y: 15 }, { width: 0.9, bend: 0.9 })],
    lights: [crease({ x: 6, y: 9 }, { x: 11, y: 10 }, { width: 1.2, bend: -0.6 })],
    seams: isSoft ? [] : [p`M${1.2},${12.4} C${6},${10.6} ${11},${10.8} ${15.2},${12.4}`],
  };
  const wing: Part = {
    path: p`M${15},${11} C${17},${12} ${19},${12.6} ${20.4},${13} L${20.4},${17.4} C${17},${17.2} ${13},${17.4} ${9},${17.6} Z`,
    fill: 'plain',
    round: 0.4,
  };
  const strap: Part = {
    path: p`M${9.6},${4} C${9.4},${0} ${9},${-5} ${8.6},${-9}`,
    fill: 'plain',
    line: 0.9,
  };
  const gore: Part = {
    path: symmetric(p`M${0},${11.6} L${1.3},${12.4} L${1.6},${16} L${0},${16.4}`),
    fill: 'plain',
  };
  return [...pairOf(strap), ...pairOf(wing), ...pairOf(cup), gore];
}

function brief(top: number): Part[] {
  const path = symmetric(
    p`M${0},${top + 0.8} Q${9},${top + 0.8} ${17.4},${top} L${18.6},${top + 5.6} C${13},${top + 9} ${7},${top + 14} ${4},${top + 20.6} Q${2},${top + 21.6} ${0},${top + 21.6}`,
  );
  const band = p`M${-17.6},${top + 2} Q${0},${top + 3.6} ${17.6},${top + 2}`;
  return [
    {
      path,
      fill: 'cloth',
      round: 0.7,
      stitches: [band],
      folds: bothSides(
        crease({ x: 4.6, y: top + 17 }, { x: 13, y: top + 9 }, { width: 0.7, bend: 0.5 }),
      ),
    },
  ];
}

function trunks(): Part[] {
  const body = symmetric(
    p`M${0},${0.8} Q${9},${0.8} ${17.4},${0} C${18.6},${6} ${19.4},${14} ${20},${24} Q${11},${26} ${3.4},${26} L${2.4},${19} Q${1},${17.6} ${0},${17.6}`,
  );
  const band = symmetric(
    p`M${0},${0.8} Q${9},${0.8} ${17.4},${0} L${17.8},${3.6} Q${9},${4.4} ${0},${4.4}`,
  );
  const pouch = p`M${-3.4},${4.4} C${-5.4},${10} ${-4},${15} ${0},${17.6} C${4},${15} ${5.4},${10} ${3.4},${4.4}`;
  return [
    {
      path: body,
      fill: 'cloth',
      round: 0.7,
      seams: [pouch],
      stitches: bothSides(p`M${3.2},${24.4} Q${11},${24.6} ${19.8},${22.6}`),
    },
    { path: band, fill: 'rib', round: 0.5 },
  ];
}

function onePiece(side: Side): Part[] {
  const neck = side === 'back' ? 24 : 15;
  const body = symmetric(
    p`M${0},${neck} C${5},${neck} ${8},${10} ${8.6},${0} L${12},${0.4} C${11.6},${9} ${13.6},${17} ${18},${20} C${17},${28} ${14.6},${33} ${14.4},${38} C${15},${46} ${18.6},${52} ${19.4},${58} C${13},${61} ${7},${67} ${4},${75} Q${2},${76} ${0},${76}`,
  );
  const inside = symmetric(
    p`M${0},${20} C${6},${18} ${8.6},${9} ${9.4},${0.4} L${12},${1} L${13},${30} L${0},${34}`,
  );
  return [
    { path: inside, fill: 'inside' },
    {
      path: body,
      fill: 'cloth',
      round: 0.9,
      folds: bothSides(crease({ x: 14, y: 38 }, { x: 4, y: 42 }, { width: 0.8, bend: 0.6 })),
      lights: [crease({ x: -6, y: 20 }, { x: -7, y: 58 }, { width: 1.6, bend: 0.8 })],
    },
  ];
}

function sportsBra(side: Side): Part[] {
  const neck = side === 'back' ? 8 : 9;
  const body = symmetric(
    p`M${0},${neck} C${4},${neck} ${6.6},${5} ${7.4},${-3} L${12},${-2.4} C${11.6},${6} ${14},${10} ${18},${12} L${18.6},${25} Q${9},${26.2} ${0},${26.2}`,
  );
  const band = symmetric(
    p`M${0},${22.6} Q${9},${22.6} ${18.5},${21.4} L${18.6},${25} Q${9},${26.2} ${0},${26.2}`,
  );
  return [
    {
      path: body,
      fill: 'cloth',
      round: 0.8,
      folds: bothSides(crease({ x: 17, y: 14 }, { x: 7, y: 18 }, { width: 0.8, bend: 0.6 })),
      seams: bothSides(p`M${11.8},${0} C${8},${10} ${8},${17} ${10},${22.6}`),
    },
    { path: band, fill: 'rib', round: 0.5 },
  ];
}

export function drawUnderwear(figure: UnderwearFigure, side: Side): Drawing {
  const least = { width: 46, height: 44 };
  switch (figure.style) {
    case 'bra':
    case 'bralette':
      return { parts: cups(figure.style === 'bralette'), focus: { x: 6, y: 12 }, least };
    case 'sports-bra':
      return { parts: sportsBra(side), focus: { x: 4, y: 10 }, least };
    case 'briefs':
      return { parts: brief(0), focus: { x: 6, y: 8 }, least };
    case 'boxer-briefs':
      return { parts: trunks(), focus: { x: 6, y: 8 }, least };
    case 'bikini':
      return {
        parts: [...cups(true), ...brief(0).map((part) => shiftedPart(part, 0, 27))],
        focus: { x: 6, y: 14 },
        least,
      };
    case 'swimsuit':
      return { parts: onePiece(side), focus: { x: 4, y: 16 }, least };
  }
}
