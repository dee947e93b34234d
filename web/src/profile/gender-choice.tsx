import { GENDERS } from '@modiste/contract/values';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { toggleValue } from './preferences-draft.ts';
import type { ProfilePart } from './profile-part.ts';

/** Whom the clothes are for; any number of the three. */
export const GenderChoice = ({ draft, onChange }: ProfilePart) => (
  <ChoiceGroup
    legend="Style For"
    values={GENDERS}
    chosen={draft.gender_preference}
    onToggle={(gender) =>
      onChange({ gender_preference: toggleValue(draft.gender_preference, GENDERS, gender) })
    }
    isLegendHidden
  />
);
