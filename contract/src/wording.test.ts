import { describe, expect, it } from 'vitest';
import { fillPath, PATHS } from './paths.ts';
import { discountPercent, formatDiscount, formatPrice } from './price.ts';
import { rateLimitMessage } from './rate-limit.ts';
import { relativeTime } from './relative-time.ts';

describe('prices', () => {
  it.each([
    [12, '$12'],
    [12.5, '$12.50'],
    [1299.95, '$1,299.95'],
    [0, '$0'],
  ])('%d reads %s', (price, text) => expect(formatPrice(price)).toBe(text));

  it.each([
    ['EUR', '€12.50'],
    ['CAD', 'CA$12.50'],
    ['', '$12.50'],
    ['dollars', '$12.50'],
  ])('in "%s" read %s', (currency, text) => expect(formatPrice(12.5, currency)).toBe(text));

  it('never overstate a discount', () => {
    expect(discountPercent(66.7, 100)).toBe(33);
    expect(formatDiscount(75, 100)).toBe('25% off');
    expect(formatDiscount(100, 100)).toBeNull();
    expect(formatDiscount(120, 100)).toBeNull();
  });
});

describe('relative time', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  it.each([
    [0, 'just now'],
    [-5000, 'just now'],
    [1000, '1 second ago'],
    [59_000, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [7_200_000, '2 hours ago'],
    [86_400_000, '1 day ago'],
    [14 * 86_400_000, '2 weeks ago'],
    [60 * 86_400_000, '2 months ago'],
    [800 * 86_400_000, '2 years ago'],
  ])('%d ms before reads %s', (elapsed, text) =>
    expect(relativeTime(now - elapsed, now)).toBe(text),
  );
});

describe('the message of a rate limit', () => {
  it.each([
    ['1', 'Rate limit exceeded. Please retry after 1 second.'],
    ['0.2', 'Rate limit exceeded. Please retry after 1 second.'],
    ['61', 'Rate limit exceeded. Please retry after 2 minutes.'],
    ['3600', 'Rate limit exceeded. Please retry after 1 hour.'],
    ['5000', 'Rate limit exceeded. Please retry after 2 hours.'],
    ['a while', 'Rate limit exceeded. Please retry after a while.'],
  ])('for retry-after %s is %s', (header, text) => {
    expect(rateLimitMessage(header, null)).toBe(text);
  });

  it('tells the local time of the reset when that is all there is', () => {
    const reset = new Date(1_900_000_000_000);
    const text = `Rate limit exceeded. Please retry at ${reset.toLocaleTimeString()}.`;
    expect(rateLimitMessage(null, '1900000000')).toBe(text);
    expect(rateLimitMessage(null, '1900000000000')).toBe(text);
  });

  it('asks to retry later when nothing is known', () => {
    expect(rateLimitMessage(null, null)).toBe('Rate limit exceeded. Please retry later.');
    expect(rateLimitMessage('', 'soon')).toBe('Rate limit exceeded. Please retry later.');
  });
});

describe('paths', () => {
  it('encode what is filled in', () => {
    expect(fillPath(PATHS.itemById.path, { id: 'a/b c' })).toBe('/api/item/a%2Fb%20c');
  });
});
