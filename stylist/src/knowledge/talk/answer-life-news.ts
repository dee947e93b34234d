import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { Speech } from '../../speech/speech.ts';
import { readAsked } from '../topics/asked.ts';
import { reply } from '../topics/reply.ts';
import wordings from './life-news.json' with { type: 'json' };
import type { LifeNews, ToldNews } from './read-life-news.ts';

const of = (news: LifeNews) => wordings.find(({ id }) => id === news);

/** A fitting kind word. It is never left out: where all were said, one comes again. */
export function kindWord(news: LifeNews, speech: Speech): string {
  const kind = of(news)?.kind ?? [];
  const word = (said: Speech) => (kind.length > 0 ? said.say(...kind) : said.frame('congratulate'));
  return word(speech) || word(new Speech([], speech.tone));
}

const OF_PET = /\b(?:dog|cat|pet|puppy|kitten|horse|hamster|rabbit)\b/i;

/** A kind word for what somebody tells of their life, then a gentle offer. */
export function answerLifeNews(read: ReadTurn, { news, isThanking }: ToldNews): Answer {
  const { speech } = read;
  const thanked = isThanking ? speech.say('You’re welcome.', 'Any time.', 'My pleasure.') : '';
  const kind = kindWord(news, speech);
  const next: readonly string[] = of(news)?.next ?? [];
  return reply(readAsked(read), {
    parts: [thanked, kind, speech.say(...(of(news)?.offer ?? []))],
    suggestions: next.filter((turn) => !(OF_PET.test(read.turn.words) && /funeral/.test(turn))),
    always: kind,
  });
}
