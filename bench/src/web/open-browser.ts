import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { findChromium } from '../../../scripts/chromium.mjs';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
];

export interface OpenBrowser {
  /** Where it listens for the DevTools protocol. */
  port: number;
  /** Opens an address and runs a script there; whatever it stores stays in this browser. */
  runAt(address: string, script: string): Promise<void>;
  close(): Promise<void>;
}

function portOf(browser: ChildProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  browser.once('exit', (code) => reject(new Error(`The browser ended with ${code}.`)));
  if (browser.stderr) {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
  }
  return promise;
}

const debuggerSchema = z.object({ webSocketDebuggerUrl: z.string() });
const messageSchema = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z
    .object({ exceptionDetails: z.object({ text: z.string() }).loose().optional() })
    .optional(),
});
type Message = z.infer<typeof messageSchema>;

/** Waits for a message of the DevTools protocol; those before it are let go. */
async function waitFor(
  messages: AsyncIterable<unknown[]>,
  isIt: (message: Message) => boolean,
): Promise<Message> {
  for await (const [event] of messages) {
    if (!(event instanceof MessageEvent)) continue;
    const message = messageSchema.parse(JSON.parse(String(event.data)));
    if (isIt(message)) return message;
  }
  throw new Error('The browser said nothing more.');
}

const LOADED = 'Page.loadEventFired';

/** Loads an address in a new tab, evaluates a script there, and waits for what it promises. */
async function runAt(port: number, address: string, script: string): Promise<void> {
  const place = `http://127.0.0.1:${port}/json/new?about:blank`;
  const opened = debuggerSchema.parse(await (await fetch(place, { method: 'PUT' })).json());
  const socket = new WebSocket(opened.webSocketDebuggerUrl);
  await once(socket, 'open');
  const order = (id: number, method: string, params: object) =>
    socket.send(JSON.stringify({ id, method, params }));
  const listen = () => on(socket, 'message');

  const loading = listen();
  order(1, 'Page.enable', {});
  order(2, 'Page.navigate', { url: address });
  await waitFor(loading, ({ method }) => method === LOADED);

  const evaluating = listen();
  const expression = `(async () => { ${script} })()`;
  order(3, 'Runtime.evaluate', { expression, awaitPromise: true });
  const { result } = await waitFor(evaluating, ({ id }) => id === 3);
  socket.close();
  if (result?.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails));
}

/** Asks the browser to end. */
async function shutDown(port: number): Promise<void> {
  const place = `http://127.0.0.1:${port}/json/version`;
  const { webSocketDebuggerUrl } = debuggerSchema.parse(await (await fetch(place)).json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'Browser.close' }));
}

/** Starts a browser of its own, with nothing in it. */
export async function openBrowser(): Promise<OpenBrowser> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
  const profile = await mkdtemp(join(tmpdir(), 'modiste-browser-'));
  const given = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(executable, given, { stdio: ['ignore', 'ignore', 'pipe'] });
  const port = await portOf(browser);
  return {
    port,
    runAt: (address, script) => runAt(port, address, script),
    async close() {
      // What was started may be a script that a signal ends without the browser behind it.
      const ended = once(browser, 'close');
      await shutDown(port);
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
