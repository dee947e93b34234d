import type { PosePhotoFault } from '@modiste/contract/values';
import styles from './photo-advice.module.css';

/** What is wrong with a photo, and what would be better. */
const ADVICE: Readonly<Record<PosePhotoFault, { fault: string; tip: string }>> = {
  no_person: {
    fault: 'We can’t make out a person',
    tip: 'Take a photo of yourself, standing, in front of a plain wall.',
  },
  several_people: {
    fault: 'There is more than one person',
    tip: 'Choose a photo with only you in it.',
  },
  seated: {
    fault: 'You seem to be sitting or bending a leg',
    tip: 'Stand upright, so that clothes hang straight.',
  },
  turned_away: { fault: 'You are turned away', tip: 'Face the camera, both shoulders in view.' },
  cropped: {
    fault: 'Your whole body isn’t in the picture',
    tip: 'Step back until your head and feet are in view. What is cut off can’t be dressed.',
  },
  too_dark: { fault: 'The photo is dark', tip: 'Use daylight, with the window behind the camera.' },
  too_small: {
    fault: 'You are small in the picture',
    tip: 'Step closer, or use the original photo rather than a small copy.',
  },
};

/** One fault of a photo and what would help, in plain words. */
export const adviceOn = (fault: PosePhotoFault): string =>
  `${ADVICE[fault].fault}. ${ADVICE[fault].tip}`;

/** What makes garments hard to show on a photo, and what would help. */
export const PhotoAdvice = ({ faults }: { faults: readonly PosePhotoFault[] }) => (
  <ul className={styles.advice}>
    {faults.map((fault) => (
      <li key={fault}>
        <strong>{ADVICE[fault].fault}.</strong> {ADVICE[fault].tip}
      </li>
    ))}
  </ul>
);
