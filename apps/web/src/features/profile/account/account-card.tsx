import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UnitSystem, unitsOf } from '../../../data/profile/units.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import type { SessionUser } from '../../../data/session/session-user.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Segmented } from '../../../ui/controls/choice/segmented.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { List, ListItem } from '../../../ui/layout/list/list.tsx';
import { Row } from '../../../ui/layout/list/row.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import styles from '../profile.module.css';
import { useProfileChange } from '../use-profile-change.ts';
import { EmailSheet } from './email-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';

/** Units, e-mail, password, Sign Out. */
export function AccountCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { logout } = useSession();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  const handleSignOut = () => {
    logout();
    toast({ title: t('Signed Out') });
  };
  return (
    <Card title={t('Account')}>
      <Units user={user} />
      <div className={styles.rows}>
        <List>
          <ListItem>
            <Row icon="pencil" title={t('Change e-mail')} detail={user.email} onPress={() => setOpen('email')} />
          </ListItem>
          <ListItem>
            <Row icon="lock" title={t('Change password')} onPress={() => setOpen('password')} />
          </ListItem>
        </List>
      </div>
      <div className={styles.buttons}>
        <Button icon="out" wide onClick={handleSignOut}>
          {t('Sign Out')}
        </Button>
      </div>
      {open === 'email' && <EmailSheet user={user} onClose={close} />}
      {open === 'password' && <PasswordSheet onClose={close} />}
    </Card>
  );
}

function Units({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  const { change } = useProfileChange(user, () => setChosen(null));
  const options = [
    { value: 'metric', label: t('cm and kg') },
    { value: 'imperial', label: t('inches and lbs') },
  ] as const;
  return (
    <Segmented
      label={t('Units')}
      showLabel
      options={options}
      value={chosen ?? unitsOf(user)}
      onChange={(units) => {
        setChosen(units);
        change({ units });
      }}
    />
  );
}
