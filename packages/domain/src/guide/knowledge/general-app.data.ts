import type { GeneralRow } from './general-row.ts';

/** How Labelwise works, what it costs, and what it is not for; ids begin with `app_`. */
export const APP_ENTRIES = {
  app_price: { asks: ['price premium|app', 'price', 'premium amount', 'price premium|app amount|what|week'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_cancel: { asks: ['cancel premium|app', 'cancel how premium|app', 'refund premium', 'refund how|what', 'refund', 'cancel'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_premium: { asks: ['premium what|why|good|trial|free', 'premium', 'trial', 'trial free|what|how|amount', 'premium free'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_free_scans: { asks: ['scans free', 'scans amount free', 'scans limit_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_delete: { asks: ['delete account', 'delete account how', 'delete own_data'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_password: { asks: ['password', 'password change_word|how|forgot'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_people: { asks: ['add_word kids|family', 'add_word family how', 'family app', 'family add_word|see_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_share_list: { asks: ['share_word list_word', 'share_word list_word how|family', 'share_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_no_barcode: { asks: ['no_barcode', 'no_barcode scan_word|how', 'scan_word no_barcode how', 'photo_word label|scan_word', 'missing_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_wrong_data: { asks: ['wrong_data', 'wrong_data how', 'wrong_data product_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_no_score: { asks: ['score_word grey', 'score_word missing_word', 'grey', 'score_word missing_word why'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_independent: { asks: ['brands_pay', 'brands_pay app', 'brands_pay score_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_languages: { asks: ['languages_word', 'languages_word what|how|change_word', 'change_word languages_word'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_export: { asks: ['export_word', 'export_word own_data|how', 'download_word own_data'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_theme: { asks: ['theme_word', 'theme_word change_word|how'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_connect: { asks: ['connect_word', 'connect_word app|how'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_recipes: { asks: ['recipe'], publications: ['help'], reviewed: '2026-11-28', isChecked: true },
  app_pets: { asks: ['pet'], publications: ['fdaPets'], reviewed: '2026-11-28', isChecked: false },
} as const satisfies Readonly<Record<string, GeneralRow>>;
