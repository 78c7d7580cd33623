import { additives } from './additives.data.ts';
import { alerts } from './alerts.ts';
import { alternatives } from './alternatives.ts';
import { comparison } from './comparison.ts';
import { dishes } from './dishes.data.ts';
import { dishesBuy } from './dishes-buy.data.ts';
import { doubts } from './doubts.ts';
import { errors } from './errors.ts';
import { foods } from './foods.ts';
import { general } from './general.data.ts';
import { everydayAllergy } from './general-everyday-allergy.data.ts';
import { everydayApp } from './general-everyday-app.data.ts';
import { everydayChildren } from './general-everyday-children.data.ts';
import { everydayFoods } from './general-everyday-foods.data.ts';
import { everydayIllness } from './general-everyday-illness.data.ts';
import { everydayKitchen } from './general-everyday-kitchen.data.ts';
import { everydayLiving } from './general-everyday-living.data.ts';
import { generalMore } from './general-more.data.ts';
import { guidance } from './guidance.ts';
import { guide } from './guide.ts';
import { insights } from './insights.ts';
import { ledger } from './ledger.ts';
import { mails } from './mails.ts';
import { matches } from './matches.ts';
import { nutrients } from './nutrients.ts';
import { pages } from './pages.ts';
import { popular } from './popular.ts';
import { preferences } from './preferences.ts';
import { publications } from './publications.ts';
import { restrictions } from './restrictions.ts';
import { screensApp } from './screens-app.ts';
import { screensAuth } from './screens-auth.ts';
import { screensChoices } from './screens-choices.ts';
import { screensCommon } from './screens-common.ts';
import { screensCompare } from './screens-compare.ts';
import { screensDetails } from './screens-details.ts';
import { screensHealthProfile } from './screens-health-profile.ts';
import { screensHelp } from './screens-help.ts';
import { screensHome } from './screens-home.ts';
import { screensHousehold } from './screens-household.ts';
import { screensInsights } from './screens-insights.ts';
import { screensLabelCheck } from './screens-label-check.ts';
import { screensLegal } from './screens-legal.ts';
import { screensLegalTexts } from './screens-legal-texts.ts';
import { screensLists } from './screens-lists.ts';
import { screensNutritionist } from './screens-nutritionist.ts';
import { screensOffline } from './screens-offline.ts';
import { screensOwner } from './screens-owner.ts';
import { screensPeople } from './screens-people.ts';
import { screensPreferences } from './screens-preferences.ts';
import { screensPremium } from './screens-premium.ts';
import { screensProfile } from './screens-profile.ts';
import { screensResults } from './screens-results.ts';
import { screensScan } from './screens-scan.ts';
import { screensSearch } from './screens-search.ts';
import { screensShopping } from './screens-shopping.ts';
import { screensStart } from './screens-start.ts';
import { screensSubscription } from './screens-subscription.ts';
import { screensWatch } from './screens-watch.ts';
import { screensWelcome } from './screens-welcome.ts';
import { sentences } from './sentences.ts';
import { shelves } from './shelves.ts';
import { successes } from './successes.ts';
import { suitability } from './suitability.ts';
import { terms } from './terms.ts';
import { topics } from './topics.ts';
import { unknowns } from './unknowns.ts';
import { watch } from './watch.ts';

export const IT = {
  additives,
  alerts,
  alternatives,
  comparison,
  dishes: { ...dishes, ...dishesBuy },
  doubts,
  errors,
  foods,
  general: {
    ...general,
    ...generalMore,
    ...everydayAllergy,
    ...everydayApp,
    ...everydayChildren,
    ...everydayFoods,
    ...everydayIllness,
    ...everydayKitchen,
    ...everydayLiving,
  },
  guidance,
  guide,
  insights,
  ledger,
  mails,
  matches,
  nutrients,
  popular,
  preferences,
  publications,
  restrictions,
  'screens-app': screensApp,
  'screens-auth': screensAuth,
  'screens-choices': screensChoices,
  'screens-common': screensCommon,
  'screens-compare': screensCompare,
  'screens-details': screensDetails,
  'screens-health-profile': screensHealthProfile,
  'screens-help': screensHelp,
  'screens-home': screensHome,
  'screens-insights': screensInsights,
  'screens-label-check': screensLabelCheck,
  'screens-legal': screensLegal,
  'screens-legal-texts': screensLegalTexts,
  'screens-lists': screensLists,
  'screens-nutritionist': screensNutritionist,
  'screens-offline': screensOffline,
  'screens-owner': screensOwner,
  'screens-people': screensPeople,
  'screens-preferences': screensPreferences,
  'screens-premium': screensPremium,
  'screens-profile': screensProfile,
  'screens-results': screensResults,
  'screens-scan': screensScan,
  'screens-search': screensSearch,
  'screens-start': screensStart,
  'screens-subscription': screensSubscription,
  'screens-welcome': screensWelcome,
  sentences,
  shelves,
  successes,
  suitability,
  terms,
  topics,
  unknowns,
  'screens-shopping': screensShopping,
  'screens-household': screensHousehold,
  watch,
  'screens-watch': screensWatch,
  pages,
} as const;
