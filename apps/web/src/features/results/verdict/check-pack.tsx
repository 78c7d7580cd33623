import { ringLevel } from '@labelwise/domain/scoring';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { labelPath } from '../../../lib/paths.ts';
import { wordOf } from '../../../lib/score-state.ts';
import { ScoreWord } from '../../../ui/food/score/score.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type Sentence, say } from '../say.ts';
import styles from './check-pack.module.css';

/** What a look at the pack may show: that the food fits the person, or that it does not. */
export type Outcome = keyof NonNullable<FoodScore['outcomes']>;

type CheckPackProps = {
  whole: Pick<FoodScore, 'alerts'> & { outcomes: NonNullable<FoodScore['outcomes']> };
  /** The pack's barcode; without one it cannot be found again. */
  barcode: string | null;
  /** What the person has read on the pack; null before they looked. */
  answer: Outcome | null;
  onAnswer: (answer: Outcome | null) => void;
};

/** The one question that only the pack answers, with both outcomes on its buttons. What is answered counts for this visit alone. */
export function CheckPack({ whole: { alerts, outcomes }, barcode, answer, onAnswer }: CheckPackProps) {
  const { t } = useTranslation();
  const { question, answers } = wordsOf(openOf(alerts));
  return (
    <fieldset className={styles.check}>
      <legend className={styles.question}>{say(t, question)}</legend>
      <div className={styles.answers}>
        {(['fits', 'breaks'] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={styles.answer}
            aria-pressed={answer === outcome}
            onClick={() => onAnswer(answer === outcome ? null : outcome)}
          >
            <strong className="strong">{say(t, answers[outcome])}</strong>
            <ScoreWord level={ringLevel(outcomes[outcome])}>
              {outcomes[outcome]}, {t(wordOf({ score: outcomes[outcome], state: 'judged' }))}
            </ScoreWord>
          </button>
        ))}
      </div>
      {barcode !== null && answer === null && (
        <p>
          <Link to={labelPath(barcode)} className="link">
            <Icon name="camera" size="m" />
            {t('Photograph that line instead')}
          </Link>
        </p>
      )}
      {answer !== null && <p className={`small muted ${styles.note}`}>{t('As you read it on your pack. It is not stored.')}</p>}
    </fieldset>
  );
}

/** What is not known of a food: what should not be in it, what it should be; `traces` where the pack warns of them. */
export type Open = { readonly substances: readonly string[]; readonly restrictions: readonly string[]; readonly traces: boolean };

/** What holds a score back, from its alerts. */
export function openOf(alerts: FoodScore['alerts']): Open {
  const open = alerts.filter(({ level }) => level === 'unknown' || level === 'traces').map(({ data }) => data);
  return {
    substances: open.flatMap((data) => ('substance' in data && data.substance !== null ? [data.substance] : [])),
    restrictions: open.flatMap((data) => (data.kind === 'not shown' && data.substance === null ? [data.restriction] : [])),
    traces: open.some(({ kind }) => kind === 'traces'),
  };
}

type CheckWords = {
  /** Beside the ring. */
  readonly caption: Sentence;
  /** The one sentence. */
  readonly says: Sentence;
  readonly question: Sentence;
  readonly answers: Readonly<Record<Outcome, Sentence>>;
};

/** How the open question is put: by what should not be in the food, by what it should be, else as it is. */
export function wordsOf({ substances, restrictions, traces }: Open): CheckWords {
  if (traces)
    return {
      caption: { text: '{{score}} because of the traces, {{possible}} without.' },
      says: { text: 'The pack warns of traces. Whether you take that risk is for you to say.' },
      question: { text: 'What does your pack say?' },
      answers: { fits: { text: 'No such warning' }, breaks: { text: 'It is in it' } },
    };
  if (substances.length > 0 && restrictions.length === 0) {
    const what = substances.join(' or ');
    return {
      caption: { text: '{{score}} until we know, {{possible}} if it holds no {{what}}.', values: { what } },
      says: { text: 'Whether it holds {{what}}, only the pack can say.', values: { what } },
      question: { text: 'What does your pack say?' },
      answers:
        substances.length === 1
          ? { fits: { text: 'No {{what}} named', values: { what } }, breaks: { text: '{{what}} named', values: { what: capital(what) } } }
          : { fits: { text: 'None of them named' }, breaks: { text: 'One of them named' } },
    };
  }
  if (restrictions.length === 1 && substances.length === 0) {
    const [what = ''] = restrictions;
    return {
      caption: { text: '{{score}} until we know, {{possible}} if it is {{what}}.', values: { what } },
      says: { text: 'Whether it is {{what}}, only the pack can say.', values: { what } },
      question: { text: 'What does your pack say?' },
      answers: { fits: { text: 'It is {{what}}', values: { what } }, breaks: { text: 'It is not {{what}}', values: { what } } },
    };
  }
  return {
    caption: { text: '{{score}} until we know, {{possible}} if it suits you.' },
    says: { text: 'Whether it suits you, only the pack can say.' },
    question: { text: 'What does your pack say?' },
    answers: { fits: { text: 'It suits me' }, breaks: { text: 'It does not' } },
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
