import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { log } from '../../lib/log.ts';
import { registerServiceWorker } from '../../platform/service-worker/updates.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Banner } from '../../ui/feedback/message/banner.tsx';

/** Says that a new version waits and takes it in when told to; nothing is loaded anew without asking. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const [accept, setAccept] = useState<(() => void) | null>(null);

  useEffect(() => {
    registerServiceWorker((take) => setAccept(() => take)).catch((error: unknown) => {
      log.info(`The app will not work offline: ${String(error)}`);
    });
  }, []);

  return (
    <div role="status">
      {accept !== null && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={accept}>
              {t('Update')}
            </Button>
          }
        >
          {t('A new version of Labelwise is ready.')}
        </Banner>
      )}
    </div>
  );
}
