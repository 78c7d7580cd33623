import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const CHAT = 'chat';

/** The selected conversation stands in the address, so that a reload and a step back find it again; null for a new one. */
export function useSelection(): { selected: string | null; select: (id: string | null) => void } {
  const [query, setQuery] = useSearchParams();
  const selected = query.get(CHAT);
  const select = useCallback(
    (id: string | null) => setQuery(id === null ? {} : { [CHAT]: id }, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { selected: selected === '' ? null : selected, select };
}
