import styles from './milestone-grid.module.css';
import { TableTwin, type TableTwinProps } from './table-twin.tsx';

type MilestoneGridProps = {
  /** How many are reached. */
  value: number;
  /** How many make the milestone; 25 cells without it. */
  goal?: number | undefined;
  /** What it shows in one sentence, for readers. */
  label: string;
  /** Its text twin; left out where the sentence beside it gives the same two numbers. */
  twin?: TableTwinProps | undefined;
};

/** One cell for each step to a milestone. */
export function MilestoneGrid({ value, goal = 25, label, twin }: MilestoneGridProps) {
  return (
    <figure>
      <div role="img" aria-label={label} className={styles.grid} style={{ '--goal': goal }}>
        {Array.from({ length: goal }, (_, step) => (
          <i key={step} className={step < value ? styles.on : undefined} />
        ))}
      </div>
      {twin && <TableTwin {...twin} />}
    </figure>
  );
}
