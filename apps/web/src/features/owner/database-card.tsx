import { useState } from 'react';
import { checkDatabase, type DatabaseState, vacuumDatabase } from '../../data/owner.ts';
import { say } from '../../i18n/say.ts';
import { numberText } from '../../i18n/words.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './owner.module.css';
import { useAct } from './use-act.tsx';

const FOUND = {
  whole: 'screens-owner.database_whole',
  damaged: 'screens-owner.database_damaged',
  'rows-without-owner': 'screens-owner.database_orphans',
  'checksums-on': 'screens-owner.database_checksums_on',
  'checksums-off': 'screens-owner.database_checksums_off',
} as const satisfies Record<DatabaseState, string>;
const megabytes = (bytes: number): string => numberText(Math.round(bytes / 100_000) / 10);

/** The database looked after: whether it is whole, and its file without gaps. */
export function DatabaseCard({ kind }: { kind: 'sqlite' | 'postgres' }) {
  const { run, busy, prompt } = useAct();
  const [words, setWords] = useState('');
  const act = (work: () => Promise<string>) => {
    setWords('');
    run(async () => setWords(await work()));
  };
  const shrink = async () => {
    const { before, after } = await vacuumDatabase();
    return say('screens-owner.database_smaller', { before: megabytes(before), after: megabytes(after) });
  };
  return (
    <Card title={say('screens-owner.database')}>
      <div className={styles.form}>
        <p className="small muted">{say(kind === 'sqlite' ? 'screens-owner.database_lead' : 'screens-owner.database_lead_postgres')}</p>
        {prompt ?? (
          <div className={styles.acts}>
            <Button size="small" loading={busy} onClick={() => act(async () => say(FOUND[(await checkDatabase()).state]))}>
              {say('screens-owner.check_database')}
            </Button>
            {kind === 'sqlite' && (
              <Button size="small" disabled={busy} onClick={() => act(shrink)}>
                {say('screens-owner.shrink_database')}
              </Button>
            )}
          </div>
        )}
        <p role="status">{words}</p>
      </div>
    </Card>
  );
}
