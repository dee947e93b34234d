import { formatPrice } from '@modiste/contract/price';
import { findType } from '@modiste/lexicon/garment-types';
import type { UnderstoodQuery } from '@modiste/lexicon/understood-query';
import type { Answer } from '../../../answers/answer.ts';
import { joinWithAnd } from '../../../speech/join-words.ts';
import { type Asked, asksOf, genderOf } from '../../topics/asked.ts';
import { reply } from '../../topics/reply.ts';
import { tellFacts } from '../../topics/tell-facts.ts';
import type { Topic } from '../../topics/topic.ts';
import { seasonNamed, seasonNow } from '../weather/season.ts';
import capsules from './capsules.json' with { type: 'json' };
import { type CapsuleLine, fitCapsule, withoutKinds } from './fit-capsule.ts';
import { budgetOf } from './list-budget.ts';
import { namedPieces } from './named-pieces.ts';

export const CAPSULE_CUES = [
  'capsule*',
  'minimal* wardrobe',
  'wardrobe essentials',
  'essentials',
  'wardrobe basics',
  'basics & need',
  'basics every',
  'must have*',
  'staples',
  'build* a wardrobe',
  'start* & wardrobe',
  'wardrobe from scratch',
  '333',
  '5 4 3 2 1',
];

const ASKS_FOR_CAPSULE =
  /\b(?:want|need|like|love|make|build|create|plan|put together|help|give|show|design|find|start|looking for|get)\b.*\bcapsule\b/i;

/** Whether a whole capsule is asked for: one whose garments are named is searched for by these. */
export const asksForCapsule = (words: string, { concepts }: UnderstoodQuery): boolean =>
  ASKS_FOR_CAPSULE.test(words) && concepts.every(({ kind }) => kind !== 'type');

/** What is worth knowing of capsules beside the list. */
export const CAPSULE_FACTS: Topic['facts'] = [
  [
    'Choose two neutrals, such as navy and camel, and one or two accents, so that everything combines.',
    'Two neutrals and an accent color keep every piece wearable with every other.',
  ],
  [
    'Begin with what you wear already and buy only the gaps.',
    'Lay out your own clothes first: most people own half of the list.',
  ],
  [
    'Replace a piece only when one goes, and the number stays.',
    'One in, one out keeps a capsule small.',
  ],
  [
    'Spend most on coat, shoes and jeans, since they work every day.',
    'The coat and the shoes deserve the largest share of the budget.',
  ],
];

const KINDS = ['warm', 'cold', 'work'] as const;
type CapsuleKind = (typeof KINDS)[number];

const linesOf = (rows: readonly (readonly (string | number)[])[]): CapsuleLine[] =>
  rows.map(([count, what, why]) => [Number(count), String(what), String(why)]);

function kindOf(asked: Asked): CapsuleKind {
  if (asksOf(asked, 'work', 'office', 'business', 'job', 'professional')) return 'work';
  const season = seasonNamed(asked) ?? seasonNow(asked);
  return season === 'summer' || season === 'spring' ? 'warm' : 'cold';
}

const TITLES: Readonly<Record<CapsuleKind, string>> = {
  warm: 'for spring and summer',
  cold: 'for fall and winter',
  work: 'for work',
};

const COUNT = /\b(?<count>\d{1,2}) (?:pieces|items|things|garments|clothes)\b/i;
/** More of each line than any capsule has. */
const MANY = 10;

/** For whom it is, what it may cost and what it leaves out, as far as that was said. */
function besides({ wearer, read }: Asked): string {
  const { hard, not } = read.understood;
  const broad = not.types.filter((type) => !not.types.includes(findType(type)?.parent ?? ''));
  const without = broad.flatMap((type) => findType(type)?.plural.toLowerCase() ?? []);
  return [
    wearer === null ? '' : ` for ${wearer}`,
    hard.priceMax === null ? '' : `, ${formatPrice(hard.priceMax)} in all`,
    without.length === 0 ? '' : `, without ${joinWithAnd(without)}`,
  ].join('');
}

/** What a budget comes to for each piece, where one was said. */
function tellShare({ read }: Asked, pieces: number): string {
  const most = read.understood.hard.priceMax;
  if (most === null) return '';
  const [budget, each] = [formatPrice(most), formatPrice(Math.floor(most / pieces))];
  return read.speech.say(
    `${budget} for all ${pieces} is about ${each} a piece, so buy what you lack and keep what you own.`,
    `With ${budget} in all, each of the ${pieces} may cost about ${each}.`,
  );
}

/** A counted capsule wardrobe with a reason for each line; further advice when it was told before. */
export function adviseOnCapsules(asked: Asked): Answer {
  const { speech } = asked.read;
  const kind = kindOf(asked);
  const all = linesOf(capsules[asked.wearer ?? 'women'][kind]);
  const most = Number(COUNT.exec(asked.text)?.groups?.count ?? all.length * MANY);
  const lines = fitCapsule(withoutKinds(all, asked.read.understood.not.types), most);
  const total = lines.reduce((sum, [count]) => sum + count, 0);
  const title = `A capsule of ${total} pieces ${TITLES[kind]}${besides(asked)}:`;
  const suggestions = [
    'Show me straight jeans',
    'Show me white shirts',
    'Show me blazers',
    'Help me pack for 5 days',
  ];
  if (speech.said.includes(title)) {
    return reply(asked, { parts: [tellFacts(asked, CAPSULE_FACTS, 3)], suggestions });
  }
  const told = lines.map(([count, what, why]) => {
    const line = `• ${count} ${what} – ${why}`;
    speech.say(line);
    const [name = what] = what.split(/: |, | that | with /);
    return { line, count, name, ...namedPieces(count, what, asked.wearer) };
  });
  return reply(asked, {
    parts: [
      speech.say(title),
      ...told.map(({ line }) => line),
      tellShare(asked, total),
      tellFacts(asked, CAPSULE_FACTS, 1),
    ],
    suggestions,
    list: {
      kind: 'capsule',
      lines: told,
      gender: genderOf(asked),
      weather: null,
      ...budgetOf(asked.read.understood),
    },
    between: '\n',
  });
}
