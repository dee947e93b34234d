import { MESSAGES } from '@modiste/contract/messages';
import { showFailure } from '../../lib/failure-popup.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './social-buttons.module.css';
import { AppleMark, FacebookMark, GoogleMark } from './social-marks.tsx';

interface SocialButtonsProps {
  isBusy: boolean;
  /** Does something with the form, unless it is busy. */
  onPress: (act: () => void) => void;
  onGoogle: () => void;
}

/** The ways in by an account elsewhere. */
export const SocialButtons = ({ isBusy, onPress, onGoogle }: SocialButtonsProps) => {
  const look = { look: 'outline', className: styles.button, 'aria-disabled': isBusy } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>or continue with</legend>
      <div className={styles.buttons}>
        <Button {...look} onClick={() => onPress(() => showFailure(MESSAGES.apple_blocked))}>
          <AppleMark />
          Apple
        </Button>
        <Button {...look} onClick={() => onPress(() => showFailure(MESSAGES.facebook_blocked))}>
          <FacebookMark />
          Facebook
        </Button>
        <Button {...look} onClick={onGoogle}>
          <GoogleMark />
          Google
        </Button>
      </div>
    </fieldset>
  );
};
