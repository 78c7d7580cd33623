import { MAX_LIST_NAME, MAX_LISTS, type NamedList } from '@labelwise/domain/shopping';
import { type FormEvent, useState } from 'react';
import { addList, removeList, renameList } from '../../data/shopping/shopping.ts';
import { openList } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { Button, IconButton } from '../../ui/controls/button/button.tsx';
import { Field, Select } from '../../ui/controls/field/field.tsx';
import { Sheet } from '../../ui/feedback/modal/modal.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
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
