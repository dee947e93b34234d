import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_REMOVAL_THINKING_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { usePictureUrl } from '../../../lib/use-picture-url.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { attachmentPictureQuery, isAttachmentGone } from '../state/search-query.ts';
import styles from './attachment-chip.module.css';

interface AttachmentChipProps {
  attachment: AttachmentRef;
  onRemove: () => void;
  /** What is attached is not there any more. */
  onGone: () => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The picture or item that goes with the search, with a way to take it off. */
export function AttachmentChip({ attachment, onRemove, onGone }: AttachmentChipProps) {
  const { data, error } = useQuery({
    ...attachmentPictureQuery(attachment),
    meta: { failure: MESSAGES.attachment_failed },
  });
  const url = usePictureUrl(data?.picture);
  const removal = useMutation({
    mutationFn: () => pause(ATTACHMENT_REMOVAL_THINKING_MS),
    onSuccess: onRemove,
  });
  const letGo = useEffectEvent(onGone);
  useEffect(() => {
    if (isAttachmentGone(error)) letGo();
  }, [error]);
  const remove = useRef<HTMLButtonElement>(null);
  useLostFocus(remove);
  return (
    <div className={styles.chip} data-leaving={removal.isPending}>
      <span className={styles.thumbnail}>
        <Picture url={url} alt="" sizes="48px" isFirst />
      </span>
      <span className={styles.name}>{data?.name ?? 'Photo'}</span>
      <IconButton
        ref={remove}
        label="Remove attachment"
        icon={X}
        size={16}
        disabled={removal.isPending}
        onClick={() => removal.mutate()}
      />
    </div>
  );
}
