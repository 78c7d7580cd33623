import { type Answers, NO_ANSWERS } from '@labelwise/domain/health-profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentAnswers, prepareAnswers, type Saved, saveForGuest, saveForMember } from '../../../data/answers.ts';
import { closeQuestions, declineQuestions, type QuestionsSubject, useQuestionsSubject } from '../../../data/questions.ts';
import { useSession } from '../../../data/session/session.ts';
import { say } from '../../../i18n/say.ts';
import { LIVE, paths } from '../../../lib/paths.ts';
import { Modal } from '../../../ui/feedback/modal.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Asking, withTyped } from './asking.tsx';
import styles from './questions.module.css';
import { Rescored } from './rescored.tsx';

/** The three questions over whatever screen opened them; then the very product, scored again. */
export function Questions() {
  const subject = useQuestionsSubject();
  return subject === null ? null : <QuestionsSheet subject={subject} />;
}

function QuestionsSheet({ subject: { food } }: { subject: QuestionsSubject }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isAuthenticated } = useSession();
  const { data: before } = useQuery({
    queryKey: ['answers', isAuthenticated],
    queryFn: () => currentAnswers(client, isAuthenticated),
    staleTime: 0,
    gcTime: 0,
  });
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [draft, setDraft] = useState('');
  const [saved, setSaved] = useState<Saved | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const isRescored = useRef(false);
  // The control that opened it may be gone by now: what stands in its place gets the focus.
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        // What was scored again stands at the top of its page.
        if (isRescored.current) scrollTo({ top: 0 });
        if (document.activeElement === null || document.activeElement === document.body)
          document.querySelector<HTMLElement>('[data-questions]')?.focus({ preventScroll: true });
      });
    },
    [],
  );
  // Without it they are fetched once they are needed.
  useEffect(() => {
    if (!isAuthenticated) prepareAnswers().catch(() => undefined);
  }, [isAuthenticated]);
  const shown = answers ?? before ?? null;
  const isUnanswered = before !== undefined && before.restrictions.length === 0 && before.less.length === 0;

  const save = async () => {
    if (shown === null || before === undefined) return;
    const given = withTyped(shown, draft);
    setState('busy');
    setAnswers(given);
    setDraft('');
    try {
      const done = isAuthenticated ? await saveForMember(client, given, before) : await saveForGuest(given);
      setState('ready');
      if (done.isLimited) toast({ title: say('screens-welcome.your_plan_stores_one') });
      if (food === null) {
        toast({
          title: say('screens-welcome.from_now_on_every'),
          action: { label: say('screens-common.undo'), onPress: () => void done.undo() },
        });
        closeQuestions();
      } else {
        isRescored.current = true;
        setSaved(done);
      }
    } catch {
      setState('failed');
    }
  };
  const undo = async () => {
    setState('busy');
    try {
      await saved?.undo();
      closeQuestions();
    } catch {
      setState('failed');
    }
  };
  return (
    <Modal shape="sheet" onClose={closeQuestions}>
      {(titleId) => (
        <div className={styles.sheet}>
          {saved !== null && food !== null ? (
            <Rescored
              titleId={titleId}
              food={food}
              isBusy={state === 'busy'}
              isFailed={state === 'failed'}
              onUndo={() => void undo()}
              onChange={() => setSaved(null)}
              onScan={() => {
                closeQuestions();
                void navigate(paths.scan, { state: LIVE });
              }}
            />
          ) : (
            <Asking
              titleId={titleId}
              answers={shown ?? NO_ANSWERS}
              onAnswers={setAnswers}
              draft={draft}
              onDraft={setDraft}
              isMember={isAuthenticated}
              isWaiting={before === undefined}
              state={state}
              hasFood={food !== null}
              onAgree={() => void save()}
              onSkip={isUnanswered ? declineQuestions : closeQuestions}
              skipLabel={isUnanswered ? say('screens-welcome.skip') : say('screens-common.cancel')}
            />
          )}
        </div>
      )}
    </Modal>
  );
}
