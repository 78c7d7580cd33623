import type { Catalog } from '../catalog.ts';

/** Terms, privacy policy and its short form: sections by number, their paragraphs by another. */
export const screensLegalTexts = {
  terms_1: 'Introduction',
  terms_1_1:
    'These terms apply to everyone who uses Labelwise, in a browser or as an app, with or without an account. By using it you agree to them. If you do not agree, please do not use it.',
  terms_1_2:
    'Labelwise is free software. Whoever runs this installation is your partner in these terms and the one who answers for your data.',
  terms_2: 'What Labelwise Does',
  terms_2_1:
    'You scan or look up packaged foods. Labelwise shows what is known about them, the Nutri-Score, and a score from 0 to 100 that takes your own goals, diet and preferences into account where you have given them.',
  terms_2_2:
    'Product data come from open databases and from a catalogue of our own. They can be incomplete, out of date or wrong. The pack in your hand is always right.',
  terms_3: 'Who May Use It',
  terms_3_1:
    'You must be at least 18 years old to create an account, or be a minor with the consent of a parent or guardian, who then agrees to these terms for you. Labelwise is not directed at children under 13.',
  terms_4: 'Your Account',
  terms_4_1:
    'Please give true details and keep your password to yourself. You answer for what happens through your account. Tell us at once if you think that somebody else uses it.',
  terms_4_2: 'You can export your data and delete your account in the app at any time, on every plan.',
  terms_5: 'Health Information',
  terms_5_1:
    'Labelwise gives information, not medical advice. It does not diagnose, treat or prevent any disease and does not replace a doctor or dietitian. Do not change a treatment or diet because of a score without asking one.',
  terms_5_2:
    'If you have an allergy or intolerance, always read the label itself. A pack that does not name an allergen may still contain traces of it, and what the database does not know, Labelwise cannot show.',
  terms_6: 'Plans, Trial and Payment',
  terms_6_1:
    'The free plan has limits that the app states. Premium costs $9.99 per month or $99.99 per year; the price that you see when you buy is the one that counts.',
  terms_6_2:
    'The free trial lasts 7 days and starts at once. It needs no payment. A charge follows its end only if you have added a payment method. You can cancel at any time; what you have paid for stays open until the end of the period.',
  terms_6_3: 'Purchases through an app store also follow the rules of that store.',
  terms_7: 'Fair Use',
  terms_7_1:
    'Please do not disturb the service, get around its limits, read out its database in bulk, enter false product data, or use it for anything against the law. We may limit or close accounts that do, after a warning where that is possible.',
  terms_8: 'Content and Rights',
  terms_8_1:
    'What you enter stays yours. You let us store and process it so that the service can work. The software is licensed under the AGPL-3.0-or-later; product data carry the licences of their sources, which each food names.',
  terms_9: 'Liability',
  terms_9_1:
    'We take care, but we cannot promise that the service is always available or that every figure is right. To the extent that the law allows, we are not liable for damage that comes from relying on a score or on product data. Nothing here limits liability for intent, gross negligence or harm to life and health.',
  terms_10: 'Changes',
  terms_10_1:
    'We may change these terms when the service or the law changes. We announce changes that matter in the app before they apply. If you do not agree, you can delete your account.',
  terms_11: 'Contact Us',
  terms_11_1:
    'Questions about these terms go to whoever runs this installation, by the address that it names, or to support by e-mail. We answer as soon as we can.',
  privacy_1: 'Introduction',
  privacy_1_1:
    'This policy says what Labelwise knows about you, why, for how long, and what you can do about it. It covers the website and the app.',
  privacy_2: 'Information We Collect',
  privacy_2_1:
    'Without an account: nothing that names you. What you scan last, and the main figures of what you scanned before, stay on your device. The server sees your network address and the barcode that you ask for, as every website does.',
  privacy_2_2:
    'With an account: name, username, e-mail, a password that is stored only as a hash, your plan, your time zone and units, and what you save: scans with their scores, favorites, purchases, what you ate and when, preferences, and chats.',
  privacy_2_3:
    'For each device that is signed in: its name as the browser gives it, such as “Chrome on Android”, when it signed in and when it was last used. You see them on your profile and can sign each of them out.',
  privacy_3: 'Health Information',
  privacy_3_1:
    'Age, gender, height, weight, activity, goals, diets, medical conditions and your answers to the survey are stored with your account only after you have agreed to it on screen, and only to compute your scores and answers. You can withdraw that consent in the same place, which erases them.',
  privacy_3_2: 'Health information is never sold, never used for advertising, and never given to insurers or employers.',
  privacy_4: 'How We Use Information',
  privacy_4_1:
    'To show foods and scores, to keep your lists, to run your plan, to protect the service against abuse, and to answer when you write to us. Nothing else.',
  privacy_5: 'Sharing',
  privacy_5_1:
    'We share data with those who work for us on the service: hosting, mail, and payment when you buy something. Payment details go to the payment provider and never to us.',
  privacy_5_2:
    'A plan bought on the website is billed by Stripe, which gets your e-mail and an internal number of your account. A plan bought in the app is billed by the app store; RevenueCat, which tells us of it, gets that number, what you bought, and what its part of the app reads of the device, such as its system and network address.',
  privacy_5_3:
    'When you ask the AI nutritionist and a language model is configured, it gets your question and the health fields that the question needs, without your name, e-mail or id, and only after you have agreed.',
  privacy_5_4:
    'Product lookups that our catalogue cannot answer go from our server to Open Food Facts as a barcode, without anything about you.',
  privacy_5_5:
    'Pictures of products come straight from the servers of their source, such as Open Food Facts. Whoever runs those servers sees the network address of your device and which pictures it asks for, and so which products you look at. We send them nothing else about you.',
  privacy_5_6:
    'In the phone apps Google’s ML Kit reads barcodes on the device itself: no picture leaves it. ML Kit tells Google which kind of device and app it runs on and how it performed.',
  privacy_6: 'Storage on Your Device',
  privacy_6_1:
    'The app keeps your sign-in, your settings, your last scan, the main figures of scanned foods, labels you have begun to check and some scores on your device, so that it works quickly and without a network. Signing out removes what belongs to your account. There are no advertising cookies and no trackers.',
  privacy_7: 'Security',
  privacy_7_1:
    'Connections are encrypted. Passwords are hashed with a slow algorithm, sign-in tokens are stored only as hashes, and access to the servers is limited. No system is perfect: if something happens that concerns you, we tell you.',
  privacy_8: 'Retention',
  privacy_8_1:
    'We keep your data for as long as you have an account. When you delete it, your data go with it. Backups made before still hold a copy until whoever runs this installation deletes them; they serve only to bring the service back after damage. Records that the law asks for, such as invoices, are kept for as long as it asks.',
  privacy_8_2:
    'Deleting your account cancels a plan billed by Stripe and has your customer record there removed. A plan billed by an app store can only be cancelled by you, in the store.',
  privacy_8_3:
    'One thing stays: if you had the free trial, a keyed hash of your e-mail, so that the same address does not get a second one. Your address cannot be read from it.',
  privacy_9: 'Your Rights',
  privacy_9_1:
    'You may see, correct, export and delete your data, and object to their use. Export and deletion are in the app, on every plan. You may also complain to a data protection authority.',
  privacy_10: 'Children',
  privacy_10_1:
    'Labelwise is not directed at children under 13 and does not knowingly collect data about them. The minimum age for an account is 18, or a minor with the consent of a parent or guardian. If a child has given us data, write to us and we delete them.',
  privacy_11: 'Contact Us',
  privacy_11_1:
    'Questions about your data go to whoever runs this installation, by the address that it names, or to support by e-mail. Changes to this policy are announced in the app before they apply.',
  short_1: 'Information We Collect',
  short_1_1:
    'Without an account, nothing that names you. With one: your name, e-mail, plan, time zone, the devices you are signed in on, and what you save. Health information only if you enter it and agree to it.',
  short_2: 'How We Use Your Information',
  short_2_1: 'To show foods, compute your scores, keep your lists and run your plan. Never for advertising, and never for sale.',
  short_3: 'Data Protection',
  short_3_1:
    'Connections are encrypted, passwords and sign-in tokens are stored only as hashes, and a question to a language model leaves without your name, e-mail or id.',
  short_3_2:
    'Pictures of products come straight from the servers of their source, which see your network address and which pictures your device asks for.',
  short_4: 'Your Rights',
  short_4_1:
    'You can see, correct, export and delete your data in the app, on every plan, and withdraw your consent to health information at any time, which erases it.',
  short_5: 'Contact Us',
  short_5_1: 'Questions about your data go to whoever runs this installation, by the address that it names, or to support by e-mail.',
} as const satisfies Catalog;
