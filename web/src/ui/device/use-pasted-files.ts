import { useEffect, useEffectEvent } from 'react';

const isInDialog = ({ target }: ClipboardEvent) =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

/** Takes files that are pasted anywhere on the page; `onPaste` says whether it did. */
export function usePastedFiles(onPaste: (files: FileList) => boolean): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (clipboardData === null || isInDialog(event)) return;
      // Tables and rich text come with a picture of themselves: there the words are meant.
      if (clipboardData.types.includes('text/plain')) return;
      if (take(clipboardData.files)) event.preventDefault();
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
