import { attributeGroup, RECORDED_GROUPS } from '@modiste/lexicon/attributes';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import type { References } from '../../references/resolve-references.ts';
import { joinWithOr } from '../../speech/join-words.ts';
import type { Message } from '../../understanding/message.ts';
import { partsOf } from '../limits/garment-parts.ts';

const LOOKS: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);

/** What a reading tells of a piece: its color, its fabric, or something of its cut; null for all else. */
function aspectOf({ role, concepts }: QueryReading): string | null {
  const [first] = concepts;
  if (role !== 'wanted' || first === undefined) return null;
  if (concepts.every(({ kind }) => LOOKS.has(kind))) return first.kind;
  const groups = concepts.map(({ kind, id }) => (kind === 'attribute' ? attributeGroup(id) : null));
  const [group = null] = groups;
  return groups.every((one) => RECORDED_GROUPS.has(one)) ? group : null;
}

/**
 * What a message says that a new piece has to be, each in words: of several colors any will do, and so
 * of several fabrics or lengths.
 */
export function needsOfPiece({
  message,
  references,
}: {
  message: Message;
  references: References;
}): readonly string[] {
  const isOfOld = (at: number): boolean =>
    references.spans.some(
      ({ from, to }) =>
        at >= from &&
        at < to &&
        message.readings.some(
          (one) =>
            one.from >= from &&
            one.from < to &&
            one.reading.concepts.some(({ kind }) => kind === 'type'),
        ),
    );
  return needsOf(
    message.readings.filter(({ from }) => !isOfOld(from)).map(({ reading }) => reading),
  );
}

/** What readings say that a piece has to be: of one aspect any of them. */
export function needsOf(said: readonly QueryReading[]): readonly string[] {
  const needs = Map.groupBy(said.flatMap(partsOf), aspectOf);
  return [...needs].flatMap(([aspect, readings]) => {
    const said = [...new Set(readings.map(({ words }) => words.toLowerCase()))];
    return aspect === null ? [] : [joinWithOr(said)];
  });
}
