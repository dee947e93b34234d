import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { DislikeChoice } from './dislike-choices.ts';
import { useDislike } from './use-dislike.ts';

const dislikeDialog = lazyComponent(() =>
  import('./dislike-dialog.tsx').then(({ DislikeDialog }) => DislikeDialog),
);

interface NotForMeProps {
  /** A piece, or the pieces of an outfit. */
  pieces: readonly Item[];
  /** What it is called. */
  name: string;
}

/** The way to say that something is not for oneself: a sign on a piece, words beside an outfit. */
export function NotForMe({ pieces, name }: NotForMeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const dislike = useDislike();
  const close = (chosen: DislikeChoice | null) => {
    setIsOpen(false);
    if (chosen !== null) void dislike(chosen);
  };
  const drawDialog = useLazyComponent(dislikeDialog, {
    isWanted: wasOpened,
    failure: MESSAGES.unexpected,
    onFailed: () => {
      setIsOpen(false);
      setWasOpened(false);
    },
  });
  const button = {
    'aria-haspopup': 'dialog',
    onClick: () => {
      setIsOpen(true);
      setWasOpened(true);
    },
  } as const;
  return (
    <>
      {pieces.length === 1 ? (
        <IconButton
          {...button}
          label={`Not for me: ${name}`}
          icon={ThumbsDown}
          look="over-picture"
          size={16}
        />
      ) : (
        <Button {...button} look="quiet" aria-label={`Not for me: ${name}`}>
          Not for me
        </Button>
      )}
      {wasOpened && drawDialog({ open: isOpen, pieces, onClose: close })}
    </>
  );
}
