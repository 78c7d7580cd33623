import { useLocation, useParams } from 'react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { useGoBack } from '../../lib/navigation/navigation-context.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useOnline } from '../../platform/network/network.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { Screen } from '../../ui/layout/screen.tsx';
import styles from './head/head.module.css';
import { ResultsFault } from './loading/results-fault.tsx';
import { ResultsLoading } from './loading/results-loading.tsx';
import { type Results, useResults } from './loading/use-results.ts';
import { subjectOf } from './results-subject.ts';
import { ResultsView } from './results-view.tsx';

/** /results/{barcode}, /results/temp, /results and /results?barcode={barcode}. */
export function ResultsScreen() {
  const { t } = useTranslation();
  const { barcode } = useParams();
  const { search } = useLocation();
  const online = useOnline();
  const subject = subjectOf(barcode, search);
  const results = useResults(subject);
  useTitle(results.state === 'loaded' ? results.food.name : t('Results'));
  const offline = results.state === 'loaded' && (results.stale || !online);
  return (
    <Screen title={t('Results')} titleLook="absent" above={<ResultsBar offline={offline} />}>
      <Content results={results} asked={subject.kind === 'barcode' ? subject.barcode : null} />
    </Screen>
  );
}

function Content({ results, asked }: { results: Results; asked: string | null }) {
  switch (results.state) {
    case 'loading':
      return <ResultsLoading />;
    case 'fault':
      return <ResultsFault fault={results.fault} barcode={asked} onRetry={results.retry} />;
    case 'loaded':
      return <ResultsView key={results.food.id} food={results.food} stored={results.stored} isStored={results.stale || asked === null} />;
  }
}

type ResultsBarProps = {
  /** What is shown comes from this device. */
  offline: boolean;
};

/** Above the product: the way back, and whether this is the device's own copy. */
function ResultsBar({ offline }: ResultsBarProps) {
  const { t } = useTranslation();
  const goBack = useGoBack();
  return (
    <div className={styles.bar}>
      <button type="button" className={`link ${styles.back}`} onClick={goBack}>
        <Icon name="back" size="m" />
        {t('Back')}
      </button>
      {offline && (
        <Tag>
          <Icon name="offline" size="s" /> {t('Offline, kept on this device')}
        </Tag>
      )}
    </div>
  );
}
