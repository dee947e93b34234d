import { MESSAGES } from '@modiste/contract/messages';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { WaitingGrid } from '../items/item-grid.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import { FailurePopup } from '../ui/feedback/failure-popup.tsx';
import { LogoLoader } from '../ui/feedback/logo-loader.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { Pulse } from '../ui/feedback/pulse.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { Tooltip } from '../ui/feedback/tooltip.tsx';
import { Button } from '../ui/form/button.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import styles from './gallery.module.css';
import { LONG, nothing, type Part } from './part.ts';

function Popup({ message }: { message: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        Fail
      </Button>
      {isOpen && <FailurePopup message={message} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export const FEEDBACK_PARTS: readonly Part[] = [
  {
    name: 'Notice',
    states: [
      { state: 'default', content: <Notice message="Verification email sent." /> },
      {
        state: 'with an action',
        content: (
          <Notice message="We couldn’t send the email.">
            <Button look="outline">Resend email</Button>
          </Notice>
        ),
      },
      { state: 'long text', content: <Notice message={LONG} /> },
    ],
  },
  {
    name: 'Failure popup',
    note: 'At the top of the page, until it is dismissed.',
    states: [
      { state: 'default', content: <Popup message={MESSAGES.search_failed} /> },
      { state: 'long text', content: <Popup message={`${LONG}\n${LONG}`} /> },
    ],
  },
  {
    name: 'Spinner',
    note: 'Turns slowly where less motion is wanted.',
    states: [{ state: 'busy', content: <Spinner /> }],
  },
  {
    name: 'Pulse',
    states: [
      { state: 'idle', content: <Pulse status="idle" onPress={nothing} /> },
      { state: 'thinking', content: <Pulse status="thinking" onPress={nothing} /> },
      { state: 'loading', content: <Pulse status="loading" onPress={nothing} /> },
    ],
  },
  {
    name: 'Tooltip',
    states: [
      {
        state: 'shown',
        content: (
          <Tooltip text={MESSAGES.attached} side="below" edge="start">
            <IconButton label="Attach" icon={Heart} look="floating" />
          </Tooltip>
        ),
      },
      {
        state: 'silent',
        content: (
          <Tooltip text={null}>
            <IconButton label="Attach" icon={Heart} look="floating" />
          </Tooltip>
        ),
      },
    ],
  },
  {
    name: 'Badge',
    states: [
      {
        state: 'over a picture',
        content: (
          <div className={styles.picture}>
            <Skeleton className={styles.shape} />
            <Badge>Price drop</Badge>
          </div>
        ),
      },
    ],
  },
  {
    name: 'Skeleton',
    states: [
      {
        state: 'picture',
        content: (
          <div className={styles.picture}>
            <Skeleton className={styles.shape} />
          </div>
        ),
      },
      { state: 'grid', content: <WaitingGrid count={3} /> },
    ],
  },
  { name: 'Loader', states: [{ state: 'app loading', content: <LogoLoader /> }] },
];
