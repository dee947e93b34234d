import type { ChatIntent } from '@modiste/contract/values';
import { kindWord } from '../../knowledge/talk/answer-life-news.ts';
import { isAbuseAlone } from '../../knowledge/talk/answer-unsafe.ts';
import { readLifeNews, type ToldNews } from '../../knowledge/talk/read-life-news.ts';
import type { ListingTranslation } from '../../lists/fill-list.ts';
import { chooseTone } from '../../speech/choose-tone.ts';
import { joinSentences } from '../../speech/join-words.ts';
import { Speech } from '../../speech/speech.ts';
import type { Translation, Turn } from '../../stylist.ts';
import { type Note, unreadNote } from '../../unmet/read-covered.ts';

/** News of the shopper's life beside a request, and the turn without it; null where there are none. */
export function newsBeside(turn: Turn): { told: ToldNews; turn: Turn } | null {
  const told = readLifeNews(turn.words);
  return told === null || told.rest === '' ? null : { told, turn: { ...turn, words: told.rest } };
}

/** The translation of a request with a kind word first for what was told beside it. */
export function withKindWord(
  translation: Translation,
  { told, turn }: { told: ToldNews; turn: Turn },
): Translation {
  const { intent, answer, state } = translation;
  if (intent === 'unsafe') return translation;
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const kind = kindWord(told.news, speech);
  const next = { ...state, said: speech.said };
  return intent === 'search'
    ? { ...translation, state: { ...next, notes: [kind, ...(state.notes ?? [])] } }
    : { ...translation, answer: joinSentences(kind, answer), state: next };
}

/** These answers speak of something else than what was looked for. */
const WITHOUT: ReadonlySet<string> = new Set(['unsafe', 'help', 'care', 'size_fit', 'compare']);

interface ToTell {
  notes: readonly Note[];
  /** What pages may tell of what was asked for. */
  unread?: readonly string[];
  turn: Turn;
}

/** The translation with what no listing tells said first: in the answer, or for the reply to come. */
export function withNotes(
  translation: ListingTranslation,
  { notes, unread = [], turn }: ToTell,
): ListingTranslation {
  const { intent, state, answer } = translation;
  const { notes: _, unread: __, ...known } = state;
  const rest = intent === 'search' && unread.length > 0 ? { ...known, unread } : known;
  const all = intent === 'search' ? notes : [...notes, ...unreadNote(unread)];
  if (all.length === 0 || WITHOUT.has(intent)) return { ...translation, state: rest };
  const speech = new Speech(state.said, chooseTone(turn.shopper.preferences));
  const told = all.map((wordings) => speech.say(...wordings)).filter((note) => note !== '');
  const next = { ...rest, said: speech.said };
  if (intent === 'search') return { ...translation, state: { ...next, notes: told } };
  return { ...translation, answer: joinSentences(...told, answer), state: next };
}

/**
 * Whether a message only tells news of the shopper's life. "My boss is the worst" does, and insults
 * nobody who is here, whatever it was taken for.
 */
export const tellsOnlyNews = ({ words }: Turn, intent: ChatIntent): boolean =>
  readLifeNews(words)?.rest === '' && (intent !== 'unsafe' || isAbuseAlone(words));
