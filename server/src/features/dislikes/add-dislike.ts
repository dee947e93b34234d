import type { CallBody } from '@modiste/contract/calls';
import type { Item } from '@modiste/contract/entities/item';
import { DISLIKES_MAX } from '@modiste/contract/limits';
import { lockPerson } from '../../db/lock-person.ts';
import type { Database } from '../../db/open-database.ts';
import { storableText } from '../../db/storable-text.ts';
import type { Deps } from '../../deps/deps.ts';
import {
  type DislikeRow,
  insertDislike,
  listDislikes,
  type NewDislike,
} from '../../dislikes/dislike-store.ts';
import { ApiError } from '../../errors/api-error.ts';

type Said = CallBody<'addDislike'>;

const idsOf = (said: Said): readonly string[] => {
  if (said.kind === 'color') return [];
  return said.kind === 'item' ? [said.item_id] : [...new Set(said.item_ids)];
};

/** An outfit is called by the piece that leads it. */
function labelOf(said: Said, items: readonly Item[]): string {
  if (said.kind === 'color') return said.color;
  const title = storableText(items[0]?.short_description ?? '');
  return said.kind === 'item' ? title : `Outfit with ${title}`;
}

/** @throws ApiError `item_not_found` where the catalogue does not know every piece. */
async function readSaid({ catalogue }: Pick<Deps, 'catalogue'>, said: Said): Promise<NewDislike> {
  const ids = idsOf(said);
  const items = ids.length === 0 ? [] : await catalogue.itemsByIds(ids);
  if (items.length < ids.length) throw new ApiError('item_not_found');
  return {
    kind: said.kind,
    item_ids: items.map(({ id }) => id),
    color: said.kind === 'color' ? said.color : null,
    label: labelOf(said, items),
  };
}

/** The same pieces are the same outfit, in any order. */
const keyOf = ({ kind, item_ids, color }: Pick<NewDislike, 'kind' | 'item_ids' | 'color'>) =>
  JSON.stringify([kind, color, item_ids.toSorted()]);

async function insertWithinLimit(
  transaction: Database,
  userId: string,
  dislike: NewDislike,
): Promise<DislikeRow> {
  if (!(await lockPerson(transaction, userId))) throw new ApiError('authentication_required');
  const rows = await listDislikes(transaction, userId);
  const known = rows.find((row) => keyOf(row) === keyOf(dislike));
  if (known !== undefined) return known;
  if (rows.length >= DISLIKES_MAX) throw new ApiError('dislikes_full');
  return insertDislike(transaction, userId, dislike);
}

/** Notes that something is not for a person; said again it is what was noted before. */
export async function addDislike(
  deps: Pick<Deps, 'database' | 'catalogue'>,
  userId: string,
  said: Said,
): Promise<DislikeRow> {
  const dislike = await readSaid(deps, said);
  return deps.database
    .transaction()
    .execute((transaction) => insertWithinLimit(transaction, userId, dislike));
}
