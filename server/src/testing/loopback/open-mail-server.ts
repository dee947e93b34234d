import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Verdict = Error | null;

/** How a mail server behaves; a test may change it. */
export interface MailServerMood {
  /** What it says to a recipient. */
  recipient: () => Verdict;
  /** What it says to a mail that it has read; it keeps the mail where that is nothing. */
  mail: () => Verdict;
  /** Hangs up: when it is greeted, in the middle of a mail, or when it has kept the mail. */
  drops: 'greeting' | 'mail' | 'answer' | null;
  /** Resolves when it answers to a mail. */
  until: Promise<void>;
}

export interface TestMailServer {
  url: string;
  mood: MailServerMood;
  /** What it has kept. */
  mails: Email[];
  close(): Promise<void>;
}

/** What a mail server answers, such as 451 or 550. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export const PEACEFUL: MailServerMood = {
  recipient: () => null,
  mail: () => null,
  drops: null,
  until: Promise.resolve(),
};

/** A mail server on this machine, at a free port unless one is given. */
export async function openMailServer(port = 0): Promise<TestMailServer> {
  const mails: Email[] = [];
  const mood = { ...PEACEFUL };
  const keep = async (stream: Readable): Promise<Verdict> => {
    const bytes = await buffer(stream);
    await mood.until;
    const verdict = mood.mail();
    if (verdict === null) mails.push(await PostalMime.parse(bytes));
    return verdict;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onConnect: (session, done) => {
      if (mood.drops === 'greeting') hangUp(session.remotePort);
      else done();
    },
    onRcptTo: (_address, _session, done) => done(mood.recipient()),
    onData: (stream, session, done) => {
      const answer = async () => {
        const verdict = await keep(stream);
        if (mood.drops === 'answer') hangUp(session.remotePort);
        else done(verdict);
      };
      if (mood.drops === 'mail') hangUp(session.remotePort);
      else void answer();
    },
  });
  const sockets = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  const hangUp = (port: number) => sockets.get(port)?.destroy();
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mood,
    mails,
    close: async () => {
      server.close();
      await once(server.server, 'close');
    },
  };
}
