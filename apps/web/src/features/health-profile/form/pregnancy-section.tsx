import { addChip, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { useTranslation } from 'react-i18next';
import { Chip, ChipGroup } from '../../../ui/controls/choice/chip.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';
import styles from '../health-profile.module.css';
import { PREGNANCY_CHOICES } from './pregnancy-choices.ts';

type PregnancySectionProps = {
  /** All medical conditions, those of this section among them. */
  conditions: readonly string[];
  onAdd: (conditions: readonly string[]) => void;
  onRemove: (conditions: readonly string[]) => void;
};

/** Pregnancy and breastfeeding: what national agencies advise against stands before the score, each with its source. */
export function PregnancySection({ conditions, onAdd, onRemove }: PregnancySectionProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('Pregnancy')}>
      <p className="small muted">{t('What health agencies advise against is shown before the score, each time with its source.')}</p>
      <div className={styles.choices}>
        <ChipGroup label={t('Pregnancy')}>
          {PREGNANCY_CHOICES.map(({ stored, label }) => {
            const held = conditions.find((one) => selectionKey(one) === selectionKey(stored));
            return (
              <Chip
                key={stored}
                selected={held !== undefined}
                onChange={() => (held === undefined ? onAdd(addChip(conditions, stored)) : onRemove(removeChip(conditions, held)))}
              >
                {t(label)}
              </Chip>
            );
          })}
        </ChipGroup>
      </div>
      <p className="caption">
        {t(
          'Sources: NHS (2023, 2022), FDA and EPA (2021), EFSA (2015), WHO (2023). This is not medical advice: ask your midwife or doctor.',
        )}
      </p>
    </Section>
  );
}
