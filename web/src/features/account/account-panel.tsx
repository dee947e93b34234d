import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import {
  SEARCH_SHORTCUT,
  setShortcut,
  useShortcutSetting,
} from '../../lib/page/search-shortcut.ts';
import { handleLogout, useSession } from '../../lib/session.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Kicker } from '../../ui/text/kicker.tsx';
import styles from './account.module.css';
import { LegalLinks } from './legal-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import { PreferenceSections } from './preference-sections.tsx';
import { SecuritySections } from './security-sections.tsx';
import { SupportForm } from './support-form.tsx';
import { changePreferences, usePreferencesDraft } from './unsaved-preferences.ts';
import { useSavedPreferences } from './use-saved-preferences.ts';

interface AccountPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Tells of the key that leads to the search box, and turns it off for those it gets in the way of. */
function SearchShortcut() {
  const isOn = useShortcutSetting((setting) => setting.isOn);
  return (
    <Switch
      label={`Press ${SEARCH_SHORTCUT} to search`}
      hint="The slash key takes you to the search box."
      isOn={isOn}
      onChange={setShortcut}
    />
  );
}

/** Everything a person may see and change of their account; saved when it closes. */
export function AccountPanel({ open, onClose }: AccountPanelProps) {
  const user = useSession((session) => session.user);
  const draft = usePreferencesDraft();
  const save = useSavedPreferences();

  const close = useBackToClose(open, () => {
    onClose();
    void save();
  });
  const logout = async () => {
    await save();
    onClose();
    await handleLogout();
  };

  return (
    <Sheet
      open={open}
      side="right"
      title={
        <>
          <Kicker as="span">Account</Kicker>
          {user === null ? 'Not Logged In' : user.name || user.email}
        </>
      }
      onClose={close}
    >
      {user !== null && (
        <>
          <PreferenceSections draft={draft} onChange={changePreferences} />
          <section className={styles.group} aria-labelledby="account-help">
            <Kicker as="h3" id="account-help" className={styles.kicker}>
              Help
            </Kicker>
            <Disclosure title="Support">
              <SupportForm />
            </Disclosure>
            <Disclosure title="Keyboard Shortcuts">
              <SearchShortcut />
            </Disclosure>
            <Disclosure title="Help & Legal">
              <LegalLinks />
            </Disclosure>
          </section>
          <SecuritySections />
          <LogoutButton onLogout={logout} />
        </>
      )}
    </Sheet>
  );
}
