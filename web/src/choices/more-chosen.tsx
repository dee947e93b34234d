import { ChoiceChip } from '../ui/form/choice-chip.tsx';
import { readableSize } from './readable-size.ts';
import type { SizeChoice, SizeListName } from './size-choice.ts';

/** Detailed sizes and fits that are chosen, so that they can be taken out without the dialog. */
export const MoreChosen = (props: SizeChoice & { names: readonly SizeListName[] }) =>
  props.names.flatMap((name) =>
    props.chosen[name].map((value) => (
      <ChoiceChip
        key={`${name} ${value}`}
        pressed
        onPress={() => props.onToggle(name, value)}
        count={props.counts?.[name][value]}
      >
        {readableSize(name, value)}
      </ChoiceChip>
    )),
  );
