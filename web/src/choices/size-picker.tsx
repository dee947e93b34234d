import { CLOTHING_SIZES, SHOES_SIZES } from '@modiste/contract/values';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBackToClose } from '../lib/history/use-back-to-close.ts';
import { ChoiceChip } from '../ui/form/choice-chip.tsx';
import { readableSize } from './readable-size.ts';
import type { SizeChoice, SizeListName } from './size-choice.ts';
import { SizeDialog, type SizeKind } from './size-dialog.tsx';
import { SizeGroup } from './size-group.tsx';
import styles from './size-picker.module.css';

/** Chosen detailed sizes and fits, so that they can be removed without the dialog. */
const MoreChosen = (props: SizeChoice & { names: readonly SizeListName[] }) =>
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

/** The everyday sizes, others that were picked, and the button that shows all sizes. */
export function SizePicker(choice: SizeChoice) {
  const [detailed, setDetailed] = useState<SizeKind>('clothing');
  const [isOpen, setIsOpen] = useState(false);
  const close = useBackToClose(isOpen, () => setIsOpen(false));
  const openDetailed = (kind: SizeKind) => {
    setDetailed(kind);
    setIsOpen(true);
  };
  const moreButton = (kind: SizeKind) => (
    <button
      type="button"
      className={styles.more}
      aria-label={`More ${kind} sizes`}
      aria-haspopup="dialog"
      onClick={() => openDetailed(kind)}
    >
      <Plus size={18} aria-hidden="true" />
    </button>
  );
  return (
    <>
      <SizeGroup {...choice} name="clothing_size" legend="Clothing" values={CLOTHING_SIZES}>
        <MoreChosen {...choice} names={['clothing_canonical_size', 'clothing_fit']} />
        {moreButton('clothing')}
      </SizeGroup>
      <SizeGroup {...choice} name="shoes_size" legend="Shoes" values={SHOES_SIZES}>
        <MoreChosen {...choice} names={['shoes_canonical_size']} />
        {moreButton('shoes')}
      </SizeGroup>
      <SizeDialog {...choice} kind={detailed} open={isOpen} onClose={close} />
    </>
  );
}
