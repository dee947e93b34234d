import type { Item } from '@modiste/contract/entities/item';
import { inShownColor } from '@modiste/contract/filters/in-shown-color';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { boardsOf } from '../../dialogue/boards.ts';
import { fittingItems } from '../../references/fits-description.ts';
import { readMessage } from '../../understanding/message.ts';
import type { EditClause } from '../clauses/read-clause.ts';
import { isOf } from './called-piece.ts';
import { piecesOf, type Reading, type Scene } from './edit-scene.ts';

const ONE_WITH =
  /\b(?:one|outfit|look|set|version) (?:with|w\/?|that had|having) (?:the |an? )?(?<piece>.+)$/i;

/** The kinds that a message names as there, and not refused. */
const kindsIn = (words: string): string[] =>
  understandQuery(words).readings.flatMap(({ role, concepts }) =>
    role === 'negated' ? [] : concepts.flatMap(({ kind, id }) => (kind === 'type' ? [id] : [])),
  );

/** "Go back to the one with the champagne clutch and hoops": the outfit of before that had these; null where none did. */
export function backToOneWith(reading: Reading, clause: EditClause, scene: Scene): Reading | null {
  const { piece } = ONE_WITH.exec(clause.text)?.groups ?? {};
  if (!clause.isBack || piece === undefined) return null;
  const { readings } = readMessage(understandQuery(piece));
  const kinds = kindsIn(scene.turn.words);
  const holds = (pieces: readonly Item[]): boolean =>
    fittingItems(pieces, { readings, names: [] }).length > 0 &&
    kinds.every((kind) => pieces.some((one) => isOf(kind, one)));
  for (const { outfits, colors = {} } of boardsOf(scene.turn.state).toReversed()) {
    const ids = outfits.find((own) =>
      holds(piecesOf(scene, { ids: own, from: null }).map((one) => inShownColor(one, colors))),
    );
    if (ids !== undefined)
      return {
        ...reading,
        start: [{ ids, from: null }],
        colors,
        said: reading.said + 1,
        isSure: true,
        isReturned: true,
      };
  }
  return null;
}
