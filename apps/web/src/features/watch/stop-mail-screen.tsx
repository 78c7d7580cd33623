import { useMutation } from '@tanstack/react-query';
import { stopMail } from '../../data/watch.ts';
import { say } from '../../i18n/say.ts';
import { useSearchParams } from '../../lib/address.ts';
import { ApiError } from '../../platform/http/http.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './watch.module.css';

/** /stop-mail: where the link of a weekly mail leads. Opening it changes nothing; one press ends the mail, without a sign-in. */
export function StopMailScreen() {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const stop = useMutation({ mutationFn: () => stopMail(token) });
  const isBroken = token === '' || (stop.error instanceof ApiError && stop.error.status < 429);
  if (isBroken)
    return (
      <Screen title={say('screens-watch.link_is_broken')} lead={say('screens-watch.link_is_broken_lead')} width="narrow">
        {null}
      </Screen>
    );
  if (stop.isSuccess)
    return (
      <Screen title={say('screens-watch.stopped')} lead={say('screens-watch.stopped_lead')} width="narrow">
        <p className="sr-only" role="status">
          {say('screens-watch.stopped')}
        </p>
      </Screen>
    );
  return (
    <Screen title={say('screens-watch.stop_now')} lead={say('screens-watch.stop_lead')} width="narrow">
      {stop.isError && <p role="alert">{say('screens-watch.not_stopped')}</p>}
      <div className={styles.stop}>
        <Button variant="primary" loading={stop.isPending} onClick={() => stop.mutate()}>
          {say('screens-watch.stop_now')}
        </Button>
      </div>
    </Screen>
  );
}
