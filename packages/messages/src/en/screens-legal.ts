import type { Catalog } from '../catalog.ts';

/** Pages of legal texts, around the texts. */
export const screensLegal = {
  last_updated_june_12: 'Last updated: June 12, 2025',
  documents: 'Documents',
  text: 'Text',
  read_the_full_policy: 'Read the full policy',
  who_runs: 'Who runs this server',
  not_stated: 'Whoever runs this server has not stated who they are. Where a server is open to others, the law of the EU asks for it.',
  represented_by: 'Represented by',
  phone: 'Telephone',
  email: 'E-mail',
  register: 'Register',
  vat_id: 'VAT number',
  data_protection: 'Data protection',
  what_it_is: 'What Labelwise is',
  no_medical_device:
    'Labelwise gives information about food. It is no medical device: it diagnoses and treats nothing, and replaces no doctor or dietitian.',
  software: 'The software is free (AGPL-3.0-or-later). Those who wrote it do not run this server.',
  a11y_about:
    'This statement is about the Labelwise app in a browser, in the version that this server runs. The measure is EN 301 549 (version 3.2.1), which takes over WCAG 2.1, levels A and AA.',
  a11y_status_title: 'How far it conforms',
  a11y_status:
    'In part. Every page is tested with each version by a program (axe), by keyboard, in small windows and with large text. Nobody independent has examined it, and nobody who uses assistive technology every day.',
  a11y_gaps_title: 'What is missing, or was not examined',
  a11y_gap_camera:
    'Scanning needs a code to be found and held before a camera. A photo, the number typed in, or a search by name do the same.',
  a11y_gap_language: 'Names and ingredient lists of products are in the language of their pack, which is not marked for screen readers.',
  a11y_gap_pictures: 'Pictures of products are described by the name of the product alone.',
  a11y_gap_tools: 'Not examined: screen readers in daily use, voice control, magnifiers, and the phone apps.',
  a11y_feedback_title: 'If something cannot be used',
  a11y_feedback: 'Please write to {contact}: which page it is, and what you use.',
  a11y_feedback_none: 'Please say so to whoever runs this server: which page it is, and what you use.',
  a11y_enforcement: 'Where that does not help: {body}',
  a11y_date: 'Prepared on November 23, 2026 by those who wrote the software, from its own tests.',
  ret_about: 'This is what this server really does.',
  ret_account: 'Account, lists, preferences and health profile: until you remove them or delete your account.',
  ret_scans: 'Scans: until you remove them.',
  ret_scans_days: 'Scans are deleted after this many days: {n}.',
  ret_chats: 'Conversations: until you remove them.',
  ret_chats_days: 'Conversations are deleted when nothing was added for this many days: {n}.',
  ret_undo: 'What you remove can be taken back for five minutes; then it is overwritten.',
  ret_sessions: 'Signed-in devices: until 30 days after their last use.',
  ret_backups: 'Backups: this server makes none by itself. Others are up to whoever runs it.',
  ret_backups_days: 'Backups are deleted after this many days: {n}. What you delete is in them until then.',
  ret_trial: 'If you had a free trial, a keyed hash of your e-mail stays, so that one address has one trial.',
  ret_logs: 'Logs name no person and no product. How long they are stored is up to whoever runs this server.',
} as const satisfies Catalog;
