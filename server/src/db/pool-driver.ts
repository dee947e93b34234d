import {
  AbortedTransactionError,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailableError } from './database-errors.ts';
import { closePool } from './open-pool.ts';
import { PoolConnection } from './pool-connection.ts';

const SHUTTING_DOWN = /system is shutting down/;

function asPooled(connection: DatabaseConnection): PoolConnection {
  if (connection instanceof PoolConnection) return connection;
  throw new TypeError('The connection is not one of this pool');
}

function beginStatement({ isolationLevel, accessMode }: TransactionSettings): string {
  const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `start transaction${isolation}${accessMode ? ` ${accessMode}` : ''}`;
}

/** Runs Kysely's queries on a pool, and tells a lost database from a statement that failed. */
export class PoolDriver implements Driver {
  readonly #pool: Pool;
  /** A server that shuts down waits for its clients, so connections are closed when released. */
  #isLeaving = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  /** @throws DatabaseUnavailableError */
  async acquireConnection(): Promise<PoolConnection> {
    try {
      return new PoolConnection(await this.#pool.connect());
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      if (SHUTTING_DOWN.test(why)) this.#isLeaving = true;
      throw new DatabaseUnavailableError(error);
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    asPooled(connection).release(this.#isLeaving);
    if (this.#pool.totalCount === 0) this.#isLeaving = false;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await asPooled(connection).run(beginStatement(settings));
  }

  /** Whether a commit took place is unknown where its answer is lost: it counts as failed. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await asPooled(connection).run('commit');
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }

  /** The server rolls back by itself when a connection is lost. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const pooled = asPooled(connection);
    if (pooled.isLost) return;
    try {
      await pooled.run('rollback');
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
    }
  }

  async destroy(): Promise<void> {
    await closePool(this.#pool);
  }
}
