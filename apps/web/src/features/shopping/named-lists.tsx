import { MAX_LIST_NAME, MAX_LISTS, type NamedList } from '@labelwise/domain/shopping';
import { type FormEvent, useState } from 'react';
import { addList, removeList, renameList } from '../../data/shopping/shopping.ts';
import { type Entry, openList, useShopping } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { shareText } from '../../platform/device.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Field, Select } from '../../ui/controls/field.tsx';
import { Sheet } from '../../ui/feedback/modal.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Stack } from '../../ui/layout/screen.tsx';
import styles from './shopping.module.css';

type NamedListsProps = {
  lists: readonly NamedList[];
  /** The one that is open; `null`: the one without a name. */
  current: string | null;
  /** How many entries of a list are still to be bought. */
  leftOn: (list: string | null) => number;
};

/** Which list is open, and the ways to make, rename and remove one. With the one without a name alone there is nothing to choose. */
export function NamedLists({ lists, current, leftOn }: NamedListsProps) {
  const [asked, setAsked] = useState<NamedList | 'new' | null>(null);
  const open = lists.find(({ id }) => id === current);
  const close = () => setAsked(null);
  const choice = (id: string | null, name: string) => ({
    value: id ?? '',
    label: say('screens-shopping.list_with_left', { name, n: leftOn(id) }),
  });
  return (
    <div>
      {lists.length === 0 ? (
        <Button size="small" icon="plus" onClick={() => setAsked('new')}>
          {say('screens-shopping.new_list')}
        </Button>
      ) : (
        <div className={styles.lists}>
          <Select
            label={say('screens-shopping.lists')}
            hideLabel
            value={current ?? ''}
            onValue={(id) => openList(id === '' ? null : id)}
            options={[choice(null, say('screens-shopping.main_list')), ...lists.map(({ id, name }) => choice(id, name))]}
          />
          {open !== undefined && (
            <>
              <IconButton icon="pencil" label={say('screens-shopping.rename_list')} onClick={() => setAsked(open)} />
              <IconButton icon="trash" label={say('screens-shopping.remove_list')} onClick={() => remove(open)} />
            </>
          )}
          {lists.length < MAX_LISTS && <IconButton icon="plus" label={say('screens-shopping.new_list')} onClick={() => setAsked('new')} />}
        </div>
      )}
      {asked === 'new' && (
        <NameSheet title={say('screens-shopping.new_list')} name="" onClose={close} onSave={(name) => addList(name) && close()} />
      )}
      {asked !== null && asked !== 'new' && (
        <NameSheet
          title={say('screens-shopping.rename_list')}
          name={asked.name}
          onClose={close}
          onSave={(name) => renameList(asked, name) && close()}
        />
      )}
    </div>
  );
}

function remove(list: NamedList): void {
  const putBack = removeList(list);
  toast({
    title: say('screens-shopping.is_removed', { name: list.name }),
    action: { label: say('screens-common.undo'), onPress: putBack },
  });
}

type NameSheetProps = { title: string; name: string; onClose: () => void; onSave: (name: string) => void };

function NameSheet({ title, name, onClose, onSave }: NameSheetProps) {
  const [typed, setTyped] = useState(name);
  const [isAsked, setAsked] = useState(false);
  const isEmpty = typed.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isEmpty) onSave(typed);
  };
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={say('screens-common.close')} shape="dialog">
      <form onSubmit={submit} noValidate>
        <Stack roomy>
          <Field
            data-autofocus
            label={say('screens-shopping.list_name')}
            value={typed}
            maxLength={MAX_LIST_NAME}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            error={isAsked && isEmpty ? say('screens-people.name_missing') : undefined}
          />
          <Button type="submit" variant="primary" wide>
            {say('screens-common.save')}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
}

type ShareActsProps = {
  listed: readonly Entry[];
  bought: readonly Entry[];
  /** Of the basket. */
  score: number | null;
};

/** List and basket leave the app: as a text, or on paper. */
export function ShareActs({ listed, bought, score }: ShareActsProps) {
  const { lists, current } = useShopping();
  const name = lists.find(({ id }) => id === current)?.name ?? say('screens-app.shopping');
  return (
    <div className={`${styles.pairOfActs} ${styles.noPrint}`}>
      <Button size="small" icon="share" onClick={() => void share(name, listText(name, listed, bought, score))}>
        {say('screens-shopping.share_as_text')}
      </Button>
      <Button size="small" icon="print" onClick={() => window.print()}>
        {say('screens-shopping.print')}
      </Button>
    </div>
  );
}

/** What is to be bought, then what lies in the basket with its score. */
export function listText(name: string, listed: readonly Entry[], bought: readonly Entry[], score: number | null): string {
  const line = (sign: string) => (entry: Entry) => `${sign} ${entry.quantity === 1 ? '' : `${entry.quantity} × `}${entry.name}`;
  return [
    name,
    ...listed.map(line('☐')),
    ...(bought.length === 0 ? [] : ['', say('screens-shopping.in_the_basket'), ...bought.map(line('☑'))]),
    ...(score === null ? [] : ['', say('screens-shopping.basket_score', { score })]),
  ].join('\n');
}

async function share(title: string, text: string): Promise<void> {
  const outcome = await shareText(title, text);
  if (outcome === 'copied') toast({ title: say('screens-shopping.copied') });
  if (outcome === 'failed')
    toast({ title: say('screens-common.error'), description: say('screens-shopping.not_copied'), variant: 'destructive' });
}
