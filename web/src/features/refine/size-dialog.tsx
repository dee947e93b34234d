import {
  ALPHA_EXTRA_SIZES,
  CLOTHING_SIZES,
  MENS_FITS,
  MENS_NUMERIC_SIZES,
  SHOES_CANONICAL_SIZES,
  SHOES_SIZES,
  WOMENS_FITS,
  WOMENS_NUMERIC_SIZES,
} from '@modiste/contract/values';
import { Dialog } from '../../ui/dialog.tsx';
import { BottomSizes } from './bottom-sizes.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { ListChoice } from './list-choice.ts';
import { readableSize } from './readable-size.ts';

export type SizeKind = 'clothing' | 'shoes';

interface SizeDialogProps extends ListChoice {
  kind: SizeKind;
  open: boolean;
  onClose: () => void;
}

const readableFit = (value: string) => readableSize('clothing_fit', value);

const ClothingSizes = (choice: ListChoice) => (
  <>
    <ChoiceGroup {...choice} name="clothing_size" legend="Clothing" values={CLOTHING_SIZES} />
    <ChoiceGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Clothing, more sizes"
      values={ALPHA_EXTRA_SIZES}
    />
    <ChoiceGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Tops/Dresses/Suits, women"
      values={WOMENS_NUMERIC_SIZES}
    />
    <ChoiceGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Tops/Dresses/Suits, men"
      values={MENS_NUMERIC_SIZES}
    />
    <BottomSizes {...choice} />
    <ChoiceGroup
      {...choice}
      name="clothing_fit"
      legend="Women Fit"
      values={WOMENS_FITS}
      readable={readableFit}
    />
    <ChoiceGroup
      {...choice}
      name="clothing_fit"
      legend="Men Fit"
      values={MENS_FITS}
      readable={readableFit}
    />
  </>
);

const ShoeSizes = (choice: ListChoice) => (
  <>
    <ChoiceGroup {...choice} name="shoes_size" legend="Shoes" values={SHOES_SIZES} />
    <ChoiceGroup
      {...choice}
      name="shoes_canonical_size"
      legend="Half sizes"
      values={SHOES_CANONICAL_SIZES}
    />
  </>
);

/** Every size there is, for those whom the everyday sizes do not fit. */
export const SizeDialog = ({ kind, open, onClose, ...choice }: SizeDialogProps) => (
  <Dialog
    open={open}
    title={kind === 'clothing' ? 'Clothing sizes' : 'Shoe sizes'}
    onClose={onClose}
  >
    {kind === 'clothing' ? <ClothingSizes {...choice} /> : <ShoeSizes {...choice} />}
  </Dialog>
);
