import type { Topic } from '../topics/topic.ts';
import accessories from './accessories.json' with { type: 'json' };
import careAndWear from './care-and-wear.json' with { type: 'json' };
import customs from './customs.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import fabrics from './fabrics.json' with { type: 'json' };
import fit from './fit.json' with { type: 'json' };
import fitAndStyle from './fit-and-style.json' with { type: 'json' };
import shoes from './shoes.json' with { type: 'json' };
import shopping from './shopping.json' with { type: 'json' };

/** A topic that is recognized by how people ask of it, and not by cues. */
interface GeneralTopic extends Omit<Topic, 'cues'> {
  /** A typical question, for whoever reads the tables. */
  asks: string;
}

export const withoutCues = (topics: readonly GeneralTopic[]): Topic[] =>
  topics.map(({ id, facts, next }) => ({ id, cues: [], facts, next }));

/** Questions that shoppers ask of clothes as such, each narrow enough for one answer. */
export const GENERAL_TOPICS: readonly Topic[] = [
  accessories,
  careAndWear,
  customs,
  events,
  fabrics,
  fit,
  fitAndStyle,
  shoes,
  shopping,
].flatMap(withoutCues);
