import type { ColumnType } from 'kysely';

export type MadeAt = ColumnType<Date, never, never>;

/** Written as text; the column's default where it is left out. */
export type WrittenJson<Value> = ColumnType<Value, string | undefined, string>;
export type WrittenAt = ColumnType<Date, Date | undefined, Date>;
export type PerhapsAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
