import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailure } from '../../../data/call.ts';
import { type AccountImport, afterImport, importAccount } from '../../../data/imports.ts';
import { say } from '../../../i18n/say.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../profile.module.css';
import { NotImported } from './not-imported.tsx';
import { FAILURES, PARTS, PROFILE } from './words.data.ts';

/** What an export holds that is not here yet, and the button that brings it in. */
export function AccountPreview({ file }: { file: Record<string, unknown> }) {
  const client = useQueryClient();
  const [profile, setProfile] = useState<'keep' | 'replace'>('keep');
  const [look] = useState(() => crypto.randomUUID());
  const preview = useQuery({ queryKey: ['import', look, profile], queryFn: () => importAccount(file, profile, false), gcTime: 0 });
  const bring = useMutation({ mutationFn: () => importAccount(file, profile, true), onSuccess: () => afterImport(client) });
  const shown = bring.data ?? preview.data;
  const isOpen = shown !== undefined && (shown.parts.some(({ added }) => added > 0) || ['added', 'replaced'].includes(shown.profile));
  const hasChoice = shown?.profile === 'stays' || shown?.profile === 'replaced';
  return (
    <Card title={bring.isSuccess ? say('screens-profile.it_is_in') : say('screens-profile.what_is_in_it')}>
      <div className={styles.form}>
        {preview.isPending && <SkeletonRows count={3} label={say('screens-profile.reading_the_file')} />}
        {preview.isError && (
          <NotImported words={say(FAILURES[saveFailure(preview.error)])} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        {shown !== undefined && <Parts shown={shown} isDone={bring.isSuccess} />}
        {hasChoice && !bring.isSuccess && (
          <Segmented
            label={say('screens-profile.you_have_a_health')}
            showLabel
            value={profile}
            onChange={setProfile}
            options={[
              { value: 'keep', label: say('screens-profile.leave_mine') },
              { value: 'replace', label: say('screens-profile.take_the_one_of') },
            ]}
          />
        )}
        {shown?.profile === 'added' && !bring.isSuccess && <p className="small muted">{say('screens-profile.by_bringing_it_in')}</p>}
        {bring.isError && (
          <p role="alert" className="strong">
            {say(FAILURES[saveFailure(bring.error)])}
          </p>
        )}
        {shown !== undefined && !bring.isSuccess && (
          <Button variant="primary" wide loading={bring.isPending} disabled={!isOpen} onClick={() => bring.mutate()}>
            {isOpen ? say('screens-profile.bring_it_in') : say('screens-profile.everything_is_here_already')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Parts({ shown, isDone }: { shown: AccountImport; isDone: boolean }) {
  const parts = shown.parts.filter(({ added, known, refused }) => added + known + refused > 0);
  const wordsOf = ({ added, known, refused }: AccountImport['parts'][number]): string =>
    [
      isDone ? say('screens-profile.n_added', { n: added }) : say('screens-profile.n_new', { n: added }),
      known > 0 ? say('screens-profile.n_here_already', { n: known }) : null,
      refused > 0 ? say('screens-profile.n_not_readable', { n: refused }) : null,
    ]
      .filter((words) => words !== null)
      .join(' · ');
  return (
    <dl className={styles.facts} role={isDone ? 'status' : undefined}>
      {parts.map((part) => (
        <div key={part.part}>
          <dt>{say(PARTS[part.part])}</dt>
          <dd>{wordsOf(part)}</dd>
        </div>
      ))}
      {shown.profile !== 'none' && (
        <div>
          <dt>{say('screens-common.health_profile')}</dt>
          <dd>{say(PROFILE[shown.profile])}</dd>
        </div>
      )}
    </dl>
  );
}
