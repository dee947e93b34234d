import { describe } from 'vitest';
import { makeMemoryIndex } from '../testing/make-memory-index.ts';
import { describeSearchIndex } from '../testing/search-index-suite.ts';

describe('the index in memory', () => {
  describeSearchIndex(makeMemoryIndex);
});
