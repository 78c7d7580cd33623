export { actOf } from './acts/act-of.ts';
export { asMeant } from './acts/as-meant.ts';
export { asksOfIt } from './acts/asks-of-it.ts';
export { aspectIn } from './acts/aspect-in.ts';
export { foodSpokenOf, productsLinked } from './acts/chat.ts';
export { ofProduct, type Resolved, resolveInChat } from './acts/resolve.ts';
export { completionsOf, foodsTyped, leans } from './acts/subject.ts';
export type { Conversion } from './amounts/conversions.ts';
export { portionTyped } from './amounts/portions.ts';
export type { Answer, Derived, Portion, Source } from './answer.ts';
export { answerOf, joinAnswers } from './answer.ts';
export type * from './block-turns.ts';
export type * from './blocks.ts';
export { composeCaffeine } from './caffeine/caffeine.ts';
export { asksForDanger } from './compose/additive-says.ts';
export { composeConversion, composeNeeded, wantedIn } from './compose/amounts.ts';
export { asksBesideMedicine, composeCautions, isOfAnotherAlone, isOfFasting } from './compose/cautions.ts';
export { composeAmong, composeComparison, composeGrades, composeOptions } from './compose/comparison.ts';
export type { PlannedMeal } from './compose/day.ts';
export { composeDay, MEALS } from './compose/day.ts';
export {
  asInPregnancy,
  composeConfirmation,
  composeForSmallChild,
  composeUnclear,
  PROPOSED,
  withDeclarations,
  withoutStored,
} from './compose/declarations.ts';
export { composeDishes } from './compose/dishes.ts';
export { composeEaten } from './compose/eaten.ts';
export { adviceFor, composeAdditive, composeAvoid, composeLedger, composeTopic } from './compose/explain.ts';
export {
  additiveFor,
  composeFattening,
  composeFitsLeft,
  composeNotOnly,
  composeNutriScore,
  inSodium,
} from './compose/first-lines.ts';
export { type Avoided, unjudgedProducts, withLeftOut } from './compose/guard.ts';
export { inPregnancy } from './compose/in-pregnancy.ts';
export { adviceOn, dietsOfLimits, isAdvisedAgainst, needsOf, needsOfKinds, statesToMind, withKindAdvice } from './compose/kind-advice.ts';
export { composeKitchen } from './compose/kitchen.ts';
export { composeBmi, composeMemberData, composeNeed } from './compose/member-data.ts';
export { composeNotSure } from './compose/not-sure.ts';
export { asksHowMuch, asOfChild } from './compose/of-child.ts';
export { composeOfIt, withLittle } from './compose/of-it.ts';
export { composeOwnFoods, ownFoodsFirst } from './compose/own-foods.ts';
export { withOwnLimits } from './compose/own-limits.ts';
export { composeContains, composeFigure, composeIngredients, composeSuits, composeTraces, worstOf } from './compose/pack.ts';
export type { Addressed } from './compose/people.ts';
export {
  composeWhatTheyLeaveOut,
  composeWhom,
  foodsNamed,
  forPeople,
  forSelfAlone,
  withUnknownPeople,
} from './compose/people.ts';
export { composeBestOrWorst, composeScanned, recentOf } from './compose/scans.ts';
export { composeStatedEaten } from './compose/stated-eaten.ts';
export { composeForState, isWithheld, withStates } from './compose/states.ts';
export { composeAlternatives, composeIdeas, dietsMetBy, MAX_SUGGESTIONS } from './compose/suggestions.ts';
export { turnedBy } from './compose/turned.ts';
export { composeNotFound, composePerhaps, composeSeveral, composeVerdict } from './compose/verdict.ts';
export { bestAndLowest, composeSwap, composeTooMuch, composeWeek } from './compose/week.ts';
export { meets } from './criteria.ts';
export { askedBeside } from './declared/asked-beside.ts';
export type { Circumstance, StateName } from './declared/circumstances.ts';
export { conditionsOf, isForSmallChild, isForYoungChild, readCircumstances, statesOf } from './declared/circumstances.ts';
export type { DeclaredRestrictions } from './declared/declared-restrictions.ts';
export { restrictionsDeclaredIn } from './declared/declared-restrictions.ts';
export { isAllergen } from './declared/harms.ts';
export { dietsOfWord, namesLeftOut } from './declared/named-foods.ts';
export { ownLimits } from './declared/own-limits.ts';
export { strictSuitability } from './declared/pack-words.ts';
export { plainlyStated } from './declared/plainly-stated.ts';
export { tellsOfLostPregnancy } from './declared/pregnancy-lost.ts';
export type {
  AlternativeReason,
  AlternativesView,
  AlternativeView,
  Criterion,
  FoodOrder,
  PeopleView,
  PreferenceView,
  ProductView,
  ProfileView,
  ScanView,
} from './facts.ts';
export { nutrimentOf, orderedBy } from './figures.ts';
export { brandKindsIn, isOfBrand } from './generic/brand-kinds.ts';
export { composeAgainst, isSubstance } from './generic/compose-against.ts';
export { composeGenericFood, type GenericAnswer, isDrunk } from './generic/compose-generic.ts';
export { composeKind } from './generic/compose-kind.ts';
export { asksWhatItIs, genericNamed } from './generic/generic-asked.ts';
export type { GenericFact } from './generic/generic-fact.ts';
export { isOfFood } from './generic/generic-foods.ts';
export { isInBrand, kindAsked } from './generic/kind-asked.ts';
export { harmlessWords, isFigureWord, isInLongerName, isNamedOnly, isPartOfName } from './generic/names-inside.ts';
export { hasUnknownBeside } from './generic/unknown-beside.ts';
export type { Aspect, Intent, IntentKind, IntentOf } from './intents/intent.ts';
export { notToEatIn } from './intents/not-to-eat.ts';
export type { OwnSet, Time } from './intents/own.ts';
export { isOfSeveralDays } from './intents/times.ts';
export { asksHowMuchToDrink } from './intents/to-drink.ts';
export type { KitchenFact } from './kitchen/kitchen-facts.ts';
export { appOutright, asksForOtherHelp, asksOwnProfile } from './knowledge/app-outright.ts';
export { entryOfBody, proteinAsked } from './knowledge/bodies.ts';
export {
  appAsked,
  appEntryIn,
  composeGeneral,
  generalIds,
  generalLikely,
  generalPerhaps,
  generalTyped,
} from './knowledge/find-general.ts';
export { sourcesOfTopic, topicOfNutrient } from './knowledge/find-topic.ts';
export { FOODS_IN_TEXTS } from './knowledge/foods-in-texts.data.ts';
export { foodsInText, foodsOfGeneral, kindOf } from './knowledge/foods-in-texts.ts';
export {
  entryFor,
  entryInPlaceOf,
  entryOfChildren,
  foodsOfSmallChild,
  isOfPregnancy,
  ofChildrenWithout,
  suitsCircumstances,
} from './knowledge/for-circumstances.ts';
export { asksForIron, asksOfAspartame, entryByWords } from './knowledge/found-by-words.ts';
export type { GeneralId } from './knowledge/general.data.ts';
export { GENERAL } from './knowledge/general.data.ts';
export type { Need } from './knowledge/kind-advice.data.ts';
export type { NamedKind } from './knowledge/kinds.ts';
export { isOnlyKinds, kindsIn, kindsOfTags } from './knowledge/kinds.ts';
export { LISTS_IN_TEXTS } from './knowledge/lists-in-texts.data.ts';
export {
  type Chosen,
  chooseDishes,
  type DishMeal,
  dishOf,
  type Eaters,
  foodsOfIngredient,
  ingredientsIn,
  mealsOf,
  type Occasion,
  OPEN,
  occasionAfter,
  occasionIn,
  type Trait,
  tellsOf,
} from './occasions/index.ts';
export { asksWhatIsLeftOut } from './persons/asks-left-out.ts';
export { isCarriedOn, personsInConversation } from './persons/persons-in-conversation.ts';
export type { NamedPerson, PersonSlot, ReadPersons } from './persons/read-persons.ts';
export { personsIn } from './persons/read-persons.ts';
export { composePet, petIn } from './pets/pets.ts';
export { composePlan } from './plans/make-plan.ts';
export { type PlanAsked, planAsked } from './plans/read-plan.ts';
export { composeAmountStated } from './reckoning/amount-stated.ts';
export type { ReckoningBlock } from './reckoning/blocks.ts';
export { composeByBodyWeight } from './reckoning/body-weight.ts';
export { composeReckoning, type Resolved as ResolvedFood } from './reckoning/compose-reckoning.ts';
export { followsReckoning, type Reckoning, reckoningIn } from './reckoning/in-chat.ts';
export { isReckoned } from './reckoning/is-reckoned.ts';
export { kindOfPack } from './reckoning/of-pack.ts';
export { askedInFull, type InFull } from './turns/in-full.ts';
export { type PossibleAlarm, possibleAlarm } from './understand/alarm-bars.ts';
export { type AlarmReply, alarmInForce, alarmReplyTo, MESSAGES_LOOKED_AT } from './understand/alarm-reply.ts';
export { answersTo, type CalledFood } from './understand/answers-to.ts';
export { asksOfTraces, asksWhetherHeld } from './understand/asks-held.ts';
export { chosenQuestion } from './understand/choice.ts';
export { asksWhyOther, comparedBy, optionsIn } from './understand/compared.ts';
export type { Selected } from './understand/concepts.ts';
export { shelfOf, shelvesIn } from './understand/concepts.ts';
export type { QuestionInContext } from './understand/follow-up.ts';
export { understandInContext } from './understand/follow-up.ts';
export { foodPartsOf, plainFoodOf, translationsOf } from './understand/food-parts.ts';
export { languageWanted } from './understand/language-wanted.ts';
export { generalWhereNothing, isOfOwnStorage, learntWhereNothing } from './understand/learnt-general.ts';
export { withoutLeet } from './understand/leet.ts';
export { asksWhichScansSuit, cocoaAsked, cocoaIn, orderOfLimit, orderTyped, withNoneAtAll } from './understand/list-asked.ts';
export type { Match } from './understand/match-mention.ts';
export { isNamed, isOnlyBrand, matchMention, namedInFull, wordsShared } from './understand/match-mention.ts';
export { isThatFood, matchNamed, saysHowItComes, thoseOfFood } from './understand/match-named.ts';
export { matchParts } from './understand/match-parts.ts';
export { mayNameFood } from './understand/may-name-food.ts';
export { meantInstead } from './understand/meant-instead.ts';
export {
  inEnglish,
  isFoodName,
  isNickname,
  isTelling,
  isWeak,
  namesNothing,
  namingWords,
  officialName,
  otherNames,
  partsOf,
  saysNoMore,
  withApostrophe,
  withoutForms,
  withoutKinds,
  wordsToSearch,
} from './understand/mention-words.ts';
export { nameable } from './understand/nameable.ts';
export type { FoodInMention } from './understand/named-foods.ts';
export { foodCalled, foodIn, namesToSearch } from './understand/named-foods.ts';
export {
  asksWhichNot,
  asksWhyNutriScore,
  energyLeftTyped,
  isAskedFattening,
  isAskedOnly,
  isAskedSodium,
  isOfNutriScore,
  saysWhatItIs,
} from './understand/one-thing.ts';
export { languageAsked, languageHeard } from './understand/question-words.ts';
export type { AskedPortion } from './understand/read-criteria.ts';
export { dependsOnEarlier, safetyOf } from './understand/safety-of.ts';
export type { ShelfId } from './understand/shelves.data.ts';
export { EVERYTHING, INSTEAD_OF, SHELVES } from './understand/shelves.data.ts';
export { inFullWords } from './understand/short-forms.ts';
export { isOfTheRest, isOfTheWeek, statedEaten } from './understand/stated-eaten.ts';
export { isThanks } from './understand/thanks.ts';
export { twoQuestionsIn } from './understand/two-questions.ts';
export { inFull, withGivenFood } from './understand/with-given-food.ts';
export { withoutDoubtful } from './understand/without-doubtful.ts';
