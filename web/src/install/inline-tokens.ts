import { readFileSync } from 'node:fs';
import { MESSAGES } from '@modiste/contract/messages';
import type { Plugin } from 'vite';

const folder = new URL('../ui/tokens/', import.meta.url);
const TOKENS = new URL('tokens.css', folder);
const GLOBAL_RULES = new URL('layers.css', folder);

const DEFINITION = /(--[\w-]+):\s*([^;]+);\n?/g;

const definitionsIn = (css: string): [name: string, value: string][] =>
  [...css.matchAll(DEFINITION)].map(([, name = '', value = '']) => [name, value]);

/** The tokens that are the same everywhere: no two color schemes, and no preference changes them. */
export function constantTokens(tokens: string, globalRules: string): ReadonlyMap<string, string> {
  const changing = new Set(definitionsIn(globalRules).map(([name]) => name));
  return new Map(
    definitionsIn(tokens).filter(
      ([name, value]) => !changing.has(name) && !/light-dark|var\(/.test(value),
    ),
  );
}

/** A stylesheet with the values of constant tokens in their places. */
export function inlineTokens(css: string, constants: ReadonlyMap<string, string>): string {
  return css
    .replaceAll(DEFINITION, (definition, name: string) => (constants.has(name) ? '' : definition))
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);
}

/**
 * Writes constant tokens out where they are used: half a kilobyte less on every page. While
 * developing they stay custom properties, which the browser's tools can change.
 */
export function inlineConstantTokens(): Plugin {
  const read = (file: URL) => readFileSync(file, 'utf8');
  const constants = constantTokens(read(TOKENS), read(GLOBAL_RULES));
  return {
    name: 'inline-constant-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (css) => ({ code: inlineTokens(css, constants), map: null }),
    },
  };
}

const USE = /\bMESSAGES\.(\w+)\b/g;

/** A module with the messages that it says in their places. */
export const inlineMessages = (code: string): string =>
  code.replaceAll(USE, (use, name: string) => {
    const message = Object.entries(MESSAGES).find(([key]) => key === name)?.[1];
    return message === undefined ? use : JSON.stringify(message);
  });

/** Writes messages out where they are said: the login need not load what only other pages say. */
export function inlineConstantMessages(): Plugin {
  return {
    name: 'modiste:inline-messages',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(web|contract)\/src\/.*\.tsx?$/, code: 'MESSAGES.' },
      handler: (code) => ({ code: inlineMessages(code), map: null }),
    },
  };
}
