import { findAttribute } from '@modiste/lexicon/attributes';
import { findType } from '@modiste/lexicon/garment-types';
import { occasionAffinity } from '@modiste/lexicon/occasion-affinity';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { itemColors } from '../../facts/item-colors.ts';
import { fabricsOf } from '../../facts/item-names.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import occasionPhrases from './occasion-phrases.json' with { type: 'json' };
import { priceOf, type Reason, type ReasonScene } from './reason.ts';
import type { Wanted } from './wish.ts';

const PHRASES: Readonly<Record<string, string>> = occasionPhrases;
const AFFINITY_MIN = 0.6;

/** "A beach wedding", "the office"; null for what has no short name. */
export const occasionPhrase = (id: string): string | null => PHRASES[id] ?? null;

function occasionReason(scene: ReasonScene, id: string): Reason[] {
  const { facts } = scene;
  const phrase = occasionPhrase(id);
  const type = findType(facts.garment.type ?? '');
  if (phrase === null || type === null) return [];
  const [fabric] = fabricsOf(facts);
  const price = priceOf(scene.item);
  const wordings: string[] = [];
  if (facts.uses.has(id)) {
    wordings.push(
      `Its own description names ${phrase}, and it costs ${price}.`,
      `Described by the shop with ${phrase} in mind.`,
    );
  }
  const affinity = occasionAffinity([id])({
    type: type.id,
    colors: facts.item.colors,
    facts: [...facts.garment.materials, ...facts.garment.patterns, ...facts.stated],
  });
  if (affinity >= AFFINITY_MIN) {
    const plural = capitalize(type.plural);
    const made = fabric === undefined ? `this one costs ${price}` : `this one is ${fabric}`;
    wordings.push(
      `${plural} are a usual choice for ${phrase}, and ${made}.`,
      `For ${phrase}, ${type.plural} are a safe answer; ${made}.`,
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

/** Details that nobody asked for, to tell one item from the next. */
function shapeReason({ facts, wish }: ReasonScene): Reason[] {
  const phrases = [...facts.stated].flatMap((id) => attributePhrase(id) ?? []);
  const several = [...new Set(phrases)].slice(0, 3);
  if (several.length < 2 || wish.anchor?.relation === 'beside') return [];
  const list = joinWithAnd(several);
  return [
    {
      kind: 'kind',
      weight: 0.35,
      wordings: [
        `The cut has ${list}.`,
        `Look at the shape: ${list}.`,
        `What sets it apart is the cut: ${list}.`,
      ],
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

function colorReason(scene: ReasonScene): Reason[] {
  const { wish, item } = scene;
  const met = wish.colors.flatMap((wanted) => {
    const name = metColor(wanted, scene);
    return name === null ? [] : [{ name, words: wanted.words }];
  });
  const [first] = met;
  const all = itemColors(item);
  const list = joinWithAnd(all.map(({ name }) => name));
  if (first !== undefined) {
    const isSame = first.name.toLowerCase() === first.words;
    return [
      {
        kind: 'color',
        weight: 0.6,
        wordings: [
          isSame
            ? `It comes in ${first.name}, the color you asked for.`
            : `${first.name} is the ${first.words} that you asked for.`,
          `You asked for ${first.words}; here it is called ${first.name}.`,
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

/** What was refused and is surely not there, with what is there instead. */
function refusedReasons(
  scene: ReasonScene,
  refused: readonly Wanted[],
  kind: 'refused' | 'remembered',
): Reason[] {
  const { facts, item } = scene;
  const gone = refused.filter(
    ({ concepts }) =>
      concepts.length > 0 && concepts.every((concept) => recordSays(facts, concept) === 'no'),
  );
  const [first] = gone;
  if (first === undefined) return [];
  const named = first.concepts[0];
  if (named === undefined || named.kind === 'type') return [];
  const name = refusedName(named.kind, named.id);
  const fabrics = fabricsOf(facts);
  const instead =
    named.kind === 'color'
      ? `it comes in ${joinWithAnd(itemColors(item).map((color) => color.name))}`
      : `it is ${joinWithAnd(fabrics)}`;
  if (named.kind !== 'color' && (named.kind !== 'material' || fabrics.length === 0)) {
    return [
      { kind, weight: 0.5, wordings: [`No ${name}, just as you asked, at ${priceOf(item)}.`] },
    ];
  }
  const asked = kind === 'refused' ? 'as you asked' : 'as you told me before';
  return [
    {
      kind,
      weight: kind === 'refused' ? 0.6 : 0.75,
      wordings: [
        `No ${name}, ${asked}: ${instead}.`,
        `${capitalize(instead)}, so no ${name}, ${asked}.`,
      ],
    },
  ];
}

const refusedName = (kind: string, id: string): string =>
  kind === 'attribute' ? (findAttribute(id)?.name ?? id) : id.replaceAll('-', ' ').toLowerCase();

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
  ...colorReason(scene),
  ...refusedReasons(scene, scene.wish.refused, 'refused'),
  ...refusedReasons(scene, scene.wish.refusedBefore, 'remembered'),
  ...brandReason(scene),
];
