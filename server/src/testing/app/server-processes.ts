import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of a cluster's server; 0 where none runs. */
export async function serverPid(cluster: string): Promise<number> {
  const note = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(note.split('\n')[0]);
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The processes that a process has started (Linux only). */
export async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_pid, at) => parents[at] === pid);
}
