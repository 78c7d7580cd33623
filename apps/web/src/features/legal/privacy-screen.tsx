import { say } from '../../i18n/say.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Screen } from '../../ui/layout/screen.tsx';
import { BackLink, Document, type LegalSection } from './document.tsx';

/** /privacy: the policy in short; the full one is at /legal. */
export function PrivacyScreen() {
  return (
    <Screen title={say('screens-common.privacy_policy')} width="narrow" above={<BackLink />}>
      <Document sections={SHORT_PRIVACY} />
      <p>
        <Link to={paths.legal} className="link">
          {say('screens-legal.read_the_full_policy')}
        </Link>
      </p>
    </Screen>
  );
}

/** The short policy of /privacy. */
const SHORT_PRIVACY: readonly LegalSection[] = [
  {
    heading: 'Information We Collect',
    paragraphs: [
      'Without an account, nothing that names you. With one: your name, e-mail, plan, time zone, the devices you are signed in on, and what you save. Health information only if you enter it and agree to it.',
    ],
  },
  {
    heading: 'How We Use Your Information',
    paragraphs: ['To show foods, compute your scores, keep your lists and run your plan. Never for advertising, and never for sale.'],
  },
  {
    heading: 'Data Protection',
    paragraphs: [
      'Connections are encrypted, passwords and sign-in tokens are stored only as hashes, and a question to a language model leaves without your name, e-mail or id.',
      'Pictures of products come straight from the servers of their source, which see your network address and which pictures your device asks for.',
    ],
  },
  {
    heading: 'Your Rights',
    paragraphs: [
      'You can see, correct, export and delete your data in the app, on every plan, and withdraw your consent to health information at any time, which erases it.',
    ],
  },
  {
    heading: 'Contact Us',
    paragraphs: ['Questions about your data go to whoever runs this installation, by the address that it names, or to support by e-mail.'],
  },
];
