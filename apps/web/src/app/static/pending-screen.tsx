import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button/link-button.tsx';
import { MessageScreen } from './message-screen.tsx';

/** A page of the route table whose area is not part of this version. */
export function PendingScreen({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <MessageScreen
      title={t(title)}
      text={t('This page is not part of this version of Labelwise.')}
      actions={
        <LinkButton to={paths.scan} variant="primary">
          {t('Scan Food')}
        </LinkButton>
      }
    />
  );
}
