import type { YearlySaving } from '@labelwise/domain/access';
import { useTranslation } from '../../../i18n/translation.ts';
import { priceText } from './offers.ts';

type YearlyPeriodProps = {
  saving: YearlySaving | null;
  /** ISO 4217 code of the price. */
  currency: string;
  /** With an exclamation mark, as on the two tags of /subscribe. */
  exclaim?: boolean | undefined;
};

/** "per year", the twelve single months struck through, and the months that the difference pays for. */
export function YearlyPeriod({ saving, currency, exclaim = false }: YearlyPeriodProps) {
  const { t } = useTranslation();
  if (saving === null) return t('per year');
  const n = saving.monthsFree;
  const months = n === 1 ? t('1 month free') : t('{{n}} months free', { n });
  return (
    <>
      <span className="sr-only">{t('instead of')} </span>
      <s>{priceText({ cents: saving.fullPrice, currency })}</s> {t('per year')}
      {n > 0 && <strong className="block">{exclaim ? `${months}!` : months}</strong>}
    </>
  );
}
