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
import { Dialog } from '../ui/overlay/dialog.tsx';
import { BottomSizes } from './bottom-sizes.tsx';
import type { SizeChoice } from './size-choice.ts';
import { SizeGroup } from './size-group.tsx';

export type SizeKind = 'clothing' | 'shoes';

interface SizeDialogProps extends SizeChoice {
  kind: SizeKind;
  open: boolean;
  onClose: () => void;
}

const ClothingSizes = (choice: SizeChoice) => (
  <>
    <SizeGroup {...choice} name="clothing_size" legend="Clothing" values={CLOTHING_SIZES} />
    <SizeGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Extended clothing sizes"
      values={ALPHA_EXTRA_SIZES}
    />
    <SizeGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Tops/Dresses/Suits, women"
      values={WOMENS_NUMERIC_SIZES}
    />
    <SizeGroup
      {...choice}
      name="clothing_canonical_size"
      legend="Tops/Dresses/Suits, men"
      values={MENS_NUMERIC_SIZES}
    />
    <BottomSizes {...choice} />
    <SizeGroup {...choice} name="clothing_fit" legend="Women Fit" values={WOMENS_FITS} />
    <SizeGroup {...choice} name="clothing_fit" legend="Men Fit" values={MENS_FITS} />
  </>
);

const ShoeSizes = (choice: SizeChoice) => (
  <>
    <SizeGroup {...choice} name="shoes_size" legend="Shoes" values={SHOES_SIZES} />
    <SizeGroup
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
