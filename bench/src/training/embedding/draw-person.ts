import type { SeededRandom } from '../../sampling/seeded-random.ts';

const SKINS = [
  '#f3d3bd',
  '#e8bfa0',
  '#dba983',
  '#c68f68',
  '#a9744f',
  '#875836',
  '#5e3b25',
  '#f0c8ae',
];
const HAIRS = [
  '#17120f',
  '#2b1d14',
  '#4a3020',
  '#7a5230',
  '#b98b54',
  '#8d8a86',
  '#1c1a1a',
  '#231812',
];

/** Who wears a garment and how they stand; lengths in centimeters, angles in degrees. */
export interface Person {
  isWoman: boolean;
  skin: string;
  hair: string;
  isLongHaired: boolean;
  /** The turn of the forearms from straight down, left and right. */
  forearms: readonly [number, number];
  shoes: string;
  arms: boolean;
}

export const randomPerson = (isWoman: boolean, random: SeededRandom): Person => ({
  isWoman,
  skin: random.pick(SKINS),
  hair: random.pick(HAIRS),
  isLongHaired: isWoman && random.next() < 0.75,
  forearms: [random.normal() * 16 - 4, random.normal() * 16 - 4],
  shoes: random.pick(['#1d1c1e', '#ffffff', '#4a2f23', '#8f4f26', '#b9322f', '#45464a']),
  arms: random.next() < 0.95,
});

interface Pose {
  side: 'front' | 'back';
  /** Degrees of the upper arms from straight down. */
  spread: number;
}

const line = (points: readonly (readonly [number, number])[], width: number, color: string) =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' L')}" fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** SVG of the body behind the clothes: the middle of the body at x = 0, the shoulders at y = 5. */
export function bodySvg(person: Person, { side, spread }: Pose): string {
  const { isWoman, skin, hair } = person;
  const shoulder = isWoman ? 16.5 : 19.5;
  const hip = isWoman ? 10 : 9.5;
  const rise = isWoman ? 66 : 70;
  const legs = [-1, 1].map(
    (turn) =>
      line(
        [
          [turn * hip * 0.8, rise - 8],
          [turn * hip, rise + 38],
          [turn * (hip + 1), rise + 78],
        ],
        isWoman ? 12 : 13,
        skin,
      ) +
      `<ellipse cx="${turn * (hip + 2.5)}" cy="${rise + 86}" rx="5" ry="9" fill="${person.shoes}"/>`,
  );
  const trunk = `<path d="M${-shoulder - 1},6 Q0,-4 ${shoulder + 1},6 L${shoulder - 1},40 L${hip + 8},${rise - 2} L${-hip - 8},${rise - 2} L${-shoulder + 1},40 Z" fill="${skin}"/>`;
  const arms = person.arms ? [-1, 1].map((turn) => armSvg(person, turn, { shoulder, spread })) : [];
  const neck = line(
    [
      [0, -8],
      [0, 6],
    ],
    isWoman ? 9 : 12,
    skin,
  );
  const long = person.isLongHaired
    ? `<path d="M-9,-16 Q-13,8 -11,${side === 'back' ? 20 : 14} L11,${side === 'back' ? 20 : 14} Q13,8 9,-16 Z" fill="${hair}"/>`
    : '';
  return `${side === 'front' ? long : ''}${legs.join('')}${trunk}${arms.join('')}${neck}${headSvg(person, side)}`;
}

function armSvg(
  { skin, isWoman, forearms }: Person,
  turn: number,
  { shoulder, spread }: { shoulder: number; spread: number },
): string {
  const upper = (spread * Math.PI) / 180;
  const lower = (((turn < 0 ? forearms[0] : forearms[1]) + spread * 0.4) * Math.PI) / 180;
  const elbow = [turn * (shoulder + Math.sin(upper) * 31), 8 + Math.cos(upper) * 31] as const;
  const hand = [elbow[0] + turn * Math.sin(lower) * 29, elbow[1] + Math.cos(lower) * 29] as const;
  const width = isWoman ? 7.2 : 9;
  return line([[turn * shoulder, 9], elbow], width, skin) + line([elbow, hand], width * 0.82, skin);
}

function headSvg({ skin, hair }: Person, side: 'front' | 'back'): string {
  const hairCap = `<ellipse cx="0" cy="-17" rx="9" ry="11" fill="${hair}"/>`;
  if (side === 'back') return `<ellipse cx="0" cy="-14" rx="8" ry="11" fill="${skin}"/>${hairCap}`;
  return (
    `${hairCap}<ellipse cx="0" cy="-13" rx="7.4" ry="10" fill="${skin}"/><path d="M-7.4,-17 Q0,-27 7.4,-17 Q0,-21 -7.4,-17" fill="${hair}"/>` +
    `<circle cx="-3" cy="-14" r="0.9" fill="#2b1d14"/><circle cx="3" cy="-14" r="0.9" fill="#2b1d14"/>` +
    `<path d="M-2.6,-7.6 Q0,-6.4 2.6,-7.6" stroke="#a05a50" stroke-width="1" fill="none"/>`
  );
}

/** Long hair falls over what is worn, seen from behind. */
export const hairOverSvg = ({ isLongHaired, hair }: Person, side: 'front' | 'back'): string =>
  side === 'back' && isLongHaired
    ? `<path d="M-9,-16 Q-12,8 -9,22 Q0,26 9,22 Q12,8 9,-16 Z" fill="${hair}"/>`
    : '';
