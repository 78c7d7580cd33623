import { useQuery } from '@tanstack/react-query';
import { serverHealthQuery } from '../../../data/health.ts';
import { preferencesQuery } from '../../../data/preferences.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { paths } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/message/error-state.tsx';
import { BackButton } from '../../../ui/layout/screen/back-button.tsx';
import { WantScreen } from './want-screen.tsx';

/** /want-less: asks whether the server is well before it loads; back goes to /preferences. */
export function WantLessScreen() {
  const { t } = useTranslation();
  const health = useQuery(serverHealthQuery());
  const list = useQuery({ ...preferencesQuery(), enabled: health.isSuccess });
  const failed = health.isError || list.isError;
  const tryAgain = async () => {
    const { isSuccess } = await health.refetch();
    if (isSuccess) await list.refetch();
  };
  const failure = failed ? (
    <ErrorState
      title={t('Unable to load your preferences. Please check your internet connection.')}
      retryLabel={t('Try Again')}
      busy={health.isFetching || list.isFetching}
      onRetry={() => void tryAgain()}
    />
  ) : undefined;
  return (
    <WantScreen
      category="want-less"
      back={<BackButton to={paths.preferences}>{t('Back')}</BackButton>}
      failure={failure}
      enabled={health.isSuccess}
    />
  );
}
