import { type MessageToken, wordToken } from '../../tagging/message-tokens.ts';
import { MessageNetwork } from '../../tagging/tagging-network.ts';
import type { SearchMessage } from './search-message.ts';
import network from './search-network.json' with { type: 'json' };

/** What a message can do to results on the screen, or ask of them; from `ask` on it is read as written. */
export const SEARCH_ACTS = [
  'under',
  'cheaper',
  'look',
  'notLook',
  'size',
  'occasion',
  'more',
  'like',
  'kind',
  'brand',
  'notBrand',
  'dropColor',
  'dropPrice',
  'dropBrand',
  'refuse',
  'goesWith',
  'outfit',
  'startOver',
  'undo',
  'choose',
  'itemLook',
  'compare',
  'askPrice',
  'askFabric',
  'askSize',
  'askCare',
  'which',
  'total',
  'ask',
  'which2',
  'find',
  'feature',
  'talk',
  'several',
] as const;
export type SearchAct = (typeof SEARCH_ACTS)[number];

const guesser = new MessageNetwork(network);

export interface SearchGuess {
  act: SearchAct;
  likelihood: number;
}

/** The words of a message as the network sees them: what they name in the results stands for them. */
export const searchTokens = ({ tokens }: SearchMessage): MessageToken[] => tokens.map(wordToken);

/** How likely a message does each of these to the results that it is said of; together they are one. */
export function guessSearch(message: SearchMessage): SearchGuess[] {
  if (message.tokens.length === 0) return [];
  const { acts } = guesser.read(searchTokens(message));
  return SEARCH_ACTS.map((act) => ({ act, likelihood: acts.get(act) ?? 0 }));
}
