import type { Item } from '@modiste/contract/entities/item';
import { ancestorsOf } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { type Asked, asksOf, readAsked } from '../topics/asked.ts';
import { continuedTopic, findTopic } from '../topics/find-topic.ts';
import { reply } from '../topics/reply.ts';
import { answerFirst, tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import { type CareSubject, subjectOf } from './care-subject.ts';
import { ANY_STAIN, CARE_TOPICS, STAINS } from './care-topics.ts';
import { itemCare } from './item-care.ts';
import { careOfAll, materialName } from './material-care.ts';
import { aspectOf, LABEL_DECIDES, SAFE_CARE, tellCare, tellItem, tellWeave } from './tell-care.ts';

const DELICATE_MIN = 70;
/** Leather and the like: what holds for the wash does not concern it. */
const NEVER_WASHED = 100;
const TAILORED = ['suit', 'blazer', 'coat', 'dinner-jacket', 'suit-jacket', 'waistcoat', 'tuxedo'];
const WASHABLE_BELOW = 61;

const topicOf = (id: string): Topic | null => CARE_TOPICS.find((topic) => topic.id === id) ?? null;
const isOfType = (type: string, ids: readonly string[]): boolean =>
  [type, ...ancestorsOf(type)].some((id) => ids.includes(id));

/** Treatment that the kind of piece decides rather than its material. */
function topicOfKind({ type, materials, item }: CareSubject): Topic | null {
  const care = careOfAll(materials);
  const isWashable = care !== null && care.delicacy < WASHABLE_BELOW;
  if (isOfType(type, TAILORED) && !isWashable) return topicOf('suit-care');
  if (isOfType(type, ['shoes']) || item?.try_on_category === 'shoes') {
    if (care?.id === 'suede') return null;
    return topicOf(care?.id === 'leather' ? 'boots' : 'sneakers');
  }
  return isOfType(type, ['bag']) || item?.try_on_category === 'bags' ? topicOf('bags') : null;
}

const label = ({ read: { speech } }: Asked): string => speech.say(...LABEL_DECIDES);

function treatStain(asked: Asked, { materials }: CareSubject): Answer | null {
  if (
    !asksOf(
      asked,
      ...ANY_STAIN.cues,
      'get out of',
      'get & out',
      'out of my',
      'on my',
      'remove',
      'it is',
      'its',
    )
  ) {
    return null;
  }
  const known = findTopic(asked, STAINS);
  if (known === null && !asksOf(asked, ...ANY_STAIN.cues)) return null;
  const stain = known ?? ANY_STAIN;
  const care = careOfAll(materials);
  const { speech } = asked.read;
  const delicate =
    care === null || care.delicacy < DELICATE_MIN
      ? ''
      : speech.say(
          `On ${care.name}, blot it at once without rubbing, go no further, and let a cleaner do the rest.`,
          `With ${care.name} I would only blot it and take it to a cleaner soon.`,
        );
  return reply(asked, {
    // What rinses and washes is for sturdier fabrics.
    parts: [delicate === '' ? tellFacts(asked, stain.facts, 3) : delicate],
    suggestions: stain.next,
  });
}

/** "How do you waterproof leather?" asks for no wash. */
function proofAgainstRain(asked: Asked): Answer | null {
  const topic = findTopic(asked, CARE_TOPICS);
  if (topic?.id !== 'waterproofing') return null;
  return reply(asked, { parts: [tellFacts(asked, topic.facts, 3)], suggestions: topic.next });
}

/** Topics that answer more exactly than the care of the material as a whole. */
const EXACT = [
  'machine',
  'dry-clean',
  'how-often',
  'bleach',
  'fading',
  'shrink',
  'pilling',
  'moths',
  'smell',
  'symbols',
];

const nameToAsk = (material: string): string =>
  material === 'knit' ? 'a knit' : materialName(material);

const followUps = (name: string): string[] => [
  `How do I store ${name}?`,
  `How do I iron ${name}?`,
  `How do I dry ${name}?`,
  `How do I wash ${name}?`,
];

/** These ask for more than how a piece is washed. */
const BEYOND_WASHING =
  /\b(?:often|smells?|pills?|pilling|fades?|moths?|bleach|symbols?|stains?)\b/i;

/** Whether the page of an item says itself how it is washed: then nothing else is advised. */
const isByLabel = (asked: Asked, item: Item): boolean =>
  itemCare(item).instruction !== null &&
  (aspectOf(asked) ?? 'wash') === 'wash' &&
  !BEYOND_WASHING.test(asked.read.turn.words);

/** The care of a named material, or of an item by what its record says. */
function treatMaterial(asked: Asked, subject: CareSubject): Answer | null {
  const care = careOfAll(subject.materials);
  if (care === null) return null;
  const { item, materials } = subject;
  const about = item === null ? tellWeave(asked, materials, care) : tellItem(asked, item);
  const found = findTopic(asked, CARE_TOPICS);
  const kind = topicOfKind(subject);
  if (item !== null && isByLabel(asked, item)) {
    return reply(asked, { parts: [about], suggestions: followUps('it'), itemIds: [item.id] });
  }
  // What holds for a wool sweater in the machine does not hold for a wool coat.
  const isWashed = care.delicacy < NEVER_WASHED && kind?.id !== 'suit-care';
  const isExact = found !== null && EXACT.includes(found.id) && isWashed;
  const topic = isExact ? found : kind;
  const general = topic === null ? '' : tellFacts(asked, topic.facts, 1);
  // How cotton is washed says nothing of canvas shoes.
  if (topic?.id === 'sneakers') {
    return reply(asked, {
      parts: [
        item === null ? '' : tellItem(asked, item),
        tellFacts(asked, answerFirst(topic.facts), 3),
      ],
      suggestions: topic.next,
      itemIds: item === null ? [] : [item.id],
    });
  }
  // Leather shoes are treated as shoes; what holds for a leather jacket would contradict that.
  const own = topic?.id === 'suit-care' ? '' : tellCare(asked, care, topic === null ? 2 : 1);
  return reply(asked, {
    parts: [about, general, own, label(asked)],
    suggestions: followUps(item === null ? nameToAsk(materials[0] ?? '') : 'it'),
    itemIds: item === null ? [] : [item.id],
  });
}

function treatUnknown(asked: Asked, item: Item, kind: Topic | null): Answer {
  const { speech } = asked.read;
  const unknown = speech.say(
    'Its page does not say what it is made of.',
    'The record names no material for this one.',
    'What it is made of is not on its page.',
  );
  return reply(asked, {
    parts: [
      tellItem(asked, item),
      unknown,
      tellFacts(asked, kind?.facts ?? SAFE_CARE, 2),
      label(asked),
    ],
    suggestions: ['How do I store it?', 'What do the care symbols mean?'],
    itemIds: [item.id],
  });
}

const GENERAL: readonly (readonly string[])[] = [
  [
    'Tell me the fabric, such as linen, wool, silk or denim, and I can say how to wash, dry, iron and store it.',
    'Which fabric is it: cotton, wool, silk, viscose, leather?',
    'Name the fabric or the stain and I will give you the steps.',
  ],
  [
    'If you do not know the fabric, a cold gentle wash inside out and drying on a line is the safe way.',
    'In doubt, choose cold, gentle, inside out and no dryer.',
  ],
  [
    'Wash like colors together, close zips, and take the load out soon.',
    'Sorting by color, closing zips and not overfilling the drum prevents most damage.',
  ],
  [
    'Less detergent than you think is usually enough: too much leaves clothes stiff.',
    'Dose detergent modestly, since the rest stays in the fabric.',
  ],
];

/** How to wash, dry, iron, store and rid a piece of stains. */
export function adviseOnCare(read: ReadTurn): Answer {
  const asked = readAsked(read);
  const subject = subjectOf(asked);
  const special =
    treatStain(asked, subject) ?? proofAgainstRain(asked) ?? treatMaterial(asked, subject);
  if (special !== null) return special;
  const kind = topicOfKind(subject);
  if (subject.item !== null) return treatUnknown(asked, subject.item, kind);
  const topic = findTopic(asked, CARE_TOPICS) ?? kind ?? continuedTopic(asked, CARE_TOPICS);
  return reply(asked, {
    parts: [tellFacts(asked, topic?.facts ?? GENERAL, 3)],
    suggestions: topic?.next ?? ['How do I wash wool?', 'How do I wash silk?', 'It has a stain'],
  });
}
