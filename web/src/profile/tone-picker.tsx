import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { AI_TONES } from '@modiste/contract/values';
import { RadioGroup } from '../ui/form/radio-group.tsx';
import type { ProfilePart } from './profile-part.ts';

const OPTIONS = AI_TONES.map((value) => ({
  value,
  label: value,
  description: AI_TONE_DESCRIPTIONS[value],
}));

/** How the assistant is to speak: one of ten voices, each with what it sounds like. */
export const TonePicker = ({ draft, onChange }: ProfilePart) => (
  <RadioGroup
    look="columns"
    legend="Your stylist’s tone"
    options={OPTIONS}
    value={draft.ai_tone}
    onChange={(ai_tone) =>
      onChange({ ai_tone, ai_tone_description: AI_TONE_DESCRIPTIONS[ai_tone] })
    }
  />
);
