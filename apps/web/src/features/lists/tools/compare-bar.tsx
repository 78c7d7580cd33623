import { useTranslation } from '../../../i18n/translation.ts';
import { comparePath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import styles from './list-tools.module.css';
import { MAX_COMPARED, type Picking } from './use-narrowing.ts';

type PickBoxProps = { foodId: string; name: string; picking: Picking };

/** The box at the end of a row that puts the food among those to compare. */
export function PickBox({ foodId, name, picking }: PickBoxProps) {
  const { t } = useTranslation();
  const isPicked = picking.picked.includes(foodId);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        checked={isPicked}
        disabled={!isPicked && picking.picked.length >= MAX_COMPARED}
        aria-label={t('Compare {{name}}', { name })}
        onChange={() => picking.toggle(foodId)}
      />
    </label>
  );
}

const MIN_COMPARED = 2;

/** How many foods are chosen, and the way to see them side by side. */
export function CompareBar({ picking }: { picking: Picking }) {
  const { t } = useTranslation();
  if (!picking.isOn) return null;
  const { picked } = picking;
  const isReady = picked.length >= MIN_COMPARED;
  return (
    <section className={styles.bar} aria-label={t('Compare')}>
      <p role="status" className="small">
        {isReady
          ? t('{{n}} of {{most}} chosen', { n: picked.length, most: MAX_COMPARED })
          : t(picked.length === 0 ? 'Choose two to four products.' : 'Choose one more.')}
      </p>
      <span className={styles.actions}>
        <Button size="small" onClick={picking.end}>
          {t('Cancel')}
        </Button>
        {isReady ? (
          <LinkButton size="small" variant="primary" to={comparePath(picked)}>
            {t('Compare')}
          </LinkButton>
        ) : (
          <Button size="small" variant="primary" disabled>
            {t('Compare')}
          </Button>
        )}
      </span>
    </section>
  );
}
