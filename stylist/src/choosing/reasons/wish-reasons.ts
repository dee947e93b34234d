import type { Item } from '@modiste/contract/entities/item';
import { COLORS } from '@modiste/contract/values';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { readColors } from '@modiste/lexicon/colors';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import { itemColors } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { exactKind, fabricsOf, withKindArticle } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { sentenceTelling } from '../needs/page-tells.ts';
import { fabricServes } from './fabric-reasons.ts';
import { metColor } from './met-color.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';
import { tellOccasion } from './tell-occasion.ts';
import { isTooCasual, usualFabric, usualKind } from './usual-choice.ts';
import type { Wish } from './wish.ts';

/** "The linen breathes and dries fast", from what the record says it is made of. */
function fabricClauses({ facts, wish }: ReasonScene): string[] {
  const [fabric] = exactFabrics(facts.garment.materials);
  if (fabric === undefined) return [];
  return fabricServes(fabric, wish).map((does) => `the ${fabricName(fabric)} ${does}`);
}

/** Why it suits one occasion: the shop says so, or its kind or its material does. */
function occasionReason(scene: ReasonScene, id: string): Reason[] {
  const { facts, item, wish } = scene;
  const phrase = tellOccasion(wish, id);
  if (phrase === null || wish.occasions.some((one) => isTooCasual(item, one))) return [];
  const kind = exactKind(item);
  const [fabric = ''] = fabricsOf(facts);
  const named = kind.noun.includes(fabric) ? kind.noun : `${fabric} ${kind.noun}`;
  const clauses = fabricClauses(scene);
  const wordings: string[] = [];
  if (facts.uses.has(id)) {
    wordings.push(
      ...clauses.map((clause) => `The shop suggests it for ${phrase}, and ${clause}.`),
      `For ${phrase}, these ${named} are the shop’s own suggestion.`,
      ...clauses.map((clause) => `Suggested for ${phrase} by the shop itself, and ${clause}.`),
      `The shop had ${phrase} in mind when it described this.`,
      `${capitalize(phrase)} is what its own page suggests it for.`,
    );
  }
  if (usualKind(item, id) !== null) {
    const what = capitalize(withKindArticle('', kind));
    const isSuit = kind.noun.endsWith('suit');
    const suits = kind.isPair ? 'suit' : isSuit ? 'is right for' : 'suits';
    wordings.push(
      ...clauses.map((clause) => `${what} ${suits} ${phrase}, and ${clause}.`),
      ...clauses.map(
        (clause) => `Right for ${phrase}: ${withKindArticle('', kind)}, and ${clause}.`,
      ),
      `${what} in ${fabric} ${isSuit ? 'does well for' : suits} ${phrase}${isSuit ? '' : ' well'}.`,
    );
  }
  const usual = usualFabric(item, id);
  if (usual !== null) {
    wordings.push(
      ...usual.does.map((does) => `For ${phrase}, ${usual.name} is a good choice: it ${does}.`),
      ...usual.does.map((does) => `${capitalize(usual.name)} suits ${phrase}, since it ${does}.`),
    );
  }
  const isSaid = (wording: string) => kind.isPair || !wording.includes(' these ');
  const weight = facts.uses.has(id) ? 0.95 : 0.9;
  const told = wordings.filter(isSaid).filter((wording) => !wording.includes(' in  '));
  return told.length === 0 ? [] : [{ kind: 'occasion', weight, wordings: told }];
}

/** The page's own words, where it tells what was asked for. */
function pageReason({ item, wish }: ReasonScene): Reason[] {
  return wish.ofPage.flatMap((words): Reason[] => {
    const told = sentenceTelling(item, words);
    if (told === null) return [];
    return [
      {
        kind: 'page',
        weight: 0.995,
        wordings: [
          `Its page says so: “${told}.”`,
          `Its page says about that: “${told}.”`,
          `In the words of its page: “${told}.”`,
          `“${told}”, as its page puts it.`,
        ],
      },
    ];
  });
}

function detailReason({ facts, wish }: ReasonScene): Reason[] {
  const met = wish.details.flatMap(({ concepts }) =>
    concepts
      .filter((concept) => recordSays(facts, concept) === 'yes')
      .flatMap(({ id }) => attributePhrase(id) ?? []),
  );
  const phrases = [...new Set(met)];
  if (phrases.length === 0) return [];
  const list = joinWithAnd(phrases);
  const isSeveral = /(?:s|and .*)$/.test(list);
  return [
    {
      kind: 'detail',
      weight: Math.min(0.95, 0.7 + phrases.length * 0.08),
      wordings: [
        `It comes with ${list}, as you asked.`,
        `${capitalize(list)}, which ${isSeveral ? 'are' : 'is'} what you asked for.`,
        `You asked for ${list}, and this has ${isSeveral ? 'them' : 'it'}.`,
      ],
    },
  ];
}

const SHAPES: ReadonlySet<string> = new Set(['neckline', 'sleeve', 'rise', 'heel', 'fit']);
/** Details whose words mean nothing else in a description. */
const PLAIN_DETAILS: ReadonlySet<string> = new Set([
  'pockets',
  'hooded',
  'pleated',
  'tiered',
  'cable-knit',
  'ribbed',
]);
/** What a finer word says already: puff sleeves are sleeves. */
const ENTAILED_ONLY: ReadonlySet<string> = new Set(['sleeved', 'sleeveless']);

/** Details that nobody asked for, to tell one item from the next; nothing is argued with a collar at a wedding. */
function shapeReason({ facts, wish }: ReasonScene): Reason[] {
  if (wish.occasions.length > 0 || wish.needs.length > 0) return [];
  const phrases = [...facts.stated]
    .filter(
      (id) =>
        (SHAPES.has(attributeGroup(id) ?? '') || PLAIN_DETAILS.has(id)) && !ENTAILED_ONLY.has(id),
    )
    .filter((id) => !attributesEntailing(id).some((one) => one !== id && facts.stated.has(one)))
    .flatMap((id) => attributePhrase(id) ?? []);
  const several = [...new Set(phrases)].slice(0, 3);
  if (several.length === 0 || wish.anchor?.relation === 'beside') return [];
  const list = joinWithAnd(several);
  return [
    {
      kind: 'kind',
      weight: 0.35,
      wordings: [
        `The details to note: ${list}.`,
        `According to its listing it has ${list}.`,
        `Look at the details: ${list}.`,
        `In detail, you get ${list}.`,
      ],
    },
  ];
}

/** "The only wrap dress among the 13." */
function kindReason({ item, among }: ReasonScene): Reason[] {
  const { noun, isPair } = exactKind(item);
  const isOnly = among.every(
    (other) =>
      other.id === item.id ||
      recordSays(readItemFacts(other), { kind: 'type', id: item.other_info.type }) === 'no',
  );
  if (!isOnly || among.length < 3) return [];
  const named = isPair ? `pair of ${noun}` : noun;
  return [
    {
      kind: 'kind',
      weight: 0.4,
      wordings: [`The only ${named} among the ${spellCount(among.length)}.`],
    },
  ];
}

const hasColor = ({ colors }: Wish, item: Item): boolean =>
  colors.some(({ concepts }) => concepts.some(({ id }) => item.colors.some((one) => one === id)));

/** Whether a color is the one that was said: any red is red, and only burgundy is burgundy. */
const isNamedSo = ({ name, words }: { name: string; words: string }): boolean =>
  name.toLowerCase().includes(words) || COLORS.some((color) => color.toLowerCase() === words);

function colorReason(scene: ReasonScene): Reason[] {
  const { wish, item } = scene;
  const met = wish.colors.flatMap((wanted) => {
    const name = metColor(wanted, item);
    return name === null ? [] : [{ name, words: wanted.words }];
  });
  const [first] = met;
  const isShared = scene.among.every((other) => met.length > 0 && hasColor(scene.wish, other));
  const all = itemColors(item);
  const list = joinWithAnd(all.map(({ name }) => name));
  if (first !== undefined) {
    const isSame = first.name.toLowerCase() === first.words;
    const weight = isShared ? 0.2 : 0.6;
    // Of what has several colors the record knows more of them than their name tells.
    const asked = wish.colors.flatMap(({ concepts }) => concepts.map(({ id }) => id));
    const isInName = readColors(first.name).some((color) => asked.includes(color));
    if (!isInName && readColors(first.name).length > 1) {
      // Which green it is only a name would tell.
      const family = item.colors.find((color) => asked.includes(color)) ?? first.words;
      const told = `There is ${family.toLowerCase()} in it; the color is called ${first.name}.`;
      return [{ kind: 'color', weight: weight / 2, wordings: [told] }];
    }
    if (!isNamedSo(first)) {
      const isShort = first.words.includes(first.name.toLowerCase());
      const told = isShort
        ? `here it is called ${first.name}`
        : `the nearest it has is ${first.name}`;
      const near = `You asked for ${first.words}; ${told}.`;
      return [{ kind: 'color', weight: isShort ? weight : weight / 2, wordings: [near] }];
    }
    return [
      {
        kind: 'color',
        weight,
        wordings: [
          isSame
            ? `It comes in ${first.name}, the color you asked for.`
            : `In ${first.name} it has the ${first.words} you asked for.`,
          ...(isSame ? [] : [`You asked for ${first.words}; here it is called ${first.name}.`]),
        ],
      },
    ];
  }
  const refused = new Set(wish.refused.flatMap(({ concepts }) => concepts.map(({ id }) => id)));
  const isAllOpen = !item.colors.some((color) => refused.has(color));
  if (all.length < 3 || all.length > 6 || !isAllOpen) return [];
  return [
    {
      kind: 'color',
      weight: 0.3,
      wordings: [`Yours to choose in ${list}.`, `It comes in more than one color: ${list}.`],
    },
  ];
}

function brandReason({ item, wish }: ReasonScene): Reason[] {
  if (!wish.brands.includes(item.brand)) return [];
  const price = priceOf(item);
  return [
    {
      kind: 'brand',
      weight: 0.5,
      wordings: [`From ${item.brand}, the brand you asked for, at ${price}.`],
    },
  ];
}

/** Reasons of what the shopper asked for and refused. */
export const wishReasons = (scene: ReasonScene): Reason[] => [
  ...scene.wish.occasions.flatMap((id) => occasionReason(scene, id)),
  ...pageReason(scene),
  ...detailReason(scene),
  ...shapeReason(scene),
  ...kindReason(scene),
  ...colorReason(scene),
  ...brandReason(scene),
];
