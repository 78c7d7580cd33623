import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountImport, afterImport, importAccount } from '../../../data/imports.ts';
import { saveFailure } from '../../../data/save-failure.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/choice.tsx';
import { SkeletonRows } from '../../../ui/feedback/waiting.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../profile.module.css';
import { NotImported } from './not-imported.tsx';
import { FAILURES, PARTS, PROFILE } from './words.data.ts';

/** What an export holds that is not here yet, and the button that brings it in. */
export function AccountPreview({ file }: { file: Record<string, unknown> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [profile, setProfile] = useState<'keep' | 'replace'>('keep');
  const [look] = useState(() => crypto.randomUUID());
  const preview = useQuery({ queryKey: ['import', look, profile], queryFn: () => importAccount(file, profile, false), gcTime: 0 });
  const bring = useMutation({ mutationFn: () => importAccount(file, profile, true), onSuccess: () => afterImport(client) });
  const shown = bring.data ?? preview.data;
  const isOpen = shown !== undefined && (shown.parts.some(({ added }) => added > 0) || ['added', 'replaced'].includes(shown.profile));
  const hasChoice = shown?.profile === 'stays' || shown?.profile === 'replaced';
  return (
    <Card title={bring.isSuccess ? t('It is in') : t('What is in it')}>
      <div className={styles.form}>
        {preview.isPending && <SkeletonRows count={3} label={t('Reading the file...')} />}
        {preview.isError && (
          <NotImported words={t(FAILURES[saveFailure(preview.error)])} onRetry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        {shown !== undefined && <Parts shown={shown} isDone={bring.isSuccess} />}
        {hasChoice && !bring.isSuccess && (
          <Segmented
            label={t('You have a health profile here already')}
            showLabel
            value={profile}
            onChange={setProfile}
            options={[
              { value: 'keep', label: t('Leave mine') },
              { value: 'replace', label: t('Take the one of the file') },
            ]}
          />
        )}
        {shown?.profile === 'added' && !bring.isSuccess && (
          <p className="small muted">
            {t('By bringing it in you agree that this server stores your health profile to score foods for you.')}
          </p>
        )}
        {bring.isError && (
          <p role="alert" className="strong">
            {t(FAILURES[saveFailure(bring.error)])}
          </p>
        )}
        {shown !== undefined && !bring.isSuccess && (
          <Button variant="primary" wide loading={bring.isPending} disabled={!isOpen} onClick={() => bring.mutate()}>
            {isOpen ? t('Bring it in') : t('Everything is here already')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Parts({ shown, isDone }: { shown: AccountImport; isDone: boolean }) {
  const { t } = useTranslation();
  const parts = shown.parts.filter(({ added, known, refused }) => added + known + refused > 0);
  const wordsOf = ({ added, known, refused }: AccountImport['parts'][number]): string =>
    [
      isDone ? t('{{n}} added', { n: added }) : t('{{n}} new', { n: added }),
      known > 0 ? t('{{n}} here already', { n: known }) : null,
      refused > 0 ? t('{{n}} not readable', { n: refused }) : null,
    ]
      .filter((words) => words !== null)
      .join(' · ');
  return (
    <dl className={styles.facts} role={isDone ? 'status' : undefined}>
      {parts.map((part) => (
        <div key={part.part}>
          <dt>{t(PARTS[part.part])}</dt>
          <dd>{wordsOf(part)}</dd>
        </div>
      ))}
      {shown.profile !== 'none' && (
        <div>
          <dt>{t('Health profile')}</dt>
          <dd>{t(PROFILE[shown.profile])}</dd>
        </div>
      )}
    </dl>
  );
}
