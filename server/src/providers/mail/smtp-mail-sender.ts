import { createTransport, type Transporter } from 'nodemailer';
import { composedMail } from './composed-mail.ts';
import type { Mail, MailSender } from './mail-sender.ts';

const SEND_LIMIT_MS = 15_000;
/** How long the server may be silent, so that a dead connection is not held for the whole time. */
const SILENCE_LIMIT_MS = 10_000;

interface SmtpSettings {
  /** Such as `smtps://user:password@host:465`; with `smtp:` TLS is used where the server has it. */
  url: string;
  from: string;
  sendLimitMs?: number;
}

/** Sends mails through an SMTP server. */
export class SmtpMailSender implements MailSender {
  readonly #transporter: Transporter;
  readonly #from: string;
  readonly #sendLimitMs: number;

  constructor({ url, from, sendLimitMs = SEND_LIMIT_MS }: SmtpSettings) {
    this.#transporter = createTransport({
      url,
      connectionTimeout: SILENCE_LIMIT_MS,
      greetingTimeout: SILENCE_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      dnsTimeout: SILENCE_LIMIT_MS,
    });
    this.#from = from;
    this.#sendLimitMs = sendLimitMs;
  }

  async send(mail: Mail): Promise<void> {
    await this.#transporter.sendMail({
      ...composedMail(this.#from, mail),
      signal: AbortSignal.timeout(this.#sendLimitMs),
    });
  }
}
