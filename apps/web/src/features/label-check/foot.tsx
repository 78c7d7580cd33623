import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { ScoreRing } from '../../ui/food/score/score-ring.tsx';
import styles from './label-check.module.css';
import type { Outlook } from './use-outlook.ts';

export type NextStep = { readonly label: string; readonly go: () => void };

type FootProps = {
  range: Outlook['range'];
  /** Rows that nobody has looked at yet. */
  openCount: number;
  /** Where it comes from, and how much is open. */
  source: string;
  /** What is open, or that the values can be used. */
  next: NextStep;
  busy: boolean;
};

/** The provisional score, solid to its strict outcome and with ticks to its kind one, and the one button. */
export function Foot({ range, openCount, source, next, busy }: FootProps) {
  const isOpen = range !== null && range.kind > range.strict;
  const words =
    range === null
      ? say('screens-label-check.no_score_yet')
      : isOpen
        ? say('screens-label-check.provisional_range', { strict: range.strict, kind: range.kind })
        : openCount === 0
          ? say('screens-label-check.provisional', { strict: range.strict })
          : say('screens-label-check.provisional_if_right', { strict: range.strict });
  return (
    <section className={styles.foot} aria-label={say('screens-label-check.provisional_score')}>
      <span className={styles.ring}>
        <ScoreRing
          score={range?.strict ?? null}
          state={range === null ? 'no data' : 'judged'}
          possible={isOpen ? range.kind : undefined}
          size="middle"
          decorative
        />
      </span>
      <div className={styles.footWords} role="status">
        <p className="strong">{words}</p>
        <p className="small muted">{source}</p>
      </div>
      <div className={styles.footButton}>
        <Button variant="primary" wide loading={busy} onClick={next.go}>
          {next.label}
        </Button>
      </div>
    </section>
  );
}
