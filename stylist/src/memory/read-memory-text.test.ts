import { describe, expect, it } from 'vitest';
import { memoryText } from './memory-fact.ts';
import { readMemoryText, writeMemory } from './read-memory-text.ts';

const NOW = new Date('2026-11-23T09:00:00Z');

describe('a memory as it is listed', () => {
  it.each([
    ['No wool', 'refusal'],
    ['No leather, fur, wool, silk or down', 'refusal'],
    ['Nothing tight', 'refusal'],
    ['No heels for work', 'refusal'],
    ['Daughter: no dresses', 'refusal'],
    ['Loves linen', 'like'],
    ['Only wears silver jewelry', 'like'],
    ['Husband loves navy', 'like'],
    ['Wedding in May 2027', 'event'],
    ['Sister’s wedding on June 12, 2027', 'event'],
    ['Trip to Costa Rica in December 2026', 'event'],
    ['Wide feet', 'fit'],
    ['Daughter: narrow feet', 'fit'],
    ['Wears size US 8', 'size'],
    ['Brother wears size L in tops', 'size'],
    ['My office is freezing', 'note'],
  ])('%j is read as a %s and written the same', (text, kind) => {
    const fact = readMemoryText(text, NOW);
    expect([fact.kind, memoryText(fact)]).toEqual([kind, text]);
  });
});

describe('what the shopper writes into the list', () => {
  it.each([
    ['no polyester', 'No polyester'],
    ['I hate polyester', 'No polyester'],
    ['I never wear silk or satin', 'No silk or satin'],
    ['loves  linen', 'Loves linen'],
    ['my wedding is in may', 'Wedding in May 2027'],
    ['brother wears size xl', 'Brother wears size XL'],
    ['Cold office, always need layers', 'Cold office, always need layers'],
  ])('%j is listed as %j', (said, text) => {
    expect(writeMemory(said, NOW)?.text).toBe(text);
  });

  it.each(['I am diabetic', 'Waist 32 inches', 'pregnant until March', '', 'a@b.co'])(
    '%j is not kept',
    (said) => {
      expect(writeMemory(said, NOW)).toBeNull();
    },
  );

  it('goes when its day is over everywhere', () => {
    const expiry = (text: string) => writeMemory(text, NOW)?.expiresAt?.toISOString() ?? null;
    expect(expiry('Wedding in May 2027')).toBe('2027-06-01T12:00:00.000Z');
    expect(expiry('Wedding on June 12, 2027')).toBe('2027-06-13T12:00:00.000Z');
    expect(expiry('Trip to Rome in winter 2026')).toBe('2027-04-01T12:00:00.000Z');
    expect(expiry('No wool')).toBeNull();
  });
});
