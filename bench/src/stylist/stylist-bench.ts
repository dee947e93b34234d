/*
 * Promise: nine of ten messages are taken for what they ask, three of four slots of people's
 * dialogues are kept over their turns, nothing that is shown breaks a limit, every reason is true of
 * its item, no sentence is said twice, nine of ten edits of outfits and nine of ten messages about lists
 * are carried out as asked, and an answer takes at most 150 ms (p95) over 100,000 items.
 *
 *     npm run bench -- stylist [--data ../shared/data] [--items 100000] [--folder <kept catalogue>]
 *                              [--faults faults.md]
 *                              [--only dialogues|edits|searches|clauses|questions|moments|exam|shared|latency]
 *
 * --faults writes what is not right in the halves of the dialogues, edits and searches that may be tuned on; the
 * other halves and the exam, conversations by someone who had not read the stylist, are never told.
 */

import { writeFile } from 'node:fs/promises';
import { withDemoShop } from '../made-catalogue/demo-catalogue.ts';
import { formatTable, isKept } from '../relevance/figures/format-table.ts';
import type { Figure } from '../relevance/figures/measure.ts';
import { measureClauses } from './clauses/measure-clauses.ts';
import type { DialogueSet } from './dialogue-file.ts';
import type { Fault } from './judge-dialogue.ts';
import { measureDialogues } from './measure-dialogues.ts';
import { measureEdits } from './measure-edits.ts';
import { measureLatency } from './measure-latency.ts';
import { measureMoments } from './measure-moments.ts';
import { measureQuestions } from './measure-questions.ts';
import { measureSearches } from './measure-searches.ts';
import { measureShared } from './measure-shared.ts';
import type { StepFault } from './play-shoppers.ts';

export interface StylistBenchOptions {
  data: string;
  items: number;
  /** A made catalogue that an earlier run built and kept; built there when there is none. */
  folder: string | null;
  /** Where to write the faults. */
  faults: string | null;
  only: string | null;
}

/** A part that has a half that may be tuned on, and tells what is not right in it. */
interface TunedPart {
  figures: readonly Figure[];
  faults: readonly (Fault | StepFault)[];
}

/** What is not right, kind by kind, as Markdown: the words, the fault, and where. */
function listFaults(faults: TunedPart['faults']): string {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  const sections = [...kinds].map(([kind, all]) => {
    const lines = all.map(
      ({ dialogue, says, fault }) => `- ${says === '' ? '' : `“${says}” → `}${fault} (${dialogue})`,
    );
    return [`## ${kind}: ${all.length}`, '', ...lines].join('\n');
  });
  return ['# Faults of the half that may be tuned on', ...sections, ''].join('\n\n');
}

const areKept = (figures: readonly Figure[]): boolean =>
  figures.every((figure) => isKept(figure) !== false);

const measureSet = (set: DialogueSet) =>
  withDemoShop((catalogue) => measureDialogues(catalogue, set));

/** Measures the parts that have a half that may be tuned on, and writes the faults of that half. */
async function tunedParts(
  isAsked: (part: string) => boolean,
  faultsPath: string | null,
): Promise<readonly Figure[]> {
  const parts: TunedPart[] = [
    ...(isAsked('dialogues') ? [await measureSet('dialogues')] : []),
    ...(isAsked('edits') ? [await withDemoShop((shop) => measureEdits(shop))] : []),
    ...(isAsked('clauses') ? [await measureClauses()] : []),
    ...(isAsked('questions') ? [await withDemoShop((shop) => measureQuestions(shop))] : []),
    ...(isAsked('searches') ? [await withDemoShop((shop) => measureSearches(shop))] : []),
  ];
  if (faultsPath !== null && parts.length > 0) {
    await writeFile(faultsPath, listFaults(parts.flatMap(({ faults }) => faults)));
  }
  return parts.flatMap(({ figures }) => figures);
}

/** Measures the built-in stylist and prints each figure with its promise. @returns whether all hold. */
export async function stylistBench(options: StylistBenchOptions): Promise<boolean> {
  const { data, items, folder, faults, only } = options;
  const isAsked = (part: string) => only === null || only === part;
  const figures = [
    ...(await tunedParts(isAsked, faults)),
    ...(isAsked('moments') ? (await withDemoShop((shop) => measureMoments(shop))).figures : []),
    ...(isAsked('exam') ? (await measureSet('exam')).figures : []),
    ...(isAsked('shared') ? await measureShared(data) : []),
  ];
  if (figures.length > 0) console.log(formatTable(figures));
  const isQuick = isAsked('latency') ? await measureLatency(items, folder) : true;
  return areKept(figures) && isQuick;
}
