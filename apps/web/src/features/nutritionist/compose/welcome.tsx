import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Scene } from '../../../ui/icons/scenes.tsx';
import type { AssistantMode } from '../assistant-mode.ts';
import { HealthSharing } from '../health-sharing.tsx';
import styles from './welcome.module.css';

/** The four ways in. */
const SUGGESTIONS = [
  'What foods are good for heart health?',
  'Help me plan meals for weight loss',
  'Suggest protein-rich snacks',
  'Analyze my recent food choices',
] as const;

type WelcomeProps = {
  mode: AssistantMode;
  /** Puts a suggestion into the input; sending stays with the person. */
  onPick: (suggestion: string) => void;
};

/** What a chat without messages shows: what this is, and four ways in. */
export function Welcome({ mode, onPick }: WelcomeProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const name = user?.firstName?.trim() ?? '';
  return (
    <div className={styles.welcome}>
      <Scene name="chat" className={styles.scene} />
      <h2>{name === '' ? t('What would you like to know?') : t('What would you like to know, {{name}}?', { name })}</h2>
      <p className="muted">{t(ABOUT[mode])}</p>
      <ul className={styles.suggestions} aria-label={t('Suggestions')}>
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onPick(t(suggestion))}>
              <span>{t(suggestion)}</span>
              <Icon name="next" size="s" />
            </button>
          </li>
        ))}
      </ul>
      <HealthSharing className={styles.sharing} />
    </div>
  );
}

/** Who answers: a guide is no model, and a model can be wrong. */
const ABOUT: Readonly<Record<AssistantMode, string>> = {
  model: 'An AI model answers from your preferences, your scans and the catalogue. It can be wrong, so check what matters.',
  guide: 'The built-in guide answers from your profile, your scans and the catalogue, and names its sources. It is not an AI model.',
  unknown: 'Answers come from your profile, your scans and the catalogue.',
};
