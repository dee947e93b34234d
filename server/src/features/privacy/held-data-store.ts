import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { PASSWORD_PROVIDER } from '../../identity/account-store.ts';
import type { HeldTable } from './held-table.ts';

export type HeldRow = Record<string, unknown>;

const PAGE_ROWS = 500;

function isOwn(owner: HeldTable['owner'], userId: string): RawBuilder<boolean> {
  if (owner !== 'password login') return sql<boolean>`${sql.ref(owner)} = ${userId}`;
  return sql<boolean>`id::text in
    (select subject from logins where provider = ${PASSWORD_PROVIDER} and user_id = ${userId})`;
}

type Held = Pick<HeldTable, 'table' | 'owner' | 'columns' | 'pagedBy'>;

function selectRows(database: Database, held: Held, where: RawBuilder<boolean>) {
  const columns = sql.join(held.columns.map((column) => sql.ref(column)));
  const page = held.pagedBy
    ? sql`order by ${sql.ref(held.pagedBy)} limit ${sql.lit(PAGE_ROWS)}`
    : sql``;
  const query = sql<HeldRow>`select ${columns} from ${sql.table(held.table)} where ${where} ${page}`;
  return query.execute(database);
}

/** The rows of a person in a table, some hundred at a time. */
export async function* readHeldRows(
  database: Database,
  held: Held,
  userId: string,
): AsyncGenerator<HeldRow[]> {
  const own = isOwn(held.owner, userId);
  let { rows } = await selectRows(database, held, own);
  yield rows;
  while (held.pagedBy && rows.length === PAGE_ROWS) {
    const last = rows.at(-1)?.[held.pagedBy];
    const isAfter = sql<boolean>`${own} and ${sql.ref(held.pagedBy)} > ${last}`;
    ({ rows } = await selectRows(database, held, isAfter));
    yield rows;
  }
}

/** The ids of everything a person uploaded to search with. */
export async function* readAttachmentIds(
  database: Database,
  userId: string,
): AsyncGenerator<string> {
  const held = {
    table: 'attachments',
    owner: 'user_id',
    columns: ['id'],
    pagedBy: 'id',
  } as const;
  for await (const rows of readHeldRows(database, held, userId)) {
    for (const { id } of rows) yield String(id);
  }
}

/** Which of some ids are poses that are kept. */
export async function findKnownPoses(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database.selectFrom('poses').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of some ids are applications whose CV is kept. */
export async function findKnownApplications(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('contact_messages')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which of some ids are attachments that are kept. */
export async function findKnownAttachments(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
