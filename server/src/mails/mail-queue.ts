import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log/logger.ts';
import { type Mail, MailRefusedError, type MailSender } from '../providers/mail/mail-sender.ts';
import type { DeriveKey } from '../secrets/app-secret.ts';
import { seal, unseal } from '../secrets/seal.ts';
import {
  type ClaimedMail,
  claimMail,
  finishMail,
  insertMail,
  postponeMail,
} from './queued-mail-store.ts';
import { retryDelayS } from './retry-delay.ts';

const SENT_AT_ONCE = 4;
const POLL_MS = 5_000;
const THREE_DAYS_S = 3 * 86_400;
const WRITTEN = 'written';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  unsubscribe: z.string().optional(),
});

/** A mail as it is to be sent now, and what follows when it was. */
export interface ComposedMail {
  mail: Mail;
  onSent?: (transaction: Database) => Promise<void>;
}

/** Writes a mail of a kind just before it is sent; null where it is not wanted any more. */
type Compose = (order: unknown) => Promise<ComposedMail | null>;

/** A mail that is written just before it is sent. */
export interface DeferredMail {
  /** One mail, one id, however often it is ordered. */
  id: string;
  kind: string;
  order: object;
  lifeS: number;
}

interface Means {
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
  readonly #means: Means;
  readonly #composers = new Map<string, Compose>([
    [WRITTEN, async (mail) => ({ mail: mailSchema.parse(mail) })],
  ]);
  readonly #working = new Set<Promise<void>>();
  /** What was sent while the database could not take it off the queue: it is not sent again. */
  readonly #sent = new Map<string, ComposedMail>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Says how mails of a kind are written. Until then, other processes send them. */
  registerComposer(kind: string, compose: Compose): void {
    this.#composers.set(kind, compose);
  }

  #sealing(id: string) {
    return { key: this.#means.deriveKey('queued mails'), place: id };
  }

  async #insert(transaction: Database, order: DeferredMail, codeHash?: Buffer): Promise<void> {
    const sealed = seal(JSON.stringify(order.order), this.#sealing(order.id));
    await insertMail(transaction, { ...order, sealed, codeHash });
  }

  /** Queues a mail in a transaction; call `wake` when that has ended. */
  add(
    transaction: Database,
    mail: Mail,
    { lifeS = THREE_DAYS_S, codeHash }: { lifeS?: number; codeHash?: Buffer } = {},
  ): Promise<void> {
    const order = { id: randomUUID(), kind: WRITTEN, order: mail, lifeS };
    return this.#insert(transaction, order, codeHash);
  }

  /** Queues a mail that is written just before it is sent. */
  order(transaction: Database, order: DeferredMail): Promise<void> {
    return this.#insert(transaction, order);
  }

  /** Begins sending what is due. Nobody waits for a mail server, but mails of this machine arrive. */
  async wake(): Promise<void> {
    const sending = this.#work();
    if (this.#means.isLocal) await sending;
  }

  /** Looks for due mails from now on, also for those of processes that died. */
  start(): void {
    this.#timer = setInterval(() => {
      for (let at = 0; at < SENT_AT_ONCE; at++) void this.#work();
    }, POLL_MS).unref();
    void this.#work();
  }

  /** Lets what is being sent come to its end, and begins nothing more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.settle();
  }

  /** Resolves when everything that is due was tried. */
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
    const { database, log } = this.#means;
    try {
      while (!this.#isStopped) {
        const claimed = await claimMail(database, [...this.#composers.keys()]);
        if (!claimed) return;
        await this.#deliver(claimed);
      }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the queue of mails cannot be reached');
    }
  }

  async #deliver(claimed: ClaimedMail): Promise<void> {
    const { database, log, sender } = this.#means;
    const { id, kind, attempts } = claimed;
    const about = { mail: id, kind, attempts };
    try {
      const letter = this.#sent.get(id) ?? (await this.#compose(claimed));
      if (letter === null) return await finishMail(database, id);
      if (!this.#sent.has(id)) await sender.send({ ...letter.mail, id });
      this.#sent.set(id, letter);
    } catch (error) {
      return this.#bear(claimed, error);
    }
    await finishMail(database, id, this.#sent.get(id)?.onSent);
    this.#sent.delete(id);
    log.info(about, 'a mail was sent');
  }

  /** What is to be sent; null where it is too late for it, or it is not wanted any more. */
  async #compose({ id, kind, sealed, is_too_late }: ClaimedMail): Promise<ComposedMail | null> {
    if (is_too_late) {
      this.#means.log.error({ mail: id, kind }, 'a mail was given up: it is too late for it');
      return null;
    }
    const order: unknown = JSON.parse(unseal(sealed, this.#sealing(id)));
    return (await this.#composers.get(kind)?.(order)) ?? null;
  }

  /** Tries again later, unless the mail server refused the mail for good. */
  async #bear({ id, kind, attempts }: ClaimedMail, error: unknown): Promise<void> {
    const { database, log } = this.#means;
    const about = { mail: id, kind, attempts, reason: reasonOf(error) };
    if (error instanceof MailRefusedError) {
      log.error(about, 'a mail was given up: the mail server refuses it');
      return finishMail(database, id);
    }
    const waitS = retryDelayS(attempts);
    log.warn({ ...about, again_in_s: waitS }, 'a mail was not sent and is tried again');
    await postponeMail(database, { id, waitS });
  }
}
