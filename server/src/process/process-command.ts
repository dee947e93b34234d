import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { platform } from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function commandOnWindows(pid: number): Promise<string> {
  const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  const { stdout } = await run('powershell.exe', ['-NoProfile', '-Command', query]);
  return stdout.replaceAll('"', '');
}

async function readCommand(pid: number): Promise<string> {
  if (platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  }
  if (platform === 'win32') return commandOnWindows(pid);
  return (await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)])).stdout;
}

/** The program that a process runs, with its arguments; empty where the system does not tell. */
export async function processCommand(pid: number): Promise<string> {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  const command = await readCommand(pid).catch(() => '');
  return command.trim();
}
