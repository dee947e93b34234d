import { GenderChoice } from '../../profile/gender-choice.tsx';
import { NotesField } from '../../profile/notes-field.tsx';
import { PersonalityChoice } from '../../profile/personality-choice.tsx';
import type { ProfilePart } from '../../profile/profile-part.ts';
import { SizesChoice } from '../../profile/sizes-choice.tsx';
import { StyleChoice } from '../../profile/style-choice.tsx';
import { Question } from './question.tsx';

/** Whom it is for, sizes, vibe and styles. */
export const StyleQuestions = (part: ProfilePart) => (
  <>
    <Question title="Style For" hint="Who are you shopping for? Choose one or more.">
      <GenderChoice {...part} />
    </Question>
    <Question
      title="Your Sizes"
      hint="Your searches start with these. Tap + for every size, waist and fit."
    >
      <div>
        <SizesChoice {...part} />
      </div>
    </Question>
    <Question title="Fashion Vibe" hint="What should your clothes say about you?">
      <PersonalityChoice {...part} />
      <NotesField {...part} />
    </Question>
    <Question title="Preferred Style" hint="Choose the styles you love, or add your own.">
      <div>
        <StyleChoice {...part} />
      </div>
    </Question>
  </>
);
