import type { Answer, PieceList } from '../../answers/answer.ts';
import { capitalize } from '../../speech/join-words.ts';
import type { Asked } from './asked.ts';

const SUGGESTIONS_MAX = 4;
/** What no man is shown who did not ask for it. */
const FOR_WOMEN =
  /\b(?:dress(?:es)?|skirts?|blouses?|heels|gowns?|camisoles?|ballet flats)\b(?! (?:code|shirt|shoe|pants))/i;

const OPENINGS = [
  'That is everything I know about this one.',
  'You have heard all I can say on that.',
  'I have nothing to add there without repeating myself.',
  'My notes on that end here.',
  'There is no more I can say about it with confidence.',
  'We have covered that one fully.',
];
const INVITATIONS = [
  'ask me about another color, fabric or occasion.',
  'name a piece and I’ll tell you what goes with it.',
  'tell me where you are going and I will say what to wear.',
  'name a garment and a budget and I will start looking.',
  'tell me what to look for and we will see some pieces.',
];

/** What is said when every wording of a subject was used; it lasts for dozens of times. */
function usedUp({ read: { speech } }: Asked): string {
  const invitations = INVITATIONS.map(capitalize);
  const joined = OPENINGS.flatMap((opening) =>
    INVITATIONS.map((invitation) => `${opening.slice(0, -1)}, so ${invitation}`),
  );
  const parts = [speech.say(...OPENINGS), speech.say(...invitations)];
  return parts.every((part) => part !== '') ? parts.join(' ') : speech.say(...joined);
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a question is the one just asked, of whatever it was asked: "How do I wash it?". */
function asksTheSame(suggestion: string, own: string): boolean {
  const [, verb] = /^how do i (\S+)/.exec(suggestion) ?? [];
  return suggestion === own || (verb !== undefined && own.split(' ').includes(verb));
}

export interface Reply {
  /** Parts of the text, empty ones left out; lists are parts of their own. */
  parts: readonly string[];
  suggestions: readonly string[];
  itemIds?: readonly string[];
  list?: PieceList;
  /** What stands between the parts. */
  between?: string;
  /** Said when every wording was used up, where it must be said again: help in an emergency. */
  always?: string;
}

/** Makes the answer: what is said, and what the shopper may say next. */
export function reply(
  asked: Asked,
  { parts, suggestions, itemIds = [], list, between = ' ', always }: Reply,
): Answer {
  const text = parts.filter((part) => part !== '').join(between);
  const own = folded(asked.read.turn.words);
  return {
    text: text === '' ? (always ?? usedUp(asked)) : text,
    itemIds,
    ...(list !== undefined && { list }),
    suggestions: [...new Set(suggestions)]
      .filter((suggestion) => asked.wearer !== 'men' || !FOR_WOMEN.test(suggestion))
      .filter((suggestion) => !asksTheSame(folded(suggestion), own))
      .slice(0, SUGGESTIONS_MAX),
  };
}
