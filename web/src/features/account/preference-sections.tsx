import { lazyComponent } from '../../lib/lazy-component.ts';
import { useChatMode } from '../../lib/page/use-chat-mode.ts';
import { GenderChoice } from '../../profile/gender-choice.tsx';
import { LocationField } from '../../profile/location-field.tsx';
import { NotesField } from '../../profile/notes-field.tsx';
import { PersonalityChoice } from '../../profile/personality-choice.tsx';
import type { ProfilePart } from '../../profile/profile-part.ts';
import { SizesChoice } from '../../profile/sizes-choice.tsx';
import { StyleChoice } from '../../profile/style-choice.tsx';
import { TonePicker } from '../../profile/tone-picker.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Kicker } from '../../ui/text/kicker.tsx';
import styles from './account.module.css';
import { FetchedDisclosure } from './fetched-disclosure.tsx';

const memorySection = lazyComponent(() =>
  import('./memory/memory-section.tsx').then(({ MemorySection }) => MemorySection),
);

const dislikesSection = lazyComponent(() =>
  import('./dislikes/dislikes-section.tsx').then(({ DislikesSection }) => DislikesSection),
);

/** What the stylist remembers. */
export const MemoryDisclosure = () => (
  <FetchedDisclosure
    title="What Your Stylist Remembers"
    loading="Loading what your stylist remembers"
    section={memorySection}
  />
);

/** What the shopper said is not for them. */
export const DislikesDisclosure = () => (
  <FetchedDisclosure
    title="Not for Me"
    loading="Loading what’s not for you"
    section={dislikesSection}
  />
);

/** What the shopper told about themselves, in parts that fold. */
export function PreferenceSections(part: ProfilePart) {
  const { draft } = part;
  const [isChatOn, setChatMode] = useChatMode();
  return (
    <section className={styles.group} aria-labelledby="account-preferences">
      <Kicker as="h3" id="account-preferences" className={styles.kicker}>
        Your preferences
      </Kicker>
      <Disclosure title="Profile" summary={draft.personality.join(', ')}>
        <div className={styles.stack}>
          <PersonalityChoice {...part} />
          <NotesField {...part} />
        </div>
      </Disclosure>
      <Disclosure
        title="Style Preferences"
        summary={[...draft.gender_preference, ...draft.style_preference].join(', ')}
      >
        <div className={styles.stack}>
          <div>
            <p className={styles.label} aria-hidden="true">
              Style For
            </p>
            <GenderChoice {...part} />
          </div>
          <div>
            <SizesChoice {...part} />
          </div>
          <div>
            <p className={styles.label} aria-hidden="true">
              Preferred Style
            </p>
            <StyleChoice {...part} />
          </div>
        </div>
      </Disclosure>
      <Disclosure title="AI Assistant" summary={draft.ai_tone ?? ''}>
        <div className={styles.stack}>
          <Switch
            label="Chat"
            hint="Chat with your stylist while you search."
            isOn={isChatOn}
            onChange={setChatMode}
          />
          <TonePicker {...part} />
        </div>
      </Disclosure>
      <MemoryDisclosure />
      <DislikesDisclosure />
      <Disclosure title="Location" summary={draft.location ?? ''}>
        <LocationField {...part} />
      </Disclosure>
    </section>
  );
}
