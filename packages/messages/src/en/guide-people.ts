import type { Catalog } from '../catalog.ts';

/** What answers of the guide say of people of the household, as Markdown. */
export const guidePeople = {
  people_for: '**For {names}.** “You” below means them.',
  people_for_you_alone: '**For you alone.**',
  people_share_nothing: 'Not judged for {names}: what they must not eat is not shared with you.',
  people_you: 'you',
  people_you_alone: 'You',
  people_not_for: '**{food}: not for {names}.**',
  people_check_for: '**{food}: check the pack for {names}.**',
  people_not_judged_for: '**{food}: not judged for {names}.** Below three years we only warn.',
  people_safe_for: '**{food} is safe for {names}**, as far as the pack shows.',
  people_no_conflict_for:
    '**{food}** holds nothing that is left out for {names}, as far as the pack shows. It is no good choice for all of them all the same: the score says why.',
  people_free_for: '**{food}**: nothing is left out for {names}, so nothing rules it out. How healthy it is, the score says.',
  people_line: '**{name}**: {text}',
  people_line_score: '{text}, {score} of 100',
  people_is_not: 'not suitable',
  people_is_unknown: 'not shown on the pack',
  people_is_not_judged: 'not judged, below three years we only warn',
  people_is_safe: 'suitable',
  people_is_no_conflict: 'no conflict, but no good choice',
  people_is_free: 'leaves nothing out',
  people_alcohol: 'contains alcohol',
  people_some_alcohol: 'alcohol is among its ingredients',
  people_caffeine: 'much caffeine, not recommended for children',
  people_name_unknown: 'I know nobody called {name} among your people, so I answer nothing for them: it might be the wrong thing.',
  people_words_unclear: 'Whom do you mean by “{words}”?',
  people_nobody_else: 'So far I know you alone.',
  people_known: 'Besides you I know {names}.',
  people_add: 'Tell me here what they must not eat, or add them under [People](/people): then I answer for them.',
  people_unknown:
    '**Careful:** what “{words}” must not eat I do not know, and it is not taken into account here. Tell me, or add them under [People](/people).',
} as const satisfies Catalog;
