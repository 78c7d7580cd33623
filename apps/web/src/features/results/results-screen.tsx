import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useTitle } from '../../lib/use-title.ts';
import { useOnline } from '../../platform/network/use-online.ts';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { ResultsBar } from './head/results-bar.tsx';
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
      return <ResultsView key={results.food.id} food={results.food} kept={results.kept} isKept={results.stale || asked === null} />;
  }
}
