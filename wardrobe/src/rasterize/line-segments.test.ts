import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINE_KINDS } from '../drapes/drape-parts.ts';
import { unpackDrape } from '../drapes/unpack-drape.ts';
import { storedShapes } from '../stock/stored-shapes.ts';
import { lineSegments } from './line-segments.ts';

function linesOf(shape: string, kind: (typeof LINE_KINDS)[number]) {
  const stored = storedShapes().get(shape);
  if (stored?.kind !== 'drape') throw new Error(`No drape of "${shape}" is stored.`);
  const drape = unpackDrape(readFileSync(stored.file));
  const segments = lineSegments(drape).filter((line) => line.kind === LINE_KINDS.indexOf(kind) + 1);
  return segments.map((segment) => ({
    ...segment,
    panel: drape.panels[segment.panel]?.name ?? '',
  }));
}

describe('the lines of a garment', () => {
  it('are bar tacks at both ends of each belt loop', () => {
    const tacks = linesOf('mens-straight-jeans', 'bar-tack');
    for (const loop of [0, 1, 2, 3, 4])
      expect(tacks.filter(({ panel }) => panel === `loop-${loop}`).length).toBe(2);
    expect(linesOf('crew-neck-tee', 'bar-tack')).toEqual([]);
  });

  it('tell a zip from its top, and have one top where it runs over several panels', () => {
    const zip = linesOf('mens-bomber-jacket', 'zip').filter(({ panel }) => panel !== 'pen-pocket');
    expect(new Set(zip.map(({ panel }) => panel)).size).toBe(3);
    expect(zip.every(({ dy }) => dy < 0)).toBe(true);
    const tops = zip.filter(({ along }) => along < 4).map(({ panel }) => panel);
    expect(new Set(tops)).toEqual(new Set(['neck-rib']));
  });
});
