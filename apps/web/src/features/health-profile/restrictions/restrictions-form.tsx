import { DIETARY_RESTRICTIONS, removeChip } from '@labelwise/domain/health-profile';
import { selectionKey } from '@labelwise/domain/preferences';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthProfile } from '../../../data/profile/health-profile.ts';
import { selectionWords } from '../../../lib/selection-words.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { ChipGroup, RemovableChip } from '../../../ui/controls/choice/chip.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { AllergiesSection } from '../allergies/allergies-section.tsx';
import styles from './restrictions.module.css';
import { useSaveRestrictions } from './use-save-restrictions.ts';

/** The cards and what is chosen of them; nothing is stored before Save Changes. */
export function RestrictionsForm({ profile }: { profile: HealthProfile | null }) {
  const { t } = useTranslation();
  const stored = profile?.dietaryRestrictions ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(stored);
  const { mutate, isPending } = useSaveRestrictions();
  const held = (name: string) => chosen.find((one) => selectionKey(one) === selectionKey(name));
  const toggle = (name: string) => {
    const chip = held(name);
    setChosen(chip === undefined ? [...chosen, name] : removeChip(chosen, chip));
  };
  const isChanged = chosen.length !== stored.length || chosen.some((one) => !stored.includes(one));
  return (
    <div className={styles.form}>
      <div className={styles.badges}>
        {chosen.length === 0 ? (
          <p className="muted">{t('Nothing chosen yet.')}</p>
        ) : (
          <ChipGroup label={t('Chosen')}>
            {chosen.map((name) => (
              <RemovableChip key={name} removeLabel={t('Remove {{name}}', { name: selectionWords(name) })} onRemove={() => toggle(name)}>
                {t(selectionWords(name))}
              </RemovableChip>
            ))}
          </ChipGroup>
        )}
      </div>
      <ul className={styles.cards} aria-label={t('Dietary restrictions')}>
        {DIETARY_RESTRICTIONS.map(({ name, description }) => (
          <li key={name}>
            <button type="button" className={styles.card} aria-pressed={held(name) !== undefined} onClick={() => toggle(name)}>
              <span className={styles.name}>
                {t(name)}
                <span className={styles.box} aria-hidden="true">
                  {held(name) !== undefined && <Icon name="check" size="s" />}
                </span>
              </span>
              <span className="small">{t(description)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.allergies}>
        <AllergiesSection restrictions={chosen} understood={profile?.understood ?? []} onAdd={setChosen} onRemove={setChosen} />
      </div>
      <div className={styles.save}>
        <Button variant="primary" wide loading={isPending} onClick={() => mutate({ held: profile, restrictions: chosen })}>
          {isPending ? t('Saving...') : t('Save Changes')}
        </Button>
        <p role="status" className="caption">
          {isChanged && !isPending && t('You have changes that are not saved yet.')}
        </p>
      </div>
      <p className="caption">
        {t('Labels can be wrong or out of date. With an allergy, always read the pack. This is not medical advice.')}
      </p>
    </div>
  );
}
