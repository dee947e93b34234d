import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { isNotFound } from '../../files/file-system.ts';
import { toMailMessage } from './mail-message.ts';
import type { Mail, MailSender } from './mail-sender.ts';

const MAILS_MAX = 200;
/**
 * `20250902T101500123-9f3a01c2.eml`: in order of time, told apart by the mail's id where it has one,
 * and nothing that leads out of the folder.
 */
const NAME = /^\d{8}T\d{9}-[0-9a-f]{8}\.eml$/;

interface OutboxSettings {
  folder: string;
  from: string;
  /** How many are kept; the oldest go first. */
  max?: number;
}

export interface StoredMail {
  name: string;
  to: string;
  from: string;
  subject: string;
  sentAt: string;
  text: string;
  html: string;
  /** Where posting ends such mails; '' where nothing does. */
  unsubscribe: string;
}

const SUFFIX_CHARS = 8;

function suffixOf({ id }: Mail): string {
  const suffix =
    id === undefined ? randomBytes(SUFFIX_CHARS) : createHash('sha256').update(id).digest();
  return suffix.toString('hex').slice(0, SUFFIX_CHARS);
}

async function parseMail(name: string, bytes: Uint8Array): Promise<StoredMail> {
  const mail = await PostalMime.parse(bytes);
  const { to, from, subject = '', date = '', text = '', html = '' } = mail;
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe');
  return {
    name,
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    subject,
    sentAt: date,
    text,
    html,
    unsubscribe: header?.value.replace(/^<|>$/g, '') ?? '',
  };
}

/** Stores mails as files of a folder instead of sending them; a repeated mail is stored once. */
export class Outbox implements MailSender {
  readonly #folder: string;
  readonly #from: string;
  readonly #max: number;
  readonly #transporter = createTransport({ streamTransport: true, buffer: true });
  #lastTime = 0;

  constructor({ folder, from, max = MAILS_MAX }: OutboxSettings) {
    this.#folder = folder;
    this.#from = from;
    this.#max = max;
  }

  /** Two mails of one millisecond keep their order. */
  #newName(suffix: string): string {
    this.#lastTime = Math.max(Date.now(), this.#lastTime + 1);
    const time = new Date(this.#lastTime).toISOString().replace(/[-:.Z]/g, '');
    return `${time}-${suffix}.eml`;
  }

  /** Oldest first. */
  async #names(): Promise<string[]> {
    try {
      const names = await readdir(this.#folder);
      return names.filter((name) => NAME.test(name)).sort();
    } catch (error) {
      if (isNotFound(error)) return [];
      throw error;
    }
  }

  async #holds(suffix: string): Promise<boolean> {
    return (await this.#names()).some((name) => name.endsWith(`-${suffix}.eml`));
  }

  async #makeRoom(): Promise<void> {
    const names = await this.#names();
    const spare = names.slice(0, Math.max(0, names.length - this.#max + 1));
    await Promise.all(spare.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.#transporter.sendMail(toMailMessage(this.#from, mail));
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const suffix = suffixOf(mail);
    if (mail.id !== undefined && (await this.#holds(suffix))) return;
    await this.#makeRoom();
    const name = this.#newName(suffix);
    const draft = join(this.#folder, `.${name}`);
    try {
      await writeFile(draft, message, { flag: 'wx', mode: 0o600, flush: true });
      await rename(draft, join(this.#folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** The mails, newest first. */
  async list(): Promise<StoredMail[]> {
    const mails = await Promise.all((await this.#names()).map((name) => this.read(name)));
    return mails.filter((mail) => mail !== null).reverse();
  }

  /** A mail by its name; null where there is none. */
  async read(name: string): Promise<StoredMail | null> {
    if (!NAME.test(name)) return null;
    try {
      return await parseMail(name, await readFile(join(this.#folder, name)));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }
}
