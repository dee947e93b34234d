import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './run-step.ts';

/** The server and Vite side by side, both reloading; the end of either ends both. */
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
  }),
  spawn('vite', ['--clearScreen', 'false'], { cwd: `${ROOT}/web`, stdio: 'inherit' }),
];

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
