import type { LegalSection } from './document.tsx';

/** The full privacy policy: 11 sections. */
export const PRIVACY: readonly LegalSection[] = [
  { heading: 'Introduction', paragraphs: [
    'This policy says what Labelwise knows about you, why, for how long, and what you can do about it. It covers the website and the app.',
  ] },
  { heading: 'Information We Collect', paragraphs: [
    'Without an account: nothing that names you. What you scan last, and the main figures of what you scanned before, stay on your device. The server sees your network address and the barcode that you ask for, as every website does.',
    'With an account: name, username, e-mail, a password that is stored only as a hash, your plan, your time zone and units, and what you save: scans with their scores, favorites, purchases, what you ate and when, preferences, and chats.',
    'For each device that is signed in: its name as the browser gives it, such as “Chrome on Android”, when it signed in and when it was last used. You see them on your profile and can sign each of them out.',
  ] },
  { heading: 'Health Information', paragraphs: [
    'Age, gender, height, weight, activity, goals, diets, medical conditions and your answers to the survey are stored with your account only after you have agreed to it on screen, and only to compute your scores and answers. You can withdraw that consent in the same place, which erases them.',
    'Health information is never sold, never used for advertising, and never given to insurers or employers.',
  ] },
  { heading: 'How We Use Information', paragraphs: [
    'To show foods and scores, to keep your lists, to run your plan, to protect the service against abuse, and to answer when you write to us. Nothing else.',
  ] },
  { heading: 'Sharing', paragraphs: [
    'We share data with those who work for us on the service: hosting, mail, and payment when you buy something. Payment details go to the payment provider and never to us.',
    'A plan bought on the website is billed by Stripe, which gets your e-mail and an internal number of your account. A plan bought in the app is billed by the app store; RevenueCat, which tells us of it, gets that number, what you bought, and what its part of the app reads of the device, such as its system and network address.',
    'When you ask the AI nutritionist and a language model is configured, it gets your question and the health fields that the question needs, without your name, e-mail or id, and only after you have agreed.',
    'Product lookups that our catalogue cannot answer go from our server to Open Food Facts as a barcode, without anything about you.',
    'Pictures of products come straight from the servers of their source, such as Open Food Facts. Whoever runs those servers sees the network address of your device and which pictures it asks for, and so which products you look at. We send them nothing else about you.',
    'In the phone apps Google’s ML Kit reads barcodes on the device itself: no picture leaves it. ML Kit tells Google which kind of device and app it runs on and how it performed.',
  ] },
  { heading: 'Storage on Your Device', paragraphs: [
    'The app keeps your sign-in, your settings, your last scan, the main figures of scanned foods, labels you have begun to check and some scores on your device, so that it works quickly and without a network. Signing out removes what belongs to your account. There are no advertising cookies and no trackers.',
  ] },
  { heading: 'Security', paragraphs: [
    'Connections are encrypted. Passwords are hashed with a slow algorithm, sign-in tokens are stored only as hashes, and access to the servers is limited. No system is perfect: if something happens that concerns you, we tell you.',
  ] },
  { heading: 'Retention', paragraphs: [
    'We keep your data for as long as you have an account. When you delete it, your data go with it. Backups made before still hold a copy until whoever runs this installation deletes them; they serve only to bring the service back after damage. Records that the law asks for, such as invoices, are kept for as long as it asks.',
    'Deleting your account cancels a plan billed by Stripe and has your customer record there removed. A plan billed by an app store can only be cancelled by you, in the store.',
    'One thing stays: if you had the free trial, a keyed hash of your e-mail, so that the same address does not get a second one. Your address cannot be read from it.',
  ] },
  { heading: 'Your Rights', paragraphs: [
    'You may see, correct, export and delete your data, and object to their use. Export and deletion are in the app, on every plan. You may also complain to a data protection authority.',
  ] },
  { heading: 'Children', paragraphs: [
    'Labelwise is not directed at children under 13 and does not knowingly collect data about them. The minimum age for an account is 18, or a minor with the consent of a parent or guardian. If a child has given us data, write to us and we delete them.',
  ] },
  { heading: 'Contact Us', paragraphs: [
    'Questions about your data go to whoever runs this installation, by the address that it names, or to support by e-mail. Changes to this policy are announced in the app before they apply.',
  ] },
];
