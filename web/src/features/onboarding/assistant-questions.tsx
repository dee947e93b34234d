import { LocationField } from '../../profile/location-field.tsx';
import type { ProfilePart } from '../../profile/profile-part.ts';
import { TonePicker } from '../../profile/tone-picker.tsx';
import { Question } from './question.tsx';

/** How the assistant speaks, and where the shopper lives. */
export const AssistantQuestions = (part: ProfilePart) => (
  <>
    <Question title="Stylist Tone" hint="Choose from ten voices. You can change it anytime.">
      <TonePicker {...part} />
    </Question>
    <Question
      title="Your Location"
      hint="So recommendations fit your season and weather. Sharing it is optional."
    >
      <LocationField {...part} />
    </Question>
  </>
);
