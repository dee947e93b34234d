import { USER_NOTES_CHARS_MAX } from '@modiste/contract/limits';
import { TextArea } from '../ui/form/text-area.tsx';
import type { ProfilePart } from './profile-part.ts';

const COUNTED_FROM_LEFT = 200;
/** What is read out changes in steps: nobody wants to hear every letter counted. */
const READ_OUT_STEP = 50;

function spokenLeft(left: number): string {
  if (left > COUNTED_FROM_LEFT) return '';
  if (left === 0) return 'No characters left';
  return `At most ${Math.ceil(left / READ_OUT_STEP) * READ_OUT_STEP} characters left`;
}

/** What a shopper wants to say about their taste, in their own words. */
export function NotesField({ draft, onChange }: ProfilePart) {
  const left = USER_NOTES_CHARS_MAX - draft.user_notes.length;
  return (
    <>
      <TextArea
        label="Share something about your fashion interests"
        isQuiet
        rows={4}
        maxLength={USER_NOTES_CHARS_MAX}
        placeholder="Linen in summer, nothing itchy, and I never leave the house without a scarf…"
        value={draft.user_notes}
        onText={(user_notes) => onChange({ user_notes })}
        hint={
          <span aria-hidden="true">{left <= COUNTED_FROM_LEFT && `${left} characters left`}</span>
        }
      />
      <p className="visually-hidden" role="status">
        {spokenLeft(left)}
      </p>
    </>
  );
}
