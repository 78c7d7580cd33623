import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { notSavedText } from '../../data/call.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NotLoaded } from '../../ui/feedback/messages.tsx';
import { Dialog } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Card } from '../../ui/layout/card.tsx';
import { List, ListItem } from '../../ui/layout/list.tsx';
import styles from './profile.module.css';

type WaysCardProps<Way> = {
  title: string;
  lead: string;
  /** Stands there where they could not be fetched. */
  notLoaded: string;
  ways: Pick<UseQueryResult<readonly Way[]>, 'data' | 'isError' | 'refetch'>;
  Row: ComponentType<{ way: Way }>;
  /** How one more is added. */
  children: ReactNode;
};

/** Ways to sign in of one kind, each with a row of its own. */
export function WaysCard<Way extends { readonly id: string }>({ title, lead, notLoaded, ways, Row, children }: WaysCardProps<Way>) {
  const { data, isError, refetch } = ways;
  return (
    <Card title={title}>
      <p className="small muted">{lead}</p>
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {notLoaded}
        </NotLoaded>
      )}
      {data !== undefined && data.length > 0 && (
        <List label={title}>
          {data.map((way) => (
            <ListItem key={way.id}>
              <Row way={way} />
            </ListItem>
          ))}
        </List>
      )}
      {children}
    </Card>
  );
}

type WayRowProps = {
  name: string;
  detail: string;
  /** The button, and what it is called where there are several. */
  act: string;
  actOn: string;
  /** What follows from it, asked once before. */
  means: string;
  remove: () => Promise<unknown>;
  removed: string;
};

/** One way to sign in, and the way to take it away. */
export function WayRow({ name, detail, act, actOn, means, remove: mutationFn, removed }: WayRowProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn,
    onSuccess: () => {
      setAsking(false);
      toast({ title: removed });
    },
  });
  const cancel = () => {
    setAsking(false);
    remove.reset();
  };
  return (
    <div className={styles.device}>
      <span>
        <span className={`strong block ${styles.name}`}>{name}</span>
        <span className="small muted block">{detail}</span>
      </span>
      <Button size="small" variant="quiet" onClick={() => setAsking(true)} aria-label={actOn}>
        {act}
      </Button>
      <Dialog
        open={isAsking}
        destructive
        onCancel={cancel}
        onConfirm={() => remove.mutate()}
        title={actOn}
        cancelLabel={say('screens-common.cancel')}
        confirmLabel={act}
        busy={remove.isPending}
        failed={remove.isError ? notSavedText(remove.error) : null}
      >
        {means}
      </Dialog>
    </div>
  );
}
