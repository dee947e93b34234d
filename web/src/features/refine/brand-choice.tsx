import type { Facets } from '@modiste/contract/calls/search';
import { BRAND_CHARS_MAX } from '@modiste/contract/limits';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './brand-choice.module.css';
import { FacetChoice } from './facet-choice.tsx';

const BRANDS_SHOWN = 12;

interface BrandChoiceProps {
  chosen: readonly string[];
  onToggle: (brand: string) => void;
  facets: Facets | null;
  /** What brands are looked for by. */
  text: string;
  onText: (text: string) => void;
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en');

const isCalled = (brand: string, text: string) =>
  brand.toLowerCase().includes(text.trim().toLowerCase());

/** The brands that the shop has most of; all of them can be looked through by name. */
export function BrandChoice({ chosen, onToggle, facets, text, onText }: BrandChoiceProps) {
  const counts = facets?.brand;
  const counted = Object.keys(counts ?? {}).filter((brand) => isCalled(brand, text));
  const values = [...new Set([...chosen, ...counted])].toSorted(byName);
  const unseen = (facets?.brands ?? 0) - counted.length;
  return (
    <FacetChoice
      legend="Brand"
      values={values}
      chosen={chosen}
      onToggle={onToggle}
      counts={counts}
      most={BRANDS_SHOWN}
      onFold={() => onText('')}
    >
      <div className={styles.search}>
        <TextField
          label="Find a brand"
          type="search"
          maxLength={BRAND_CHARS_MAX}
          value={text}
          onText={onText}
        />
        <p className={styles.hint} role="status">
          {counted.length === 0 && text !== '' && 'No matching brands.'}
          {unseen > 0 && `And ${unseen.toLocaleString('en-US')} more. Type to find a brand.`}
        </p>
      </div>
    </FacetChoice>
  );
}
