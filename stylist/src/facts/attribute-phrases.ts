import { attributeGroup, findAttribute } from '@modiste/lexicon/attributes';
import phrases from './attribute-phrases.json' with { type: 'json' };

const PHRASES: Readonly<Record<string, string>> = phrases;

/** An attribute as a noun phrase that an item "has" or "is": "long sleeves", "a V-neck". */
export function attributePhrase(id: string): string | null {
  const group = attributeGroup(id);
  const name = findAttribute(id)?.name ?? id.replaceAll('-', ' ');
  const own = PHRASES[id];
  if (own !== undefined) return own;
  if (group === 'sleeve' && name.endsWith('sleeve')) return `${name}s`;
  if (group === 'neckline') return `a ${name.replace(/^v neck$/, 'V-neck')}`;
  if (group === 'rise') return `a ${name.replace('waisted', 'waist')}`;
  return null;
}
