import { type AmountUnit, MAX_EATEN } from '@labelwise/domain/portion';
import { type FormEvent, useState } from 'react';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { Button } from '../controls/button.tsx';
import { Chip, ChipGroup } from '../controls/choice.tsx';
import { Field } from '../controls/field.tsx';
import { Sheet } from '../feedback/modal.tsx';
import { Stack } from '../layout/screen.tsx';

type AmountSheetProps = {
  /** What was eaten. */
  name: string;
  /** How an amount of it can be counted, the usual one first. */
  units: readonly AmountUnit[];
  /** Grams or millilitres; null: one of the first unit. */
  amount: number | null;
  /** It is a drink: millilitres. */
  isDrink: boolean;
  onSave: (amount: number) => void;
  onClose: () => void;
};

/** Asks how much of a food was eaten: servings, pieces of a known weight, or grams. */
export function AmountSheet({ name, units, amount, isDrink, onSave, onClose }: AmountSheetProps) {
  const [first] = units;
  const isCounted = amount === null || first === undefined || isHandy(amount / first.amount);
  const [chosen, setChosen] = useState<AmountUnit['kind']>((isCounted ? first : units.at(-1))?.kind ?? 'g');
  const unit = units.find(({ kind }) => kind === chosen) ?? { kind: chosen, amount: 1 };
  const [typed, setTyped] = useState(() => (amount === null ? '1' : numberText(amount / unit.amount, PLAIN)));
  const [isWrong, setWrong] = useState(false);
  const count = Number(typed.trim().replace(',', '.'));
  const grams = Math.round(count * unit.amount * 10) / 10;
  const gramsUnit = isDrink ? 'ml' : 'g';
  const isValid = Number.isFinite(grams) && grams >= 1 && grams <= MAX_EATEN;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isValid) onSave(grams);
    else setWrong(true);
  }
  return (
    <Sheet open onClose={onClose} title={say('screens-insights.how_much')} lead={name} closeLabel={say('screens-common.close')}>
      <form onSubmit={save} noValidate>
        <Stack roomy>
          <ChipGroup label={say('screens-insights.counted_in')}>
            {units.map((one) => (
              <Chip
                key={one.kind}
                selected={one.kind === chosen}
                onChange={() => {
                  // The same amount, in the other unit.
                  if (isValid) setTyped(numberText(grams / one.amount, PLAIN));
                  setChosen(one.kind);
                }}
              >
                {unitText(one, gramsUnit)}
              </Chip>
            ))}
          </ChipGroup>
          <Field
            data-autofocus
            label={say('screens-insights.eaten_amount')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint={isValid && unit.amount !== 1 ? `= ${numberText(grams)} ${gramsUnit}` : undefined}
            error={isWrong && !isValid ? say('screens-insights.amount_wrong', { unit: gramsUnit, most: MAX_EATEN }) : undefined}
          />
          <Button type="submit" variant="primary" wide>
            {say('screens-common.save')}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}

const PLAIN = { maximumFractionDigits: 2, useGrouping: false } as const;

/** Halves and quarters are how people count servings; other amounts are grams. */
function isHandy(count: number): boolean {
  return Number.isInteger(count * 4);
}

function unitText({ kind, amount }: AmountUnit, gramsUnit: 'g' | 'ml'): string {
  const size = `${numberText(amount)}\u00a0${gramsUnit}`;
  switch (kind) {
    case 'serving':
      return say('screens-insights.unit_serving', { size });
    case 'can':
      return say('screens-insights.unit_can', { size });
    case 'piece':
      return say('screens-insights.unit_piece', { size });
    case '100':
      return size;
    case 'g':
    case 'ml':
      return kind;
    default:
      return kind satisfies never;
  }
}
