import type { Item } from '@modiste/contract/entities/item';
import { attributeGroup } from '@modiste/lexicon/attributes';
import { attributesEntailing } from '@modiste/lexicon/entailed-by';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { itemColors } from '../../facts/item-colors.ts';
import { readItemFacts } from '../../facts/item-facts.ts';
import { exactKind, fabricsOf } from '../../facts/item-names.ts';
import { spellCount } from '../../facts/number-words.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { priceOf, type Reason, type ReasonScene } from './reason.ts';
import { occasionPhrase, usualFabric, usualKind } from './usual-choice.ts';
import type { Wanted, Wish } from './wish.ts';

function occasionReason(scene: ReasonScene, id: string): Reason[] {
  const { facts } = scene;
  const phrase = occasionPhrase(id);
  const { isPair } = exactKind(scene.item);
  if (phrase === null) return [];
  const [fabric] = fabricsOf(facts);
  const made = fabric === undefined ? `costs ${priceOf(scene.item)}` : `is ${fabric}`;
  const wordings: string[] = [];
  if (facts.uses.has(id)) {
    wordings.push(
      `The shop describes it for ${phrase}, and it ${made}.`,
      `Described by the shop with ${phrase} in mind.`,
      `${capitalize(phrase)} is what the shop describes it for.`,
    );
  }
  const piece = isPair ? 'pair' : 'one';
  const kinds = usualKind(scene.item, id);
  if (kinds !== null) {
    wordings.push(
      `${capitalize(kinds)} are a usual choice for ${phrase}, and this ${piece} ${made}.`,
      `For ${phrase}, ${kinds} are a safe answer; this ${piece} ${made}.`,
    );
  }
  const name = usualFabric(scene.item, id);
  if (name !== null) {
    wordings.push(
      `${capitalize(name)} is a usual choice for ${phrase}, and this ${piece} is ${name}.`,
      `For ${phrase}, ${name} is a safe answer, and this is ${name}.`,
    );
  }
  const weight = facts.uses.has(id) ? 0.82 : 0.7;
  return wordings.length === 0 ? [] : [{ kind: 'occasion', weight, wordings }];
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
  return [
    {
      kind: 'detail',
      weight: Math.min(0.95, 0.7 + phrases.length * 0.08),
      wordings: [
        `It comes with ${list}, as you asked.`,
        `${capitalize(list)}, which is what you asked for.`,
        `You asked for ${list}, and this has it.`,
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

/** Details that nobody asked for, to tell one item from the next. */
function shapeReason({ facts, wish }: ReasonScene): Reason[] {
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
        `By its listing it has ${list}.`,
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

/** The shop's name of a color that was asked for. */
function metColor({ words, concepts }: Wanted, { item }: ReasonScene): string | null {
  const colors = itemColors(item);
  const named = colors.find(({ name }) => name.toLowerCase().includes(words));
  const counted = colors.find((color) =>
    color.colors.some((one) => concepts.some(({ kind, id }) => kind === 'color' && id === one)),
  );
  return (named ?? counted)?.name ?? null;
}

const hasColor = ({ colors }: Wish, item: Item): boolean =>
  colors.some(({ concepts }) => concepts.some(({ id }) => item.colors.some((one) => one === id)));

function colorReason(scene: ReasonScene): Reason[] {
  const { wish, item } = scene;
  const met = wish.colors.flatMap((wanted) => {
    const name = metColor(wanted, scene);
    return name === null ? [] : [{ name, words: wanted.words }];
  });
  const [first] = met;
  const isShared = scene.among.every((other) => met.length > 0 && hasColor(scene.wish, other));
  const all = itemColors(item);
  const list = joinWithAnd(all.map(({ name }) => name));
  if (first !== undefined) {
    const isSame = first.name.toLowerCase() === first.words;
    return [
      {
        kind: 'color',
        weight: isShared ? 0.2 : 0.6,
        wordings: [
          isSame
            ? `It comes in ${first.name}, the color you asked for.`
            : `In ${first.name} it has the ${first.words} you asked for.`,
          ...(isSame ? [] : [`You asked for ${first.words}; here it is called ${first.name}.`]),
        ],
      },
    ];
  }
  if (all.length < 3 || all.length > 6) return [];
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
  ...detailReason(scene),
  ...shapeReason(scene),
  ...kindReason(scene),
  ...colorReason(scene),
  ...brandReason(scene),
];
