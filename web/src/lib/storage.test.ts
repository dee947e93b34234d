import { AUTH_STORAGE_KEY, STORAGE_EXPIRY_S } from '@modiste/contract/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStored, readStored, removeStored, writeStored } from './storage.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const START = new Date('2026-01-01T00:00:00Z');

describe('the storage', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.setSystemTime(START.getTime() + seconds * 1000);

  it('keeps a value for seven days and no longer', () => {
    writeStored('name', 'Ada');
    pass(STORAGE_EXPIRY_S - 1);
    expect(readStored('name', isText)).toBe('Ada');
    pass(STORAGE_EXPIRY_S);
    expect(readStored('name', isText)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a value for as long as it is told', () => {
    writeStored('name', 'Ada', 10);
    pass(11);
    expect(readStored('name', isText)).toBeNull();
  });

  it('puts its own prefix before every key but that of the login', () => {
    for (const key of ['name', AUTH_STORAGE_KEY]) {
      writeStored(key, 'Ada');
      expect(readStored(key, isText)).toBe('Ada');
    }
    expect(Object.keys(localStorage)).toEqual(['modiste:name', 'auth']);
    for (const key of ['name', AUTH_STORAGE_KEY]) removeStored(key);
    expect(localStorage).toHaveLength(0);
  });

  it('answers null for what is absent, broken or of another shape', () => {
    localStorage.setItem('modiste:broken', '{');
    localStorage.setItem('modiste:bare', '"Ada"');
    writeStored('number', 7);
    for (const key of ['absent', 'broken', 'bare', 'number']) {
      expect(readStored(key, isText)).toBeNull();
    }
  });
});

describe('clearing the storage', () => {
  it('forgets everything of ours but what is unsent, or that too, and nothing of others', () => {
    localStorage.setItem('theirs', 'kept');
    for (const key of ['unsent-wishes', 'recent', AUTH_STORAGE_KEY]) writeStored(key, 'x');
    clearStored({ keepsUnsent: true });
    expect(Object.keys(localStorage).toSorted()).toEqual(['modiste:unsent-wishes', 'theirs']);
    clearStored();
    expect(Object.keys(localStorage)).toEqual(['theirs']);
  });
});
