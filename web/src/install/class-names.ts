import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { CSSOptions } from 'vite';

const WEB = new URL('../..', import.meta.url).pathname;
/** Some hundred files of the same few names: enough to tell them apart. */
const HASH_CHARS = 3;

/**
 * Names classes after their part and their file alone: shorter than with the line as well, and the
 * same in every build, as the drawing of the first view needs them.
 */
export const CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const hash = createHash('sha256').update(relative(WEB, file.split('?')[0] ?? file));
      return `${name}-${hash.digest('base64url').slice(0, HASH_CHARS)}`;
    },
  },
};
