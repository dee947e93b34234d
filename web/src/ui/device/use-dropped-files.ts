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
