import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { fittingItems } from '../../references/fits-description.ts';
import { isNamedBy } from '../pieces/named-in-outfits.ts';
import { type EditMessage, typeIn } from './edit-message.ts';
import type { EditAct } from './guess-edit.ts';
import { type Named, OF_CHOSEN } from './named.ts';

/** Whoever is displeased says of a piece how it is, and not how it is to be. */
const DISPLEASED =
  /\?\?|\b(?:still|again|why|hm+|not sure|idk|instead|too much|clash\w*|together|ugh+|ew+|hate|hideous|ugly|awful|horrible|don['’]?t like|do not like|not a fan|sick of|so much)\b/i;

const looksSo = (piece: Item, reading: QueryReading): boolean =>
  fittingItems([piece], { readings: [{ reading, from: 0, to: 0 }], names: [] }).length > 0;

/** The outfits that a message speaks of: the one that it names, or all. */
const spokenOf = ({ outfit }: Named, outfits: readonly (readonly Item[])[]) => {
  const place = Number(outfit?.replace(/\D/g, ''));
  return place > 0 ? outfits.slice(place - 1, place) : outfits;
};

/**
 * What a message names with the color or fabric that minded pieces have already: "fuchsia on fuchsia?? swap
 * the bag" wishes for no fuchsia bag. A look that a piece has is wished for by nobody who wants another one.
 */
export function withMindedLook(
  named: Named,
  { slots, message }: EditMessage,
  { act, outfits }: { act: EditAct; outfits: readonly (readonly Item[])[] },
): Named {
  const isOther = (OF_CHOSEN[act] ?? act) === 'swapOther' || DISPLEASED.test(message.text);
  const there = slots.flatMap(({ slot, reading }) =>
    slot === '{there}' && reading !== null ? (typeIn(reading) ?? []) : [],
  );
  const looks = slots.flatMap(({ slot, reading, text }) =>
    slot === '{look}' && reading?.role === 'wanted' ? [{ reading, text: text.toLowerCase() }] : [],
  );
  const pieces = spokenOf(named, outfits).flatMap((one) =>
    one.filter((piece) => isNamedBy(there, piece)),
  );
  if (!isOther || pieces.length === 0 || looks.length === 0) return named;
  const had = looks.filter(({ reading }) => pieces.every((piece) => looksSo(piece, reading)));
  const rest = looks.filter((look) => !had.includes(look)).map(({ text }) => text);
  if (had.length === 0) return named;
  return {
    ...named,
    look: rest.length === 0 ? null : rest.join(' '),
    notLook: [named.notLook ?? [], had.map(({ text }) => text)].flat().join(' or '),
  };
}
