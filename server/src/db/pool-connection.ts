import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { QueryResult as Answer, PoolClient } from 'pg';
import { DatabaseUnavailableError } from './database-errors.ts';
import { isConnectionLoss } from './is-connection-loss.ts';

const WRITES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** A connection while it is out of the pool. One that was lost never goes back. */
export class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isLost = false;

  constructor(client: PoolClient) {
    this.#client = client;
    client.on('error', this.#noteLoss);
  }

  readonly #noteLoss = () => {
    this.#isLost = true;
  };

  get isLost(): boolean {
    return this.#isLost;
  }

  /** @throws DatabaseUnavailableError where the connection failed, and not the statement. */
  async run(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    try {
      return await this.#client.query(text, [...parameters]);
    } catch (error) {
      if (!this.#isLost && !isConnectionLoss(error)) throw error;
      this.#isLost = true;
      throw new DatabaseUnavailableError(error);
    }
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.run(sql, parameters);
    if (!WRITES.includes(command)) return { rows };
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  streamQuery(): never {
    throw new Error('Streaming is not set up; read in pages.');
  }

  release(discard: boolean): void {
    this.#client.removeListener('error', this.#noteLoss);
    this.#client.release(discard || this.#isLost);
  }
}
