import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import type { Answer, ReadTurn } from '../../answers/answer.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { joinSentences, joinWithAnd } from '../../speech/join-words.ts';
import { mentionItem } from '../../speech/mention-item.ts';
import metals from './metals.json' with { type: 'json' };

type Worry = 'allergy' | 'green';
type Metal = (typeof metals)[number];

const OF_ALLERGY =
  /\bnickel\b|\bhypo-?allergenic\b|\ballerg\w+ (?:to (?:metals?|cheap|fake|costume|everything)|ears)\b|\b(?:metal|jewel(?:ry|lery)) allerg\w+|\bsensitive (?:ears?|lobes?|piercings?)\b|\b(?:ears?|lobes?|piercings?) (?:are |is |get )?(?:\w+ )?(?:sensitive|infected|irritated|react\w*|itch\w*)\b|\birritat\w* (?:my|her|his|your) (?:ears?|skin|lobes?)\b/i;
const OF_GREEN =
  /\bturns? (?:\w+ ){0,2}(?:green|black)\b|\b(?:go|goes|gone|going) green\b|\bgreen (?:fingers?|skin|ears?|neck|marks?)\b/i;
const ASKS =
  /\?|(?:^|[,.;] *|\b(?:and|so|but) )(?:is|are|does|do|will|would|can|could|what|which|should)\b/i;
/** These look for pieces, or ask which of those shown. */
const SEEKS =
  /\b(?:show|find|looking|need|want|get me|give me|do you have|have you|got any|are there|is there|any|which (?:ones?|of)|only|under \$?\d+)\b/i;
const OF_WORD = /\bhypo-?allergenic\b/i;
const METAL_PIECES: ReadonlySet<string | undefined> = new Set(['jewelry', 'watch']);

const NAMED = metals.map((metal) => ({
  metal,
  said: new RegExp(`\\b(?:${metal.names})\\b`, 'i'),
  filed: new RegExp(metal.fabrics, 'i'),
}));

const worryIn = (words: string): Worry | null =>
  OF_ALLERGY.test(words) ? 'allergy' : OF_GREEN.test(words) ? 'green' : null;

/** The metal that is named, the longest name first: "gold plated" is no gold. */
function metalNamed(words: string): Metal | null {
  const [best] = NAMED.flatMap(({ metal, said }) => {
    const found = said.exec(words)?.[0];
    return found === undefined ? [] : [{ metal, length: found.length }];
  }).toSorted((one, other) => other.length - one.length);
  return best?.metal ?? null;
}

function metalOf(item: Item): Metal | null {
  const fabrics = fabricsOf(readItemFacts(item));
  return NAMED.find(({ filed }) => fabrics.some((fabric) => filed.test(fabric)))?.metal ?? null;
}

/** The piece of metal that is spoken of. */
function pieceAsked({ referred, turn }: ReadTurn): Item | undefined {
  const { focusId, shown } = turn.state;
  const one = shown.itemIds.length === 1 ? shown.itemIds[0] : undefined;
  const item = referred[0] ?? turn.items.find(({ id }) => id === (focusId ?? one));
  const role = findType(item?.other_info.type ?? '')?.role;
  return item !== undefined && (METAL_PIECES.has(role) || metalOf(item) !== null)
    ? item
    : undefined;
}

/** "And gold plated, is that ok?", behind a question of the kind: asked of the same skin. */
const GOES_ON =
  /^\W*(?:(?:and|but|so|ok|hm+)[ ,]+)*(?:what about|how about|is|are|would|will)\b.*(?:\b(?:ok|okay|fine|safe|safer|better|alright)\b|^\W*(?:and |so )*(?:what|how) about\b)|^\W*(?:and|or) [\w -]+\?\W*$|\b(?:what|how) about [\w -]+\?*\W*$/i;
const HEARD_BACK = 2;

/** What is feared of a metal, in this message or in the one that it goes on with. */
function worryOf({ words, state: { heard = [] } }: ReadTurn['turn']): Worry | null {
  const own = worryIn(words);
  if (own !== null || metalNamed(words) === null || !GOES_ON.test(words)) return own;
  return (
    heard
      .slice(-HEARD_BACK)
      .map(worryIn)
      .findLast((one) => one !== null) ?? null
  );
}

const SAFEST = [
  'Safest are titanium, niobium, and platinum, then sterling silver and solid yellow gold; plated and unnamed metals are the risk.',
  'The usual order is titanium and platinum first, sterling silver and solid gold next, and anything plated or unnamed last.',
];
const WORD = [
  '“Hypoallergenic” is no protected word, so look for “nickel-free” or for the metal by its name.',
  'What is called hypoallergenic is up to the seller; “nickel-free” or a named metal says more.',
];
const NO_PROMISE = [
  'How skin reacts I can’t promise: what has been worn before without trouble is the best guide.',
  'I can’t promise how skin takes it; a metal that was fine before is the surest.',
];

/** What the record of the piece says of its metal, and that of nickel it says nothing. */
function tellRecord(
  item: Item,
  asked: Metal | null,
  { worry, read }: { worry: Worry; read: ReadTurn },
) {
  const { speech, turn } = read;
  const facts = readItemFacts(item);
  const name = mentionItem(item, turn.items);
  const fabrics = fabricsOf(facts);
  const own = metalOf(item);
  const isOther = asked !== null && own !== null && own.id !== asked.id;
  const list = fabrics.length === 0 ? 'no metal that its listing names' : joinWithAnd(fabrics);
  const told = facts.sentences.find((one) => /\bnickel|hypo-?allergenic\b/i.test(one));
  const shop = item.website === '' ? 'the shop' : item.website;
  const of = isOther
    ? `But ${name} is ${list}, according to its listing.`
    : `According to its listing ${name} is ${list}.`;
  const other = `The listing of ${name} gives ${list}.`;
  if (worry === 'green') return speech.say(of, other);
  if (told !== undefined) return joinSentences(speech.say(of, other), `It says: “${told.trim()}”`);
  return joinSentences(
    speech.say(of, other),
    speech.say(
      `Of nickel it says nothing, so ask ${shop} whether it is nickel-free, clasp and posts included.`,
      `It does not speak of nickel; ${shop} can tell you, of posts and clasps too.`,
    ),
  );
}

/**
 * Whether a metal is right for sensitive skin, or leaves a mark: general knowledge, with what the record
 * of the piece says, and no promise. Null where a message asks no such thing.
 */
export function adviseOnMetals(read: ReadTurn): Answer | null {
  const { turn, speech } = read;
  const { words } = turn;
  const worry = worryOf(turn);
  const item = pieceAsked(read);
  const asks =
    ASKS.test(words) || worryIn(words) === null || (item !== undefined && worry === 'allergy');
  if (worry === null || !asks || SEEKS.test(words)) return null;
  const named = metalNamed(words);
  const own = item === undefined ? null : metalOf(item);
  const metal = named ?? own;
  if (metal === null && item === undefined && worry === 'green') return null;
  const verdict =
    metal === null
      ? worry === 'allergy'
        ? speech.say(...SAFEST)
        : ''
      : speech.say(
          ...metal[worry].say.map((why) => `${metal[worry].opens}: ${why}.`),
          ...metal[worry].say.map((why) => `As I said, ${why}.`),
        );
  const isOfWord = OF_WORD.test(words);
  return {
    text: joinSentences(
      verdict,
      item === undefined ? '' : tellRecord(item, named, { worry, read }),
      isOfWord ? speech.say(...WORD) : '',
      worry === 'allergy' ? speech.say(...NO_PROMISE) : '',
    ),
    itemIds: item === undefined ? [] : [item.id],
    suggestions:
      item === undefined
        ? ['Show me sterling silver earrings']
        : ['What is it made of?', 'More like it'],
  };
}
