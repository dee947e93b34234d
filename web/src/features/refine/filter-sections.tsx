import type { Facets } from '@modiste/contract/calls/search';
import type { ListFilterName } from '@modiste/contract/filters/filters';
import { type Filters, SIZE_FILTER_NAMES } from '@modiste/contract/filters/filters';
import { MATERIALS } from '@modiste/contract/material-values';
import { formatPrice } from '@modiste/contract/price';
import { CATEGORIES, COLORS, GENDERS } from '@modiste/contract/values';
import type { Ref } from 'react';
import { readableSize } from '../../choices/readable-size.ts';
import { SizePicker } from '../../choices/size-picker.tsx';
import { ColorSwatch } from '../../items/color-swatch.tsx';
import { ChoiceChip } from '../../ui/form/choice-chip.tsx';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { BrandChoice } from './brand-choice.tsx';
import { FacetChoice } from './facet-choice.tsx';
import { PriceRange } from './price-range.tsx';
import type { useRefineDraft } from './use-refine-draft.ts';

/** The sizes and fits that are chosen, in words. */
const chosenSizes = (filters: Filters): string =>
  SIZE_FILTER_NAMES.flatMap((name) => filters[name].map((value) => readableSize(name, value))).join(
    ', ',
  );

/** "$20 – $150", or the one bound there is. */
function chosenPrices({ priceRangeMin: min, priceRangeMax: max }: Filters): string {
  if (min !== null && max !== null) return `${formatPrice(min)} – ${formatPrice(max)}`;
  if (min !== null) return `From ${formatPrice(min)}`;
  return max === null ? '' : `Up to ${formatPrice(max)}`;
}

interface FilterSectionsProps {
  refining: ReturnType<typeof useRefineDraft>;
  facets: Facets | null;
  section: (
    title: string,
    isFocused?: boolean,
  ) => { title: string; startsOpen: boolean; summaryRef: Ref<HTMLElement> | undefined };
  /** Whether the first of them gets the focus. */
  isFocused: boolean;
  brandText: string;
  onBrandText: (text: string) => void;
}

const MATERIALS_SHOWN = 12;

const colorMark = (value: string) => {
  const color = COLORS.find((one) => one === value);
  return color && <ColorSwatch color={color} />;
};

/** Everything of the panel but the order of the results. */
export function FilterSections(props: FilterSectionsProps) {
  const { refining, facets, section, isFocused, brandText, onBrandText } = props;
  const { draft } = refining;
  const chosen = draft.filters;
  const list = (name: 'gender' | 'category' | 'material' | 'color' | 'brand') => ({
    chosen: chosen[name],
    onToggle: (value: string) => refining.change(name, value),
    counts: facets?.[name],
  });
  const toggle = (name: ListFilterName, value: string) => refining.change(name, value);
  return (
    <>
      <Disclosure {...section('Gender', isFocused)} summary={chosen.gender.join(', ')}>
        <ChoiceGroup legend="Gender" values={GENDERS} {...list('gender')} isLegendHidden />
      </Disclosure>
      <Disclosure {...section('Category')} summary={chosen.category.join(', ')}>
        <FacetChoice legend="Category" values={CATEGORIES} {...list('category')} />
      </Disclosure>
      <Disclosure {...section('Size')} summary={chosenSizes(chosen)}>
        <SizePicker chosen={chosen} onToggle={toggle} counts={facets ?? undefined} />
      </Disclosure>
      <Disclosure {...section('Color')} summary={chosen.color.join(', ')}>
        <FacetChoice legend="Color" values={COLORS} {...list('color')} mark={colorMark} />
      </Disclosure>
      <Disclosure {...section('Brand')} summary={chosen.brand.join(', ')}>
        <BrandChoice {...list('brand')} facets={facets} text={brandText} onText={onBrandText} />
      </Disclosure>
      <Disclosure {...section('Material')} summary={chosen.material.join(', ')}>
        <FacetChoice
          legend="Material"
          values={MATERIALS}
          {...list('material')}
          most={MATERIALS_SHOWN}
        />
      </Disclosure>
      <Disclosure {...section('Sale')} summary={chosen.sale ? 'On sale only' : ''}>
        <ChoiceChip
          pressed={chosen.sale}
          onPress={() => refining.change('sale', !chosen.sale)}
          count={facets?.sale}
        >
          On sale only
        </ChoiceChip>
      </Disclosure>
      <Disclosure {...section('Price Range')} summary={chosenPrices(chosen)}>
        <PriceRange
          draft={draft}
          found={facets?.price ?? null}
          onType={refining.type}
          onCommit={refining.commit}
        />
      </Disclosure>
    </>
  );
}
