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
    <Question title="Style For" hint="Whom are we dressing? One, or several.">
      <GenderChoice {...part} />
    </Question>
    <Question
      title="Your Sizes"
      hint="Searches begin with what comes in them. The + opens every size, waist and fit."
    >
      <div>
        <SizesChoice {...part} />
      </div>
    </Question>
    <Question title="Fashion Vibe" hint="What should your clothes say before you do?">
      <PersonalityChoice {...part} />
      <NotesField {...part} />
    </Question>
    <Question
      title="Preferred Style"
      hint="The pages you would linger on, and those you miss here."
    >
      <div>
        <StyleChoice {...part} />
      </div>
    </Question>
  </>
);
