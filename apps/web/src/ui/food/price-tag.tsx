import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './price-tag.module.css';

type PriceTagProps = {
  /** Name of the plan. */
  title: string;
  /** Lime pill beside the name: "17% off". */
  badge?: string | undefined;
  /** Currency sign, printed small. */
  currency: string;
  /** Whether the language writes it after the amount. */
  isCurrencyLast?: boolean | undefined;
  /** The amount: "9.99". */
  amount: string;
  /** The period and what it saves; price, length and renewal must be readable before buying. */
  period: ReactNode;
  /** What is in it. */
  features: readonly string[];
  /** The better buy: green edge. */
  best?: boolean | undefined;
  /** The button. */
  action: ReactNode;
};

/** A plan as a price tag with a punched hole. */
export function PriceTag(props: PriceTagProps) {
  const { title, badge, currency, isCurrencyLast = false, amount, period, features, best = false, action } = props;
  return (
    <section className={`${styles.tag} ${best ? styles.best : ''}`} aria-label={title}>
      <h2 className={styles.title}>
        {title}
        {badge !== undefined && <span className={styles.badge}>{badge}</span>}
      </h2>
      <p className={`num ${styles.price}`}>
        {!isCurrencyLast && <sup>{currency}</sup>}
        {amount}
        {isCurrencyLast && <sup>&nbsp;{currency}</sup>}
      </p>
      <div className={styles.period}>{period}</div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size="s" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </section>
  );
}

type PriceTagsProps = {
  /** `PriceTag`s. */
  children: ReactNode;
};

/** Price tags side by side where they fit. */
export function PriceTags({ children }: PriceTagsProps) {
  return <div className={styles.tags}>{children}</div>;
}
