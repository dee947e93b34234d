import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_REMOVAL_THINKING_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { useLostFocus } from '../../../lib/page/return-focus.ts';
import { pause } from '../../../lib/pause.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './attachment-chip.module.css';
import { attachmentPictureQuery, isAttachmentMissing } from './attachment-queries.ts';

/** A picture in memory, with an object URL for as long as it is shown. */
function holdPicture(picture: Blob | string | undefined) {
  let url: string | undefined;
  return {
    show: () => {
      if (typeof picture !== 'object') return () => undefined;
      const made = URL.createObjectURL(picture);
      url = made;
      return () => {
        url = undefined;
        URL.revokeObjectURL(made);
      };
    },
    url: () => (typeof picture === 'object' ? url : picture),
  };
}

/** The address to show a picture by, whether it has one or is held in memory. */
function usePictureUrl(picture: Blob | string | undefined): string | undefined {
  const held = useMemo(() => holdPicture(picture), [picture]);
  return useSyncExternalStore(held.show, held.url);
}

interface AttachmentChipProps {
  attachment: AttachmentRef;
  onRemove: () => void;
  /** The attachment no longer exists. */
  onMissing: () => void;
}

/** The picture or item that goes with the search, with a button that removes it. */
export function AttachmentChip({ attachment, onRemove, onMissing }: AttachmentChipProps) {
  const { data, error } = useQuery({
    ...attachmentPictureQuery(attachment),
    meta: { failure: MESSAGES.attachment_failed },
  });
  const url = usePictureUrl(data?.picture);
  const removal = useMutation({
    mutationFn: () => pause(ATTACHMENT_REMOVAL_THINKING_MS),
    onSuccess: onRemove,
  });
  const reportMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (isAttachmentMissing(error)) reportMissing();
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
