import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { Segmented } from '../controls/choice/segmented.tsx';
import { Stack } from '../layout/screen/page-columns.tsx';
import { Screen } from '../layout/screen/screen.tsx';
import { ControlsSpecimen } from './controls-specimen.tsx';
import { FeedbackSpecimen } from './feedback-specimen.tsx';
import { IconsSpecimen } from './icons-specimen.tsx';
import { ChartsSpecimen, ListsSpecimen } from './lists-specimen.tsx';
import { ResultsSpecimen } from './results-specimen.tsx';
import { ScoreSpecimen } from './score-specimen.tsx';

const THEMES = [
  { value: 'system', label: 'System', icon: 'screen' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;
type Theme = (typeof THEMES)[number]['value'];

/** `/design` and `/design/results`, mounted in development only, below a router and one `Toaster`. */
export function DesignPages() {
  return (
    <Routes>
      <Route index element={<DesignPage />} />
      <Route path="results" element={<DesignResultsPage />} />
    </Routes>
  );
}

/** Every part in every state, in both themes. */
function DesignPage() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const before = document.documentElement.dataset['theme'];
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    return () => {
      document.documentElement.dataset['theme'] = before;
    };
  }, [theme]);
  return (
    <Screen
      title="Design"
      lead="Every part, every state"
      aside={
        <Link to="results" className="link">
          Results
        </Link>
      }
    >
      <Stack roomy>
        <Segmented label="Theme" value={theme} onChange={setTheme} options={THEMES} />
        <ScoreSpecimen />
        <FeedbackSpecimen />
        <ControlsSpecimen />
        <ListsSpecimen />
        <ChartsSpecimen />
        <IconsSpecimen />
      </Stack>
    </Screen>
  );
}

/** The results, composed from the parts as the results screen composes them. */
function DesignResultsPage() {
  return (
    <Screen title="Results" titleLook="absent">
      <ResultsSpecimen />
    </Screen>
  );
}
