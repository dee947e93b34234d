import { PERSONALITY_TAGS } from '@modiste/contract/values';
import { ChoiceGroup } from '../ui/form/choice-group.tsx';
import { toggleValue } from './preferences-draft.ts';
import type { ProfilePart } from './profile-part.ts';

/** What a shopper's clothes should say of them. */
export const PersonalityChoice = ({ draft, onChange }: ProfilePart) => (
  <ChoiceGroup
    legend="Fashion Vibe"
    values={PERSONALITY_TAGS}
    chosen={draft.personality}
    onToggle={(tag) =>
      onChange({ personality: toggleValue(draft.personality, PERSONALITY_TAGS, tag) })
    }
    isLegendHidden
  />
);
