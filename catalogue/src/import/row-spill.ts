import type { ItemRow, ProductRow, RejectedRow } from '../feeds/fields/feed-row.ts';
import { shortHash } from '../hash/content-hash.ts';
import { slugOf } from './item-id.ts';
import { PartitionFiles } from './partition-files.ts';

/** A row and the file it came from. */
export interface SpilledRow {
  file: string;
  /** Counts the rows of a run in the order they were read. */
  order: number;
  /** Of the rejected ones only those that withdraw a product. */
  row: ProductRow | ItemRow | RejectedRow;
}

/** The rows that make one item, in the order they were read. */
export interface RowGroup {
  key: string;
  slug: string;
  rows: SpilledRow[];
}

/**
 * Brings together rows with one key, and rows whose key is another row's alias, wherever they
 * stand in the feed; in constant memory, by two passes over partitioned files at most.
 */
export class RowSpill {
  readonly #folder: string;
  readonly #rows: PartitionFiles;
  readonly #aliases: PartitionFiles;
  #hasAliases = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#rows = new PartitionFiles(folder, 'rows');
    this.#aliases = new PartitionFiles(folder, 'aliases');
  }

  add(key: string, spilled: SpilledRow): void {
    this.#rows.add(slugOf(key), lineOf(key, spilled));
    for (const alias of aliasesOf(spilled.row)) {
      this.#hasAliases = true;
      this.#aliases.add(slugOf(alias), JSON.stringify([alias, key]));
    }
  }

  /** The groups of one partition at a time. */
  async *groups(): AsyncGenerator<RowGroup[]> {
    const rows = this.#hasAliases ? await this.#resolved() : this.#rows;
    for await (const lines of rows.partitions()) yield groupLines(lines);
  }

  async #resolved(): Promise<PartitionFiles> {
    const resolved = new PartitionFiles(this.#folder, 'resolved');
    let at = 0;
    for await (const lines of this.#rows.partitions()) {
      const pairs = (await this.#aliases.linesOf(at)).map(readAlias);
      const keys = new Map(pairs);
      at += 1;
      for (const line of lines) {
        const { key, json } = splitLine(line);
        const owner = keys.get(key) ?? key;
        resolved.add(slugOf(owner), `${JSON.stringify(owner)}\t${json}`);
      }
    }
    return resolved;
  }
}

function aliasesOf(row: SpilledRow['row']): readonly string[] {
  if (row.kind === 'rejected') return row.withdraws?.aliases ?? [];
  return row.kind === 'item' ? [] : row.aliases;
}

const lineOf = (key: string, spilled: SpilledRow): string =>
  `${JSON.stringify(key)}\t${JSON.stringify(spilled)}`;

function splitLine(line: string): { key: string; json: string } {
  const tab = line.indexOf('\t');
  const key: string = JSON.parse(line.slice(0, tab));
  return { key, json: line.slice(tab + 1) };
}

function readAlias(line: string): [string, string] {
  const pair: [string, string] = JSON.parse(line);
  return pair;
}

/** Different keys that read alike as slugs stay apart: all but the first get a hash added. */
function groupLines(lines: readonly string[]): RowGroup[] {
  const byKey = new Map<string, SpilledRow[]>();
  for (const line of lines) {
    const { key, json } = splitLine(line);
    const row: SpilledRow = JSON.parse(json);
    const rows = byKey.get(key);
    if (rows === undefined) byKey.set(key, [row]);
    else rows.push(row);
  }
  const taken = new Set<string>();
  return [...byKey]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, rows]) => {
      const plain = slugOf(key);
      const slug = taken.has(plain) ? `${plain}-${shortHash(key)}` : plain;
      taken.add(slug);
      return { key, slug, rows: rows.sort((left, right) => left.order - right.order) };
    });
}
