import { useEffect } from 'react';

/** Names the page in the tab and for screen readers: `useTitle("Favorites")` gives "Favorites · Labelwise". */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Labelwise' : `${title} · Labelwise`;
  }, [title]);
}
