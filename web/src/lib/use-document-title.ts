import { useEffect } from 'react';

const APP_NAME = 'Modiste';

/** Names the page in the browser's tabs and history. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = page === '' ? APP_NAME : `${page} · ${APP_NAME}`;
  }, [page]);
}
