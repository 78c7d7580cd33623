import { useId } from 'react';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './why.module.css';

/** What the score could not count because the pack does not say, with what would decide it; and preferences that were counted once. */
export function LeftOut({ unknowns, countedOnce }: Pick<FoodScore, 'unknowns' | 'countedOnce'>) {
  const { t } = useTranslation();
  const title = useId();
  if (unknowns.length + countedOnce.length === 0) return null;
  return (
    <div className={styles.open}>
      <h3 id={title}>{t('What the pack leaves open')}</h3>
      <ul aria-labelledby={title}>
        {unknowns.map(({ name, reason, fix }) => (
          <li key={name}>
            <Icon name="unknown" size="m" />
            <p className="small">
              <strong className="strong">{name}.</strong>{' '}
              <span className="muted">
                {reason} {fix}
              </span>
            </p>
          </li>
        ))}
        {countedOnce.map(({ name, under }) => (
          <li key={`${name} ${under}`}>
            <Icon name="info" size="m" />
            <p className="small muted">{t('{{name}} is counted under {{under}}, not twice.', { name, under })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
