import type { ListFilterName } from '@modiste/contract/filters/filters';
import { ChoiceChip } from './choice-chip.tsx';
import type { ListChoice } from './list-choice.ts';
import { readableSize } from './readable-size.ts';

/** Detailed sizes and fits that are chosen, so that they can be taken out without the dialog. */
export const MoreChosen = (props: ListChoice & { names: readonly ListFilterName[] }) =>
  props.names.flatMap((name) =>
    props.filters[name].map((value) => (
      <ChoiceChip key={`${name} ${value}`} pressed onPress={() => props.onToggle(name, value)}>
        {readableSize(name, value)}
      </ChoiceChip>
    )),
  );
