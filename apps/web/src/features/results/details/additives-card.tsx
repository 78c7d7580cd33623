import { type AdditivesAssessment, additiveInfo, additiveRisk, assessAdditives } from '@labelwise/domain/additives';
import { hasWholeList } from '@labelwise/domain/food';
import { eachItem, unpackItems } from '@labelwise/domain/reading';
import { additiveConcerns, additiveDescription } from '@labelwise/messages/render/additives';
import { additiveName } from '@labelwise/messages/render/terms';
import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { AdditiveList, AdditiveRow, RiskKey } from '../../../ui/food/facts/additive-list.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import styles from './details.module.css';

/** The additives with what is known of each, who found it and when. Unknown is shown as unknown, never as safe. */
export function AdditivesCard({ food: { facts } }: { food: Food }) {
  const assessed = assessAdditives(additivesOf(facts));
  const words = {
    low: say('screens-details.low'),
    moderate: say('screens-details.moderate'),
    high: say('screens-details.high'),
    unknown: say('screens-details.unknown'),
  };
  return (
    <Fold title={say('screens-details.additives_analysis')} answer={asideOf(assessed)}>
      {assessed.codes.length === 0 ? (
        <p className="small muted">
          {say(assessed.status === 'none' ? 'screens-details.no_additives' : 'screens-details.additives_not_assessed')}
        </p>
      ) : (
        <>
          <AdditiveList>
            {mostSeriousFirst(assessed.codes).map((code) => (
              <Additive key={code} code={code} words={words} />
            ))}
          </AdditiveList>
          <RiskKey label={say('screens-details.risk_levels')} words={words} />
          <p className="caption">{say('screens-results.information_not_medical_advice')}</p>
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
  low: 'screens-details.count_low_risk',
  moderate: 'screens-details.count_moderate_risk',
  high: 'screens-details.count_high_risk',
  unknown: 'screens-details.count_risk_unknown',
} as const;

/** The count and the card's level: "3, moderate risk". */
function asideOf(assessed: AdditivesAssessment): string {
  const count = assessed.codes.length;
  if (assessed.status === 'assessed') return say(SEVERITY_WORDS[assessed.severity], { count });
  return assessed.status === 'none' ? say('screens-details.none') : say('screens-details.not_assessed');
}

/** Its name at the start of a line; one without a name in this language has its number alone. */
function nameOf({ code, name }: { code: string; name: string }): string {
  const words = additiveName(say, code, name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function Additive({ code, words }: { code: string; words: Record<keyof typeof SEVERITY_WORDS, string> }) {
  const info = additiveInfo(code);
  const { evaluation } = info;
  const concerns = additiveConcerns(say, info);
  return (
    <AdditiveRow code={info.code.toUpperCase()} name={nameOf(info)} risk={info.riskLevel} riskLabel={words[info.riskLevel]}>
      <p>{additiveDescription(say, info)}</p>
      {concerns.length > 0 && <p className={styles.concerns}>{concerns.join('. ')}.</p>}
      {evaluation !== null && (
        <p className={styles.origin}>
          {evaluation.authority}, {evaluation.year}
          {!evaluation.checked && ` · ${say('screens-details.no_recent_evaluation_checked')}`}
          {evaluation.reference.url !== null && (
            <>
              {' · '}
              <a href={evaluation.reference.url} target="_blank" rel="noreferrer" title={evaluation.reference.title}>
                {say('screens-details.reference')}
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
