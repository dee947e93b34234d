import type { QueryReading, UnderstoodQuery } from '@modiste/lexicon/understood-query';
import { SILENT_WORDS } from './silent-words.ts';

/** Words of talk that stand after "not" without naming anything to leave out. */
const NEVER_REFUSED: ReadonlySet<string> = new Set(
  'brand,body,sure,matter,fussed,mind,care,know,think,feeling,really,quite,style,thing,good,right,working,work,find,help,happy,budget,shade,fine,sense,time,problem,idea,clue,necessarily,important,picky,bad,ok,okay,flashy,fancy,worth,point,reason,answer,mean,allowed,allergic,bought,person,people,day,today,worry,wait,worries,wrong,true,easy,enough,possible,appropriate,sweat,hot,cold,suit,clothes,walk,buy,stand,move,breathe,run,dance,sit,drive,afford,decide,choose,bother,shop,like,said,say,asked,ask,meant'.split(
    ',',
  ),
);

/** Words that only mean something where they are refused, and that no reading tells: "no nickel". */
export function refusedWords({ readings, not }: UnderstoodQuery): string[] {
  const told = new Set(readings.flatMap(({ concept }) => concept?.id ?? []));
  return not.words.filter(
    (word) => !told.has(word) && !NEVER_REFUSED.has(word) && !SILENT_WORDS.has(word),
  );
}

/** A name or word that nothing may bear. */
export const refusalOf = (word: string): QueryReading => ({
  words: word,
  concept: { kind: 'word', id: word },
  amount: null,
  unavailable: null,
  hard: true,
  kind: 'concept',
  role: 'negated',
  concepts: [],
});
