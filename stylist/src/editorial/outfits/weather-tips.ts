import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { dressedFor } from '../day/day-weather.ts';
import { tellDegrees } from '../day/tell-weather.ts';
import { pieceName, type WornPiece } from '../pieces/worn-piece.ts';

const WIDE_DAY = 9;
const FROST_MAX = 3;
const COAT_MAX = 9;
const EVENING_LAYER_MAX = 15;
const WATERPROOF = ['waterproof', 'water-resistant'];
/** What the rain reaches. */
const EXPOSED: ReadonlySet<string> = new Set(['shoes', 'bag', 'outer']);
const RAINWEAR = ['trench-coat', 'raincoat', 'rain-jacket', 'parka'];

/** What the rain means for the pieces. */
function rainTips(pieces: readonly WornPiece[], { is_rainy }: DaySetting): string[][] {
  if (!is_rainy) return [];
  const suede = pieces.find(({ fabric, role }) => fabric === 'suede' && EXPOSED.has(role));
  const cover = pieces.find(({ type }) => RAINWEAR.includes(type));
  const isProof = pieces.some(({ stated }) => WATERPROOF.some((id) => stated.has(id)));
  const spray =
    suede === undefined
      ? []
      : [
          [
            `Suede and rain do not get along: spray ${pieceName(suede, pieces, 'kind')} first, or wait for a dry hour.`,
            `Spray ${pieceName(suede, pieces, 'kind')} before the rain does it for you; suede remembers every drop.`,
          ],
        ];
  if (cover !== undefined) {
    const name = pieceName(cover, pieces, 'kind');
    return [[`Let ${name} take the rain, and keep the umbrella for the worst of it.`], ...spray];
  }
  return isProof
    ? spray
    : [
        ...spray,
        [
          'Take an umbrella; nothing here is made for a downpour.',
          'Bring an umbrella, and the outfit stays as it is.',
        ],
      ];
}

/** What the degrees of the day mean for the layers. */
function layerTips(pieces: readonly WornPiece[], setting: DaySetting): string[][] {
  const { low_c, high_c, source } = setting;
  if (low_c === null || high_c === null) return [];
  const [low, high] = [tellDegrees(low_c, setting), tellDegrees(high_c, setting)];
  const outer = pieces.find(({ role }) => role === 'outer');
  const isForecast = source === 'forecast';
  const celsius = dressedFor(setting);
  const isWrapped = pieces.some(({ role }) => role === 'scarf');
  if (outer === undefined && celsius <= COAT_MAX) {
    return [
      [
        `Put your own coat over it: ${high} asks for one.`,
        `Add a coat; ${high} is no weather to leave it at home.`,
      ],
    ];
  }
  if (celsius <= FROST_MAX && !isWrapped) {
    return [
      [
        `Add a scarf and gloves; ${low} finds every opening.`,
        `Take a scarf and gloves as well, for the ${low} end of the day.`,
      ],
    ];
  }
  if (outer !== undefined && high_c - low_c >= WIDE_DAY) {
    const name = pieceName(outer, pieces, 'kind');
    return isForecast
      ? [
          [
            `From ${low} to ${high} in one day: plan to carry ${name} for part of it.`,
            `${name.replace('the', 'The')} is for the ${low} end of the day; by ${high} it hangs over your arm.`,
          ],
        ]
      : [[`Days usually run from ${low} to ${high}, so plan to carry ${name} for part of it.`]];
  }
  if (outer === undefined && celsius > COAT_MAX && low_c <= EVENING_LAYER_MAX) {
    return isForecast
      ? [
          [
            `The low is ${low}, so bring a layer for later.`,
            `Leave with a layer over your arm; it goes down to ${low}.`,
          ],
        ]
      : [[`Lows are usually around ${low}, so bring a layer for later.`]];
  }
  return [];
}

/** Advice that the weather gives, each in several wordings. */
export const weatherTips = (
  pieces: readonly WornPiece[],
  setting: DaySetting,
): readonly (readonly string[])[] => [...rainTips(pieces, setting), ...layerTips(pieces, setting)];
