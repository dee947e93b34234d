import { describe, expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { exactKind } from './item-names.ts';

const trucker = (fabric: string) =>
  sampleItem(fabric, { facts: { type: 'denim-jacket', materials: [fabric] } });

describe('the name of a kind', () => {
  it('is that of a fabric only where the piece is made of it', () => {
    expect(exactKind(trucker('denim')).noun).toBe('denim jacket');
    expect(exactKind(trucker('corduroy')).noun).not.toContain('denim');
    expect(exactKind(trucker('corduroy')).noun).toContain('jacket');
  });
});
