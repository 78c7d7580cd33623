import { PLACEHOLDERS } from '@labelwise/domain/food';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router';
import { Link } from '../../lib/navigation.tsx';
import { Button } from '../controls/button.tsx';
import { Segmented } from '../controls/choice.tsx';
import { PrioritySlider } from '../controls/priority-slider.tsx';
import { Banner, OfflineBanner } from '../feedback/banner.tsx';
import { EmptyState, ErrorState } from '../feedback/messages.tsx';
import { Dialog, Sheet } from '../feedback/modal.tsx';
import { toast } from '../feedback/toast-store.ts';
import { ProgressBar, SkeletonRows, Spinner } from '../feedback/waiting.tsx';
import { ProductPicture } from '../food/product.tsx';
import { ICON_SHAPES, Icon, type IconName, Mark } from '../icons/icon.tsx';
import { Screen, Section, Stack } from '../layout/screen.tsx';
import { ControlsSpecimen } from './controls-specimen.tsx';
import styles from './design-page.module.css';
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
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
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

const LESS = ['Slightly Avoid', 'Somewhat Avoid', 'Dislike', 'Mostly Avoid', 'Never'] as const;

/** Waiting, empty, failed, asking, notifying. */
function FeedbackSpecimen() {
  return (
    <>
      <OfflineBanner offline>You&apos;re offline. Some features may not work.</OfflineBanner>
      <Section title="Loading, same shape" ruled>
        <SkeletonRows count={2} label="Loading favorites..." />
        <div className={styles.line}>
          <Spinner size="l" label="Loading" />
          <Spinner />
        </div>
        <div className={styles.stack}>
          <ProgressBar label="Export" value={0.4} />
          <ProgressBar label="Looking it up" />
        </div>
      </Section>
      <Section title="Messages" ruled>
        <div className={styles.stack}>
          <ErrorState title="Error loading purchase history" retryLabel="Try Again" onRetry={() => undefined}>
            Failed to load your purchase history
          </ErrorState>
          <Banner
            tone="info"
            action={
              <a className="link" href="#trial">
                Free Trial
              </a>
            }
          >
            Unlimited scans for 7 days.
          </Banner>
          <Banner>Information: not medical advice, and no medical device.</Banner>
        </div>
        <EmptyState
          scene="history"
          title="No Scan History"
          action={
            <Button variant="primary" icon="scan">
              Start Scanning
            </Button>
          }
        >
          Scan a pack and it stands here, with its score.
        </EmptyState>
        <EmptyState scene="favorites" title="No Favorites Yet">
          Tap the heart beside a product to keep it.
        </EmptyState>
        <EmptyState scene="not-found" title="Product Not Found">
          We do not know this barcode yet.
        </EmptyState>
      </Section>
      <Overlays />
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'none' | 'sheet' | 'dialog'>('none');
  const [step, setStep] = useState(3);
  const close = () => setOpen('none');
  const undo = { label: 'Undo', onPress: () => undefined };
  return (
    <Section title="Overlays" ruled>
      <div className={styles.line}>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => toast({ title: 'Removed from Favorites', description: 'Strawberry Skyr Mousse', action: undo })}>
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Error', description: 'Failed to update purchase status. Please try again.', variant: 'destructive' })
          }
        >
          Failure toast
        </Button>
      </div>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Seed oils"
        lead="How much do you want to avoid it?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={() => toast({ title: 'Saved' })}>
              Save
            </Button>
          </>
        }
      >
        <PrioritySlider label="Priority, 1 to 5" value={step} onChange={setStep} words={LESS} direction="less" pointsText="−10 points" />
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onCancel={close}
        onConfirm={close}
        title="Clear Purchase History"
        cancelLabel="Cancel"
        confirmLabel="Clear History"
        destructive
      >
        This removes 12 purchased products. It cannot be undone.
      </Dialog>
    </Section>
  );
}
