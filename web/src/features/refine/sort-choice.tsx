import { SORTS, type Sort } from '@modiste/contract/values';
import { RadioGroup } from '../../ui/form/radio-group.tsx';

const OPTIONS = SORTS.map((value) => ({ value, label: value }));

interface SortChoiceProps {
  sort: Sort | null;
  onChange: (sort: Sort) => void;
}

/** The order of the results, one of three; relevance while none was chosen. */
export const SortChoice = ({ sort, onChange }: SortChoiceProps) => (
  <RadioGroup legend="Sort By" options={OPTIONS} value={sort ?? 'Relevance'} onChange={onChange} />
);
