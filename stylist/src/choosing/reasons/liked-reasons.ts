import type { Item } from '@modiste/contract/entities/item';
import type { QueryReading } from '@modiste/lexicon/understood-query';
import { attributePhrase } from '../../facts/attribute-phrases.ts';
import { exactFabrics, fabricName } from '../../facts/fabric-traits.ts';
import { type ItemFacts, readItemFacts } from '../../facts/item-facts.ts';
import { exactKind, withKindArticle } from '../../facts/item-names.ts';
import { recordSays } from '../../facts/record-says.ts';
import { capitalize } from '../../speech/join-words.ts';
import { metColor } from './met-color.ts';
import type { Reason, ReasonScene } from './reason.ts';
import type { Liked } from './remembered.ts';

/** The shop's name of a color that is liked, where it is that very color: navy, and not any blue. */
function likedColor({ words, concepts }: QueryReading, item: Item): string | null {
  const said = words.toLowerCase();
  const name = metColor({ words: said, concepts }, item);
  const isPlain = concepts.some(({ id }) => id.toLowerCase() === said);
  return name !== null && (isPlain || name.toLowerCase().includes(said)) ? name : null;
}

function isSo(reading: QueryReading, item: Item, facts: ItemFacts): boolean {
  if (reading.concepts.some(({ kind }) => kind === 'color'))
    return likedColor(reading, item) !== null;
  return (
    reading.concepts.length > 0 &&
    reading.concepts.every((concept) => recordSays(facts, concept) === 'yes')
  );
}

/** Whether an item is what somebody likes, by its record. */
export function isLiked({ phrase, readings }: Liked, item: Item): boolean {
  if (readings.length === 0) return item.brand.toLowerCase() === phrase.toLowerCase();
  const facts = readItemFacts(item);
  return readings.every((reading) => isSo(reading, item, facts));
}

/** What of an item meets a liking: "it is made of linen", "it comes in navy". */
function tellMet({ readings }: Liked, item: Item): string {
  const [reading] = readings;
  const kind = exactKind(item);
  const it = kind.isPair ? 'they' : 'it';
  const [is, comes, has] = kind.isPair ? ['are', 'come', 'have'] : ['is', 'comes', 'has'];
  if (reading === undefined) return `${it} ${is} by ${item.brand}`;
  const [concept] = reading.concepts;
  if (readings.length > 1 || concept === undefined) {
    return `${it} ${is} ${kind.isPair ? 'such a pair' : 'one of those'}`;
  }
  if (concept.kind === 'color') return `${it} ${comes} in ${likedColor(reading, item) ?? ''}`;
  if (concept.kind === 'material') {
    const materials = readItemFacts(item).garment.materials;
    const fabric = exactFabrics(materials).find((id) => id === concept.id) ?? concept.id;
    return `${it} ${is} made with ${fabricName(fabric)}`;
  }
  if (concept.kind === 'type') return `this is ${withKindArticle('', kind)}`;
  const phrase = concept.kind === 'attribute' ? attributePhrase(concept.id) : null;
  if (phrase !== null) return `${it} ${has} ${phrase}`;
  return `${it} ${is} ${reading.words.toLowerCase()}`;
}

/** What the shopper likes and an item has, where it tells that item from others. */
export function likedReasons({ item, among, wish }: ReasonScene): Reason[] {
  const told = wish.remembered.likes.filter(
    (liked) => isLiked(liked, item) && !among.every((other) => isLiked(liked, other)),
  );
  return told.slice(0, 1).map((liked) => {
    const met = tellMet(liked, item);
    return {
      kind: 'liked' as const,
      weight: 0.85,
      wordings: [
        `${capitalize(liked.said)}, as you told me, and ${met}.`,
        `${capitalize(met)}, and I remember that ${liked.said}.`,
      ],
    };
  });
}
