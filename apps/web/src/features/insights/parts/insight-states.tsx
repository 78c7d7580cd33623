import { say } from '../../../i18n/say.ts';
import { LIVE, paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/message/states.tsx';
import { Skeleton } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './parts.module.css';

/** Cards to come. */
export function InsightsLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={styles.grid}>
      <span className="sr-only">{label}</span>
      {['first', 'second'].map((card) => (
        <Card key={card}>
          <div className={styles.loading}>
            <Skeleton width="44%" height="20px" />
            <Skeleton shape="tile" height="92px" />
          </div>
        </Card>
      ))}
    </div>
  );
}

type InsightsErrorProps = {
  /** What could not be loaded. */
  title: string;
  busy: boolean;
  onRetry: () => void;
};

/** Something could not be loaded, and the way to try again. */
export function InsightsError({ title, busy, onRetry }: InsightsErrorProps) {
  return (
    <ErrorState title={title} retryLabel={say('screens-common.try_again')} busy={busy} onRetry={onRetry}>
      {say('screens-common.check_connection')}
    </ErrorState>
  );
}

/** Nothing to count yet. */
export function InsightsEmpty({ title, children }: { title: string; children: string }) {
  return (
    <EmptyState
      scene="history"
      title={title}
      action={
        <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
          {say('screens-common.start_scanning')}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}
