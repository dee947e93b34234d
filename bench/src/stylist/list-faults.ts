import type { Fault } from './judge-dialogue.ts';

/** What is not right, kind by kind, as Markdown: the words, the fault, and where. */
export function listFaults(faults: readonly Fault[]): string {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  const sections = [...kinds].map(([kind, all]) => {
    const lines = all.map(
      ({ dialogue, says, fault }) => `- ${says === '' ? '' : `“${says}” → `}${fault} (${dialogue})`,
    );
    return [`## ${kind}: ${all.length}`, '', ...lines].join('\n');
  });
  return ['# Faults of the half that may be tuned on', ...sections, ''].join('\n\n');
}
