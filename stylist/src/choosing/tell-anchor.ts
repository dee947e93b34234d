import type { Item } from '@modiste/contract/entities/item';
import { exactKind } from '../facts/item-names.ts';
import { spellCount } from '../facts/number-words.ts';
import { capitalize } from '../speech/join-words.ts';
import { mentionItem } from '../speech/mention-item.ts';
import type { Speech } from '../speech/speech.ts';
import type { Found } from '../stylist.ts';
import { askedComparisons, metComparisons } from './reasons/compared.ts';
import { metColor } from './reasons/met-color.ts';
import type { Wish } from './reasons/wish.ts';

/** What was found for a request that points at an item. */
interface Pointed {
  found: Found;
  wish: Wish;
  /** The items with a reason, in the order shown. */
  chosen: readonly Item[];
}

/** How many of them differ as was asked from the item pointed at, and plainly where none does. */
export function tellCompared({ found, wish, chosen }: Pointed, speech: Speech): string {
  const { candidates } = found;
  const [asked] = askedComparisons(wish);
  if (wish.anchor === null || asked === undefined || candidates.length < 2) return '';
  const name = mentionItem(wish.anchor.item, [wish.anchor.item, ...candidates]);
  const than = `${asked} than ${name}`;
  const count = candidates.filter((item) => metComparisons(item, wish).includes(asked)).length;
  if (count === 0) return speech.say(`None of them is ${than}, by what the shop tells of them.`);
  if (count === candidates.length) return speech.say(`All of them are ${than}.`);
  const isFirst = chosen
    .slice(0, count)
    .every((item) => metComparisons(item, wish).includes(asked));
  if (count === 1) {
    const one = candidates.find((item) => metComparisons(item, wish).includes(asked));
    const which = isFirst || one === undefined ? 'The first' : mentionItem(one, candidates);
    return speech.say(`${capitalize(which)} is ${than}; the others come near.`);
  }
  const first = isFirst ? ', and I put those first' : '';
  return speech.say(`${capitalize(spellCount(count))} of them are ${than}${first}.`);
}

/** Whether the item pointed at comes in the color asked for, and shows first; else that it does not. */
export function tellPointedAt({ found, wish }: Pointed, speech: Speech): string {
  const { anchor, colors } = wish;
  const [color] = found.state.request?.filters.color ?? [];
  if (anchor?.relation !== 'like' || color === undefined) return '';
  const name = mentionItem(anchor.item, [anchor.item, ...found.candidates]);
  const kind = exactKind(anchor.item);
  const plain = name.includes(' one') ? `the ${kind.noun}` : name;
  const verb =
    kind.isPair && plain.endsWith(kind.noun) ? ['come', 'don’t come'] : ['comes', 'doesn’t come'];
  if (found.candidates.some(({ id }) => id === anchor.item.id)) {
    const [shade] = colors.flatMap((wanted) => metColor(wanted, anchor.item) ?? []);
    if (shade === undefined) return '';
    const others = found.candidates.length > 1 ? ', and I put it first' : '';
    return speech.say(
      `Yes, ${plain} ${verb[0]} in ${shade}${others}.`,
      `${capitalize(plain)} ${verb[0]} in ${shade}${others}.`,
    );
  }
  if (anchor.item.colors.some((one) => one === color)) return '';
  const close =
    found.candidates.length === 1 ? ['this is', 'this comes'] : ['these are', 'these come'];
  return speech.say(
    `${capitalize(plain)} ${verb[1]} in ${color.toLowerCase()}; ${close[0]} close to it.`,
    `There is no ${color.toLowerCase()} in ${plain}, so ${close[1]} closest.`,
  );
}
