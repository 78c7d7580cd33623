import { lazy, Suspense } from 'react';
import type { OnboardingDialogProps } from './onboarding-dialog.tsx';

const Loaded = lazy(() => import('./onboarding-dialog.tsx').then((m) => ({ default: m.OnboardingDialog })));

/** The help dialog, fetched when it is first opened. */
export function OnboardingDialog(props: OnboardingDialogProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
