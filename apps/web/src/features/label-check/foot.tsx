import { useTranslation } from '../../i18n/translation.ts';
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
  const { t } = useTranslation();
  const isOpen = range !== null && range.kind > range.strict;
  const words =
    range === null
      ? t('No score yet')
      : isOpen
        ? t('Provisional, {{strict}} to {{kind}}', { strict: range.strict, kind: range.kind })
        : t(openCount === 0 ? 'Provisional, {{strict}}' : 'Provisional, {{strict}} if all is right', { strict: range.strict });
  return (
    <section className={styles.foot} aria-label={t('Provisional score')}>
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
