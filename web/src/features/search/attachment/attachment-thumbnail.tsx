import type { AttachmentRef } from '@modiste/contract/entities/attachment';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { Picture } from '../../../items/picture.tsx';
import { attachmentPictureQuery } from './attachment-queries.ts';

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
export function usePictureUrl(picture: Blob | string | undefined): string | undefined {
  const held = useMemo(() => holdPicture(picture), [picture]);
  return useSyncExternalStore(held.show, held.url);
}

/** What was attached to a message, as a picture. */
export function AttachmentThumbnail({ attachment }: { attachment: AttachmentRef }) {
  const { data, isPending } = useQuery(attachmentPictureQuery(attachment));
  const url = usePictureUrl(data?.picture);
  return <Picture url={url} alt={data?.name ?? 'Attached'} sizes="96px" isAwaited={isPending} />;
}
