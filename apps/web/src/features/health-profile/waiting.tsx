import { Skeleton } from '../../ui/feedback/waiting/skeleton.tsx';
import styles from './health-profile.module.css';

const FIELDS = ['age', 'gender', 'height', 'weight'] as const;

/** The form to come: a heading and its fields. */
export function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton width="46%" height="24px" />
      <div className={`${styles.fields} ${styles.waiting}`}>
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="tile" height="52px" />
        ))}
      </div>
    </div>
  );
}
