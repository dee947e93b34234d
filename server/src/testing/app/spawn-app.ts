import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a program of ours needs; its modules are compiled once for all that are started. */
export const PROGRAM_ENVIRONMENT = {
  PATH: '/usr/bin:/bin',
  NODE_COMPILE_CACHE: join(tmpdir(), 'modiste-compile-cache'),
};

const MAIN = join(import.meta.dirname, '../../main.ts');

export interface SpawnedApp {
  address: string;
  child: ChildProcess;
  /** Ends the process and resolves with its exit code or signal. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export function spawnMain(environment: Record<string, string>): ChildProcess {
  const env = { ...PROGRAM_ENVIRONMENT, PORT: '0', MODISTE_DEMO_SHOP: 'off', ...environment };
  return spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Everything a process writes to its error output, and its exit code. */
export async function waitForExit(child: ChildProcess): Promise<{ code: number; errors: string }> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, errors };
}

/** Starts the app as a process of its own and waits until it prints its address. */
export async function spawnApp(environment: Record<string, string>): Promise<SpawnedApp> {
  const child = spawnMain(environment);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ending = waitForExit(child);
  void ending.then(({ errors }) => reject(new Error(`The app ended: ${errors}`)));
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /ready: (http\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  }
  const address = await promise;
  return {
    address,
    child,
    end: async (signal) => {
      child.kill(signal);
      await ending;
      return child.exitCode ?? child.signalCode;
    },
  };
}
