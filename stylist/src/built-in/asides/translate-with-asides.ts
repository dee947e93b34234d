import type { Item } from '@modiste/contract/entities/item';
import { understandQuery } from '@modiste/lexicon/understand-query';
import { withHeard } from '../../dialogue/heard.ts';
import { chooseTone } from '../../speech/choose-tone.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { Speech } from '../../speech/speech.ts';
import type { Translate, Translation, Turn } from '../../stylist.ts';
import { genderTold } from '../../wearers/told-gender.ts';
import { wantsInSize } from '../reading/reword-questions.ts';
import { answerAside } from './answer-asides.ts';
import { asksSomething, splitAsides } from './split-asides.ts';

const ITEMS_MAX = 3;
const OF_PERSON: ReadonlySet<string> = new Set(['size', 'age']);
const SPEAKS_OF_SELF = /\b(?:i['’]?m|im|i am|i|my)\b/i;

/** Whether words tell of the shopper's gender and sizes and of nothing else: "I'm 34 waist 32 leg." */
function onlyTellsSelf(words: string): boolean {
  if (words.replaceAll(/[^a-z0-9]/gi, '') === '') return true;
  const { readings } = understandQuery(words);
  const isOfPerson = readings.every(
    ({ kind, role, concept }) =>
      role !== 'wanted' ||
      OF_PERSON.has(kind) ||
      kind === 'goods' ||
      (concept?.kind.endsWith('gender') ?? false),
  );
  const tells = genderTold(words) !== null || readings.some(({ kind }) => kind === 'size');
  return isOfPerson && tells && SPEAKS_OF_SELF.test(words) && !asksSomething(words);
}

interface Told {
  text: string;
  items: readonly Item[];
  speech: Speech;
  /** Whether they are asked before anything else is said. */
  isFirst: boolean;
  isOfSizes: boolean;
}

/** The answer where a message asks nothing else. */
function answerAlone(turn: Turn, { text, items, speech, isOfSizes }: Told): Translation {
  const itemIds = items.slice(0, ITEMS_MAX).map(({ id }) => id);
  const [focusId = turn.state.focusId, ...others] = itemIds;
  const state = {
    ...turn.state,
    focusId: others.length > 0 ? turn.state.focusId : focusId,
    asked: null,
    said: speech.said,
  };
  return {
    intent: isOfSizes ? 'size_fit' : 'item_question',
    answer: text,
    title: null,
    refinedQuery: '',
    updatedFilters: null,
    itemIds,
    suggestions: ['Which sizes are in stock?', 'What is it made of?', 'More like it'],
    remember: [],
    forget: [],
    state: withHeard(state, turn.words),
  };
}

/** What else a message asks for, with the answer told beside it. */
function joinTold(translation: Translation, { text, isFirst }: Told): Translation {
  const { intent, answer, state } = translation;
  if (intent === 'unsafe') return translation;
  if (intent === 'search') {
    return { ...translation, state: { ...state, notes: [text, ...(state.notes ?? [])] } };
  }
  const both = isFirst ? joinSentences(text, answer) : joinSentences(answer, text);
  return { ...translation, answer: both };
}

/**
 * Understands a message whose questions of sizes, and of whom a piece is for, are answered by tables
 * and records, whatever it says beside them.
 */
export async function translateWithAsides(turn: Turn, translate: Translate): Promise<Translation> {
  const { shown, focusId, list } = turn.state;
  const isShown = shown.itemIds.length + shown.outfits.length > 0 || focusId !== null;
  const { asides, rest } = splitAsides(turn.words);
  const isOfSizes = asides.every(({ kind }) => kind === 'conversion');
  const isAskable = isShown || isOfSizes;
  if (asides.length === 0 || !isAskable || list !== undefined || turn.attachment !== null) {
    return translate(turn);
  }
  const speech = new Speech(turn.state.said, chooseTone(turn.shopper.preferences));
  const answers = asides.map((aside) => answerAside(aside, turn, speech));
  if (answers.some(({ text }) => text === '')) return translate(turn);
  const told: Told = {
    text: joinSentences(...answers.map(({ text }) => text)),
    items: [...new Set(answers.flatMap(({ items }) => items))],
    speech,
    isFirst: !asksSomething(turn.words.slice(0, turn.words.indexOf(asides[0]?.words ?? ''))),
    isOfSizes,
  };
  const state = { ...turn.state, said: speech.said };
  // "Aren't those for men? I'm female" puts right what was looked for.
  const isPutRight = turn.state.request !== null && genderTold(turn.words) !== null;
  if (isPutRight) return joinTold(await translate({ ...turn, state }), told);
  if (onlyTellsSelf(rest) || wantsInSize(rest)) return answerAlone(turn, told);
  return joinTold(await translate({ ...turn, words: rest, state }), told);
}
