import { MAX_LIST_NAME, MAX_LISTS, type NamedList } from '@labelwise/domain/shopping';
import { type FormEvent, useState } from 'react';
import { addList, removeList, renameList } from '../../data/shopping/shopping.ts';
import { openList } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { AddChip, Chip, ChipGroup } from '../../ui/controls/choice/choice.tsx';
import { Field } from '../../ui/controls/field/field.tsx';
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
  const choices = [{ id: null, name: say('screens-shopping.main_list') }, ...lists];
  return (
    <div className={`${styles.lists} ${styles.noPrint}`}>
      <ChipGroup label={say('screens-shopping.lists')}>
        {lists.length > 0 &&
          choices.map(({ id, name }) => (
            <Chip key={id} selected={id === current} onChange={() => openList(id)}>
              {say('screens-shopping.list_with_left', { name, n: leftOn(id) })}
            </Chip>
          ))}
        {lists.length < MAX_LISTS && <AddChip onPress={() => setAsked('new')}>{say('screens-shopping.new_list')}</AddChip>}
      </ChipGroup>
      {open !== undefined && (
        <div className={styles.acts}>
          <Button size="small" icon="pencil" onClick={() => setAsked(open)}>
            {say('screens-shopping.rename_list')}
          </Button>
          <Button size="small" icon="trash" onClick={() => remove(open)}>
            {say('screens-shopping.remove_list')}
          </Button>
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
