import { readGoods } from '@modiste/lexicon/read-goods';
import { assembleItem } from '../drafts/assemble-item.ts';
import type { ItemDraft, WholeItem } from '../drafts/item-draft.ts';
import { garmentWordsOf } from '../enrich/garment-words-of.ts';
import type { ItemRow, ProductRow } from '../feeds/fields/feed-row.ts';
import type { ImportTally } from './import-summary.ts';
import { itemIdOf, slugOf } from './item-id.ts';
import type { RowGroup, SpilledRow } from './row-spill.ts';

interface MakeContext {
  /** Null keeps the ids and sources of our own items. */
  source: string | null;
  currency: string;
  tally: ImportTally;
}

type ProductSpill = SpilledRow & { row: ProductRow };

/** Makes the item of a group, or null when its rows make none; counts each row once. */
export function makeDraft(group: RowGroup, context: MakeContext): ItemDraft | WholeItem | null {
  const [first] = group.rows;
  const withdrawal = group.rows.find(({ row }) => row.kind === 'rejected');
  if (withdrawal?.row.kind === 'rejected') {
    refuseWithdrawn(group, withdrawal.row.reason, context.tally);
    return null;
  }
  if (first?.row.kind === 'item') return takeWhole(group, context);
  return takeProduct(group, context);
}

/** The other rows of a product that is not for sale; the withdrawing rows were counted as read. */
function refuseWithdrawn({ rows }: RowGroup, reason: string, tally: ImportTally): void {
  for (const { file, row } of rows) {
    if (row.kind !== 'rejected') tally.reject({ file, line: row.line, reason, isFault: false });
  }
}

const isProduct = (spilled: SpilledRow): spilled is ProductSpill => spilled.row.kind === 'product';

function takeWhole(group: RowGroup, { source, tally }: MakeContext): WholeItem | null {
  const [first, ...others] = group.rows;
  for (const other of others) {
    rejectRow(other, `duplicate id "${group.key}"`, tally);
  }
  if (first?.row.kind !== 'item') return null;
  tally.summary.rowsInItems += 1;
  const { item, prices, stock } = first.row;
  const owner = source ?? item.other_info.source;
  const { reason: _reason, ...fields } = item;
  return {
    kind: 'item',
    id: group.key,
    item: { ...fields, id: group.key, rank: 0, other_info: { ...item.other_info, source: owner } },
    prices,
    stock,
  };
}

function takeProduct(group: RowGroup, context: MakeContext): ItemDraft | null {
  const { source, currency, tally } = context;
  for (const spilled of group.rows) {
    if (!isProduct(spilled)) rejectRow(spilled, `duplicate id "${group.key}"`, tally);
  }
  const rows = withoutDuplicates(group.rows.filter(isProduct), tally);
  const alone = rows.every(({ row }) => row.standaloneRejection !== null);
  if (alone) {
    for (const spilled of rows) rejectRow(spilled, spilled.row.standaloneRejection ?? '', tally);
    return null;
  }
  const draft = assembleItem(
    rows.map(({ row }) => row),
    { id: idOf(group, source ?? ''), source: source ?? '', currency },
  );
  const goods = typeof draft === 'string' ? null : readGoods(garmentWordsOf(draft));
  if (typeof draft !== 'string' && goods === null) {
    tally.summary.rowsInItems += rows.length;
    return draft;
  }
  const reason = typeof draft === 'string' ? draft : `not fashion: ${goods}`;
  for (const { file, row } of rows) {
    tally.reject({ file, line: row.line, reason, isFault: goods === null });
  }
  return null;
}

/** A key that already is an item's id of this source stays as it is. */
function idOf({ key, slug }: RowGroup, source: string): string {
  const ownPrefix = itemIdOf(source, '');
  const isId = key.startsWith(ownPrefix) && key.length > ownPrefix.length;
  return isId ? itemIdOf(source, slugOf(key.slice(ownPrefix.length))) : itemIdOf(source, slug);
}

/** A row that sells only what an earlier row of its product sells already is one too many. */
function withoutDuplicates(rows: readonly ProductSpill[], tally: ImportTally): ProductSpill[] {
  const firstRows = new Map<string, ProductSpill>();
  return rows.filter((spilled) => {
    const { isParent, variants } = spilled.row;
    const ids = isParent ? ['\u0000parent'] : variants.map(({ id }) => id);
    const earlier = ids.map((id) => firstRows.get(id));
    const [duplicate] = earlier;
    if (ids.length > 0 && duplicate !== undefined && earlier.every((one) => one !== undefined)) {
      const where = `first on line ${duplicate.row.line} of ${duplicate.file}`;
      rejectRow(spilled, `duplicate id "${isParent ? spilled.row.key : ids[0]}", ${where}`, tally);
      return false;
    }
    for (const id of ids) firstRows.set(id, firstRows.get(id) ?? spilled);
    return true;
  });
}

const rejectRow = ({ file, row }: SpilledRow, reason: string, tally: ImportTally): void =>
  tally.reject({ file, line: row.line, reason, isFault: true });

/** The key that brings an item's rows together, for items of our own format their id. */
export function keyOf(row: ProductRow | ItemRow, source: string | null): string {
  if (row.kind === 'product') return row.key;
  if (source === null || row.item.other_info.source === source) return row.item.id;
  return itemIdOf(source, slugOf(row.item.id));
}
