import { MESSAGES } from '@modiste/contract/messages';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import styles from './login-notice.module.css';

/** What the form has to say besides failures. */
export type LoginNews = 'verification-sent' | 'verification-not-sent' | 'unverified' | 'reset-sent';

const TEXTS: Readonly<Record<LoginNews, string>> = {
  'verification-sent': MESSAGES.verification_sent,
  'verification-not-sent': 'Your account was created, but we couldn’t send the verification email.',
  unverified: 'Use the link in the email we sent when you signed up.',
  'reset-sent': MESSAGES.reset_sent,
};

interface LoginNoticeProps {
  news: LoginNews | null;
  /** Where mails can be read while the product is developed. */
  mailboxUrl: string | null;
  onSendAgain: () => void;
}

export function LoginNotice({ news, mailboxUrl, onSendAgain }: LoginNoticeProps) {
  const wasSent = news === 'verification-sent' || news === 'reset-sent';
  return (
    <Notice message={news === null ? null : TEXTS[news]}>
      {wasSent && mailboxUrl !== null && (
        <a className={styles.mailbox} href={mailboxUrl} target="_blank" rel="noreferrer">
          Open the development mailbox
        </a>
      )}
      {!wasSent && (
        <Button look="outline" onClick={onSendAgain}>
          Resend email
        </Button>
      )}
    </Notice>
  );
}
