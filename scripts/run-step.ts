import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

export interface StepOutcome {
  name: string;
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs one program of node_modules/.bin, or node itself, to its end. */
export function runStep(step: Step, onOutput?: (chunk: string) => void): Promise<StepOutcome> {
  const startedMs = Date.now();
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(step.command, step.args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...step.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    },
  });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    onOutput?.(chunk.toString());
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    const end = (ok: boolean) =>
      resolve({ name: step.name, ok, output, seconds: (Date.now() - startedMs) / 1000 });
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
