import type { ReactNode } from 'react';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { readableSize } from './readable-size.ts';
import type { SizeChoice, SizeListName } from './size-choice.ts';

interface SizeGroupProps extends SizeChoice {
  name: SizeListName;
  legend: string;
  values: readonly string[];
  children?: ReactNode;
}

/** Sizes of one list as chips. */
export const SizeGroup = ({ name, chosen, onToggle, counts, ...rest }: SizeGroupProps) => (
  <ChoiceGroup
    {...rest}
    chosen={chosen[name]}
    counts={counts?.[name]}
    onToggle={(value) => onToggle(name, value)}
    readable={(value) => readableSize(name, value)}
  />
);
