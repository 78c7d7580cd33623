import { useState } from 'react';
import { type Access, accessOf } from './access.ts';
import { useSession } from './session-context.tsx';

/** What the member's plan opens, as of the moment the screen was opened. */
export function useAccess(): Access {
  const { user } = useSession();
  const [openedAt] = useState(Date.now);
  return accessOf(user, openedAt);
}
