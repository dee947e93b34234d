import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { ThumbsDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { returnFocus } from '../../../lib/page/return-focus.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { DislikeChoice } from './dislike-choices.ts';
import { takeReturning, useDislike } from './use-dislike.ts';

const dislikeDialog = lazyComponent(() =>
  import('./dislike-dialog.tsx').then(({ DislikeDialog }) => DislikeDialog),
);

interface NotForMeProps {
  /** A piece, or the pieces of an outfit. */
  pieces: readonly Item[];
  /** What it is called. */
  name: string;
}

/** The way to say that something is not for oneself. */
export function NotForMe({ pieces, name }: NotForMeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const id = `not-for-me-${pieces.length}-${pieces[0]?.id}`;
  const dislike = useDislike(id);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takeReturning(id)) returnFocus(button.current);
  }, [id]);
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
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={`Not for me: ${name}`}
        icon={ThumbsDown}
        look={pieces.length === 1 ? 'over-picture' : 'plain'}
        size={16}
        aria-haspopup="dialog"
        onClick={open}
      />
      {wasOpened && drawDialog({ open: isOpen, pieces, onClose: close })}
    </>
  );
}
