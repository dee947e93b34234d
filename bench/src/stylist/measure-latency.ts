import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Catalogue } from '@modiste/catalogue/catalogue';
import { openCatalogue } from '@modiste/catalogue/open-catalogue';
import { findPieces } from '@modiste/server/features/chat/find-items';
import { createBuiltInStylist } from '@modiste/stylist/built-in-stylist';
import { latencies, percentile, verdict } from '../sampling/percentiles.ts';
import { readDialogues } from './dialogue-file.ts';
import { playDialogue } from './play-dialogue.ts';

const PROMISE_MS = 150;
const WARM_UP = 6;
const STEPS = ['translate', 'retrieve', 'rank'] as const;

async function build(folder: string, items: number): Promise<void> {
  const script = path.join(import.meta.dirname, '../made-catalogue/build-catalogue.ts');
  await promisify(execFile)(process.execPath, [script, folder, String(items)]);
}

async function timesOf(catalogue: Catalogue) {
  const stylist = createBuiltInStylist({
    understand: (text) => catalogue.understand(text),
    findPieces: (asked) => findPieces(catalogue, asked),
  });
  const dialogues = await readDialogues('dialogues');
  for (const dialogue of dialogues.slice(0, WARM_UP))
    await playDialogue({ stylist, catalogue }, dialogue);
  const times = [];
  for (const dialogue of dialogues) {
    const { turns } = await playDialogue({ stylist, catalogue }, dialogue);
    times.push(...turns.flatMap((turn) => turn.times ?? []));
  }
  return times;
}

/** Times the steps of the labeled conversations over a made catalogue. @returns whether it is quick. */
export async function measureLatency(items: number, folder: string | null): Promise<boolean> {
  const uri = folder ?? (await mkdtemp(path.join(os.tmpdir(), 'modiste-bench-')));
  try {
    let catalogue = await openCatalogue({ uri });
    if ((await catalogue.stats()).items !== items) {
      await catalogue.close();
      await build(uri, items);
      catalogue = await openCatalogue({ uri });
    }
    await catalogue.ping();
    const times = await timesOf(catalogue);
    await catalogue.close();
    for (const step of STEPS)
      console.log(`${step.padEnd(10)} ${latencies(times.map((time) => time[step]))}`);
    console.log(`${'processor'.padEnd(10)} ${latencies(times.map(({ cpu }) => cpu))}`);
    const sums = times.map(({ translate, retrieve, rank }) => translate + retrieve + rank);
    const isKept = percentile(sums, 0.95) <= PROMISE_MS;
    console.log(
      `${'together'.padEnd(10)} ${latencies(sums)} (p95 promise ${PROMISE_MS}) ` +
        `${verdict(isKept)}, ${items} items, ${times.length} turns`,
    );
    return isKept;
  } finally {
    if (folder === null) await rm(uri, { recursive: true, force: true });
  }
}
