import type { Item } from '@modiste/contract/entities/item';
import { findType } from '@modiste/lexicon/garment-types';
import { capitalize, joinWithAnd } from '../../speech/join-words.ts';
import { type Asked, asksOf } from '../topics/asked.ts';
import { tellFacts } from '../topics/tell-facts.ts';
import { itemCare } from './item-care.ts';
import {
  CARE_ASPECTS,
  type CareAspect,
  careOfAll,
  type MaterialCare,
  materialName,
} from './material-care.ts';

const CUES: Readonly<Record<CareAspect, readonly string[]>> = {
  iron: ['iron*', 'press*', 'steam*', 'wrinkl*', 'creas*'],
  store: [
    'stor*',
    'fold*',
    'hang up',
    'hanger',
    'moth*',
    'closet',
    'wardrobe',
    'put away',
    'put it away',
  ],
  dry: [
    'dryer',
    'tumble*',
    'line dry',
    'air dry',
    'hang dry',
    'dry it',
    'dry them',
    'dry a',
    'dry my',
    'drying',
  ],
  wash: ['wash*', 'clean*', 'launder*', 'laundry', 'machine', 'detergent', 'soak*', 'softener'],
};

/** What of the care is asked for; null where all of it is. */
export const aspectOf = (asked: Asked): CareAspect | null =>
  (['iron', 'store', 'dry', 'wash'] as const).find((aspect) => asksOf(asked, ...CUES[aspect])) ??
  null;

/** Facts of a material's care, those of the aspect that is asked for first. */
export function tellCare(asked: Asked, care: MaterialCare, most: number): string {
  const aspect = aspectOf(asked);
  const count = aspect === null ? most : Math.min(most, care[aspect].length);
  const rest = CARE_ASPECTS.filter((one) => one !== aspect);
  const firsts = rest.flatMap((one) => care[one].slice(0, 1));
  const others = [...rest.flatMap((one) => care[one].slice(1)), ...care.extra];
  const asks = (aspect === null ? [] : care[aspect]).map((say) => ({ say, direct: true }));
  return tellFacts(asked, [...asks, ...firsts, ...others], count);
}

/** What the weave of a material does not say of its fiber. */
export function tellWeave(
  { read: { speech } }: Asked,
  materials: readonly string[],
  care: MaterialCare,
): string {
  const weave = materials.find((id) => care.usually?.includes(id));
  if (weave === undefined) return '';
  const name = capitalize(materialName(weave));
  return speech.say(
    `${name} is usually ${care.name}, so this is for ${care.name}.`,
    `I take the ${name.toLowerCase()} for ${care.name} here, which it mostly is.`,
  );
}

const nounOf = (item: Item): string => findType(item.other_info.type)?.name ?? 'piece';

function tellMaterials({ read: { speech } }: Asked, item: Item, care: MaterialCare): string {
  const { materials, shares } = itemCare(item);
  const [noun, names] = [nounOf(item), joinWithAnd(materials.map(materialName))];
  const facts =
    shares === null
      ? [`Its page lists ${names}.`, `The ${noun} is listed as ${names}.`]
      : [`It is ${shares}.`, `The record gives ${shares}.`, `The ${noun} is ${shares}.`];
  // Once is enough: who asks on knows what it is made of.
  if (facts.some((fact) => speech.said.includes(fact))) return '';
  const told = speech.say(...facts);
  // Where the page has an instruction, no part of the piece decides.
  if (materials.length < 2 || itemCare(item).instruction !== null) return told;
  const decides = speech.say(
    `The ${care.name} decides, as the more delicate part.`,
    `Of these the ${care.name} needs the most care.`,
  );
  return [told, decides].filter((text) => text !== '').join(' ');
}

/** What an item's record says that bears on its care. */
export function tellItem(asked: Asked, item: Item): string {
  const { speech } = asked.read;
  const { materials, instruction } = itemCare(item);
  const care = careOfAll(materials);
  const made = care === null ? '' : tellMaterials(asked, item, care);
  const own =
    instruction === null
      ? ''
      : speech.say(
          `Its page says “${instruction}”, so keep to that.`,
          `The page itself asks for “${instruction}”.`,
          `“${capitalize(instruction)}” is what its page says.`,
        );
  return [made, own].filter((text) => text !== '').join(' ');
}

/** The safe way for what nobody knows the material of. */
export const SAFE_CARE: readonly (readonly string[])[] = [
  [
    'To be safe, wash it cold and gently, inside out, with mild detergent, and dry it flat or on a line.',
    'The safe way is a cold gentle wash, inside out, and no dryer.',
  ],
  [
    'Leave bleach and a hot iron out until you know the fabric.',
    'No bleach, no dryer and only a cool iron while the fabric is unknown.',
  ],
  [
    'If it is lined, beaded or tailored, let a cleaner do it.',
    'Anything lined, tailored or beaded is better off at the cleaner.',
  ],
];

/** Who has the last word. */
export const LABEL_DECIDES: readonly string[] = [
  'The care label decides.',
  'The label sewn inside has the last word.',
  'If the care label says otherwise, the label is right.',
  'Check the care label first: it knows the finish and the lining too.',
  'Where the label is stricter, follow the label.',
  'As always, its care label comes first.',
  'Let the care label overrule me.',
];
