import { LocationField } from '../../profile/location-field.tsx';
import type { ProfilePart } from '../../profile/profile-part.ts';
import { TonePicker } from '../../profile/tone-picker.tsx';
import { Question } from './question.tsx';

/** How the assistant speaks, and where the shopper lives. */
export const AssistantQuestions = (part: ProfilePart) => (
  <>
    <Question
      title="Its Tone"
      hint="One of ten voices. You may change your mind whenever you like."
    >
      <TonePicker {...part} />
    </Question>
    <Question
      title="Your Location"
      hint="So that advice fits your season and your weather. It stays your choice whether to share it."
    >
      <LocationField {...part} />
    </Question>
  </>
);
