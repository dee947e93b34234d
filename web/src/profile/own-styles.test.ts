import { STYLE_CHARS_MAX, STYLES_MAX } from '@modiste/contract/limits';
import { STYLE_TAGS } from '@modiste/contract/values';
import { describe, expect, it } from 'vitest';
import { addStyle, mayAddStyle, ownStyles, toggleStyle } from './own-styles.ts';

describe("styles in a shopper's own words", () => {
  it('are added trimmed, after the others', () => {
    expect(addStyle(['Chic'], '  Dark   academia ')).toEqual(['Chic', 'Dark academia']);
  });

  it.each(['', '   ', 'chic', ' CHIC ', 'dark ACADEMIA'])('are not added for "%s"', (typed) => {
    const styles = ['Chic', 'Dark academia'];
    expect(addStyle(styles, typed)).toBe(styles);
  });

  it('are the listed tag when one was typed', () => {
    expect(addStyle([], 'streetwear')).toEqual(['Streetwear']);
  });

  it('are no longer than they may be', () => {
    expect(addStyle([], 'x'.repeat(STYLE_CHARS_MAX + 5))[0]).toHaveLength(STYLE_CHARS_MAX);
  });

  it('leave room for every listed tag', () => {
    const own = Array.from(
      { length: STYLES_MAX - STYLE_TAGS.length },
      (_, place) => `own ${place}`,
    );
    expect(mayAddStyle(own)).toBe(false);
    expect(addStyle(own, 'one more')).toBe(own);
    expect(addStyle(own, 'gothic')).toHaveLength(own.length + 1);
    expect([...own, ...STYLE_TAGS]).toHaveLength(STYLES_MAX);
  });

  it('are told from the listed tags and can be taken out', () => {
    expect(ownStyles(['Chic', 'Boho'])).toEqual(['Boho']);
    expect(toggleStyle(['Chic', 'Boho'], 'Boho')).toEqual(['Chic']);
  });
});
