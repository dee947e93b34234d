import type { Item } from '@modiste/contract/entities/item';
import type { Message } from '../understanding/message.ts';
import type { Mention } from './mention.ts';
import type { Found } from './scene.ts';

type Meant = Found & { mention: Pick<Mention, 'kind' | 'from' | 'to'> };

/** Behind these a piece is named that another one is held against or worn with. */
const BESIDE = /^(?:with|w|to|against|than|vs|versus|and|or|over|beside)$/;

const isBeside = ({ words }: Message, { mention: { from } }: Meant): boolean =>
  BESIDE.test(words[from - 1]?.word ?? '');

/**
 * What a pronoun stands for of what a message names: the piece named last before it, or else one that is named
 * behind it. In "compare it with the faux one" it is none of these.
 */
export function meantBefore(
  message: Message,
  found: readonly Meant[],
  pronoun: Mention,
): Meant | undefined {
  const isSeveral = pronoun.kind === 'pronoun' && pronoun.isPlural;
  const named = found
    .filter(
      ({ items, mention: { kind } }) =>
        kind !== 'pronoun' && (items.length === 1 || (isSeveral && items.length > 1)),
    )
    .toSorted((one, other) => one.mention.from - other.mention.from);
  return (
    named.findLast(({ mention }) => mention.to <= pronoun.from) ??
    named.findLast((one) => !isBeside(message, one))
  );
}

/** The two pieces that a message names before "the expensive one"; none where it names no two. */
export function twoNamed(found: readonly Meant[], { from }: Mention): readonly Item[] {
  const named = found.filter(
    ({ items, mention }) =>
      items.length === 1 && mention.kind === 'described' && mention.to <= from,
  );
  const items = [...new Set(named.flatMap((one) => one.items))];
  return items.length === 2 ? items : [];
}

/** "Shoes and a bag with the Anouk dress, all three under 300" counts what it has named itself. */
export function countsNamed({ readings }: Message, mention: Mention): boolean {
  if (mention.kind !== 'pronoun' || mention.count === null || mention.count < 3) return false;
  const kinds = readings.filter(
    ({ reading: { role, concepts }, to }) =>
      to <= mention.from && role !== 'negated' && concepts.some(({ kind }) => kind === 'type'),
  );
  return kinds.length >= mention.count;
}
