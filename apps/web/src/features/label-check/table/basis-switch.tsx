import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { Field } from '../../../ui/controls/field/field.tsx';
import type { Change, Draft } from '../draft.ts';
import styles from './table.module.css';

type BasisSwitchProps = { draft: Draft; onChange: (change: Change) => void };

/** What the figures are of, one choice for all of them, with the words over the column that was read. */
export function BasisSwitch({ draft, onChange }: BasisSwitchProps) {
  const { shown, unit, serving, headers } = draft;
  const header = headers[shown];
  const hasBoth = Object.keys(draft.per100).length > 0 && Object.keys(draft.perServing).length > 0;
  return (
    <div className={styles.basis}>
      <Segmented
        label={say('screens-label-check.the_figures_are_for')}
        showLabel
        value={shown === 'perServing' ? 'serving' : unit}
        onChange={(value) =>
          onChange(value === 'serving' ? { kind: 'basis', shown: 'perServing', unit } : { kind: 'basis', shown: 'per100', unit: value })
        }
        options={[
          { value: 'g', label: say('screens-label-check.n_100_g') },
          { value: 'ml', label: say('screens-label-check.n_100_ml') },
          {
            value: 'serving',
            label:
              serving.text === ''
                ? say('screens-common.serving')
                : say('screens-label-check.serving_size_unit', { size: serving.text, unit }),
          },
        ]}
      />
      {header !== null && <p className="small muted">{say('screens-label-check.on_the_label', { header })}</p>}
      {hasBoth && (
        <p>
          <button type="button" className="link" onClick={() => onChange({ kind: 'swapped' })}>
            {say('screens-label-check.columns_swapped')}
          </button>
        </p>
      )}
      {shown === 'perServing' && <Serving draft={draft} onChange={onChange} />}
    </div>
  );
}

/** The serving's weight. Nothing is worked out per 100 before the person has confirmed it. */
function Serving({ draft: { serving, unit }, onChange }: BasisSwitchProps) {
  const isOpen = serving.text !== '' && !serving.isConfirmed;
  return (
    <div className={styles.serving}>
      <Field
        id="label-serving"
        label={say('screens-label-check.one_serving_is')}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        value={serving.text}
        hint={serving.isConfirmed ? undefined : say('screens-label-check.serving_why', { unit })}
        onChange={(event) => onChange({ kind: 'serving', text: event.target.value, isConfirmed: event.target.value.trim() !== '' })}
      />
      {isOpen && (
        <Button size="small" onClick={() => onChange({ kind: 'serving', text: serving.text, isConfirmed: true })}>
          {say('screens-label-check.size_is_right', { size: serving.text, unit })}
        </Button>
      )}
    </div>
  );
}
