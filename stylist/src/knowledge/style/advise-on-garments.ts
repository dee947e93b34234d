import { typeRole } from '@modiste/lexicon/garment-types';
import type { Role } from '@modiste/lexicon/type-row';
import type { Answer } from '../../answers/answer.ts';
import { joinWithAnd, joinWithOr } from '../../speech/join-words.ts';
import { type Asked, asksOf } from '../topics/asked.ts';
import { openAdvice } from '../topics/open-advice.ts';
import { reply } from '../topics/reply.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import type { Topic } from '../topics/topic.ts';
import { type GarmentAdvice, garmentAdvice } from './garment-topics.ts';
import { matchGarments } from './match-garments.ts';
import type { Pairing } from './read-pairing.ts';
import { weatherTopic } from './weather/advise-on-weather.ts';

const MAY_I = [
  'can i',
  'can you',
  'can men',
  'can women',
  'could i',
  'ok',
  'okay',
  'do',
  'does',
  'should i',
];

/** Words by which a fact speaks of the kind of piece that is asked for. */
const SPEAKS_OF: Readonly<Partial<Record<Role, RegExp>>> = {
  shoes: /shoe|heel|flats?\b|sneaker|boot|loafer|sandal|pump|toe|espadrille/i,
  outer: /coat|jacket|blazer|trench|wrap\b/i,
  'mid-layer': /cardigan|knit|sweater|jacket/i,
  top: /\btops?\b|tee\b|shirt|knit|blouse|turtleneck|bodysuit/i,
  bottom: /jeans|trousers|skirt|\bleg\b|shorts|chinos/i,
};

/** The facts with those first that speak of the piece that is asked for. */
function factsFor(target: string | null, facts: GarmentAdvice['facts']): Topic['facts'] {
  const role = typeRole(target ?? '');
  const speaksOf = role === null ? undefined : SPEAKS_OF[role];
  if (speaksOf === undefined) return facts;
  return facts.map((say) => ({ say, direct: say.some((wording) => speaksOf.test(wording)) }));
}

/** The word on a color where a garment is asked about. */
function tellTint({ read: { speech } }: Asked, { colors: [color] }: Pairing): string {
  if (color === undefined) return '';
  return speech.say(
    `For the color, ${color.name} likes ${joinWithAnd(color.row.partners.slice(0, 3))}.`,
    `With ${color.name}, choose the rest in ${joinWithOr(color.row.partners.slice(0, 2))}.`,
  );
}

/** What goes with a garment, and what an occasion or a season adds where one is named. */
export function adviseOnGarment(
  asked: Asked,
  pairing: Pairing,
  occasion: Topic | null,
): Answer | null {
  const { anchor, target } = pairing;
  const row = anchor === null ? null : garmentAdvice(anchor);
  if (row === null || anchor === null) return null;
  const verdict =
    target !== null && asksOf(asked, ...MAY_I)
      ? asked.read.speech.say(...matchGarments(target, anchor))
      : '';
  const also = occasion ?? weatherTopic(asked);
  return reply(asked, {
    parts: [
      openAdvice(asked),
      verdict,
      tellFacts(asked, factsFor(target, row.facts), verdict === '' ? 2 : 1),
      tellTint(asked, pairing),
      also === null ? '' : tellFacts(asked, also.facts, 1),
    ],
    suggestions: row.next,
    itemIds: asked.read.referred.slice(0, 1).map(({ id }) => id),
  });
}
