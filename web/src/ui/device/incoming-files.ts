import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page, where the browser would otherwise leave the
 * app to show them. Answers whether some are held over the page.
 */
export function useDroppedFiles(onDrop: (files: FileList) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setIsHeld(true);
    };
    const drop = (event: DragEvent) => {
      setIsHeld(false);
      if (!carriesFiles(event) || event.dataTransfer === null) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsHeld(false);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, []);
  return isHeld;
}

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
