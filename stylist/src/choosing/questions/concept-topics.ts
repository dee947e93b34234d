import { attributeGroup } from '@modiste/lexicon/attributes';
import type { Concept } from '@modiste/lexicon/concept';
import { asksOfFabric } from '../verdicts/fabric-verdicts.ts';
import { tellColors } from './color-answers.ts';
import { tellConcept } from './make-answers.ts';
import { tellMaterial } from './material-answers.ts';
import { onlyNames, type Question, type Told } from './question.ts';
import { tellHeat, tellOccasion, tellWarmth } from './wear-answers.ts';

const OCCASIONS: ReadonlySet<string> = new Set(['occasion', 'dress-code', 'activity']);
const SEASONS: Readonly<Record<string, (question: Question) => Told>> = {
  summer: tellHeat,
  beach: (question) => tellOccasion(question, 'beach'),
  winter: tellWarmth,
  autumn: tellWarmth,
};

const groupOf = ({ kind, id }: Concept): string =>
  kind === 'attribute' ? (attributeGroup(id) ?? '') : kind;

/** What is asked yes or no of the concepts that the question names. */
export function conceptTopics({ understood, words }: Question): ((question: Question) => Told)[] {
  const concepts = understood.readings.flatMap((reading) =>
    reading.role === 'beside' || reading.role === 'shown' || onlyNames(words, reading.words)
      ? []
      : reading.concepts,
  );
  // "Is it wool or polyester?" asks what it is made of.
  const isEither = concepts.filter(({ kind }) => kind === 'material').length > 1;
  if (isEither && /\bor\b/.test(words)) return [tellMaterial];
  const isOpinion = (concept: Concept) => concepts.length > 1 && groupOf(concept) === 'style';
  return concepts.flatMap((concept) => {
    const group = groupOf(concept);
    // "The third is kinda cute, does it come in pink?" asks for the pink alone.
    if (isOpinion(concept)) return [];
    const season = SEASONS[concept.id];
    if (season !== undefined) return [season];
    if (OCCASIONS.has(group)) return [(question: Question) => tellOccasion(question, concept.id)];
    if (group === 'color') return [tellColors];
    const isAsked = ['material', 'pattern'].includes(concept.kind) || concept.kind === 'attribute';
    return isAsked ? [(question: Question) => tellConcept(question, concept)] : [];
  });
}

/** "Is it lined and waterproof", "does it stretch, have pockets": a feature behind another one. */
const JOINED =
  /(?:,|\b(?:and|or|plus|n)\b|&) *(?:(?:is|are|does|do) )?(?:(?:it|they) )?(?:(?:have|has|come with|got) )?(?:an? |any )?([a-z -]+)/g;

/** "Is it 100% wool, and lined?" */
const IS_OF =
  /\b(?:is|are|was|were) (?:it|they|this|that|these|those) (?:(?:really|also|all|pure|real|made of|100 ?%|only) )*([a-z -]+)/;

/** "What is it made of, any elastane?" */
const HAS_SOME =
  /(?:[,.?] ?|\band )(?:(?:is there|does it have|has it(?: got)?|with) )?(?:any|some) ([a-z -]+)/;

/**
 * The features that are asked of beside what the words ask first.
 * @param isTopic Whether words ask for something by themselves, and name no feature.
 */
export function joinedTopics(
  question: Question,
  isTopic: (words: string) => boolean,
): ((question: Question) => Told)[] {
  const joined = [...question.words.matchAll(JOINED)].map(([, said = '']) => said.trim());
  const readings = question.understood.readings.filter(
    ({ role, words, concepts }) =>
      role === 'wanted' &&
      ((concepts.every(({ kind }) => kind === 'attribute') &&
        joined.some((said) => said.startsWith(words.toLowerCase()))) ||
        (concepts.every(({ kind }) => kind === 'material') &&
          (IS_OF.exec(question.words)?.[1]?.startsWith(words.toLowerCase()) === true ||
            HAS_SOME.exec(question.words)?.[1]?.startsWith(words.toLowerCase()) === true)) ||
        (concepts.every(({ kind }) => kind === 'color') &&
          question.words.includes(` in ${words.toLowerCase().replace(/^in /, '')}`))) &&
      !isTopic(words.toLowerCase()) &&
      asksOfFabric(words.toLowerCase()) === null,
  );
  return conceptTopics({ ...question, understood: { ...question.understood, readings } });
}
