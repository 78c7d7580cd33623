import { lazy, Suspense } from 'react';
import type { SideMenuProps } from './side-menu.tsx';

const Loaded = lazy(() => import('./side-menu.tsx').then((m) => ({ default: m.SideMenu })));

/** The menu, fetched when it is first opened. */
export function SideMenu(props: SideMenuProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
