import { useMemo, useSyncExternalStore } from 'react';

/** A picture in memory, with an address for as long as somebody shows it. */
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
