import type { Item } from '@modiste/contract/entities/item';
import { budgetSaid } from '../../dialogue/budget-said.ts';
import { itemColors } from '../../facts/item-colors.ts';
import { broadKind } from '../../facts/item-names.ts';
import { spellPlace } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Found } from '../../stylist.ts';
import { metColor } from '../reasons/met-color.ts';
import type { Wanted, Wish } from '../reasons/wish.ts';

interface ToldOutfits {
  found: Found;
  wish: Wish;
}

/** Whether a piece comes in a color by the very name that it was asked for. */
const isNamed = (color: Wanted, item: Item): boolean =>
  itemColors(item).some(({ name }) => name.toLowerCase().includes(color.words));

const comesIn = ({ concepts }: Wanted, item: Item): boolean =>
  item.colors.some((one) => concepts.some(({ id }) => id === one));

/** A shade that only some of the outfits, or none, have by name: what stands there instead. */
function tellShade(color: Wanted, outfits: readonly (readonly Item[])[], speech: Speech): string {
  const [plain] = color.concepts.map(({ id }) => id.toLowerCase());
  // "Grey" is gray.
  if (plain === undefined || plain === color.words.replace(/grey/i, 'gray')) return '';
  const has = (pieces: readonly Item[]) => pieces.some((item) => isNamed(color, item));
  const places = outfits.flatMap((pieces, at) => (has(pieces) ? [`the ${spellPlace(at)}`] : []));
  if (places.length === outfits.length) return '';
  if (places.length > 0) {
    const only = joinWithAnd(places);
    const rest = outfits.filter((pieces) => !has(pieces));
    const isNear = rest.every((pieces) => pieces.some((item) => comesIn(color, item)));
    const otherwise = isNear ? `another ${plain}` : 'other colors';
    return speech.say(
      `${capitalize(color.words)} by name is only in ${only}; the rest has ${otherwise}.`,
      `Only ${only} ${places.length === 1 ? 'has' : 'have'} ${color.words} itself, the rest ${otherwise}.`,
    );
  }
  const near = outfits.flat().find((item) => comesIn(color, item));
  const name = near && metColor(color, near)?.toLowerCase();
  if (near === undefined || name === undefined) return '';
  return speech.say(
    `Nothing that suits comes in ${color.words} exactly; the ${name} of the ${broadKind(near).noun} is the nearest ${plain}.`,
    `I found no piece in exactly ${color.words}, so I stayed near it, in ${name}.`,
  );
}

/** Colors that were asked for and that outfits do not come in, or not by that name: navy is a blue. */
export function tellColors({ found, wish }: ToldOutfits, speech: Speech): string {
  const { outfit } = found.state.request ?? {};
  // A notice tells what the new piece is not, and of all else nothing was said now.
  if (
    outfit?.move !== undefined ||
    outfit?.isTrimmed === true ||
    (outfit?.change !== undefined && found.notice !== null)
  )
    return '';
  const heard = found.state.heard?.at(-1) ?? '';
  const kept = outfit?.change?.bases.flat() ?? [];
  const outfits = found.outfits.map((pieces) => pieces.filter(({ id }) => !kept.includes(id)));
  const all = outfits.flat();
  // What is new at nothing, or stands beside a piece in that very color, lacks none.
  if (all.length === 0) return '';
  const hasAlready = (color: Wanted): boolean =>
    found.outfits.every((pieces) =>
      pieces.some((item) => kept.includes(item.id) && isNamed(color, item)),
    );
  const colors = wish.colors.filter(
    (color) => outfit?.change === undefined || (heard.includes(color.words) && !hasAlready(color)),
  );
  const isEither = outfit?.change !== undefined && colors.length > 1;
  if (isEither && all.every((item) => colors.some((color) => comesIn(color, item)))) return '';
  const missing = colors.filter((color) => !all.some((item) => comesIn(color, item)));
  const shades = colors
    .filter((color) => !missing.includes(color))
    .map((color) => tellShade(color, outfits, speech));
  if (missing.length === 0) return joinSentences(...shades);
  const names = joinWithAnd(missing.map(({ words }) => words));
  const within = budgetSaid(found.state.request) === null ? '' : ' within your budget';
  return joinSentences(
    speech.say(
      `Nothing that suits${within} comes in ${names}, so these are the nearest.`,
      `I found nothing suitable in ${names}${within}.`,
    ),
    ...shades,
  );
}
