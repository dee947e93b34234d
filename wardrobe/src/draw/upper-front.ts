import type { Part, Side } from './drawing.ts';
import { bothSides, box, circle, p, symmetric } from './path.ts';
import type { Measures, UpperFigure } from './upper-figure.ts';

interface ButtonLook {
  fill?: Part['fill'];
  radius?: number;
}

const button = (x: number, y: number, look: ButtonLook = {}): Part => ({
  path: circle(x, y, look.radius ?? 0.75),
  fill: look.fill ?? 'button',
});

function buttonRow(from: number, to: number, gap: number): number[] {
  const count = Math.max(Math.round((to - from) / gap), 1);
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
}

function placket(figure: UpperFigure, from: number, to: number): Part[] {
  const flap: Part = {
    path: box(-1.9, from, { width: 3.8, height: to - from }),
    fill: 'cloth',
    stitches: [p`M${-1.3},${from} L${-1.3},${to}`, p`M${1.3},${from} L${1.3},${to}`],
  };
  const fill = figure.denim ? 'metal' : 'button';
  const gap = figure.skirt || to - from > 70 ? 11 : 8.6;
  return [flap, ...buttonRow(from + 1, to - 3, gap).map((y) => button(0, y, { fill }))];
}

function zip(from: number, to: number, x = 0): Part[] {
  return [
    { path: box(x - 0.55, from, { width: 1.1, height: to - from, round: 0.2 }), fill: 'inside' },
    { path: p`M${x},${from} L${x},${to}`, fill: 'metal', line: 0.45 },
    { path: box(x - 0.6, from + 1, { width: 1.2, height: 3.4, round: 0.4 }), fill: 'metal' },
  ];
}

function overlap(figure: UpperFigure, m: Measures): Part {
  const hemY = m.hem.y + 1;
  const isTailored = figure.front === 'tailored';
  const curve = isTailored && figure.length < 84 ? 6 : 0;
  const x = figure.front === 'double' ? -7.5 : -0.2;
  const edge = p`M${x * 0.3},${m.neckDrop + 1} L${x},${m.neckDrop + 6} L${x},${hemY - curve - 1} Q${x},${hemY} ${curve * 0.9},${hemY + 0.6}`;
  return { path: edge, fill: 'inside', line: 0.22 };
}

function closures(figure: UpperFigure, m: Measures): Part[] {
  const top = m.neckDrop;
  const hemY = figure.length - (figure.hem === 'shirttail' ? 2 : 0.4);
  switch (figure.front) {
    case 'buttons':
      return placket(figure, top - 0.2, hemY + 1);
    case 'henley':
      return placket(figure, top + 0.4, top + 14);
    case 'zip':
      return zip(figure.neck === 'funnel' ? -4 : top - 0.5, hemY + 1);
    case 'half-zip':
      return zip(-4.4, 20);
    case 'biker': {
      const line = p`M${9},${top - 3} L${-3.6},${hemY}`;
      return [
        { path: line, fill: 'inside', line: 1 },
        { path: line, fill: 'metal', line: 0.5 },
        { path: p`M${-14},${34} L${-9},${29.5}`, fill: 'metal', line: 0.6 },
        { path: p`M${14},${42} L${18.6},${36}`, fill: 'metal', line: 0.6 },
        { path: p`M${14},${31} L${18.6},${27}`, fill: 'metal', line: 0.6 },
      ];
    }
    case 'open':
      return [{ path: p`M${0},${top} L${0},${hemY + 1}`, fill: 'inside', line: 0.5 }];
    case 'tailored': {
      const last = Math.min(top + 12, hemY - 12);
      const rows = figure.length > 90 ? buttonRow(top + 1, hemY - 34, 13) : [top + 2, last];
      return [
        overlap(figure, m),
        ...rows.map((y) => button(1.5, y, { fill: 'button', radius: 1.05 })),
      ];
    }
    case 'double': {
      const rows = figure.length > 90 ? [top + 2, top + 14, top + 26] : [top + 2, top + 12];
      return [
        overlap(figure, m),
        ...rows.flatMap((y) => [
          button(7, y, { fill: 'button', radius: 1.1 }),
          button(-5, y, { fill: 'button', radius: 1.1 }),
        ]),
      ];
    }
    case 'toggle': {
      const rows = buttonRow(top + 4, hemY - 20, 15);
      return [
        overlap(figure, m),
        ...rows.flatMap((y): Part[] => [
          { path: p`M${-6},${y} L${6},${y}`, fill: 'inside', line: 0.5 },
          { path: p`M${-2.6},${y} L${2.6},${y}`, fill: 'trim', line: 1.5 },
        ]),
      ];
    }
    case 'wrap': {
      const edge = p`M${m.neckHalf},${0} Q${m.neckHalf * 0.6},${top * 0.55} ${-m.waist.x * 0.55},${m.waist.y}`;
      return [{ path: edge, fill: 'inside', line: 0.24 }];
    }
    default:
      return [];
  }
}

function patch(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  flap: boolean,
): Part[] {
  const body: Part = {
    path: p`M${x},${y} L${x + width},${y} L${x + width},${y + height - 1.6} L${x + width / 2},${y + height} L${x},${y + height - 1.6} Z`,
    fill: 'cloth',
    raised: true,
    stitches: [p`M${x + 0.7},${y + 2} L${x + width - 0.7},${y + 2}`],
  };
  if (!flap) return [body];
  const cover: Part = {
    path: p`M${x - 0.4},${y - 0.6} L${x + width + 0.4},${y - 0.6} L${x + width + 0.4},${y + 3} L${x + width / 2},${y + 4.6} L${x - 0.4},${y + 3} Z`,
    fill: 'cloth',
    raised: true,
  };
  return [body, cover, button(x + width / 2, y + 2.8, { fill: 'button', radius: 0.6 })];
}

function pockets(figure: UpperFigure, m: Measures): Part[] {
  const low = Math.min(m.hem.y - 25, m.waist.y + (figure.length > 90 ? 14 : 6));
  const left = m.waist.x - 15.5;
  const pair = (path: string): Part[] =>
    bothSides(path).map((side): Part => ({ path: side, fill: 'cloth', raised: true }));
  switch (figure.pockets) {
    case 'chest':
      return patch({ x: 6, y: m.underarm.y - 3 }, { width: 9.4, height: 11 }, false);
    case 'two-chest': {
      const size = { width: 10, height: 12 };
      return [
        ...patch({ x: 5.4, y: m.underarm.y - 4 }, size, true),
        ...patch({ x: -15.4, y: m.underarm.y - 4 }, size, true),
      ];
    }
    case 'kangaroo': {
      const top = m.hem.y - 29;
      const path = symmetric(
        p`M${0},${top} L${8.6},${top} C${11},${top + 6} ${14},${top + 11} ${16},${top + 13} L${16},${top + 22} L${0},${top + 22.4}`,
      );
      return [
        {
          path,
          fill: 'cloth',
          raised: true,
          stitches: bothSides(
            p`M${8},${top + 0.8} C${10.4},${top + 7} ${13},${top + 11} ${15.2},${top + 13.6}`,
          ),
        },
      ];
    }
    case 'patch':
      return pair(box(left, low, { width: 13, height: 15, round: 1.2 })).map((part) => ({
        ...part,
        stitches: [],
      }));
    case 'flap':
      return pair(box(left, low, { width: 13, height: 5, round: 0.8 }));
    case 'welt':
      return pair(
        p`M${left + 3},${low} L${left + 6},${low - 0.6} L${left + 10.5},${low + 14} L${left + 7.5},${low + 15} Z`,
      );
    default:
      return [];
  }
}

function waistPieces(figure: UpperFigure, m: Measures, side: Side): Part[] {
  const { x, y } = m.waist;
  const at = figure.skirt ? m.hem.y : y;
  const wide = figure.skirt ? m.hem.x : x;
  const band = (height: number) =>
    symmetric(
      p`M${0},${at - height / 2 + 0.8} Q${wide * 0.6},${at - height / 2 + 0.6} ${wide + 0.4},${at - height / 2} L${wide + 0.4},${at + height / 2} Q${wide * 0.6},${at + height / 2 + 0.7} ${0},${at + height / 2 + 0.9}`,
    );
  if (figure.waist === 'belt') {
    const belt: Part = { path: band(4.4), fill: 'plain', round: 0.7, raised: true, stitches: [] };
    if (side === 'back') return [belt];
    return [
      belt,
      {
        path: p`M${2},${at - 1.6} L${12},${at + 8} L${8.6},${at + 11} L${0},${at + 2} Z`,
        fill: 'plain',
        raised: true,
      },
      {
        path: p`M${-3},${at - 2} L${3},${at - 2} L${3},${at + 3.4} L${-3},${at + 3.4} Z`,
        fill: 'trim',
        raised: true,
      },
    ];
  }
  if (figure.waist === 'tie') {
    const tie: Part = { path: band(2.6), fill: 'plain', round: 0.6, raised: true };
    if (side === 'back') return [tie];
    const knotX = figure.front === 'wrap' ? -wide * 0.5 : 0;
    const tail = (lean: number, length: number): Part => ({
      path: p`M${knotX - 0.8},${at + 1} C${knotX + lean * 0.3},${at + 6} ${knotX + lean},${at + length * 0.6} ${knotX + lean},${at + length} L${knotX + lean + 2.6},${at + length - 1.4} C${knotX + lean + 2.4},${at + length * 0.5} ${knotX + lean * 0.5 + 2},${at + 5} ${knotX + 1},${at + 0.6} Z`,
      fill: 'plain',
      raised: true,
    });
    return [
      tie,
      tail(-4, 20),
      tail(2.4, 24),
      { path: circle(knotX, at + 0.8, 1.9), fill: 'plain', raised: true },
    ];
  }
  if (figure.waist === 'seam') return [{ path: band(0.3), fill: 'inside' }];
  return [];
}

function jeanJacketLines(m: Measures, side: Side): Part[] {
  const { underarm, hem } = m;
  const yoke = p`M${-underarm.x + 1},${15} L${underarm.x - 1},${15}`;
  const lines = side === 'front' ? [8.5, 13] : [7, 7];
  const seams = bothSides(p`M${lines[1] ?? 0},${15} L${(lines[0] ?? 0) - 2},${hem.y - 4}`);
  return [yoke, ...seams].map((path): Part => ({ path, fill: 'inside', line: 0.22 }));
}

function hemBand(figure: UpperFigure, m: Measures): Part[] {
  if (figure.hem !== 'rib') return [];
  const { x, y } = m.hem;
  const tuck = figure.denim ? 0 : 1;
  const path = symmetric(
    p`M${0},${y - 4} Q${x * 0.5},${y - 4} ${x + 0.1},${y - 5} L${x - tuck},${y} Q${x * 0.5},${y + 1.3} ${0},${y + 1.3}`,
  );
  return [{ path, fill: figure.denim ? 'cloth' : 'rib', round: 0.7, raised: false }];
}

/** Everything laid over the body: closures, pockets, belts, hem bands. */
export function frontPieces(figure: UpperFigure, m: Measures, side: Side): Part[] {
  const lines = figure.denim ? jeanJacketLines(m, side) : [];
  const belt = waistPieces(figure, m, side);
  if (side === 'back') {
    const isTailored = figure.front === 'tailored' || figure.front === 'double';
    const vent: Part[] = isTailored
      ? [{ path: p`M${0},${4} L${0},${m.hem.y + 1}`, fill: 'inside', line: 0.2 }]
      : [];
    return [...lines, ...vent, ...hemBand(figure, m), ...belt];
  }
  return [...lines, ...hemBand(figure, m), ...pockets(figure, m), ...closures(figure, m), ...belt];
}
