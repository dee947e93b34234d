import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { hasQuality } from '../../facts/has-quality.ts';
import { mentionItem } from '../../speech/mention-item.ts';

/** "But one is called patch-pocket cardigan", "its name says…": a piece is pointed at by its name. */
const CALLED =
  /\b(?:called|named|titled|(?:name|title|listing|page|description) (?:says?|is|has|reads?|mentions?)|says? (?:so )?in (?:the|its) (?:name|title))\b/i;

const plain = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;

/** How many words of a message in one run stand in the name of a piece. */
function runInName(words: string, item: Item): number {
  const name = plain(item.short_description);
  const said = plain(words).trim().split(' ');
  let longest = 0;
  for (let from = 0; from < said.length; from += 1) {
    for (let to = said.length; to > from + longest; to -= 1) {
      if (name.includes(` ${said.slice(from, to).join(' ')} `)) longest = to - from;
    }
  }
  return longest;
}

/** The feature that is claimed: "pockets". */
const claimedIn = ({ understood }: ReadTurn): Concept | undefined =>
  understood.readings
    .flatMap(({ concepts }) => concepts)
    .find(
      ({ kind, id }) =>
        kind === 'attribute' && attributePhrase(id) !== null && attributeGroup(id) !== 'occasion',
    );

/** Two words of a name are a name; one is any word. */
const NAME_MIN = 2;

/** "But one is called patch-pocket": that it is so, where its record bears it out; null for anything else. */
export function answerClaim(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const claimed = claimedIn(read);
  if (!CALLED.test(turn.words) || claimed === undefined) return null;
  const known = [...turn.items, ...(turn.earlierItems ?? [])];
  const [named] = known
    .map((item) => ({ item, run: runInName(turn.words, item) }))
    .filter(({ run }) => run >= NAME_MIN)
    .toSorted((one, other) => other.run - one.run);
  if (named === undefined) return null;
  const { item } = named;
  const name = mentionItem(item, turn.items);
  const phrase = attributePhrase(claimed.id) ?? claimed.id;
  const text =
    hasQuality(item, claimed.id) === 'yes'
      ? speech.say(
          `You are right: ${name} has ${phrase}.`,
          `Right, and I missed it: ${name} has ${phrase}.`,
        )
      : speech.say(
          `It is called so, but the listing of ${name} does not say that it has ${phrase}.`,
          `Its name says it; of ${phrase} the listing of ${name} itself says no more.`,
        );
  return {
    text,
    itemIds: [item.id],
    focusId: item.id,
    suggestions: ['Which sizes are in stock?', 'What colors does it come in?'],
  };
}
