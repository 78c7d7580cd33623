import { dayReader } from '@labelwise/domain/access';
import type { FoodFacts, FoodProduct } from '@labelwise/domain/food';
import {
  type AlternativesView,
  type CalledFood,
  type Criterion,
  type FoodOrder,
  meets,
  type OwnSet,
  type PreferenceView,
  type ProfileView,
  type ScanView,
} from '@labelwise/domain/guide';
import { shownHeight, shownWeight } from '@labelwise/domain/health-profile';
import { type FoodScore, type PreparedProfile, prepareProfile } from '@labelwise/domain/scoring';
import type { Proposals } from '@labelwise/domain/shelf';
import { sayEnglish } from '@labelwise/messages/english';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { InsteadService, ShelvesService } from '../../alternatives/shelves.service.ts';
import type { FoodsService } from '../../foods/foods.service.ts';
import type { HealthProfileService } from '../../health-profile/health-profile.service.ts';
import type { PreferencesService } from '../../preferences/preferences.service.ts';
import type { SavedFoodsService } from '../../saved-foods/saved-foods.service.ts';
import type { ScansService } from '../../scans/scans.service.ts';
import type { FindFood, OwnFoodsOf } from '../../submissions/member-foods.service.ts';
import { bestOf, orderedFoods } from './best-of.ts';
import { type ChosenPeople, type HouseholdView, judgedPeople, limitsOf } from './chosen-people.ts';
import { withDeclared } from './declared-profile.ts';
import { type JudgedView, type Judges, leavesOut, viewOf } from './product-view.ts';

/** What one call answers at most, for any arguments. */
const MAX_ANSWERED = { scans: 60, found: 12, ideas: 12, preferences: 60 } as const;
const NOBODY = prepareProfile({});
const NO_ALTERNATIVES: AlternativesView<JudgedView> = { isGood: true, foods: [] };

export type AssistantDeps = {
  foods: Pick<FoodsService, 'search'>;
  findFood: FindFood;
  ownFoods: OwnFoodsOf;
  healthProfile: Pick<HealthProfileService, 'read'>;
  preferences: Pick<PreferencesService, 'held'>;
  scans: Pick<ScansService, 'newest'>;
  saved: Readonly<Record<Exclude<OwnSet, 'scans' | 'list'>, Pick<SavedFoodsService, 'newest'>>>;
  /** What stands on the shopping list of the member's household. */
  shoppingList: (memberId: string) => Promise<ListedFoods>;
  instead: Pick<InsteadService, 'proposals'>;
  shelves: ShelvesService;
  profileOf: (memberId: string) => Promise<PreparedProfile>;
  householdOf: (memberId: string) => Promise<HouseholdView>;
  timeZoneOf: (memberId: string) => Promise<string>;
  now: Clock;
};

/**
 * `model`: what is read leaves this server, so that without recorded consent nothing in it comes from the health profile;
 * `model without health`: nothing does in any case, since the question needs none of it.
 */
export type Audience = 'guide' | 'model' | 'model without health';
export type AssistantTools = ReturnType<typeof createAssistantTools>;
export type MemberTools = Awaited<ReturnType<AssistantTools['forMember']>>;

/** Foods of a shopping list, the newest first, and entries that are only a name. */
export type ListedFoods = { readonly foodIds: readonly string[]; readonly names: readonly string[] };

type Stored = NonNullable<Awaited<ReturnType<HealthProfileService['read']>>>;
/** A scan, and what its score rests on: one of basis `none` is in no average and no comparison of scores. */
export type JudgedScan = ScanView & { basis: FoodScore['basis'] };
/** One member, and what may be shown of them. */
type Bound = { memberId: string; judges: Judges; day: (at: number) => string; profile: Stored | null; limits: readonly string[] };

/**
 * What an assistant may look up for one member. Everything is bound to that member when the tools are made, so that no
 * question, product text or model can reach another's data; nothing here writes.
 */
export function createAssistantTools(deps: AssistantDeps) {
  return {
    householdOf: deps.householdOf,

    /**
     * What the member declared in the conversation, diets and conditions, binds like what stands in the health profile. `chosen`: people of
     * the household for whom foods are judged; no model is shown what binds them, and nothing is proposed that is not for each of them.
     */
    async forMember(
      memberId: string,
      audience: Audience,
      declared: readonly string[] = [],
      conditions: readonly string[] = [],
      chosen: ChosenPeople | null = null,
    ) {
      const [stored, binding, timeZone] = await Promise.all([
        deps.healthProfile.read(memberId, sayEnglish),
        deps.profileOf(memberId),
        deps.timeZoneOf(memberId),
      ]);
      const profile = stored === null || stored.consentVersion === null || audience === 'model without health' ? null : stored;
      const judgesOfSelf = withDeclared(binding, declared, conditions);
      const judges: Judges = {
        binding: judgesOfSelf,
        shown: withDeclared(audience === 'guide' || profile !== null ? binding : NOBODY, declared, conditions),
        shownInFull: audience === 'guide' || profile !== null,
        declared,
        ...(chosen !== null && {
          [audience === 'guide' ? 'people' : 'unseenPeople']: judgedPeople(chosen, judgesOfSelf, (profile) =>
            withDeclared(profile, declared, conditions),
          ),
        }),
      };
      const bound: Bound = {
        memberId,
        judges,
        profile: chosen === null || audience !== 'guide' ? profile : null,
        day: dayReader(timeZone),
        limits: limitsOf(chosen, profile, audience === 'guide'),
      };
      const now = deps.now();
      return { now, today: bound.day(now), dayOf: bound.day, ...aboutMember(deps, bound), ...aboutFoods(deps, bound) };
    },
  };
}

function aboutMember(deps: AssistantDeps, { memberId, judges, day, profile, limits }: Bound) {
  const { shownInFull } = judges;
  return {
    /** Goals, conditions, restrictions and targets; `null` without a profile or without consent to use it. */
    profile: (): ProfileView | null => (profile === null ? null : profileView(profile)),

    /** Whether words name a food that one of those whom it is for must not eat, whatever of them may be shown. */
    leavesOut: (words: string): boolean => leavesOut(judges, words),

    /** Restrictions and conditions of those whom it is for, as far as these may be shown. */
    limits: (): readonly string[] => limits,

    /** Strongest first. Where the health profile may not be shown, only what the member set themselves: the rest follows from it. */
    async preferences(): Promise<PreferenceView[]> {
      const list = await deps.preferences.held(memberId);
      return list
        .map(({ ingredientName, preferenceValue, autoGenerated, reason }) => ({
          name: ingredientName,
          value: preferenceValue,
          own: !autoGenerated,
          reason,
        }))
        .filter(({ own }) => own || shownInFull)
        .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
        .slice(0, MAX_ANSWERED.preferences);
    },

    /** Entries of the shopping list that are only a name. */
    listNames: async (): Promise<readonly string[]> => (await deps.shoppingList(memberId)).names,

    /**
     * Foods of the member, newest first: scans with the score and ledger of then and the product as it scores at present, what was saved
     * as it scores at present.
     */
    async own(set: OwnSet, limit: number): Promise<JudgedScan[]> {
      const most = Math.min(limit, MAX_ANSWERED.scans);
      if (set === 'list') {
        const at = deps.now();
        const { foodIds } = await deps.shoppingList(memberId);
        const foods = await Promise.all(foodIds.slice(0, most).map((id) => deps.findFood(id, memberId)));
        return foods
          .flatMap((food) => (food === null ? [] : productView(food, judges)))
          .map((product) => ({
            at,
            day: day(at),
            score: product.score,
            contributions: product.contributions,
            basis: product.basis,
            product,
          }));
      }
      if (set !== 'scans') {
        const entries = await deps.saved[set].newest(memberId, most);
        return entries.map(({ savedFood, food }) => {
          const product = viewOf({ ...food, barcode: food.id }, food.facts, judges);
          const at = Date.parse(savedFood.createdAt);
          return {
            at,
            day: day(at),
            score: product.score,
            contributions: product.contributions,
            basis: product.basis,
            product,
            amount: savedFood.amount,
          };
        });
      }
      const scans = await deps.scans.newest(memberId, most);
      return scans.map(({ scannedAt: at, score, basis, contributions, food }) => {
        const product = viewOf({ ...food, barcode: food.id }, food.facts, judges);
        // A stored ledger was made with the whole profile.
        const then =
          shownInFull && judges.people === undefined
            ? { score, contributions, basis }
            : { score: product.score, contributions: product.contributions, basis: food.scoreBasis };
        return { at, day: day(at), ...then, product };
      });
    },
  };
}

function aboutFoods(deps: AssistantDeps, { memberId, judges }: Bound) {
  async function product(barcode: string): Promise<JudgedView | null> {
    const food = await deps.findFood(barcode, memberId);
    return food === null ? null : productView(food, judges);
  }
  return {
    product,

    /** How well a dish suits everybody whom it is for, 0 to 100; `null` where it is not known to suit each of them. */
    judgedDish(facts: FoodFacts): number | null {
      const named = { barcode: '', name: '', brand: null, category: null, servingSize: null, quantity: null };
      const { suggestable, score } = viewOf(named, facts, judges);
      return suggestable ? score : null;
    },

    /** Foods of the catalogue by name and brand, best match first. */
    async search(text: string, limit: number): Promise<JudgedView[]> {
      const most = Math.min(limit, MAX_ANSWERED.found);
      const [{ foods }, own] = await Promise.all([deps.foods.search(text, { from: 0, limit: most }), deps.ownFoods(memberId)]);
      const named = await own.named(text);
      const others = foods.filter(({ gtin }) => !named.some((food) => food.gtin === gtin)).map(own.of);
      return [...named, ...others].slice(0, most).map((food) => productView(food, judges));
    },
    /** Foods of narrow categories, whomever they suit: to answer about, not to propose. */
    async ofCategories(tags: readonly string[], limit: number): Promise<JudgedView[]> {
      const [found, own] = await Promise.all([deps.shelves.foods(tags), deps.ownFoods(memberId)]);
      return found.slice(0, Math.min(limit, MAX_ANSWERED.found)).map(({ product }) => productView(own.of(product), judges));
    },
    /** What the results of the food propose in its place to those whom it is for; none that is not known to suit every restriction. */
    async alternatives(barcode: string): Promise<AlternativesView<JudgedView>> {
      const { kind, foods } = await deps.instead.proposals(barcode, memberId, judges.people ?? judges.binding).catch(orNone);
      const suited = foods
        .map(({ candidate, because, occasion }) => ({
          product: viewOf({ ...candidate.product, barcode: candidate.product.gtin }, candidate.prepared, judges),
          because: occasion === null ? because : { kind: 'occasion' as const, occasion },
        }))
        .filter(({ product: { suggestable } }) => suggestable);
      return suited.length === 0 || kind === 'none' ? NO_ALTERNATIVES : { isGood: kind === 'better', foods: suited };
    },

    /** Foods of wide categories that meet every criterion and break no restriction, best score first or in the order that is asked for. */
    async ideas({
      shelves,
      criteria,
      limit,
      isCalled = () => true,
      order = null,
    }: {
      shelves: readonly string[];
      criteria: readonly Criterion[];
      limit: number;
      /** What else is asked of each, by what it is called. */
      isCalled?: (food: CalledFood) => boolean;
      order?: FoodOrder | null;
    }): Promise<JudgedView[]> {
      const [found, own] = await Promise.all([deps.shelves.foods(shelves), deps.ownFoods(memberId)]);
      const foods = found
        .map(own.candidate)
        .filter(({ product, prepared }) => isCalled({ ...product, facts: product }) && criteria.every((one) => meets(prepared, one)));
      const most = Math.min(limit, MAX_ANSWERED.ideas);
      return order === null ? bestOf(foods, judges, most) : orderedFoods(foods, judges, order, most);
    },
  };
}

function productView(food: FoodProduct, judges: Judges): JudgedView {
  return viewOf({ ...food, barcode: food.gtin }, food, judges);
}

function profileView({
  healthGoals,
  medicalConditions,
  dietaryRestrictions,
  targetCalories,
  targetProtein,
  targetCarbs,
  targetFat,
  weight,
  height,
}: Stored): ProfileView {
  return {
    goals: healthGoals,
    conditions: medicalConditions,
    restrictions: dietaryRestrictions,
    targets: { calories: targetCalories, protein: targetProtein, carbs: targetCarbs, fat: targetFat },
    weightKg: weight === null ? null : shownWeight(weight, 'metric'),
    heightCm: height === null ? null : shownHeight(height, 'metric'),
  };
}

/** A food that left the catalogue has no alternatives. */
function orNone(error: unknown): Proposals {
  if (error instanceof AppError && error.code === 'food_not_found') return { kind: 'none', foods: [] };
  throw error;
}
