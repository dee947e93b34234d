import { appendFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fnv1a } from '@modiste/lexicon/hash/fnv1a';

const PARTITIONS = 256;
const BUFFER_CHARS_MAX = 32_768;

/**
 * Lines spread over files by the hash of a key, so that lines with equal keys meet in one small
 * file whatever their number and order (external hash partitioning). Little stays in memory.
 */
export class PartitionFiles {
  readonly #folder: string;
  readonly #name: string;
  readonly #buffers: string[] = Array.from({ length: PARTITIONS }, () => '');
  readonly #written = new Set<number>();

  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#name = name;
  }

  /** @param line without line breaks */
  add(key: string, line: string): void {
    const at = fnv1a(key) % PARTITIONS;
    const buffer = `${this.#buffers[at] ?? ''}${line}\n`;
    if (buffer.length < BUFFER_CHARS_MAX) {
      this.#buffers[at] = buffer;
      return;
    }
    appendFileSync(this.#path(at), buffer);
    this.#written.add(at);
    this.#buffers[at] = '';
  }

  /** The lines of one partition after the other, in the order they were added. */
  async *partitions(): AsyncGenerator<string[]> {
    for (let at = 0; at < PARTITIONS; at += 1) yield await this.linesOf(at);
  }

  async linesOf(at: number): Promise<string[]> {
    const written = this.#written.has(at) ? await readFile(this.#path(at), 'utf8') : '';
    const lines = `${written}${this.#buffers[at] ?? ''}`.split('\n');
    lines.pop();
    return lines;
  }

  #path(at: number): string {
    return join(this.#folder, `${this.#name}-${at}`);
  }
}
