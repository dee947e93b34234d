import { useBackToClose } from '../../lib/history/use-back-to-close.ts';
import { handleLogout, useSession } from '../../lib/session.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Kicker } from '../../ui/text/kicker.tsx';
import styles from './account.module.css';
import { LegalLinks } from './legal-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import { PreferenceSections } from './preference-sections.tsx';
import { SearchShortcut } from './search-shortcut.tsx';
import { SecuritySections } from './security-sections.tsx';
import { SupportForm } from './support-form.tsx';
import { changePreferences, usePreferencesDraft } from './unsaved-preferences.ts';
import { useSavedPreferences } from './use-saved-preferences.ts';

interface AccountPanelProps {
  open: boolean;
  onClose: () => void;
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
