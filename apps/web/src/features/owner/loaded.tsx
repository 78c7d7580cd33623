import type { ReactNode } from 'react';
import { say } from '../../i18n/say.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';

type LoadedProps = { of: unknown; isError: boolean; refetch: () => void; children: ReactNode };

/** What is there, what is coming, or that it could not be had. */
export function Loaded({ of, isError, refetch, children }: LoadedProps) {
  if (of !== undefined) return children;
  if (!isError) return <SkeletonRows count={2} label={say('screens-app.this_server')} />;
  return (
    <p className="small muted">
      {say('screens-owner.not_loaded')}{' '}
      <button type="button" className="link" onClick={refetch}>
        {say('screens-common.try_again')}
      </button>
    </p>
  );
}
