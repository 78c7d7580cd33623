import { PLACEHOLDERS } from '@labelwise/domain/food';
import { useEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { Segmented } from '../controls/choice/choice.tsx';
import { ProductPicture } from '../food/product/product.tsx';
import { Icon, type IconName, Mark } from '../icons/icon.tsx';
import { ICON_SHAPES } from '../icons/icon-shapes.tsx';
import { Screen, Section, Stack } from '../layout/screen.tsx';
import { ControlsSpecimen } from './controls-specimen.tsx';
import styles from './design-page.module.css';
import { FeedbackSpecimen } from './feedback-specimen.tsx';
import { ChartsSpecimen, ListsSpecimen } from './lists-specimen.tsx';
import { ResultsSpecimen, ScoreSpecimen } from './results-specimen.tsx';

const isIcon = (name: string): name is IconName => name in ICON_SHAPES;

/** The mark, every icon, every pack. */
function IconsSpecimen() {
  return (
    <Section title="Mark, icons, packs" ruled>
      <div className={styles.line}>
        <Mark size={96} label="Labelwise" />
        <Mark size={48} />
        <Mark size={16} />
      </div>
      <ul className={styles.icons}>
        {Object.keys(ICON_SHAPES)
          .filter(isIcon)
          .map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="caption">{name}</span>
            </li>
          ))}
      </ul>
      <div className={styles.line}>
        {PLACEHOLDERS.map((family) => (
          <ProductPicture key={family} src={null} alt={family} family={family} size={104} />
        ))}
      </div>
    </Section>
  );
}

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
