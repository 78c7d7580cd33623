import type { Translation } from '../catalog.ts';
import type { mails as english } from '../en/mails.ts';

export const mails = {
  reset_password_subject: 'Herstel je wachtwoord van Labelwise',
  reset_password_reason: 'Iemand, hopelijk jijzelf, heeft gevraagd om het wachtwoord van je Labelwise-account te herstellen.',
  reset_password_link:
    'Open deze link binnen een uur om een nieuw wachtwoord te kiezen. Hij werkt één keer en logt alle apparaten uit:\n{link}',
  reset_password_ignore: 'Was jij het niet? Doe dan niets: je wachtwoord blijft zoals het is.',
  email_changed_subject: 'Het e-mailadres van je Labelwise-account is gewijzigd',
  email_changed_effect:
    'Het e-mailadres van je Labelwise-account is gewijzigd. Met dit adres kun je niet meer inloggen, en links om het wachtwoord te herstellen die hierheen gingen, werken niet meer.',
  email_changed_by_you: 'Was jij het? Dan hoef je niets te doen.',
  email_changed_by_others:
    'Was jij het niet, dan kent iemand je wachtwoord: schrijf meteen aan wie {publicUrl} beheert, en wijzig het wachtwoord overal waar je het nog meer gebruikt.',
  watch_subject: 'Nieuws over je producten',
  watch_lead:
    'Producten die je hebt bewaard of gescand, zeggen iets anders dan toen je ze het laatst zag. Lees de verpakking zelf voordat iemand ervan eet.',
  watch_more: 'Andere veranderde producten: {n, number}',
  watch_better: 'Nieuw op de plank van {saved} en beter: {food}',
  watch_see: 'Alles bekijken:\n{link}',
  watch_records: 'Wat er over producten bekend is, komt uit open gegevens, die fout of laat kunnen zijn.',
  watch_stop: 'Je hebt om deze mail gevraagd. Stoppen kan zonder in te loggen:\n{link}',
} satisfies Translation<typeof english>;
