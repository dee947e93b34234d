export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Sends mails. */
export interface MailSender {
  /** @throws Error when the mail was not taken; nothing was sent then. */
  send(mail: Mail): Promise<void>;
}
