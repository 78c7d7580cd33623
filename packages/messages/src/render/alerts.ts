import type { AlertData, LedgerAlert } from '@labelwise/domain/scoring';
import type { Say } from '../index.ts';
import { capitalized } from './foods.ts';
import { causeText, itemList } from './suitability.ts';
import { termText } from './terms.ts';

type Contained = Extract<AlertData, { kind: 'contains' }>;

/** Substances as they stand after "Contains". */
const SUBSTANCES: { readonly [property in NonNullable<Contained['property']>]?: SubstanceId } = {
  Gluten: 'alerts.gluten',
  Wheat: 'alerts.wheat',
  Barley: 'alerts.barley',
  Rye: 'alerts.rye',
  Oats: 'alerts.oats',
  Dairy: 'alerts.milk',
  Lactose: 'alerts.lactose',
  Eggs: 'alerts.eggs',
  Peanuts: 'alerts.peanuts',
  Soy: 'alerts.soy',
  Fish: 'alerts.fish',
  crustaceans: 'alerts.crustaceans',
  molluscs: 'alerts.molluscs',
  Sesame: 'alerts.sesame',
  Mustard: 'alerts.mustard',
  Celery: 'alerts.celery',
  Lupin: 'alerts.lupin',
  Sulphites: 'alerts.sulphites',
  Nuts: 'alerts.nuts',
  almonds: 'alerts.almonds',
  hazelnuts: 'alerts.hazelnuts',
  walnuts: 'alerts.walnuts',
  cashews: 'alerts.cashews',
  pecans: 'alerts.pecans',
  'brazil nuts': 'alerts.brazil_nuts',
  pistachios: 'alerts.pistachios',
  macadamias: 'alerts.macadamias',
  Pork: 'alerts.pork',
  Gelatin: 'alerts.gelatin',
  Alcohol: 'alerts.alcohol',
  Meat: 'alerts.meat',
  Shellfish: 'alerts.shellfish',
};
type SubstanceId =
  | `alerts.${'gluten' | 'wheat' | 'barley' | 'rye' | 'oats' | 'milk' | 'lactose' | 'eggs' | 'peanuts' | 'soy' | 'fish' | 'crustaceans'}`
  | `alerts.${'molluscs' | 'sesame' | 'mustard' | 'celery' | 'lupin' | 'sulphites' | 'nuts' | 'almonds' | 'hazelnuts' | 'walnuts' | 'cashews'}`
  | `alerts.${'pecans' | 'brazil_nuts' | 'pistachios' | 'macadamias' | 'pork' | 'gelatin' | 'alcohol' | 'meat' | 'shellfish'}`;

/**
 * An alert with its words. `message` is all of them; `title` and `detail` are their parts, the cause first: "Contains hazelnuts" and
 * "You are allergic to nuts."; `detail` is empty where nothing is left to say.
 */
export type PresentedAlert = LedgerAlert & { message: string; title: string; detail: string; why: string };

export function presentAlert(say: Say, alert: LedgerAlert): PresentedAlert {
  const { data } = alert;
  return { ...alert, ...alertWords(say, data), why: data.kind === 'alcohol' ? say('alerts.alcohol_limit') : causeText(say, data.cause) };
}

type Words = Pick<PresentedAlert, 'message' | 'title' | 'detail'>;

/** The words of an alert: all of them, and the cause apart from why it matters to this person. */
export function alertWords(say: Say, data: AlertData): Words {
  const words = (title: string, detail = ''): Words => {
    const sentence = say('alerts.sentence', { text: title });
    return { message: detail === '' ? sentence : `${sentence} ${detail}`, title, detail };
  };
  switch (data.kind) {
    case 'alcohol':
      return words(say('alerts.contains_alcohol'));
    case 'advice':
      return words(say('alerts.advice', { advice: capitalized(causeText(say, data.cause)), source: data.cause.source }));
    case 'fits in moderation':
      return words(say('alerts.fits_in_moderation', { restriction: termText(say, data.restriction), why: causeText(say, data.cause) }));
    case 'not typical':
      return words(say('alerts.not_typical', { restriction: termText(say, data.restriction), why: causeText(say, data.cause) }));
    case 'does not fit':
      return words(say('alerts.does_not_fit', { restriction: termText(say, data.restriction), why: causeText(say, data.cause) }));
    case 'not shown':
      return words(say('alerts.not_shown', { restriction: termText(say, data.restriction), why: causeText(say, data.cause) }));
    case 'not suitable': {
      const restriction = termText(say, data.restriction);
      const why = causeText(say, data.cause);
      return {
        message: say('alerts.sentence', { text: say('alerts.not_suitable', { restriction, why }) }),
        title: capitalized(why),
        detail: say('alerts.sentence', { text: say('alerts.not_suitable_alone', { restriction }) }),
      };
    }
    case 'contains': {
      const substance = data.property === null ? undefined : SUBSTANCES[data.property];
      const contained = substance === undefined ? data.words : say(substance);
      return words(
        data.inName ? say('alerts.name_says', { words: data.words }) : say('alerts.contains', { words: contained }),
        consequence(say, data.manner, data.substance),
      );
    }
    case 'traces': {
      const { manner } = data;
      if (data.substance === null) return words(say('alerts.traces_not_known', { restriction: termText(say, data.restriction) }));
      const substance = termText(say, data.substance);
      return words(say('alerts.may_contain', { words: data.words ?? substance }), consequence(say, manner, data.substance));
    }
    case 'not understood':
      return words(say('alerts.not_understood', { words: data.words }), say('alerts.looks_for_the_word'));
    case 'family':
      return words(say('alerts.family', { named: termText(say, data.named), words: data.words }));
    case 'unknown items':
      return words(
        say('alerts.none_named', { substance: termText(say, data.substance) }),
        say('alerts.unknown_items', { items: itemList(say, data.items) }),
      );
  }
}

/** What a food answers yes to: "no nuts", "vegan". */
export function fittingText(say: Say, { restriction, substance }: { restriction: string; substance: string | null }): string {
  return substance === null ? termText(say, restriction) : say('alerts.without', { substance: termText(say, substance) });
}

/** Why it matters to this person. */
function consequence(say: Say, manner: Contained['manner'], named: string): string {
  const substance = termText(say, named);
  switch (manner) {
    case 'allergic':
      return say('alerts.you_are_allergic', { substance });
    case 'intolerant':
      return say('alerts.you_do_not_tolerate', { substance });
    case 'celiac':
      return say('alerts.you_have_celiac_disease');
    case 'avoids':
      return say('alerts.you_avoid', { substance });
  }
}
