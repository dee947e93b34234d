import { useEffect } from 'react';

const APP_NAME = 'Modiste';

/** Names the page in the browser's tabs and history; what it was called before comes back after it. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = page === '' ? APP_NAME : `${page} · ${APP_NAME}`;
    return () => {
      document.title = before;
    };
  }, [page]);
}
