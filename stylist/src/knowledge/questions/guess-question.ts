import { NO_TOPIC, questionWords } from './question-features.ts';
import network from './question-network.json' with { type: 'json' };
import { QuestionNetwork } from './question-network.ts';

export interface QuestionGuess {
  /** The id of a topic, or `NO_TOPIC`. */
  topic: string;
  /** From 0 to 1. */
  likelihood: number;
}

const guesser = new QuestionNetwork(network);

/** Which general question a message most likely asks. */
export function guessQuestion(message: string): QuestionGuess {
  const words = questionWords(message);
  if (words.length === 0) return { topic: NO_TOPIC, likelihood: 1 };
  const { topics, shares } = guesser.read(words);
  const likelihood = Math.max(...shares);
  return { topic: topics[shares.indexOf(likelihood)] ?? NO_TOPIC, likelihood };
}
