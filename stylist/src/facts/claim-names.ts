import type { Item } from '@modiste/contract/entities/item';
import { WELL_KNOWN_BRANDS } from '@modiste/lexicon/find-missing-brands';
import { tokenize } from '@modiste/lexicon/tokens';
import { itemColorNames } from './item-colors.ts';
import { readItemFacts } from './item-facts.ts';
import { recordSays } from './record-says.ts';

interface Scene {
  item: Item;
  among: readonly Item[];
}

/** What shops say of their goods and no record of ours states. */
const UNSTATED =
  /\b(?:best[- ]?sell(?:er|ers|ing)|top[- ]rated|award[- ]winning|(?:\d(?:\.\d)? )?stars?\b(?= (?:rating|review))|free (?:shipping|delivery|returns?|exchanges?)|next[- ]day|ships? (?:today|tomorrow|free|fast)|new arrivals?|brand new|just (?:in|arrived|landed)|back in stock|selling fast|almost gone|only \w+ left|last (?:one|few|chance)|limited time|customers? love|everyone loves|reviewers?|money[- ]back|guaranteed?|warranty|handmade|made in|(?:a|genuine|true|real) vintage|[a-z]+[- ]blend|rave[sd]? about|sells? out|selling (?:out|like)|hotcakes|as seen on|worn by|loved by|there (?:is|are|['’]s) (?:only )?\w+ left|\w+ (?:remain|remaining)|dropped in price|price drop|arrives? (?:before|by|on|in|today|tomorrow)|delivered|(?:discount|promo|coupon) codes?|use (?:the )?code|coupons?|vouchers?|at checkout|e-?mail|visit \S+|click|subscribe|ethical(?:ly)?|fair[- ]trade|sustainabl[ey]|certified|second[- ]?hand|pre[- ]?loved|designer (?:label|piece|brand)|true to size|runs? (?:large|small|big|narrow|wide|true)|size (?:up|down)|bullet ?proof|fire ?proof|flame[- ]retardant|medical[- ]grade|clinically|doctors?|heals?|cures?|(?:is|are|comes?) included|it comes with(?=\s*[.,;!]|$))\b/gi;
/** Where a fabric comes from, before its name. */
const ORIGIN =
  /\b(?:egyptian|pima|supima|mulberry|italian|french|japanese|scottish|irish|belgian|peruvian|mongolian|english|spanish|turkish|swiss)(?= (?:cotton|silk|linen|wool|leather|cashmere|merino|denim|lace|tweed|suede|alpaca)\b)/gi;
/** What a garment does, said with a verb, and the feature that its record would have to state. */
const DOES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:won|doesn|don)['’]t|never|hardly ever|does not|do not|will not) (?:wrinkle|crease|crumple)s?\b/i,
    'wrinkle-free',
  ],
  [
    /\b(?:throw|toss|put|pop|chuck) (?:it|them|this) in(?:to)? (?:the|your|a) (?:wash|washer|washing machine|machine)\b|\bgoes in the (?:wash|washer|washing machine|machine)\b/i,
    'machine-washable',
  ],
  [/\bkeeps? (?:you|your \w+) dry\b|\bstands? up to rain\b/i, 'waterproof'],
  [/\bcovers? (?:your|the) arms\b/i, 'long-sleeve'],
  [/\b(?:reach(?:es)?|touch(?:es)?|sweeps?|falls? to|hits?) the (?:floor|ground)\b/i, 'maxi'],
];
const PROPER =
  /\b(?:[Bb]y|[Ff]rom|[Aa]n?|[Tt]his|[Tt]hese|genuine|real|authentic|classic) ((?:\p{Lu}[\p{L}’'&.-]+ ?)+)/gu;
/** Capitals that name no brand: months, days, sizes, and the letter of a T-shirt or a V-neck. */
const NO_NAMES =
  /^(?:[A-Z]-[a-z]+|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|V|X{1,3}[SL])\b/;
const IN_STOCK = /\b(?:in stock|available now|still available)\b/i;
const OUT_OF_STOCK = /\b(?:sold out|out of stock|not in stock)\b/i;
const ON_SALE = /\b(?:on sale|reduced|discounted|marked down)\b/i;
const FULL_PRICED = /\b(?:at full price|not (?:on sale|reduced|discounted))\b/i;

const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Every word of a record, folded. */
const recordWords = (item: Item): ReadonlySet<string> =>
  new Set(
    wordsOf(
      [
        item.short_description,
        item.description,
        item.brand,
        item.website,
        ...item.colors,
        ...itemColorNames(item),
      ].join(' '),
    ),
  );

function foreignBrands(text: string, { item, among }: Scene): string[] {
  const own = recordWords(item);
  const padded = ` ${wordsOf(text).join(' ')} `;
  const brands = [...among.map(({ brand }) => brand), ...WELL_KNOWN_BRANDS];
  return [...new Set(brands)].filter((brand) => {
    const words = wordsOf(brand);
    return (
      words.length > 0 &&
      padded.includes(` ${words.join(' ')} `) &&
      !words.every((word) => own.has(word))
    );
  });
}

function foreignNames(text: string, { item }: Scene): string[] {
  const own = recordWords(item);
  return [...text.matchAll(PROPER)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !NO_NAMES.test(name))
    .filter((name) => !wordsOf(name).every((word) => own.has(word)));
}

function falseStock(text: string, item: Item): string[] {
  const { availability, sold_out_sizes } = item.other_info;
  const isInStock = availability === 'in_stock';
  const isReduced = item.price < item.full_price;
  const positive = text.replaceAll(/\bnot (?:on sale|reduced|discounted|in stock)\b/gi, ' ');
  const rules: readonly (readonly [RegExp, string, boolean])[] = [
    [IN_STOCK, positive, isInStock],
    [OUT_OF_STOCK, text, !isInStock || sold_out_sizes.length > 0],
    [ON_SALE, positive, isReduced],
    [FULL_PRICED, text, !isReduced],
  ];
  return rules.flatMap(([pattern, words, isTrue]) => {
    const found = pattern.exec(words);
    return found === null || isTrue ? [] : [found[0]];
  });
}

/** Names, stock, sales and praise of a sentence that the record does not bear out. */
export function falseNames(text: string, scene: Scene): string[] {
  const written = ` ${wordsOf(`${scene.item.short_description} ${scene.item.description}`).join(' ')} `;
  const unstated = [...text.matchAll(UNSTATED), ...text.matchAll(ORIGIN)]
    .map(([claim]) => claim)
    .filter((claim) => !written.includes(` ${wordsOf(claim).join(' ')} `));
  const facts = readItemFacts(scene.item);
  const undone = DOES.flatMap(([does, id]) => {
    const [claim] = does.exec(text) ?? [];
    const isSo = recordSays(facts, { kind: 'attribute', id }) === 'yes';
    return claim === undefined || isSo ? [] : [claim];
  });
  return [
    ...unstated,
    ...undone,
    ...foreignBrands(text, scene),
    ...foreignNames(text, scene),
    ...falseStock(text, scene.item),
  ];
}
