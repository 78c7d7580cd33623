import type { PlanName } from '@labelwise/domain/access';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import type { Offers } from '../parts/offers.ts';
import { priceText } from '../parts/price.ts';
import styles from './trial.module.css';

type PlanChoiceProps = { offers: Offers; chosen: PlanName; onChoose: (name: PlanName) => void };

/** The plan to go on with afterwards, if any: native radio buttons as ruled rows. */
export function PlanChoice({ offers: { all, saving }, chosen, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('The plan for afterwards, should you stay')}</legend>
      {all.map(({ name, price }) => {
        const isYearly = name === 'yearly';
        return (
          <label key={name} className={styles.option}>
            <input type="radio" name={group} value={name} checked={name === chosen} onChange={() => onChoose(name)} />
            <span className={styles.words}>
              <span className="strong">{isYearly ? t('Yearly') : t('Monthly')}</span>
              {isYearly && saving !== null && <Tag look="new">{t('Save {{n}}%', { n: saving.percent })}</Tag>}
            </span>
            <span className={styles.price}>
              <b className="num">{priceText(price)}</b>{' '}
              <span className="small muted">{isYearly ? t('billed annually') : t('billed monthly')}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
