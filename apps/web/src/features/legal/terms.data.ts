import type { LegalSection } from './document.tsx';

/** Terms & Conditions: 11 sections, from Introduction to Contact Us. */
export const TERMS: readonly LegalSection[] = [
  { heading: 'Introduction', paragraphs: [
    'These terms apply to everyone who uses Labelwise, in a browser or as an app, with or without an account. By using it you agree to them. If you do not agree, please do not use it.',
    'Labelwise is free software. Whoever runs this installation is your partner in these terms and the one who answers for your data.',
  ] },
  { heading: 'What Labelwise Does', paragraphs: [
    'You scan or look up packaged foods. Labelwise shows what is known about them, the Nutri-Score, and a score from 0 to 100 that takes your own goals, diet and preferences into account where you have given them.',
    'Product data come from open databases and from a catalogue of our own. They can be incomplete, out of date or wrong. The pack in your hand is always right.',
  ] },
  { heading: 'Who May Use It', paragraphs: [
    'You must be at least 18 years old to create an account, or be a minor with the consent of a parent or guardian, who then agrees to these terms for you. Labelwise is not directed at children under 13.',
  ] },
  { heading: 'Your Account', paragraphs: [
    'Please give true details and keep your password to yourself. You answer for what happens through your account. Tell us at once if you think that somebody else uses it.',
    'You can export your data and delete your account in the app at any time, on every plan.',
  ] },
  { heading: 'Health Information', paragraphs: [
    'Labelwise gives information, not medical advice. It does not diagnose, treat or prevent any disease and does not replace a doctor or dietitian. Do not change a treatment or diet because of a score without asking one.',
    'If you have an allergy or intolerance, always read the label itself. A pack that does not name an allergen may still contain traces of it, and what the database does not know, Labelwise cannot show.',
  ] },
  { heading: 'Plans, Trial and Payment', paragraphs: [
    'The free plan has limits that the app states. Premium costs $9.99 per month or $99.99 per year; the price that you see when you buy is the one that counts.',
    'The free trial lasts 7 days and starts at once. It needs no payment. A charge follows its end only if you have added a payment method. You can cancel at any time; what you have paid for stays open until the end of the period.',
    'Purchases through an app store also follow the rules of that store.',
  ] },
  { heading: 'Fair Use', paragraphs: [
    'Please do not disturb the service, get around its limits, read out its database in bulk, enter false product data, or use it for anything against the law. We may limit or close accounts that do, after a warning where that is possible.',
  ] },
  { heading: 'Content and Rights', paragraphs: [
    'What you enter stays yours. You let us store and process it so that the service can work. The software is licensed under the AGPL-3.0-or-later; product data carry the licences of their sources, which each food names.',
  ] },
  { heading: 'Liability', paragraphs: [
    'We take care, but we cannot promise that the service is always available or that every figure is right. To the extent that the law allows, we are not liable for damage that comes from relying on a score or on product data. Nothing here limits liability for intent, gross negligence or harm to life and health.',
  ] },
  { heading: 'Changes', paragraphs: [
    'We may change these terms when the service or the law changes. We announce changes that matter in the app before they apply. If you do not agree, you can delete your account.',
  ] },
  { heading: 'Contact Us', paragraphs: [
    'Questions about these terms go to whoever runs this installation, by the address that it names, or to support by e-mail. We answer as soon as we can.',
  ] },
];
