import { type Connection, Index, type Table } from '@lancedb/lancedb';
import type { Table as ArrowTable } from 'apache-arrow';
import { shortHash } from '../hash/content-hash.ts';
import { arrow } from '../store/arrow.ts';
import { numberColumn, textColumn, vectorColumn } from '../store/read-columns.ts';
import { sqlIn } from '../store/sql-text.ts';
import { cosine } from '../vectors/cosine.ts';
import type { Embedder } from './embedder.ts';

const VECTOR = 'vector';
/** Below this many a scan of all is as fast as an index and always exact. */
const ROWS_FOR_INDEX_MIN = 20_000;
const PROBES = 40;
const IDS_PER_DELETE = 1_000;
const REFINE_FACTOR = 4;

/** An item's vector, with the hash of what it was made from. */
export interface EmbeddedItem {
  id: string;
  source_hash: string;
  vector: Float32Array;
}

type Model = Pick<Embedder, 'id' | 'dimensions'>;

/** What of an item the vectors of a table were made from. */
export type EmbeddedPart = 'texts' | 'pictures';

const PREFIXES: Record<EmbeddedPart, string> = {
  texts: 'embeddings',
  pictures: 'picture-embeddings',
};

const nameOf = ({ id, dimensions }: Model, part: EmbeddedPart) =>
  `${PREFIXES[part]}-${shortHash(`${id} ${dimensions}`)}`;

function schemaOf({ dimensions }: Model) {
  const { Field, FixedSizeList, Float32, Schema, Utf8 } = arrow;
  const numbers = new FixedSizeList(dimensions, new Field('item', new Float32(), true));
  return new Schema([
    new Field('id', new Utf8(), false),
    new Field('source_hash', new Utf8(), false),
    new Field(VECTOR, numbers, false),
  ]);
}

/** One part's vectors of one model, each in a table of its own beside the items. */
export class EmbeddingTable {
  readonly #table: Table;

  private constructor(table: Table) {
    this.#table = table;
  }

  /** Null where no such vector of the model was ever stored. */
  static async open(
    connection: Connection,
    model: Model,
    part: EmbeddedPart,
  ): Promise<EmbeddingTable | null> {
    const name = nameOf(model, part);
    if (!(await connection.tableNames()).includes(name)) return null;
    return new EmbeddingTable(await connection.openTable(name));
  }

  static async openOrCreate(
    connection: Connection,
    model: Model,
    part: EmbeddedPart,
  ): Promise<EmbeddingTable> {
    const name = nameOf(model, part);
    const table = await connection.createEmptyTable(name, schemaOf(model), { existOk: true });
    return new EmbeddingTable(table);
  }

  /** What the vectors of these ids were made from; ids without one are absent. */
  async known(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#rows(ids, ['id', 'source_hash']);
    const hashes = textColumn(rows, 'source_hash');
    return new Map(textColumn(rows, 'id').map((id, row) => [id, hashes[row] ?? '']));
  }

  async save(items: readonly EmbeddedItem[]): Promise<void> {
    if (items.length === 0) return;
    const rows = items.map(({ vector, ...row }) => ({ ...row, [VECTOR]: Array.from(vector) }));
    const merge = this.#table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll();
    await merge.execute(rows);
  }

  /** Forgets the vectors of all but these. */
  async keepOnly(ids: ReadonlySet<string>): Promise<void> {
    const others: string[] = [];
    for await (const batch of this.#table.query().select(['id'])) {
      others.push(...textColumn(batch, 'id').filter((id) => !ids.has(id)));
    }
    for (let at = 0; at < others.length; at += IDS_PER_DELETE) {
      await this.#table.delete(sqlIn('id', others.slice(at, at + IDS_PER_DELETE)));
    }
  }

  /** Brings the index up to date with what was saved. */
  async index(): Promise<void> {
    await this.#table.optimize();
    const names = (await this.#table.listIndices()).map(({ name }) => name);
    if (!names.includes('id_idx')) await this.#table.createIndex('id', { config: Index.btree() });
    const isLarge = (await this.#table.countRows()) >= ROWS_FOR_INDEX_MIN;
    if (!isLarge || names.includes(`${VECTOR}_idx`)) return;
    await this.#table.createIndex(VECTOR, { config: Index.ivfRq({ distanceType: 'cosine' }) });
  }

  /** Ids of the nearest by cosine, nearest first. */
  async nearest(vector: Float32Array, limit: number): Promise<string[]> {
    const rows = await this.#table
      .query()
      .nearestTo(vector)
      .distanceType('cosine')
      .nprobes(PROBES)
      .refineFactor(REFINE_FACTOR)
      .select(['id', '_distance'])
      .limit(limit)
      .toArrow();
    const distances = numberColumn(rows, '_distance');
    return textColumn(rows, 'id')
      .map((id, row) => ({ id, distance: distances[row] ?? 2 }))
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ id }) => id);
  }

  /** The cosine of each item's vector with one; items without a vector are absent. */
  async scores(ids: readonly string[], vector: Float32Array): Promise<Map<string, number>> {
    const rows = await this.#rows(ids, ['id', VECTOR]);
    const vectors = vectorColumn(rows, VECTOR);
    return new Map(
      textColumn(rows, 'id').flatMap((id, row): [string, number][] => {
        const own = vectors[row];
        return own ? [[id, cosine(own, vector)]] : [];
      }),
    );
  }

  /** An item's own vector; null where it has none. */
  async vectorOf(id: string): Promise<Float32Array | null> {
    const rows = await this.#rows([id], [VECTOR]);
    return vectorColumn(rows, VECTOR)[0] ?? null;
  }

  /** Sees what was saved since it was opened. */
  refresh(): Promise<void> {
    return this.#table.checkoutLatest();
  }

  #rows(ids: readonly string[], columns: string[]): Promise<ArrowTable> {
    return this.#table.query().where(sqlIn('id', ids)).select(columns).toArrow();
  }
}
