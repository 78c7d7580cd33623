import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import styles from '../profile.module.css';

/** What the server could not be asked, with the way to ask again. */
export function NotImported({ words, onRetry, busy }: { words: string; onRetry: () => void; busy: boolean }) {
  return (
    <div role="alert" className={styles.form}>
      <p className="strong">{words}</p>
      <Button size="small" loading={busy} onClick={onRetry}>
        {say('screens-common.try_again')}
      </Button>
    </div>
  );
}
