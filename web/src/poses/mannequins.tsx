import type { CallAnswer } from '@modiste/contract/calls';
import { MESSAGES } from '@modiste/contract/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, callMedia } from '../lib/call.ts';
import { BlobPicture, LoadingPicture } from './pose-picture.tsx';

/** A ready-made pose. */
export type Mannequin = CallAnswer<'mannequins'>[number];

export const mannequinsQuery = () =>
  queryOptions({
    queryKey: ['mannequins'],
    queryFn: ({ signal }) => call('mannequins', { signal }),
    meta: { failure: MESSAGES.try_ons_failed },
  });

const SMALL_PX = '480';

/** Two at a time: one that is still being made holds one of a browser's six connections. */
const lanes: [Promise<unknown>, Promise<unknown>] = [Promise.resolve(), Promise.resolve()];
let asked = 0;

function inTurn(load: () => Promise<Blob>): Promise<Blob> {
  const lane = asked % 2 === 0 ? 0 : 1;
  asked += 1;
  const loading = lanes[lane].then(load);
  lanes[lane] = loading.catch(() => undefined);
  return loading;
}

const mannequinImageQuery = (id: string, size: 'thumbnail' | 'full') =>
  queryOptions({
    queryKey: ['mannequin-image', id, size],
    queryFn: ({ signal }) => {
      const of = { params: { id }, signal };
      if (size === 'full') return callMedia('mannequinImage', { ...of, query: {} });
      return inTurn(() => callMedia('mannequinImage', { ...of, query: { w: SMALL_PX } }));
    },
  });

interface MannequinPictureProps {
  id: string;
  /** Empty where words beside it say the same. */
  alt: string;
  size: 'thumbnail' | 'full';
}

/** The picture of a mannequin; it pulses while it is loading. */
export function MannequinPicture({ id, alt, size }: MannequinPictureProps) {
  const small = useQuery(mannequinImageQuery(id, 'thumbnail'));
  const large = useQuery({ ...mannequinImageQuery(id, 'full'), enabled: size === 'full' });
  const shown = large.data ?? small.data;
  if (shown !== undefined) return <BlobPicture key={id} blob={shown} alt={alt} />;
  return <LoadingPicture alt={alt} />;
}
