import { describe, expect, it } from 'vitest';
import { groupByTime } from './group-by-time.ts';

/** The titles of some moments, seen at `now` in a place; Sunday begins the week unless told. */
function titles(now: string, timestamps: readonly string[], timeZone = 'UTC', weekStart = 0) {
  const entries = timestamps.map((timestamp) => ({ timestamp }));
  const groups = groupByTime(entries, Date.parse(now), { timeZone, weekStart });
  return groups.flatMap(({ title, entries: of }) =>
    of.map(({ timestamp }) => `${title}: ${timestamp}`),
  );
}

// A Thursday.
const NOW = '2026-11-19T15:00:00Z';

describe('conversations by time', () => {
  it('are of today, yesterday, this week and the months before, the latest first', () => {
    expect(
      titles(NOW, [
        '2025-11-19T15:00:00Z',
        '2026-11-18T23:59:59Z',
        '2026-11-15T00:00:00Z',
        '2026-11-19T00:00:00Z',
        '2026-11-14T23:59:59Z',
        '2026-10-31T12:00:00Z',
        '2026-11-17T23:59:59Z',
        '2026-11-19T14:00:00Z',
      ]),
    ).toEqual([
      'Today: 2026-11-19T14:00:00Z',
      'Today: 2026-11-19T00:00:00Z',
      'Yesterday: 2026-11-18T23:59:59Z',
      'This Week: 2026-11-17T23:59:59Z',
      'This Week: 2026-11-15T00:00:00Z',
      'November 2026: 2026-11-14T23:59:59Z',
      'October 2026: 2026-10-31T12:00:00Z',
      'November 2025: 2025-11-19T15:00:00Z',
    ]);
  });

  it('turn with midnight at the place, not in London', () => {
    const now = '2026-11-19T02:00:00Z';
    const moment = '2026-11-18T14:30:00Z';
    expect(titles(now, [moment], 'UTC')).toEqual([`Yesterday: ${moment}`]);
    expect(titles(now, [moment], 'America/Los_Angeles')).toEqual([`Today: ${moment}`]);
    expect(titles(now, ['2026-11-18T14:59:59Z'], 'Asia/Tokyo')).toEqual([
      'Yesterday: 2026-11-18T14:59:59Z',
    ]);
    expect(titles(now, ['2026-11-18T15:00:00Z'], 'Asia/Tokyo')).toEqual([
      'Today: 2026-11-18T15:00:00Z',
    ]);
  });

  it('keep their days where clocks were changed', () => {
    // In New York the first of November had 25 hours.
    const now = '2026-11-02T05:30:00Z';
    expect(titles(now, ['2026-11-01T04:30:00Z'], 'America/New_York')).toEqual([
      'Yesterday: 2026-11-01T04:30:00Z',
    ]);
    expect(titles(now, ['2026-11-01T03:30:00Z'], 'America/New_York')).toEqual([
      'October 2026: 2026-11-01T03:30:00Z',
    ]);
  });

  it('follow the day that weeks begin with', () => {
    const sunday = '2026-11-15T12:00:00Z';
    expect(titles(NOW, [sunday], 'UTC', 0)).toEqual([`This Week: ${sunday}`]);
    expect(titles(NOW, [sunday], 'UTC', 1)).toEqual([`November 2026: ${sunday}`]);
  });

  it('have no week before today on the day that begins it', () => {
    const now = '2026-11-15T12:00:00Z';
    expect(titles(now, ['2026-11-14T12:00:00Z', '2026-11-13T12:00:00Z'])).toEqual([
      'Yesterday: 2026-11-14T12:00:00Z',
      'November 2026: 2026-11-13T12:00:00Z',
    ]);
  });

  it('have a week that reaches into the year before', () => {
    const now = '2027-01-01T12:00:00Z';
    expect(titles(now, ['2026-12-30T12:00:00Z', '2026-12-26T12:00:00Z'])).toEqual([
      'This Week: 2026-12-30T12:00:00Z',
      'December 2026: 2026-12-26T12:00:00Z',
    ]);
  });

  it('are of today where the clock of the server is ahead', () => {
    expect(titles('2026-11-19T23:59:00Z', ['2026-11-20T00:01:00Z'])).toEqual([
      'Today: 2026-11-20T00:01:00Z',
    ]);
  });
});
