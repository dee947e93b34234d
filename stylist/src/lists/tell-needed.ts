import type { Item } from '@modiste/contract/entities/item';
import { findType, typeRole, warmthOf } from '@modiste/lexicon/garment-types';
import { isKindOf } from '@modiste/lexicon/refine-type';
import type { ListedPiece, ShownLine } from '../dialogue/shown-list.ts';
import { isMassType, isPairType, written } from '../facts/item-names.ts';
import { capitalize, joinWithAnd } from '../speech/join-words.ts';
import { counted } from './answer-list.ts';
import { type EditedList, itemsOf, kindsFor, piecesOf } from './list-scene.ts';
import { isRainKind, tellRain } from './tell-rain.ts';

/** So warm a kind is at least that nobody takes along to warm places. */
const FOR_COLD_MIN = 0.5;

/** "A jacket", "gloves": as it is spoken of where none is counted. */
function named(type: string): string {
  const known = findType(type);
  if (known === null) return type;
  if (isPairType(known) || isMassType(known)) return written(known.plural).toLowerCase();
  const name = written(known.name).toLowerCase();
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

const pluralOf = (type: string): string => written(findType(type)?.plural ?? type).toLowerCase();

/** So many letters of two names of kinds are one word: "rain" of a raincoat and a rain jacket. */
const WORD_MIN = 4;

const isNearKind = (kind: string, type: string): boolean =>
  typeRole(kind) === typeRole(type) && kind.slice(0, WORD_MIN) === type.slice(0, WORD_MIN);

/** Whether a piece stands on the list for a kind; a jacket as such keeps no rain off. */
const namesKind = (piece: ListedPiece, type: string): boolean =>
  kindsFor(piece).some(
    (kind) =>
      isKindOf(kind, type) || (isKindOf(type, kind) && !isRainKind(type)) || isNearKind(kind, type),
  );

/** The lines of the list that a kind is packed under. */
function linesOf({ list, items }: EditedList, type: string): ShownLine[] {
  const isOfKind = ({ itemId }: ListedPiece): boolean => {
    const item = items.get(itemId ?? '');
    return item !== undefined && isKindOf(item.other_info.type, type);
  };
  const exact = list.lines.filter(({ pieces }) => pieces.some(isOfKind));
  return exact.length > 0
    ? exact
    : list.lines.filter(({ pieces }) => pieces.some((piece) => namesKind(piece, type)));
}

/** "1 light jacket (Coralie Denim Jacket)", or that the shop has none for it. */
function tellLine({ items }: EditedList, { count, name, pieces }: ShownLine, type: string): string {
  const here = pieces.flatMap(({ itemId }) => items.get(itemId ?? '') ?? []);
  const ofKind = here.filter(({ other_info }) => isKindOf(other_info.type, type));
  const titles = (ofKind.length > 0 ? ofKind : here).map((item) => item.short_description);
  const what = counted(count, name);
  return titles.length === 0
    ? `${what}, though the shop has none at the moment`
    : `${what} (${joinWithAnd(titles)})`;
}

/** Whether the shop has any of a kind for this list. */
async function isSold({ find, turn }: EditedList, type: string): Promise<boolean> {
  const filters = turn.defaultFilters;
  const found = await find({ query: pluralOf(type), filters });
  return found.some(({ other_info }) => isKindOf(other_info.type, type));
}

const ASKS_WHICH = /\b(?:how many|what|which)\b/i;

/** "Do I really need the blazer?" asks for an opinion of what is on the list. */
const DOUBTS =
  /\b(?:really|actually|even|still)\b.*\b(?:need|take|bring|pack|have to)\b|\bnecessary\b|^\W*(?:(?:and|but|so|ok) )*(?:why|what for)\b|\bworth (?:taking|packing|bringing)\b/;
/** These are worn over the rest: one of them may stand for another. */
const LAYERS: ReadonlySet<string | null> = new Set(['outer', 'mid-layer']);

const isSameUse = (one: string | null, other: string | null): boolean =>
  one === other || (LAYERS.has(one) && LAYERS.has(other));

/** Whether a piece on the list could stay at home: what else on it does the same. */
function tellDoubt(edited: EditedList, piece: Item): string {
  const { type } = piece.other_info;
  const title = piece.short_description;
  const role = typeRole(type);
  const others = itemsOf(edited).filter(
    (item) => item !== piece && isSameUse(typeRole(item.other_info.type), role),
  );
  const isForWork = edited.list.occasions?.includes('office') === true && isKindOf(type, 'blazer');
  if (isForWork) {
    return `I would keep it: ${title} makes all the rest fit for meetings. Without meetings, say “drop it”.`;
  }
  const isWaterproof = isRainKind(type);
  const known = findType(type);
  const isPair = known !== null && isPairType(known);
  if (others.length === 0 || isWaterproof) {
    const only = isWaterproof ? 'piece against rain' : 'piece of that use';
    return `I would keep ${isPair ? 'them' : 'it'}: ${title} ${isPair ? 'are' : 'is'} the only ${only} on the list.`;
  }
  const names = joinWithAnd(others.map(({ short_description }) => short_description));
  const does = others.length === 1 ? 'does' : 'do';
  return `Not really: ${names} ${does} the same job. Say “drop the ${nameOfType(type)}”, and I will.`;
}

const nameOfType = (type: string): string => {
  const known = findType(type);
  if (known === null) return type;
  return written(isPairType(known) ? known.plural : known.name).toLowerCase();
};

/** Whether a kind of piece is wanted for what the list is for: on it, not on it, or not for that weather. */
async function tellKind(edited: EditedList, type: string, words: string): Promise<string> {
  const lines = linesOf(edited, type);
  if (isRainKind(type)) {
    const has = joinWithAnd(lines.map((line) => tellLine(edited, line, type)));
    const rain = await tellRain(edited, { type, words, lines }, has);
    if (rain !== null) return rain;
  }
  const [piece] = piecesOf(edited, [type]);
  if (piece !== undefined && DOUBTS.test(words)) return tellDoubt(edited, piece);
  if (lines.length > 0) {
    const told = joinWithAnd(lines.map((line) => tellLine(edited, line, type)));
    return ASKS_WHICH.test(words) ? `The list has ${told}.` : `Yes, the list has ${told}.`;
  }
  const { weather } = edited.list;
  const isWarm = (warmthOf(type) ?? 0) >= FOR_COLD_MIN;
  if (weather === 'summer' && isWarm) {
    return `No: the list is for warm days, and does without ${pluralOf(type)}.`;
  }
  const what = named(type);
  const isSure = weather === 'winter' && isWarm;
  const yes = isSure ? `Yes, I would take ${what}. ` : '';
  const without = `${yes}The list does without ${pluralOf(type)}`;
  return (await isSold(edited, type))
    ? `${without}. Say “add ${what}”, and I will.`
    : `${without}, and the shop has none at the moment.`;
}

const ASKS_OF =
  /^\W*(?:(?:and|but|so|ok|okay|hm+|wait)[ ,]+)*(?:is|are|will|would|does|do|can|could|how|what)\b.*\b(?:the|that|this|those)\b/i;

/** What is asked of a piece of which the list has a line and the shop none; empty of any other. */
export function tellOpenLine(
  edited: EditedList,
  { types, words }: { types: readonly string[]; words: string },
): string {
  const lines = types.flatMap((type) => linesOf(edited, type));
  const isOpen = lines.every(({ pieces }) => pieces.every(({ itemId }) => itemId === null));
  const [line] = lines;
  if (line === undefined || !isOpen || !ASKS_OF.test(words)) return '';
  return `The list asks for ${counted(line.count, line.name)}, but the shop has none at the moment, so there is none to tell of.`;
}

/** Whether pieces that are asked about belong on the list, kind by kind. */
export async function tellNeeded(
  edited: EditedList,
  { types, words }: { types: readonly string[]; words: string },
): Promise<string> {
  // An umbrella or a raincoat: of several against rain one is enough.
  const rain = types.find(isRainKind);
  const others = types.filter((type) => !isRainKind(type));
  const asked = rain === undefined ? others : [rain, ...others];
  const told = await Promise.all(asked.map((type) => tellKind(edited, type, words)));
  return told.join(' ');
}

/** What people often take along, by the place it is worn in and the weather it is for. */
const OFTEN: readonly (readonly [role: string, name: string, weather?: 'winter' | 'summer'])[] = [
  ['bag', 'a bag'],
  ['belt', 'a belt'],
  ['swim', 'swimwear', 'summer'],
  ['eyewear', 'sunglasses', 'summer'],
  ['headwear', 'a hat'],
  ['outer', 'a jacket'],
  ['scarf', 'a scarf', 'winter'],
];

/** What of a list the shop lacks, and what it leaves out. */
export function tellGaps(edited: EditedList): string {
  const { list } = edited;
  const lacking = list.lines.filter(({ pieces }) => pieces.every(({ itemId }) => itemId === null));
  const planned = list.lines.flatMap(({ pieces }) => pieces.flatMap(kindsFor));
  const kinds = [...itemsOf(edited).map(({ other_info }) => other_info.type), ...planned];
  const roles: ReadonlySet<string | null> = new Set(kinds.map(typeRole));
  const absent = OFTEN.filter(
    ([role, , weather]) => !roles.has(role) && (weather ?? list.weather) === list.weather,
  ).map(([, name]) => name);
  const names = lacking.map(({ count, name }) => counted(count, name));
  const isTrip = list.kind === 'trip';
  const [first] = absent;
  return [
    names.length === 0
      ? 'Every line of it has a piece of the shop.'
      : `The shop has nothing at the moment for ${joinWithAnd(names)}.`,
    first === undefined
      ? ''
      : `${capitalize(joinWithAnd(absent))} ${absent.length === 1 ? 'is' : 'are'} not on it: say “add ${first}”, and I will.`,
    isTrip ? 'Beyond clothes, think of documents, chargers, and toiletries.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
