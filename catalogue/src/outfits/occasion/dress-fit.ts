import { isKindOf } from '@modiste/lexicon/refine-type';
import type { Role } from '@modiste/lexicon/type-row';
import type { IndexedItem } from '../../item-facts/indexed-item.ts';
import type { Piece } from '../../similar/outfit/piece.ts';
import { isGarment } from './garment-roles.ts';
import { isMadeOf, isOneOf } from './is-made-of.ts';
import { DRESSED_UP, type Setting } from './setting.ts';

/** What a piece loses by being made for another day. */
const WORTH = { showy: 10, easygoing: 6, suede: 5, notBlackTie: 14 };

/** Shirts of these belong to the weekend, whatever their collar. */
const WEEKEND_CLOTH = ['flannel', 'corduroy', 'denim', 'chambray'];
/** Shirts without a collar that stands up to a jacket. */
const EASY_SHIRTS = ['grandad-shirt', 'hawaiian-shirt', 'henley', 'polo-shirt', 't-shirt'];
const COLLARLESS = /\b(?:band[- ]collar|grandad|mandarin|collarless|camp|tunic)\b/i;
/** Worn to nothing festive, whatever it is cut like, and to no sport. */
const EVERYDAY_CLOTH = ['denim', 'chambray', 'flannel', 'canvas'];
const STIFF_OR_FINE = [
  'denim',
  'leather',
  'faux-leather',
  'suede',
  'silk',
  'satin',
  'velvet',
  'lace',
];
const FESTIVE = 0.55;
/** Below this it is the sofa or the gym. */
const SPORT_MAX = 0.15;
/** From here on an evening is more than a beer with friends. */
const DINNER = 0.45;
const WINTER_BOOTS = [
  'knee-high-boots',
  'over-the-knee-boots',
  'cold-weather-boots',
  'combat-boots',
];

/** Bags for the weekend and the road. */
const WEEKEND_KINDS = ['belt-bag', 'beach-bag', 'backpack', 'duffel-bag'];
/** Bags for papers and shopping. */
const DAY_BAGS = [...WEEKEND_KINDS, 'tote-bag', 'laptop-bag', 'briefcase'];
/** Shoes and bags of these come out after dark. */
const EVENING_CLOTH = ['satin', 'velvet', 'sequin', 'glitter', 'metallic', 'embellished'];
/** Cotton velvet and cotton lace come out after dark, too. */
const FINE_CLOTH = [...EVENING_CLOTH, 'lace', 'silk'];
/** From here on clothes are for the evening where nothing tells the hour. */
const EVENING = 0.6;
/** Prints of holidays and the playground. */
const WEEKEND_PRINTS =
  'tropical-print tie-dye cartoon skull graphic lettering fruit-print camouflage'.split(' ');

/** Whether shoes or a bag belong to another hour: satin by day, a tote at a party. */
function isOfOtherHour(item: IndexedItem, { role }: Piece, setting: Setting): boolean {
  if (role !== 'shoes' && role !== 'bag') return false;
  if (setting.isEvening) return role === 'bag' && isOneOf(item, DAY_BAGS);
  return (setting.formality ?? 0) < EVENING && isMadeOf(item, EVENING_CLOTH);
}

/** Weaves that are hardly seen. */
const QUIET_PRINTS = ['herringbone', 'heather', 'pinstripe'];

/** Colors that one mourns in. */
const SOMBER = ['Black', 'Gray', 'Blue', 'Brown', 'White', 'Beige'];
const DARK = ['Black', 'Gray', 'Blue', 'Brown'];
/** A shirt may be light at a funeral, and what is seen of its wearer from afar may not. */
const SEEN_FIRST: ReadonlySet<Role> = new Set<Role>(['bottom', 'one-piece', 'suit', 'outer']);
/** Shoes and bags of these are seen before their wearer is. */
const QUIET = [...SOMBER, 'Silver', 'Gold'];
const POOLSIDE = ['slides', 'flip-flops'];
const BARE_LEGGED = ['shorts', 'mini-skirt'];
/** For the trail and the workshop. */
const OUTDOOR_CLOTH = ['ripstop', 'nylon', 'fleece', 'mesh'];
const WORN_OVER: ReadonlySet<string | null> = new Set(['outer', 'bag', 'hosiery']);

/** Whether it is sold in no color that suits a day on which nobody wants to be seen first. */
function isTooBright(item: IndexedItem, { role, isPrinted }: Piece, setting: Setting): boolean {
  const { colors } = item;
  if (colors.length === 0 || role === null) return false;
  if (setting.isMourning) {
    const isLoud = isPrinted && !isMadeOf(item, QUIET_PRINTS);
    const open = SEEN_FIRST.has(role) ? DARK : SOMBER;
    const isBright = !colors.some((color) => open.includes(color));
    return isGarmentOrShoes(role) && (isLoud || isBright);
  }
  const isSeen = role === 'shoes' || role === 'bag' || role === 'bottom';
  return setting.isReserved && isSeen && !colors.some((color) => QUIET.includes(color));
}

const isGarmentOrShoes = (role: Role): boolean =>
  isGarment(role) || role === 'shoes' || role === 'bag';

/** Whether it is for the pool or bares the legs, and the day is none for that. */
function isForLeisure(item: IndexedItem, { formality, weather, today }: Setting): boolean {
  if ((formality !== null && formality < SPORT_MAX) || weather === 'hot') return false;
  return isOneOf(item, POOLSIDE) || (today === 'cold' && isOneOf(item, BARE_LEGGED));
}

/** From here on one is dressed for town. */
const TOWN = 0.5;

/** Whether it is cut from the cloth of tents, or a bag for the trail, and worn where one dresses up. */
const isForOutdoors = (item: IndexedItem, { role }: Piece): boolean =>
  (role !== null && !WORN_OVER.has(role) && isMadeOf(item, OUTDOOR_CLOTH)) ||
  (role === 'bag' && isOneOf(item, ['belt-bag', 'beach-bag', 'duffel-bag']));

const SKIRTED = ['skirt', 'dress'];

/** Nobody runs or hikes in a skirt, save where the sport is played in one. */
const isInTheWay = (item: IndexedItem, role: Role, { calls }: Setting): boolean =>
  isOneOf(item, SKIRTED) && calls(role, ({ id }) => isKindOf(item.type, id)) === 0;

/** Whether it is the wrong thing for the day, however it looks: boots in June, ripstop in town. */
export function isOutOfPlace(item: IndexedItem, piece: Piece, setting: Setting): boolean {
  const { formality, isSporty, weather } = setting;
  const { role } = piece;
  if (isSporty && role !== null && isGarment(role)) {
    return isMadeOf(item, STIFF_OR_FINE) || isInTheWay(item, role, setting);
  }
  const isWarm = weather === 'warm' || weather === 'hot';
  if (isWarm && isOneOf(item, WINTER_BOOTS)) return true;
  if (isTooBright(item, piece, setting) || isForLeisure(item, setting)) return true;
  if ((formality ?? 0) >= FESTIVE && isMadeOf(item, WEEKEND_PRINTS)) return true;
  return (formality ?? 0) >= TOWN && setting.slack < 1 && isForOutdoors(item, piece);
}

const GLITTERING = ['sequin', 'glitter'];
const CALLED_MIN = 0.5;

/** Whether it glitters where no evening and no style asks for that. */
const isGlittering = (item: IndexedItem, setting: Setting): boolean =>
  !setting.isEvening && isMadeOf(item, GLITTERING) && setting.callsFor(item) < CALLED_MIN;

const SHINY = ['sequin', 'glitter', 'metallic', 'satin', 'velvet', 'patent-leather', 'faux-fur'];
/** Blouses, scarves and ties shine anywhere. */
const MAY_SHINE: ReadonlySet<string | null> = new Set(['top', 'scarf', 'tie', 'jewelry', 'watch']);

/** Whether a piece draws every eye by shine or bareness where nobody wants that. */
function isShowy(item: IndexedItem, { role }: Piece, { isReserved }: Setting): boolean {
  if (!isReserved || role === null) return false;
  if (role === 'jewelry') return isOneOf(item, ['cocktail-ring']);
  return !MAY_SHINE.has(role) && isMadeOf(item, SHINY);
}

/** Whether a shirt is for the weekend, or takes no jacket, where it is dressed up. */
function isTooEasygoing(item: IndexedItem, { role }: Piece, setting: Setting): boolean {
  const { formality, weather } = setting;
  if (role !== 'top' || formality === null) return false;
  if (formality < DRESSED_UP) {
    return setting.isEvening && formality >= DINNER && isMadeOf(item, WEEKEND_CLOTH);
  }
  const isWarm = weather === 'warm' || weather === 'hot';
  const isEasy = isOneOf(item, EASY_SHIRTS) || COLLARLESS.test(item.title);
  return isMadeOf(item, WEEKEND_CLOTH) || (item.gender === 'Men' && !isWarm && isEasy);
}

const DAY_CLOTH = ['cotton', 'linen', 'denim', 'jersey'];
const IS_DRESSED: ReadonlySet<string | null> = new Set(['one-piece', 'top', 'bottom']);

/** Whether a woman's evening is dressed up, and a garment is of a cloth for the day. */
function isOfDayCloth(item: IndexedItem, { role }: Piece, setting: Setting): boolean {
  const { isEvening, formality, weather } = setting;
  const isWarm = weather === 'warm' || weather === 'hot';
  if (!isEvening || isWarm || (formality ?? 0) < FESTIVE || item.gender !== 'Women') return false;
  return IS_DRESSED.has(role) && isMadeOf(item, DAY_CLOTH) && !isMadeOf(item, FINE_CLOTH);
}

/** Whether it is sold in nothing but a color that is left to somebody else. */
const isAvoided = ({ colors }: IndexedItem, { role }: Piece, { avoided }: Setting): boolean =>
  role === 'one-piece' && colors.length > 0 && colors.every((color) => avoided.includes(color));

const SUEDE = ['suede', 'nubuck'];
/** What a man wears on his feet with a dinner jacket. */
const BLACK_TIE_SHOES = ['oxfords', 'opera-pumps'];

/** Whether a man's shoes, shirt or tie are none for a dinner jacket. */
function isOffBlackTie(item: IndexedItem, { role, isPrinted }: Piece, setting: Setting): boolean {
  if (!setting.isBlackTie || item.gender !== 'Men') return false;
  if (role === 'shoes') return !isOneOf(item, BLACK_TIE_SHOES) || isMadeOf(item, SUEDE);
  if (role === 'other') return !isOneOf(item, ['bow-tie']);
  return role === 'top' && isPrinted;
}

/** What the dress code of a setting takes from a piece; never above 0. */
export function dressFit(item: IndexedItem, piece: Piece, setting: Setting): number {
  const isOff =
    isTooEasygoing(item, piece, setting) ||
    isOfDayCloth(item, piece, setting) ||
    isAvoided(item, piece, setting);
  const isOfEveryday = setting.isReserved && isMadeOf(item, EVERYDAY_CLOTH);
  const isSuede = setting.isReserved && piece.role === 'shoes' && isMadeOf(item, SUEDE);
  return -(
    (isOff || isOfEveryday ? WORTH.easygoing : 0) +
    (isShowy(item, piece, setting) ||
    isOfOtherHour(item, piece, setting) ||
    isGlittering(item, setting)
      ? WORTH.showy
      : 0) +
    (isSuede ? WORTH.suede : 0) +
    (isOffBlackTie(item, piece, setting) ? WORTH.notBlackTie : 0)
  );
}

/** Whether nobody comes in it to mourn, whichever kind of garment was asked for: sequins, a loud print. */
export const isUnseemly = (item: IndexedItem, piece: Piece, setting: Setting): boolean =>
  setting.isMourning &&
  ((piece.role !== 'other' && piece.isPrinted && !isMadeOf(item, QUIET_PRINTS)) ||
    isMadeOf(item, GLITTERING));
