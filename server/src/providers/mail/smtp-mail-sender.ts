import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import { toMailMessage } from './mail-message.ts';
import { type Mail, MailRefusedError, type MailSender } from './mail-sender.ts';

const SEND_LIMIT_MS = 15_000;
/** How long the server may be silent, so that a dead connection is not held for the whole time. */
const SILENCE_LIMIT_MS = 10_000;

interface SmtpSettings {
  /** Such as `smtps://user:password@host:465`; with `smtp:` TLS is used where the server has it. */
  url: string;
  from: string;
  sendLimitMs?: number;
}

/** What Nodemailer says of a failure. */
const failureSchema = z.object({
  /** The part of the conversation that failed; `API` where none began. */
  command: z.string(),
  code: z.string(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/** Failures of authorization (RFC 3463, X.7), which the operator can fix while the mail waits. */
const ABOUT_RIGHTS = /\b5\.7\.\d/;
const AUTHENTICATION_REQUIRED = 530;

/** Whether the recipient or the mail itself is refused, rather than the sender (RFC 5321, 4.2.1). */
function isForGood({
  command,
  code,
  responseCode = 0,
  response = '',
}: z.infer<typeof failureSchema>) {
  if (command === 'API') return code === 'EENVELOPE';
  const isRefusal = responseCode >= 500 && responseCode !== AUTHENTICATION_REQUIRED;
  return /^(RCPT TO|DATA)$/.test(command) && isRefusal && !ABOUT_RIGHTS.test(response);
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
    try {
      await this.#transporter.sendMail({
        ...toMailMessage(this.#from, mail),
        signal: AbortSignal.timeout(this.#sendLimitMs),
      });
    } catch (error) {
      const failure = failureSchema.safeParse(error);
      if (!(error instanceof Error) || !failure.data || !isForGood(failure.data)) throw error;
      throw new MailRefusedError(error.message, { cause: error });
    }
  }
}
