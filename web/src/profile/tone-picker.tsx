import { AI_TONE_DESCRIPTIONS } from '@modiste/contract/tones';
import { AI_TONES } from '@modiste/contract/values';
import { useId } from 'react';
import type { ProfilePart } from './profile-part.ts';
import styles from './tone-picker.module.css';

/** How the assistant is to speak: one of ten voices, each with what it sounds like. */
export function TonePicker({ draft, onChange }: ProfilePart) {
  const id = useId();
  return (
    <fieldset className={styles.tones}>
      <legend className="visually-hidden">Your stylist’s tone</legend>
      {AI_TONES.map((tone, place) => (
        <label key={tone} className={styles.tone}>
          <input
            type="radio"
            className={styles.radio}
            name={id}
            aria-labelledby={`${id}-${place}-name`}
            aria-describedby={`${id}-${place}-sound`}
            checked={draft.ai_tone === tone}
            onChange={() =>
              onChange({ ai_tone: tone, ai_tone_description: AI_TONE_DESCRIPTIONS[tone] })
            }
          />
          <span id={`${id}-${place}-name`} className={styles.name}>
            {tone}
          </span>
          <span id={`${id}-${place}-sound`} className={styles.sound}>
            {AI_TONE_DESCRIPTIONS[tone]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
