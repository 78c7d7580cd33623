import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import type { Change, Draft } from '../draft.ts';
import styles from './table.module.css';

type BasisSwitchProps = { draft: Draft; onChange: (change: Change) => void };

/** What the figures are of, one choice for all of them, with the words over the column that was read. */
export function BasisSwitch({ draft, onChange }: BasisSwitchProps) {
  const { t } = useTranslation();
  const { shown, unit, serving, headers } = draft;
  const header = headers[shown];
  const hasBoth = Object.keys(draft.per100).length > 0 && Object.keys(draft.perServing).length > 0;
  return (
    <div className={styles.basis}>
      <Segmented
        label={t('The figures are for')}
        showLabel
        value={shown === 'perServing' ? 'serving' : unit}
        onChange={(value) =>
          onChange(value === 'serving' ? { kind: 'basis', shown: 'perServing', unit } : { kind: 'basis', shown: 'per100', unit: value })
        }
        options={[
          { value: 'g', label: t('100 g') },
          { value: 'ml', label: t('100 ml') },
          { value: 'serving', label: serving.text === '' ? t('Serving') : t('Serving, {{size}} {{unit}}', { size: serving.text, unit }) },
        ]}
      />
      {header !== null && <p className="small muted">{t('On the label: “{{header}}”', { header })}</p>}
      {hasBoth && (
        <p>
          <button type="button" className="link" onClick={() => onChange({ kind: 'swapped' })}>
            {t('The two columns are swapped')}
          </button>
        </p>
      )}
      {shown === 'perServing' && <Serving draft={draft} onChange={onChange} />}
    </div>
  );
}

/** The serving's weight. Nothing is worked out per 100 before the person has confirmed it. */
function Serving({ draft: { serving, unit }, onChange }: BasisSwitchProps) {
  const { t } = useTranslation();
  const isOpen = serving.text !== '' && !serving.isConfirmed;
  return (
    <div className={styles.serving}>
      <Field
        id="label-serving"
        label={t('One serving is')}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={serving.text}
        hint={serving.isConfirmed ? undefined : t('Needed for a score: figures are compared for 100 {{unit}}.', { unit })}
        onChange={(event) => onChange({ kind: 'serving', text: event.target.value, isConfirmed: event.target.value.trim() !== '' })}
      />
      {isOpen && (
        <Button size="small" onClick={() => onChange({ kind: 'serving', text: serving.text, isConfirmed: true })}>
          {t('{{size}} {{unit}} is right', { size: serving.text, unit })}
        </Button>
      )}
    </div>
  );
}
