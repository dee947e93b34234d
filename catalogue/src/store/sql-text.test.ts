import { describe, expect, it } from 'vitest';
import { sqlIn, sqlText } from './sql-text.ts';

describe('SQL text', () => {
  it('doubles quotes and leaves everything else alone', () => {
    expect(sqlText("l'atelier")).toBe("'l''atelier'");
    expect(sqlText("'; DROP TABLE items; --")).toBe("'''; DROP TABLE items; --'");
    expect(sqlText('back\\slash "double" %_')).toBe(`'back\\slash "double" %_'`);
  });

  it('quotes every value of a list', () => {
    expect(sqlIn('id', ["a'b", 'c'])).toBe("id IN ('a''b', 'c')");
  });

  it('matches nothing for an empty list', () => {
    expect(sqlIn('id', [])).toBe('false');
  });
});
