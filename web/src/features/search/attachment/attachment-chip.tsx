import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { ATTACHMENT_REMOVAL_THINKING_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { useLostFocus } from '../../../lib/page/return-focus.ts';
import { pause } from '../../../lib/pause.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './attachment-chip.module.css';
import { attachmentPictureQuery, isAttachmentMissing } from './attachment-queries.ts';
import { usePictureUrl } from './attachment-thumbnail.tsx';

interface AttachmentChipProps {
  attachment: AttachmentRef;
  onRemove: () => void;
  /** The attachment no longer exists. */
  onMissing: () => void;
}

/** What is attached where nothing is known of it. */
const fallbackName = ({ context }: AttachmentRef) => (context === 'item' ? 'Item' : 'Photo');

/** The picture or item that goes with the search, with a button that removes it. */
export function AttachmentChip({ attachment, onRemove, onMissing }: AttachmentChipProps) {
  const { data, error, isPending } = useQuery({
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
        <Picture url={url} alt="" sizes="48px" isFirst isAwaited={isPending} />
      </span>
      <span className={styles.name}>
        {isPending ? 'Loading…' : (data?.name ?? fallbackName(attachment))}
      </span>
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
