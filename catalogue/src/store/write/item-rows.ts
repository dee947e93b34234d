import { withoutCareWords } from '@modiste/lexicon/care-words';
import { mixedFnv1a } from '@modiste/lexicon/hash/fnv1a';
import type { Data, FixedSizeList, Float32, Table } from 'apache-arrow';
import { toCandidate } from '../../item-facts/candidate.ts';
import type { StoredItem } from '../../item-facts/stored-item.ts';
import { arrow } from '../arrow.ts';
import { packTrack } from '../item-prices.ts';
import { EMBEDDING_COLUMN, EMBEDDING_TYPE, ITEM_SCHEMA, SAMPLE_BUCKETS } from '../item-schema.ts';
import { packStock } from '../item-stock.ts';
import { enrichmentStamp } from './enrichment-version.ts';

const repeat = (text: string, times: number) => Array(times).fill(text).join(' . ');

/**
 * The text that BM25 runs over, each field written as often as it weighs: BM25F with integer
 * weights (Robertson, Zaragoza, Taylor, "Simple BM25 extension to multiple weighted fields", 2004).
 */
function searchableWords({ item, concepts }: StoredItem): string {
  const { type, color_names, materials, patterns } = item.other_info;
  return [
    repeat(item.short_description, 3),
    repeat(`${item.brand} ${type.replaceAll('-', ' ')}`, 2),
    repeat([...item.colors, ...color_names, ...materials, ...patterns].join(' '), 2),
    concepts,
    withoutCareWords(item.description),
  ].join(' . ');
}

function toCells(stored: StoredItem) {
  const { item } = stored;
  const candidate = toCandidate(stored);
  return {
    id: item.id,
    source: item.other_info.source,
    hash: stored.hash,
    added_day: stored.addedDay ?? 0,
    made_by: enrichmentStamp(),
    available: item.other_info.availability !== 'unavailable',
    type: candidate.type,
    category: candidate.category,
    has_look: stored.imageEmbedding !== null,
    mix: mixedFnv1a(item.id) % SAMPLE_BUCKETS,
    words: searchableWords(stored),
    candidate: JSON.stringify(candidate),
    item: JSON.stringify({ ...item, rank: 0, reason: undefined }),
    prices: stored.prices ? packTrack(stored.prices) : null,
    stock: stored.stock ? packStock(stored.stock) : null,
  };
}

/** One embedding for each row, and one bit that says whether the row has any. */
function embeddingData(rows: readonly StoredItem[]): Data<FixedSizeList<Float32>> {
  const values = new Float32Array(rows.length * EMBEDDING_TYPE.listSize);
  const valid = new Uint8Array(Math.ceil(rows.length / 8));
  rows.forEach(({ imageEmbedding }, row) => {
    if (imageEmbedding === null) return;
    if (imageEmbedding.length !== EMBEDDING_TYPE.listSize) {
      throw new RangeError(
        `An image embedding has ${EMBEDDING_TYPE.listSize} numbers, not ${imageEmbedding.length}`,
      );
    }
    values.set(imageEmbedding, row * EMBEDDING_TYPE.listSize);
    valid[row >> 3] = (valid[row >> 3] ?? 0) | (1 << (row & 7));
  });
  const child = arrow.makeData({ type: new arrow.Float32(), length: values.length, data: values });
  return arrow.makeData({ type: EMBEDDING_TYPE, length: rows.length, nullBitmap: valid, child });
}

/** Items as one Arrow table in the store's schema. */
export function toArrowRows(rows: readonly StoredItem[]): Table {
  const cells = rows.map((row) => new Map<string, unknown>(Object.entries(toCells(row))));
  const children = ITEM_SCHEMA.fields.map((field): Data => {
    if (field.name === EMBEDDING_COLUMN) return embeddingData(rows);
    const values = cells.map((row) => row.get(field.name));
    const [data] = arrow.vectorFromArray(values, field.type).data;
    if (data === undefined) throw new Error(`No values for ${field.name}`);
    return data;
  });
  const type = new arrow.Struct(ITEM_SCHEMA.fields);
  const struct = arrow.makeData({ type, length: rows.length, nullCount: 0, children });
  return new arrow.Table([new arrow.RecordBatch(ITEM_SCHEMA, struct)]);
}
