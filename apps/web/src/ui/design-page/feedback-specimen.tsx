import { useState } from 'react';
import { Button } from '../controls/button/button.tsx';
import { PrioritySlider } from '../controls/slider/priority-slider.tsx';
import { Banner, OfflineBanner } from '../feedback/message/banner.tsx';
import { EmptyState, ErrorState } from '../feedback/message/states.tsx';
import { Dialog, Sheet } from '../feedback/modal/modal.tsx';
import { toast } from '../feedback/toast/toast-store.ts';
import { ProgressBar, SkeletonRows, Spinner } from '../feedback/waiting.tsx';
import { Section } from '../layout/screen.tsx';
import styles from './design-page.module.css';

const LESS = ['Slightly Avoid', 'Somewhat Avoid', 'Dislike', 'Mostly Avoid', 'Never'] as const;

/** Waiting, empty, failed, asking, notifying. */
export function FeedbackSpecimen() {
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
          <Banner>Information, not medical advice.</Banner>
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
