import { describe, expect, it } from 'vitest';
import {
  isAbsentOr,
  isInteger,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isOneOf,
  isRecordOf,
  isString,
} from './guards.ts';

const isPiece = isObject({ id: isString, price: isNullOr(isNumber), note: isAbsentOr(isString) });

describe('a guard of an object', () => {
  it('accepts the properties it names, and others beside them', () => {
    expect(isPiece({ id: 'a', price: 90, note: 'warm', more: true })).toBe(true);
    expect(isPiece({ id: 'a', price: null })).toBe(true);
  });

  it.each([
    null,
    undefined,
    'a',
    [],
    {},
    { id: 1, price: 90 },
    { id: 'a' },
    { id: 'a', price: '90' },
  ])('refuses %j', (value) => expect(isPiece(value)).toBe(false));
});

describe('guards of several values', () => {
  it('check every entry', () => {
    expect(isListOf(isPiece)([])).toBe(true);
    expect(isListOf(isString)(['a', 1])).toBe(false);
    expect(isListOf(isString)({ 0: 'a' })).toBe(false);
    expect(isRecordOf(isInteger)({ a: 1, b: 2 })).toBe(true);
    expect(isRecordOf(isInteger)({ a: 1.5 })).toBe(false);
    expect(isOneOf(['saved', 'price'])('price')).toBe(true);
    expect(isOneOf(['saved', 'price'])('drop')).toBe(false);
  });
});
