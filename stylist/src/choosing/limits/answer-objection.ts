import type { Item } from '@modiste/contract/entities/item';
import type { Concept } from '@modiste/lexicon/concept';
import { findType } from '@modiste/lexicon/garment-types';
import { understandQuery } from '@modiste/lexicon/understand-query';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { typesOf } from '../../dialogue/types-of.ts';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { shownColor } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { spellCount } from '../../facts/number-words.ts';
import { recordSays, type Verdict } from '../../facts/record-says.ts';
import { capitalize, joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import type { Turn } from '../../stylist.ts';

const LEAD =
  '^\\W*(?:(?:but|um+|uh+|hey|lol|no|wait|ok|okay|hmm+|er+|sorry|excuse me|honestly|ugh|omg)[\\s,.!]+)*';
const WHICH =
  '(?:these|those|this|that|they|it|none of (?:these|those|them)|(?:the|that|this) (?:first|second|third|fourth|fifth|last|\\d(?:st|nd|rd|th)|[a-z-]+)(?: (?:one|pair))?|(?:these|those) (?:ones|jeans|pants|shoes|boots|shorts))';
const NOT =
  "(?: ?['’]?(?:re|s)| are| is| look| looks| seem| seems)? ?(?:not|n['’]?t|aren['’]?t|isn['’]?t|arent|isnt|aint|ain['’]?t)(?: (?:really|even|actually|exactly|remotely|all that))*";
const OBJECTS = new RegExp(
  `${LEAD}${WHICH}${NOT} (?<what>(?!too |so |that |very |for |my |sure|bad|what |worth |it\\b)(?:an? )?[a-z-]+(?: [a-z-]+)?)`,
  'i',
);
const OWN =
  /\b(?:they|it|these|those|that|this)(?: ?['’]?(?:re|s)| are| is| look| looks) (?:all |just |really |totally |clearly |more )*(?<own>[a-z-]+(?: [a-z-]+)?)/gi;
const OPEN = /\benough\b|\?|\b(?:i (?:asked|said|wanted)|show|find|instead)\b/i;
const TOLD: ReadonlySet<string> = new Set(['attribute', 'material', 'pattern', 'color']);
const NAMED_MAX = 3;

interface Said {
  words: string;
  concept: Concept;
}

/** The first thing that words name which a record can tell. */
function saidIn(words: string): Said | null {
  for (const { words: said, concepts } of understandQuery(words).readings) {
    const concept = concepts.find(({ kind }) => TOLD.has(kind));
    if (concept !== undefined) return { words: said.toLowerCase(), concept };
  }
  return null;
}

/** What a message says that the pieces shown are not, and what they are instead. */
function readObjection(text: string): { denied: Said; own: Said | null } | null {
  const what = OPEN.test(text) ? undefined : OBJECTS.exec(text)?.groups?.what;
  const denied = what === undefined ? null : saidIn(what);
  if (denied === null) return null;
  const [own = null] = [...text.matchAll(OWN)].flatMap(({ groups }) => {
    const said = saidIn(groups?.own ?? '');
    return said === null || said.concept.id === denied.concept.id ? [] : [said];
  });
  return { denied, own };
}

/** "Those aren't baggy, they're skinny": an objection to what is shown, and no new wish. */
export const objectsToShown = ({ words, state, attachment }: Turn): boolean =>
  state.shown.itemIds.length > 0 && attachment === null && readObjection(words) !== null;

function verdictOf(item: Item, { concept }: Said): Verdict {
  if (concept.kind !== 'color') return recordSays(readItemFacts(item), concept);
  const shown = shownColor(item)?.colors ?? item.colors;
  return shown.some((color) => color === concept.id) ? 'yes' : 'no';
}

const phraseOf = ({ concept, words }: Said): string => {
  const phrase = concept.kind === 'attribute' ? attributePhrase(concept.id) : null;
  return phrase === null ? words : `with ${phrase}`;
};

/** The pieces that are meant: those that are named, or else all that is shown. */
function meant({ referred, turn }: ReadTurn): readonly Item[] {
  const isMany = /\b(?:these|those|they|them)\b/i.test(turn.words);
  const shown = turn.items.filter(({ id }) => turn.state.shown.itemIds.includes(id));
  const [first] = shown;
  if (!isMany && referred.length > 0) return referred;
  return isMany || first === undefined ? shown : [first];
}

/** Agrees where the records bear an objection out, and says what they hold where they do not. */
export function answerObjection(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const said = readObjection(turn.words);
  const items = said === null ? [] : meant(read);
  if (said === null || items.length === 0) return null;
  const { denied, own } = said;
  const so = items.filter((item) => verdictOf(item, denied) === 'yes');
  const open = items.filter((item) => verdictOf(item, denied) === 'unsaid');
  const theirs = own === null ? [] : items.filter((item) => verdictOf(item, own) === 'yes');
  const names = (some: readonly Item[]) =>
    some.length > NAMED_MAX
      ? `${spellCount(some.length)} of them`
      : joinWithAnd(some.map((item) => mentionItem(item, turn.items)));
  const what = phraseOf(denied);
  const be = so.length > 1 ? 'are' : 'is';
  const listed = so.length === 0 ? '' : `${capitalize(names(so))} ${be} listed ${what}`;
  const isWrong = so.length === items.length;
  const isOpen = so.length === 0 && open.length === items.length && theirs.length === 0;
  const opening = isWrong
    ? speech.say(
        `${listed}; if the photo tells you otherwise, trust your eyes.`,
        `The listing says otherwise: ${listed.charAt(0).toLowerCase()}${listed.slice(1)}.`,
      )
    : isOpen
      ? speech.say(
          `You may well be right: no listing here says ${denied.words}.`,
          `That may be: the listings do not call them ${denied.words}.`,
        )
      : joinSentences(
          speech.say('You are right.', 'True, and sorry about that.', 'Fair point.'),
          own === null || theirs.length === 0
            ? ''
            : speech.say(
                `${capitalize(names(theirs))} ${theirs.length > 1 ? 'are' : 'is'} ${own.words}.`,
              ),
          listed === '' ? '' : speech.say(`Only ${names(so)} ${be} listed ${what}.`),
        );
  const [type] = typesOf(turn.state.request?.wishes ?? []);
  const things = `${denied.words} ${findType(type ?? '')?.plural ?? 'ones'}`;
  const offer = isWrong
    ? ''
    : speech.say(`Shall I look for ${things} only?`, `Want ${things} only?`);
  return {
    text: joinSentences(opening, offer),
    itemIds: (so.length > 0 ? so : items).slice(0, NAMED_MAX).map(({ id }) => id),
    suggestions: [isWrong ? 'More like it' : `Show me ${things}`, 'Show me something else'],
    ...(offer !== '' && { offer: `show me ${things}` }),
  };
}
