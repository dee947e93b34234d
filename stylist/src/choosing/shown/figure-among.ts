import type { Item } from '@modiste/contract/entities/item';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { spellCount } from '../../facts/number-words.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import { cutForFigure } from '../questions/body-answers.ts';
import { questionOf } from '../questions/follow-question.ts';
import { quoteAbout } from '../questions/question.ts';
import { asksToJudge } from '../verdicts/judge-each.ts';

/** "Which of these three hides a belly?", "which covers the most at the back". */
const WHICH =
  /\b(?:which|what) (?:one|ones|of|dress|would|will|do|does|covers?|hides?|suit|top|pair)\b/i;
const OF_FIGURE =
  /\b(?:cover(?:s|ing|age)?|hid(?:e|es|ing)|conceal\w*|flatter\w*|forgiv\w*|skims?|slimming|disguis\w*|kind(?:er|est)? to|support\w*)\b/i;
/** From here on a cut speaks for a piece. */
const GOOD = 6;
const NAMED_MAX = 3;
const QUOTES_MAX = 2;

const shownOf = ({ turn: { state, items } }: ReadTurn): Item[] =>
  state.shown.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);

const BODY_PART =
  /\b(?:back|bust|chest|seat|bum|bottom|legs?|thighs?|hips?|waist|middle|belly|tummy|stomach|shoulders?|arms?|knees?)\b/gi;

/** What the listings say of the parts of the body that were named. */
function quotesOf(items: readonly Item[], read: ReadTurn): string[] {
  const parts = read.turn.words.match(BODY_PART) ?? [];
  if (parts.length === 0) return [];
  const about = new RegExp(`\\b(?:${parts.join('|')})\\b`, 'i');
  return items.flatMap((item) => {
    const quote = quoteAbout(questionOf(item, read), about);
    return quote === null ? [] : [`${mentionItem(item, items)} ${quote}`];
  });
}

/**
 * Which of the pieces shown suits a figure best, by what their records say of their cut; that no
 * listing tells it where they say nothing of that. Null where something else is asked.
 */
export function answerFigureAmong(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const shown = shownOf(read);
  // "Which of these hide stains?" asks of fabrics.
  const isAsked = WHICH.test(turn.words) && OF_FIGURE.test(turn.words) && !asksToJudge(turn.words);
  if (!isAsked || shown.length < 2 || turn.state.shown.outfits.length > 0) return null;
  const graded = shown
    .flatMap((item) => {
      const cut = cutForFigure(questionOf(item, read));
      return cut === null ? [] : [{ item, ...cut }];
    })
    .toSorted((one, other) => other.grade - one.grade);
  const [best] = graded;
  const good = graded.filter(({ grade, why }) => grade >= GOOD && why === best?.why);
  const isPlain = best !== undefined && good.length > 0 && good.length < shown.length;
  const named = good.slice(0, NAMED_MAX).map(({ item }) => item);
  const quotes = quotesOf(shown, read).slice(0, QUOTES_MAX);
  const listed =
    quotes.length === 0
      ? ''
      : speech.say(
          `What they do say: ${joinWithAnd(quotes)}`,
          `Nearest to it comes this: ${joinWithAnd(quotes)}`,
        );
  const name = joinWithAnd(named.map((item) => mentionItem(item, shown)));
  const told =
    best !== undefined && isPlain
      ? speech.say(`By the cut, ${name}: ${best.why}.`, `${capitalize(name)}, since ${best.why}.`)
      : speech.say(
          `None of the ${spellCount(shown.length)} listings says, so I wouldn’t name one.`,
          `On that, their ${spellCount(shown.length)} listings give none of them the edge.`,
        );
  const text = joinSentences(told, listed);
  if (text === '') return null;
  const itemIds = (isPlain ? named : shown).map(({ id }) => id);
  return {
    text,
    itemIds: itemIds.slice(0, 4),
    ...(isPlain && named.length === 1 && { focusId: best.item.id }),
    suggestions: ['Which one would you pick?', 'Which sizes are in stock?'],
  };
}
