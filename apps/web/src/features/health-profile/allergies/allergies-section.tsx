import { ALLERGY_CHIPS, type AllergyChip, restrictionsOfChip } from '@labelwise/domain/diets';
import { addChip, removeChip } from '@labelwise/domain/health-profile';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareReader } from '../../../data/reading/reader.ts';
import type { ReadBack } from '../../../data/reading/understand.ts';
import { Chip, ChipGroup } from '../../../ui/controls/choice/chip.tsx';
import { Switch } from '../../../ui/controls/choice/switch.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';
import styles from './allergies.module.css';
import { asStrict, holdsAllergy, isStrict, splitAllergies, withAllergy, withoutAllergy } from './allergy-chips.ts';
import { TypedAllergy } from './typed-allergy.tsx';
import { UnderstoodList } from './understood-list.tsx';

type AllergiesSectionProps = {
  /** All dietary restrictions, those of this section among them. */
  restrictions: readonly string[];
  /** What the server understood of the typed ones. */
  understood: readonly ReadBack[];
  onAdd: (restrictions: readonly string[]) => void;
  onRemove: (restrictions: readonly string[]) => void;
};

const PREPARE_AFTER_MS = 3000;

/**
 * The allergens that law makes packs name, as chips; whether traces count as much; and a place to type any other, which says at
 * once what was understood. All of it is stored among the dietary restrictions.
 */
export function AllergiesSection({ restrictions, understood, onAdd, onRemove }: AllergiesSectionProps) {
  const { t } = useTranslation();
  const { allergies, others } = splitAllergies(restrictions);
  const [wantsStrict, setWantsStrict] = useState(() => isStrict(allergies));
  const [edited, setEdited] = useState<string | null>(null);
  const strict = allergies.length === 0 ? wantsStrict : isStrict(allergies);
  const typed = others.filter((one) => restrictionsOfChip(one) === null);
  useEffect(() => {
    const timer = setTimeout(() => void prepareReader(), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const toggle = (chip: AllergyChip) => {
    if (holdsAllergy(allergies, chip)) onRemove([...others, ...withoutAllergy(allergies, chip)]);
    else onAdd([...others, ...withAllergy(allergies, chip, strict)]);
  };
  const choose = (isOn: boolean) => {
    setWantsStrict(isOn);
    if (allergies.length > 0) onAdd([...others, ...asStrict(allergies, isOn)]);
  };
  const take = (text: string) => {
    const rest = edited === null ? restrictions : removeChip(restrictions, edited);
    setEdited(null);
    const next = addChip(rest, text);
    if (next !== restrictions) onAdd(next);
  };
  return (
    <Section title={t('Allergies')}>
      <p className="small muted">{t('Found in a food, they stand before its score. Labels can be wrong: always read the pack.')}</p>
      <div className={styles.chips}>
        <ChipGroup label={t('Allergies')}>
          {ALLERGY_CHIPS.map((chip) => (
            <Chip key={chip.text} selected={holdsAllergy(allergies, chip)} onChange={() => toggle(chip)}>
              {t(chip.label)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <div className={styles.strict}>
        <Switch checked={strict} onChange={choose} hint={t('A food that may contain traces ends at 25. Without this it ends at 49.')}>
          {t('Strict: traces count too')}
        </Switch>
      </div>
      <TypedAllergy key={edited ?? ''} edited={edited} onTake={take} onCancel={() => setEdited(null)} />
      <UnderstoodList
        label={t('What you typed, and how we read it')}
        typed={typed.filter((one) => one !== edited)}
        understood={understood}
        onEdit={setEdited}
        onRemove={(said) => onRemove(removeChip(restrictions, said))}
      />
    </Section>
  );
}
