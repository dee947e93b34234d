import { randomUUID } from 'node:crypto';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log/logger.ts';
import { type Mail, MailRefusedError, type MailSender } from '../providers/mail/mail-sender.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';
import { seal, unseal } from '../secrets/seal.ts';
import {
  type Compose,
  type ComposedMail,
  type DeferredMail,
  mailSchema,
  retryDelayS,
} from './queued-mail.ts';
import {
  type ClaimedMail,
  claimMail,
  finishMail,
  insertMail,
  postponeMail,
} from './queued-mail-store.ts';

const SENT_AT_ONCE = 4;
const POLL_MS = 5_000;
const THREE_DAYS_S = 3 * 86_400;
const WRITTEN = 'written';

interface MailQueueOptions {
  database: Database;
  deriveKey: DeriveKey;
  sender: MailSender;
  log: Log;
  /** Whether mails stay on this machine, where they arrive at once. */
  isLocal: boolean;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Mails wait in the database, written in the transaction of what they tell of, and are sent by any
 * process, again and again until the mail server takes them or it is too late. See "Mail" in
 * `docs/operations.md` for what is guaranteed.
 */
export class MailQueue {
  readonly #options: MailQueueOptions;
  readonly #composers = new Map<string, Compose>([
    [WRITTEN, async (mail) => ({ mail: mailSchema.parse(mail) })],
  ]);
  readonly #working = new Set<Promise<void>>();
  /** Mails that were sent while the database could not remove them from the queue: not sent again. */
  readonly #sent = new Map<string, ComposedMail>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: MailQueueOptions) {
    this.#options = options;
  }

  /** Registers how mails of a kind are composed. Until then, other processes send them. */
  registerComposer(kind: string, compose: Compose): void {
    this.#composers.set(kind, compose);
  }

  #sealing(id: string) {
    return { key: this.#options.deriveKey('queued mails'), context: id };
  }

  async #insert(transaction: Database, mail: DeferredMail, codeHash?: Buffer): Promise<void> {
    const sealed = seal(JSON.stringify(mail.payload), this.#sealing(mail.id));
    await insertMail(transaction, { ...mail, sealed, codeHash });
  }

  /** Queues a mail in a transaction; call `wake` when that has ended. */
  add(
    transaction: Database,
    mail: Mail,
    { lifeS = THREE_DAYS_S, codeHash }: { lifeS?: number; codeHash?: Buffer } = {},
  ): Promise<void> {
    const deferred = { id: randomUUID(), kind: WRITTEN, payload: mail, lifeS };
    return this.#insert(transaction, deferred, codeHash);
  }

  /** Queues a mail that is composed just before it is sent. */
  addDeferred(transaction: Database, mail: DeferredMail): Promise<void> {
    return this.#insert(transaction, mail);
  }

  /** Sends what is due, in the background unless mails stay on this machine. */
  async wake(): Promise<void> {
    const sending = this.#work();
    if (this.#options.isLocal) await sending;
  }

  /** Polls for due mails from now on, also for those of processes that died. */
  start(): void {
    this.#timer = setInterval(() => {
      for (let at = 0; at < SENT_AT_ONCE; at++) void this.#work();
    }, POLL_MS).unref();
    void this.#work();
  }

  /** Finishes what is being sent and starts nothing more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.settle();
  }

  /** Resolves when everything that is due was attempted. */
  async settle(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  async #work(): Promise<void> {
    if (this.#isStopped || this.#working.size >= SENT_AT_ONCE) return;
    const working = this.#deliverAll().finally(() => this.#working.delete(working));
    this.#working.add(working);
    await working;
  }

  async #deliverAll(): Promise<void> {
    const { database, log } = this.#options;
    try {
      while (!this.#isStopped) {
        const claimed = await claimMail(database, [...this.#composers.keys()]);
        if (!claimed) return;
        await this.#deliver(claimed);
      }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'mail queue unreachable');
    }
  }

  async #deliver(claimed: ClaimedMail): Promise<void> {
    const { database, log, sender } = this.#options;
    const { id, kind, attempts } = claimed;
    const about = { mail: id, kind, attempts };
    try {
      const composed = this.#sent.get(id) ?? (await this.#compose(claimed));
      if (composed === null) return await finishMail(database, id);
      if (!this.#sent.has(id)) await sender.send({ ...composed.mail, id });
      this.#sent.set(id, composed);
    } catch (error) {
      return this.#handleFailure(claimed, error);
    }
    await finishMail(database, id, this.#sent.get(id)?.onSent);
    this.#sent.delete(id);
    log.info(about, 'mail sent');
  }

  /** The mail to send; null where it has expired or is no longer wanted. */
  async #compose({ id, kind, sealed, is_too_late }: ClaimedMail): Promise<ComposedMail | null> {
    if (is_too_late) {
      this.#options.log.error({ mail: id, kind }, 'mail dropped: expired');
      return null;
    }
    const payload: unknown = JSON.parse(unseal(sealed, this.#sealing(id)));
    return (await this.#composers.get(kind)?.(payload)) ?? null;
  }

  /** Retries later, unless the mail server refused the mail permanently. */
  async #handleFailure({ id, kind, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const { database, log } = this.#options;
    const about = { mail: id, kind, attempts, reason: reasonOf(error) };
    if (error instanceof MailRefusedError) {
      log.error(about, 'mail dropped: refused by the mail server');
      return finishMail(database, id);
    }
    const waitS = retryDelayS(attempts);
    log.warn({ ...about, again_in_s: waitS }, 'mail not sent, will retry');
    await postponeMail(database, { id, waitS });
  }
}
