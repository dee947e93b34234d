import { type MessageToken, wordToken } from '../../tagging/message-tokens.ts';
import { MessageNetwork } from '../../tagging/tagging-network.ts';
import type { EditMessage } from './edit-message.ts';
import network from './edit-network.json' with { type: 'json' };

/** What a message can do to outfits on the screen; from `ask` on these edit none. */
export const EDIT_ACTS = [
  'choose',
  'chooseSwap',
  'chooseFor',
  'chooseLook',
  'chooseAdd',
  'chooseRemove',
  'swapFor',
  'swapOther',
  'cheaper',
  'under',
  'look',
  'add',
  'addUnder',
  'addLook',
  'remove',
  'only',
  'drop',
  'keepPiece',
  'total',
  'undo',
  'budget',
  'ask',
  'others',
  'search',
  'restyle',
  'talk',
  'own',
  'onlyKind',
  'askOutfit',
  'eachLimit',
  'upgrade',
  'mix',
  'several',
  'person',
  'occasion',
  'react',
  'budgetUp',
] as const;
export type EditAct = (typeof EDIT_ACTS)[number];

const guesser = new MessageNetwork(network);

export interface Guess {
  act: EditAct;
  likelihood: number;
}

/** The words of a message as the network sees them: what they name in the outfits stands for them. */
export const editTokens = ({ tokens }: EditMessage): MessageToken[] => tokens.map(wordToken);

/** How likely a message does each of these to the outfits that it is said of; together they are one. */
export function guessEdit(message: EditMessage): Guess[] {
  if (message.tokens.length === 0) return [];
  const { acts } = guesser.read(editTokens(message));
  return EDIT_ACTS.map((act) => ({ act, likelihood: acts.get(act) ?? 0 }));
}
