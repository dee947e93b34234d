import process from 'node:process';
import { runCommandLine } from './commands/command-line.ts';
import { readConfig } from './config/read-config.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

process.exitCode = await runCommandLine(process.argv.slice(2), {
  readConfig,
  signal: stop.signal,
  terminal: process,
});
