import type { FoodSearchQuery, SearchCandidatesQuery } from '@labelwise/contracts/food-search';
import type { Language } from '@labelwise/contracts/languages';
import type { FoundByText } from '@labelwise/domain/food-search';
import type { DatabaseConfig } from '../../../db/open.ts';
import type { Asking } from '../../../db/replicas/position.ts';
import type { MemberScoring } from '../../member-profile/member-profile.service.ts';
import type { Refresh } from '../storage/row-reader.ts';
import type { FindFoodsService } from './find-foods.service.ts';

/** Who searches, with what scores foods for them, as the process has it. */
export type Searcher = { readonly memberId: string; readonly scoring: MemberScoring };

/** What the thread of search is asked; each names the database, and what must show there where it has replicas. */
export type SearchJob = { readonly database: DatabaseConfig; readonly asking: Asking | null; readonly question: SearchQuestion };
export type SearchQuestion =
  | { readonly kind: 'find'; readonly text: string; readonly isExact: boolean }
  | { readonly kind: 'hits'; readonly query: FoodSearchQuery; readonly by: Searcher | null; readonly language: Language }
  | { readonly kind: 'candidates'; readonly query: SearchCandidatesQuery; readonly language: Language }
  | { readonly kind: 'suggestions'; readonly text: string; readonly by: Searcher | null; readonly language: Language }
  | { readonly kind: 'shelves'; readonly language: Language };

export type SearchAnswer = {
  readonly found: SearchResult;
  /** Foods whose lists were read for the answer: the process stores them. */
  readonly refreshes: readonly Refresh[];
};
export type SearchResult =
  | { readonly kind: 'found'; readonly found: FoundByText }
  /** The answer as JSON, which is sent as it is: objects would be copied here and there, checked and written out. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'shelves'; readonly answer: Awaited<ReturnType<FindFoodsService['shelves']>> };
