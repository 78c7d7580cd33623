import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { currentToast, subscribeToasts } from '../ui/feedback/toast/toast-store.ts';
import type { Toaster } from '../ui/feedback/toast/toaster.tsx';

/**
 * The place of toasts, fetched with the first press or key, or with a toast that comes before: no first page needs it to stand. Where it
 * cannot be fetched the next press asks again.
 */
export function LateToaster(props: ComponentProps<typeof Toaster>) {
  const [Place, setPlace] = useState<ComponentType<ComponentProps<typeof Toaster>> | null>(null);
  useEffect(() => {
    if (Place !== null) return undefined;
    const fetchPlace = async () => {
      const module = await import('../ui/feedback/toast/toaster.tsx').catch(() => null);
      if (module !== null) setPlace(() => module.Toaster);
    };
    const ask = () => void fetchPlace();
    const options = { capture: true, passive: true } as const;
    document.addEventListener('pointerdown', ask, options);
    document.addEventListener('keydown', ask, options);
    const unsubscribe = subscribeToasts(ask);
    if (currentToast() !== null) ask();
    return () => {
      document.removeEventListener('pointerdown', ask, options);
      document.removeEventListener('keydown', ask, options);
      unsubscribe();
    };
  }, [Place]);
  return Place === null ? null : <Place {...props} />;
}
