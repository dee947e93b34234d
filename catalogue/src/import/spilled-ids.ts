import { PartitionFiles } from './partition-files.ts';

const BATCH = 1000;

/** Collects on disk the ids of a run, to find those of a source that the run did not have. */
export class SpilledIds {
  readonly #seen: PartitionFiles;
  readonly #known: PartitionFiles;

  constructor(folder: string) {
    this.#seen = new PartitionFiles(folder, 'seen');
    this.#known = new PartitionFiles(folder, 'known');
  }

  add(id: string): void {
    this.#seen.add(id, id);
  }

  /** Of the known ids those that were never added, in batches. */
  async *unseen(known: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
    for await (const ids of known) {
      for (const id of ids) this.#known.add(id, id);
    }
    let at = 0;
    let batch: string[] = [];
    for await (const ids of this.#known.partitions()) {
      const seen = new Set(await this.#seen.linesOf(at));
      at += 1;
      batch.push(...ids.filter((id) => !seen.has(id)));
      if (batch.length >= BATCH) {
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  }
}
