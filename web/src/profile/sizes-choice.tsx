import { SizePicker } from '../choices/size-picker.tsx';
import { toggleSize } from './preferences-draft.ts';
import type { ProfilePart } from './profile-part.ts';

/** The sizes a shopper wears, with every size and fit there is behind the "+". */
export const SizesChoice = ({ draft, onChange }: ProfilePart) => (
  <SizePicker chosen={draft} onToggle={(name, size) => onChange(toggleSize(draft, name, size))} />
);
