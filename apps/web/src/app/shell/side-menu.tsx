import { LANGUAGES } from '@labelwise/contracts/languages';
import type { PlainId } from '@labelwise/messages';
import { LANGUAGE_NAMES } from '@labelwise/messages/languages';
import { useState } from 'react';
import { chooseLanguage, pageLanguage } from '../../data/language.ts';
import { type Access, useAccess } from '../../data/session/access.ts';
import { displayName, type SessionUser, useSession } from '../../data/session/session.ts';
import { useTrialOffer } from '../../data/subscription.ts';
import { useTheme } from '../../data/theme.ts';
import { say } from '../../i18n/say.ts';
import { Link, NavLink } from '../../lib/navigation.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonClass, IconButton } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { Select } from '../../ui/controls/field.tsx';
import { Modal } from '../../ui/feedback/modal.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { PREMIUM_PROMISES, PromiseList } from '../../ui/layout/upsell.tsx';
import { routes } from '../routes.tsx';
import styles from './side-menu.module.css';

/** What premium adds, for members who do not have it; the trial is offered only where one can start. */
function Upsell({ onLeave }: { onLeave: () => void }) {
  const canStartTrial = useTrialOffer();
  return (
    <section className={styles.upsell} aria-label={say('screens-common.premium')}>
      <PromiseList promises={PREMIUM_PROMISES.menu} look="small" />
      <p className="strong small">{say('screens-app.from_9_99_month')}</p>
      <div className={styles.upsellActions}>
        {canStartTrial && (
          <Link to={paths.trialSetup} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
            {say('screens-common.free_trial')}
          </Link>
        )}
        <Link to={paths.subscribe} onClick={onLeave} className={buttonClass({ size: 'small' })}>
          {say('screens-common.upgrade')}
        </Link>
      </div>
    </section>
  );
}

const ITEMS = routes.flatMap(({ path, title, menu }) => (menu === undefined ? [] : [{ path, title, menu }]));

/** The pages whose routes have an item here; Help opens the onboarding dialog. */
function MenuItems({ onLeave, onHelp }: { onLeave: () => void; onHelp: () => void }) {
  return (
    <nav aria-label={say('screens-app.menu')}>
      <ul className={styles.items}>
        {ITEMS.map(({ path, title, menu: { icon, label = title, isNew } }) => (
          <li key={path}>
            <NavLink to={path} className={styles.item ?? ''} onClick={onLeave}>
              <Icon name={icon} />
              {say(label)}
              {isNew && (
                <span className={styles.new}>
                  <Tag look="new">{say('screens-common.new')}</Tag>
                </span>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} onClick={onHelp}>
            <Icon name="help" />
            {say('screens-app.help')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

export type SideMenuProps = {
  onClose: () => void;
  onHelp: () => void;
};

/** The menu that slides in from the left: who is signed in, where to go, what premium adds. Every choice closes it. */
export function SideMenu({ onClose, onHelp }: SideMenuProps) {
  const { user } = useSession();
  const access = useAccess();
  return (
    <Modal onClose={onClose} shape="drawer">
      {(titleId) => (
        <div className={styles.menu}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {say('screens-app.menu')}
            </h2>
            <IconButton icon="close" label={say('screens-app.close_menu')} onClick={onClose} />
          </div>
          <MenuWho user={user} access={access} onLeave={onClose} />
          <MenuItems onLeave={onClose} onHelp={onHelp} />
          {user !== null && !access.hasPremiumAccess && <Upsell onLeave={onClose} />}
          <ThemeChoice />
          <LanguageChoice />
          <LegalItems onLeave={onClose} />
        </div>
      )}
    </Modal>
  );
}

const LEGAL: readonly { to: string; label: PlainId }[] = [
  { to: paths.legal, label: 'screens-common.legal_information' },
  { to: paths.imprint, label: 'screens-app.imprint' },
  { to: paths.accessibility, label: 'screens-app.accessibility' },
];

/** What the law asks to be two taps away from everywhere. */
function LegalItems({ onLeave }: { onLeave: () => void }) {
  return (
    <p className={`small ${styles.legal}`}>
      {LEGAL.map(({ to, label }) => (
        <Link key={to} to={to} className="link" onClick={onLeave}>
          {say(label)}
        </Link>
      ))}
    </p>
  );
}

type MenuWhoProps = { user: SessionUser | null; access: Access; onLeave: () => void };

/** The member's name, e-mail and plan; for a visitor the way to sign in. */
function MenuWho({ user, access, onLeave }: MenuWhoProps) {
  if (user === null) {
    return (
      <div className={styles.who}>
        <p className="muted small">{say('screens-app.sign_in_to_keep')}</p>
        <Link to={paths.auth} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
          {say('screens-common.sign_in')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {displayName(user)}
        {access.isPremiumSubscriber && <Tag look="new">{say('screens-common.premium')}</Tag>}
        {access.isOnTrial && <Tag look="new">{say('screens-app.trial')}</Tag>}
      </p>
      <p className="muted small">{user.email}</p>
    </div>
  );
}

/** Light, dark, or as the device has it. */
function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return (
    <div className={styles.theme}>
      <Segmented
        label={say('screens-app.theme')}
        showLabel
        options={[
          { value: 'light', label: say('screens-app.light') },
          { value: 'dark', label: say('screens-app.dark') },
          { value: 'system', label: say('screens-app.system') },
        ]}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
}

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

const FAILURES = { 'not fetched': 'screens-app.language_not_fetched', 'not saved': 'screens-common.not_saved' } as const;

/** Every language by its own name; the chosen one is spoken from the next page on, which is this one loaded again. */
export function LanguageChoice() {
  const { user } = useSession();
  const [failure, setFailure] = useState<'not fetched' | 'not saved' | null>(null);
  const choose = async (value: string) => {
    const language = LANGUAGES.find((one) => one === value);
    if (language === undefined || language === pageLanguage()) return;
    setFailure(null);
    const outcome = await chooseLanguage(language, user?.id ?? null);
    if (outcome !== 'chosen') return setFailure(outcome);
    const { origin, pathname } = window.location;
    // Without a language that the address may name.
    window.location.replace(origin + pathname);
  };
  return (
    <Select
      label={say('screens-app.language')}
      value={pageLanguage() ?? 'en'}
      onValue={(value) => void choose(value)}
      error={failure === null ? undefined : say(FAILURES[failure])}
      options={OPTIONS}
    />
  );
}
