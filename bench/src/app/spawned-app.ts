import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts');
const KILOBYTES_IN_MB = 1024;

export interface SpawnedApp {
  address: string;
  /** The most memory that the process has held so far; null where the system does not tell. */
  peakMemoryMb(): Promise<number | null>;
  stop(): Promise<void>;
  /** The number of the process. */
  pid: number;
  /** Resolves with how the process ended. */
  ended: Promise<string>;
}

interface SpawnOptions {
  environment?: Record<string, string>;
  /** Gets each line of the log. */
  onLine?: (line: string) => void;
}

function addressOf(child: ChildProcess, onLine?: (line: string) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The app ended with ${code}.`)));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /ready: (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
      onLine?.(line);
    });
  }
  return promise;
}

/** Starts the real app as a process of its own, on a free port, and waits until it is ready. */
export async function spawnApp(
  dataFolder: string,
  { environment = {}, onLine }: SpawnOptions = {},
): Promise<SpawnedApp> {
  const env = {
    ...process.env,
    MODISTE_DATA: dataFolder,
    MODISTE_CALLS_PER_MINUTE: '0',
    MODISTE_CHAT_TURNS_PER_MINUTE: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [MAIN], { env, stdio: [...stdio] });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  return {
    address: await addressOf(child, onLine),
    pid: child.pid ?? 0,
    ended,
    async peakMemoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
      return kilobytes === undefined ? null : Math.round(Number(kilobytes) / KILOBYTES_IN_MB);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
