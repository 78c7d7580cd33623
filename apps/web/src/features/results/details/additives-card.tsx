import { type AdditivesAssessment, additiveInfo, additiveRisk, assessAdditives } from '@labelwise/domain/additives';
import { hasWholeList } from '@labelwise/domain/food';
import { eachItem, unpackItems } from '@labelwise/domain/reading';
import { additives } from '@labelwise/messages/en/additives.data';
import { additiveConcerns, additiveDescription } from '@labelwise/messages/render/additives';
import type { Food } from '../../../data/foods/foods.ts';
import { sayOf } from '../../../i18n/say.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { AdditiveList, AdditiveRow, RiskKey } from '../../../ui/food/facts/additive-list.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import type { Translate } from '../say.ts';
import styles from './details.module.css';

const say = sayOf({ additives });

/** The additives with what is known of each, who found it and when. Unknown is shown as unknown, never as safe. */
export function AdditivesCard({ food: { facts } }: { food: Food }) {
  const { t } = useTranslation();
  const assessed = assessAdditives(additivesOf(facts));
  const words = { low: t('Low'), moderate: t('Moderate'), high: t('High'), unknown: t('Unknown') };
  return (
    <Fold title={t('Additives Analysis')} answer={asideOf(assessed, t)}>
      {assessed.codes.length === 0 ? (
        <p className="small muted">
          {t(
            assessed.status === 'none'
              ? 'No additives in the ingredient list.'
              : 'Not assessed: the pack does not show its ingredients. Its ingredient list would settle it.',
          )}
        </p>
      ) : (
        <>
          <AdditiveList>
            {mostSeriousFirst(assessed.codes).map((code) => (
              <Additive key={code} code={code} words={words} />
            ))}
          </AdditiveList>
          <RiskKey label={t('Risk levels')} words={words} />
          <p className="caption">{t('Information, not medical advice.')}</p>
        </>
      )}
    </Fold>
  );
}

const SERIOUS = ['high', 'moderate', 'unknown', 'low'] as const;

function mostSeriousFirst(codes: readonly string[]): string[] {
  const rank = (code: string) => SERIOUS.indexOf(additiveRisk(code));
  return codes.toSorted((one, other) => rank(one) - rank(other));
}

const SEVERITY_WORDS = {
  low: '{{count}}, low risk',
  moderate: '{{count}}, moderate risk',
  high: '{{count}}, high risk',
  unknown: '{{count}}, risk unknown',
} as const;

/** The count and the card's level: "3, moderate risk". */
function asideOf(assessed: AdditivesAssessment, t: Translate): string {
  const count = assessed.codes.length;
  if (assessed.status === 'assessed') return t(SEVERITY_WORDS[assessed.severity], { count });
  return assessed.status === 'none' ? t('none', {}) : t('Not assessed', {});
}

function Additive({ code, words }: { code: string; words: Record<keyof typeof SEVERITY_WORDS, string> }) {
  const { t } = useTranslation();
  const info = additiveInfo(code);
  const { evaluation } = info;
  const concerns = additiveConcerns(say, info);
  return (
    <AdditiveRow code={info.code.toUpperCase()} name={info.name} risk={info.riskLevel} riskLabel={words[info.riskLevel]}>
      <p>{additiveDescription(say, info)}</p>
      {concerns.length > 0 && <p className={styles.concerns}>{concerns.join('. ')}.</p>}
      {evaluation !== null && (
        <p className={styles.origin}>
          {evaluation.authority}, {evaluation.year}
          {!evaluation.checked && ` · ${t('No recent evaluation checked')}`}
          {evaluation.reference.url !== null && (
            <>
              {' · '}
              <a href={evaluation.reference.url} target="_blank" rel="noreferrer" title={evaluation.reference.title}>
                {t('Reference')}
                <span className="sr-only"> {evaluation.reference.title}</span>
              </a>
            </>
          )}
        </p>
      )}
    </AdditiveRow>
  );
}

/**
 * The additives of a food: what its source declares, and what its list names. Null where neither tells: nothing is declared,
 * and no list was read.
 */
function additivesOf({ additives, ingredientsText, listBasis, reading }: Food['facts']): string[] | null {
  const items = reading === null ? [] : [...eachItem(unpackItems(reading).items)];
  const listed = items.flatMap((item) => (item.source === 'list' && item.presence === 'contained' ? (item.additive ?? []) : []));
  const codes = [...new Set([...additives, ...listed])];
  const isRead = items.some(({ source }) => source === 'list');
  return codes.length === 0 && (!hasWholeList({ ingredientsText, listBasis }) || !isRead) ? null : codes;
}
