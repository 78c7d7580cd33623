import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { buttonClass } from '../../ui/controls/button/button-look.ts';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import styles from './message-screen.module.css';

type MessageScreenProps = {
  title: string;
  text: string;
  /** The ways out, the main one first. */
  actions: ReactNode;
  /** Drawn above the title. */
  art?: ReactNode;
};

/** One message on a page of its own: 404, a page that is not there yet. */
export function MessageScreen({ title, text, actions, art }: MessageScreenProps) {
  return (
    <Screen title={title} lead={text} width="narrow" above={art}>
      <div className={styles.actions}>{actions}</div>
    </Screen>
  );
}

type ErrorScreenProps = {
  /** Renders the page anew, or loads it anew where a part of the app was missing. */
  onTryAgain: () => void;
  /** Stands in the middle of an empty window instead of inside the shell. */
  alone?: boolean;
};

/**
 * The generic error screen. It uses neither router nor session, for either may be what failed; so Go Home is a plain
 * link, which loads the app anew.
 */
export function ErrorScreen({ onTryAgain, alone = false }: ErrorScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={alone ? styles.alone : undefined}>
      <section className={styles.message} role="alert">
        <h1 tabIndex={-1}>{t('Something went wrong')}</h1>
        <p className="muted">{t("We're sorry, but something unexpected happened. Please try refreshing the page.")}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={onTryAgain}>
            {t('Try Again')}
          </Button>
          <a href="/" className={buttonClass({})}>
            {t('Go Home')}
          </a>
        </div>
      </section>
    </div>
  );
}
