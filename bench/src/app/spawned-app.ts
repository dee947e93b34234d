import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../../server/src/main.ts');
const KILOBYTES_IN_MB = 1024;

export interface SpawnedApp {
  address: string;
  /** Resolves once the demo shop's pictures were looked at: a photo finds its items from then on. */
  seen: Promise<void>;
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

/** What the app says on its terminal, as it comes. */
function listen(child: ChildProcess, onLine?: (line: string) => void) {
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  const { promise: seen, resolve: onSeen } = Promise.withResolvers<void>();
  child.once('exit', (code) => reject(new Error(`The app ended with ${code}.`)));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = /ready: (http\S+)/.exec(line)?.[1];
      if (said) resolve(said);
      if (line.startsWith('A photo finds')) onSeen();
      onLine?.(line);
    });
  }
  return { address, seen };
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
    MODISTE_TRY_ONS_PER_MINUTE: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [MAIN], { env, stdio: [...stdio] });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const { address, seen } = listen(child, onLine);
  return {
    address: await address,
    seen,
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
