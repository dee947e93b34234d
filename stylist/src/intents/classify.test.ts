import { understandQuery } from '@modiste/lexicon/understand-query';
import { describe, expect, it } from 'vitest';
import { emptyRequest, INITIAL_STATE } from '../dialogue/dialogue-state.ts';
import { resolveReferences } from '../references/resolve-references.ts';
import messages from '../testing/messages.json' with { type: 'json' };
import { DRESSES } from '../testing/shop-items.ts';
import { readMessage, withReferences } from '../understanding/message.ts';
import { rewordComplaints } from '../understanding/reword.ts';
import { classify } from './classify.ts';

const SHOWN = {
  ...INITIAL_STATE,
  request: emptyRequest(),
  shown: { itemIds: DRESSES.map(({ id }) => id), outfits: [] },
};

/** What a message asks, in a line: "search:outfit", "search:undo", "care". */
function tellPurpose(words: string, state: typeof INITIAL_STATE): string {
  const message = readMessage(understandQuery(rewordComplaints(words)));
  const references = resolveReferences(message, { attachment: null, state, items: DRESSES });
  const read = withReferences(message, references.spans);
  const { intent, move, isBeside, wantsOutfit } = classify(read, references, state);
  if (intent !== 'search') return intent;
  if (move !== null) return `search:${move}`;
  if (isBeside) return 'search:beside';
  return wantsOutfit ? 'search:outfit' : 'search';
}

const byPurpose = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([purpose, list]) =>
    list.map((words) => [words, purpose] as const),
  );

describe('the first message of a conversation', () => {
  it.each(byPurpose(messages.first))('%j is understood as %s', (words, purpose) => {
    expect(tellPurpose(words, INITIAL_STATE)).toBe(purpose);
  });
});

describe('a message about three dresses on the screen', () => {
  it.each(byPurpose(messages.later))('%j is understood as %s', (words, purpose) => {
    expect(tellPurpose(words, SHOWN)).toBe(purpose);
  });
});
