import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const STATE_FIELD = 0;
const START_FIELD = 19;

/** After the command in parentheses, which may itself hold spaces, the fields are plain. */
async function statFields(pid: number): Promise<string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * When a process began, as the system writes it, or null when it is not running. A number alone
 * does not name a process: a new one may have a dead one's. A zombie process
 * still has its number, but counts as gone.
 */
export async function processBirth(pid: number): Promise<string | null> {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (platform === 'linux') {
    const fields = await statFields(pid);
    if (!fields || fields[STATE_FIELD] === 'Z' || fields[STATE_FIELD] === 'X') return null;
    return fields[START_FIELD] ?? null;
  }
  if (platform === 'win32') return signalReaches(pid) ? 'running' : null;
  const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  const line = stdout.trim();
  return line === '' || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Names the time since the machine was started; empty where the system does not. */
export async function bootId(): Promise<string> {
  if (platform !== 'linux') return '';
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return id.trim();
}
