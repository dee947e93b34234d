// @vitest-environment node
import { MESSAGES } from '@modiste/contract/messages';
import { describe, expect, it } from 'vitest';
import { constantTokens, inlineMessages, inlineTokens } from './inline-tokens.ts';

const TOKENS = `:root {
  --ink: light-dark(#000, #fff);
  --space: 0.5rem;
  --turn: 1s;
}`;
const RULES = '@media (prefers-reduced-motion: reduce) { :root { --turn: 4s; } }';

const constants = constantTokens(TOKENS, RULES);

describe('constant tokens', () => {
  it('are those that no scheme and no preference changes', () => {
    expect([...constants]).toEqual([['--space', '0.5rem']]);
  });

  it('are written out where they are used, and set no more', () => {
    expect(inlineTokens('.a { gap: calc(2 * var(--space)); color: var(--ink); }', constants)).toBe(
      '.a { gap: calc(2 * 0.5rem); color: var(--ink); }',
    );
    expect(inlineTokens(TOKENS, constants)).not.toContain('--space');
  });

  it('leave properties alone that a part sets for itself', () => {
    const part = '.a { --columns: 2; width: var(--columns); }';
    expect(inlineTokens(part, constants)).toBe(part);
  });
});

describe('messages', () => {
  it('are written in the places where they are said, and leaves what it does not know', () => {
    const said = JSON.stringify(MESSAGES.search_failed);
    expect(inlineMessages('show(MESSAGES.search_failed)')).toBe(`show(${said})`);
    expect(inlineMessages('show(MESSAGES.no_such_message)')).toBe('show(MESSAGES.no_such_message)');
  });
});
