import process from 'node:process';
import type { Writable } from 'node:stream';

/** A stream that may be a terminal's. */
type TerminalStream = Writable & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>;

/** Where a command writes what it found, and what it says of itself. */
export interface Terminal {
  stdout: TerminalStream;
  stderr: TerminalStream;
}

/** Rewrites one line on a terminal; elsewhere writes a line now and then. */
export interface ProgressLine {
  show(text: string): void;
  /** Keeps the line and continues below it. */
  end(text?: string): void;
}

const PLAIN_EVERY_MS = 5_000;
const TERMINAL_EVERY_MS = 80;

export function progressLine(stream: TerminalStream = process.stderr): ProgressLine {
  const everyMs = stream.isTTY ? TERMINAL_EVERY_MS : PLAIN_EVERY_MS;
  let lastMs = Number.NEGATIVE_INFINITY;
  let isShown = false;
  const write = (text: string) => {
    const width = stream.columns ?? 80;
    stream.write(stream.isTTY ? `\r\u001b[2K${text.slice(0, width - 1)}` : `${text}\n`);
    isShown = true;
  };
  return {
    show(text) {
      const nowMs = performance.now();
      if (nowMs - lastMs < everyMs) return;
      lastMs = nowMs;
      write(text);
    },
    end(text) {
      if (text !== undefined) write(text);
      if (isShown && stream.isTTY) stream.write('\n');
      isShown = false;
    },
  };
}

interface Ready {
  address: string;
  /** The demo account; null where there is none. */
  account: { email: string; password: string } | null;
}

/** Comes some time after the lines of a start. */
export const SEEN_MESSAGE = 'A photo finds every item of the shop now.\n';

/** The last lines of a start: where the app is, and whom to sign in as. */
export function readyMessage({ address, account }: Ready): string {
  const lines = [`Modiste is ready: ${address}`];
  if (account) lines.push(`Demo account: ${account.email}, password ${account.password}`);
  return `\n${lines.join('\n')}\n\n`;
}
