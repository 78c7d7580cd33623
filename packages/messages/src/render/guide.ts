import type { Answer, Block } from '@labelwise/domain/guide';
import type { GeneratedPreference } from '@labelwise/domain/preferences';
import type { MessageId, Say } from '../index.ts';
import { conversionParagraphs } from './guide-amounts.ts';
import { additiveParagraphs, askedParagraphs } from './guide-asked.ts';
import { circumstanceNotes, circumstanceOffers, circumstancesChanged, statesFirst } from './guide-circumstances.ts';
import { dishesParagraphs } from './guide-dishes.ts';
import { foodParagraphs } from './guide-foods.ts';
import { genericParagraphs } from './guide-generic.ts';
import { kindAdvice, leaveOut } from './guide-kinds.ts';
import { kitchenParagraphs } from './guide-kitchen.ts';
import { notSureParagraphs } from './guide-not-sure.ts';
import { ownParagraphs } from './guide-own.ts';
import {
  childAmount,
  forPeople,
  ledByWhom,
  notJudgedFor,
  ownLimit,
  peopleVerdict,
  storedForThem,
  whatTheyLeaveOut,
  whomParagraphs,
  youAre,
} from './guide-people.ts';
import { planParagraphs } from './guide-plans.ts';
import { reckoningParagraphs } from './guide-reckoning.ts';
import { sourceNames } from './guide-sources.ts';
import { namesSources, turnParagraphs } from './guide-turns.ts';
import { type BlockOf, ledgerLine, nutrientWord, scoreSentence } from './guide-words.ts';
import { withoutParts } from './list-in-text.ts';
import { bullets, linked, listed, plainName, termsListed, withoutQuotes } from './markdown.ts';
import { profileOffer } from './profile-offer.ts';

/** An answer of the guide in words: Markdown that names its sources at its end, and the same sources as a list. */
export type RenderedAnswer = { text: string; sources: string[] };

/** Paragraphs and sources that several blocks share are written once. */
export function renderAnswer(say: Say, { blocks, sources }: Answer): RenderedAnswer {
  const names = [...new Set(sources.flatMap((source) => sourceNames(say, source)))];
  const paragraphs = byWhom(blocks).flatMap((part) => {
    const own = part.flatMap((block) => paragraphsOf(say, block, names)).filter((paragraph) => paragraph !== '');
    const [whom] = part;
    return whom?.kind === 'for people' ? ledByWhom(own, forPeople(say, whom)) : own;
  });
  const named = names.length === 0 || namesSources(blocks) ? [] : [say('guide.sources', { sources: names.join('; ') })];
  return { text: [...new Set([...paragraphs, ...named])].join('\n\n'), sources: names };
}

/** The blocks of an answer, apart for each of those whom they are for. */
function byWhom(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const starts = blocks.flatMap(({ kind }, at) => (kind === 'for people' && at > 0 ? [at] : []));
  return [0, ...starts].map((from, at) => blocks.slice(from, starts[at]));
}

function paragraphsOf(say: Say, block: Block, sources: readonly string[]): readonly string[] {
  switch (block.kind) {
    case 'greeting':
      return [say('guide.greeting'), `${say('guide.examples')}\n${bullets(examples(say))}`];
    case 'thanks':
      return [say('guide.thanks')];
    case 'bye':
      return [say('guide.bye')];
    case 'about':
      return [say('guide.introduction'), say('guide.about')];
    case 'capabilities':
      return [say('guide.capabilities'), `${say('guide.try')}\n${bullets(examples(say))}`];
    case 'score changes':
      return [
        say('guide.score_changes'),
        bullets([say('guide.score_changes_preferences'), say('guide.score_changes_product'), say('guide.score_changes_rules')]),
        say('guide.score_changes_name'),
      ];
    case 'changes nothing':
      return [say('guide.changes_nothing'), say('guide.changes_nothing_where')];
    case 'unknown':
      return [
        block.mention === null ? say('guide.unknown') : say('guide.unknown_name', { mention: plainName(block.mention) }),
        say('guide.only_packaged_food'),
        `${say('guide.try')}\n${bullets(examples(say).slice(0, 4))}`,
      ];
    case 'not sure':
      return notSureParagraphs(say, block);
    case 'restrictions changed':
      return [changedRestrictions(say, block), block.isOfOther ? '' : profileOffer(say, 'restriction', block.added)];
    case 'stored already':
      return [say('guide.kept_already', { names: termsListed(say, block.names) })];
    case 'unclear allergy': {
      const text = unclearAllergy(say, block.words);
      return [block.isAside ? say('guide.allergy_aside', { text }) : text];
    }
    case 'holds here':
      if (block.known !== undefined) return [storedForThem(say, block.known)];
      return [say(block.isOfOther ? 'guide.holds_here_for_other' : 'guide.holds_here', { diets: termsListed(say, block.diets) })];
    case 'circumstances changed':
      return [circumstancesChanged(say, block), ...(block.isOfOther ? [] : circumstanceOffers(say, block.reported))];
    case 'circumstances in force':
      return [...circumstanceNotes(say, block.circumstances), say('guide.circumstances_end')];
    case 'caffeine':
    case 'pet':
    case 'additive says':
    case 'medicine':
      return askedParagraphs(say, block);
    case 'states first':
      return statesFirst(say, block);
    case 'no score for a small child':
      return [say('guide.no_score_for_small_child')];
    case 'for people':
      return notJudgedFor(say, block);
    case 'you are':
      return youAre(say, block);
    case 'child amount':
      return childAmount(say, block);
    case 'own limit':
      return ownLimit(say, block);
    case 'what they leave out':
      return whatTheyLeaveOut(say, block);
    case 'people verdict':
      return peopleVerdict(say, block);
    case 'whom':
      return whomParagraphs(say, block);
    case 'people unknown':
      return [say('guide.people_unknown', { words: plainName(block.words) })];
    case 'nothing until clear':
      return [say('guide.nothing_until_clear')];
    case 'topic':
      return [say(`topics.${block.topic}`)];
    case 'general':
      return [block.without === undefined ? say(`general.${block.id}`) : withoutParts(say, say(`general.${block.id}`), block.without)];
    case 'own limits first':
      return [say('guide.own_limits_first', { names: termsListed(say, block.names) })];
    case 'additive':
      return additiveParagraphs(say, block.code, block.origin);
    case 'additive in scans':
      return block.foods.length === 0 ? [] : [say('guide.additive_in_scans', { foods: block.foods.map(linked).join(', ') })];
    case 'guidance':
      return [
        `${say('guide.guidance', { about: termsListed(say, block.about) })}\n${bullets([
          ...block.more.map((one) => say('guide.guidance_more', guidanceValues(say, one))),
          ...block.less.map((one) => say('guide.guidance_less', guidanceValues(say, one))),
        ])}`,
      ];
    case 'meal plan':
    case 'plan shopping':
    case 'plan sums':
      return planParagraphs(say, block);
    case 'dishes':
      return dishesParagraphs(say, block);
    case 'generic food':
      return genericParagraphs(say, block.fact);
    case 'kitchen':
      return kitchenParagraphs(say, block.fact);
    case 'rests on':
    case 'asked first':
    case 'only so many':
    case 'only a little':
    case 'how often':
    case 'because':
    case 'closing':
    case 'smells':
    case 'turned':
    case 'stated eaten':
    case 'first line':
    case 'chosen':
      return turnParagraphs(say, block, sources);
    case 'reckoned':
    case 'reckoned left':
    case 'reckoned many':
    case 'amount stated':
    case 'by body weight':
      return reckoningParagraphs(say, block);
    case 'conversion':
      return conversionParagraphs(say, block);
    case 'kind advice':
      return kindAdvice(say, block);
    case 'leave out':
      return leaveOut(say, block);
    case 'see a doctor':
      return [say('guide.see_a_doctor')];
    case 'guidance to avoid': {
      const lines = block.less.map((one) => say('guide.guidance_reason', guidanceValues(say, one)));
      return [`${say('guide.guidance_to_avoid', { about: termsListed(say, block.about) })}\n${bullets(lines)}`];
    }
    case 'nothing forbidden':
      return [say('guide.nothing_forbidden')];
    case 'score lines':
      return [
        say(SCORE_LINES[block.about], { score: scoreSentence(say, block.food) }),
        bullets(block.lines.map((line) => ledgerLine(say, line))),
      ];
    case 'profile':
    case 'preferences':
    case 'bmi':
    case 'bmi unknown':
    case 'daily need':
    case 'no daily figure':
    case 'needs differ':
    case 'no scans':
    case 'list names':
    case 'latest scans':
    case 'all in history':
    case 'best or worst scans':
    case 'none of own':
    case 'days looked at':
    case 'nothing eaten':
    case 'day holds':
    case 'eaten':
    case 'eaten amounts':
    case 'amount not counted':
    case 'only noted':
    case 'own foods':
    case 'week':
    case 'best and lowest':
    case 'scans against restrictions':
    case 'habits':
    case 'score movers':
    case 'swap':
    case 'only scans':
    case 'intake unknown':
    case 'scans by level':
    case 'high scans':
    case 'no day':
    case 'day':
    case 'meals':
    case 'meals without food':
    case 'day totals':
    case 'room in the day':
    case 'amounts of the day':
      return ownParagraphs(say, block);
    default:
      return foodParagraphs(say, block);
  }
}

const SCORE_LINES = {
  asked: 'guide.lines_asked',
  gains: 'guide.lines_gains',
  losses: 'guide.lines_losses',
  'no gains': 'guide.lines_no_gains',
  'no losses': 'guide.lines_no_losses',
} as const satisfies Readonly<Record<string, MessageId>>;

function examples(say: Say): string[] {
  return EXAMPLES.map((id) => say('guide.offered', { question: withoutQuotes(say(id)) }));
}

const EXAMPLES = [
  'guide.example_verdict',
  'guide.example_compare',
  'guide.example_instead',
  'guide.example_suggest',
  'guide.example_additive',
  'guide.example_week',
  'guide.example_day',
] as const satisfies readonly MessageId[];

function changedRestrictions(say: Say, { added, retracted, isDislike }: BlockOf<'restrictions changed'>): string {
  const sentences = [
    ...(added.length === 0
      ? []
      : [say(isDislike ? 'guide.from_now_on_disliked' : 'guide.from_now_on', { diets: termsListed(say, added) })]),
    ...(retracted.length === 0 ? [] : [say('guide.no_longer', { diets: termsListed(say, retracted) })]),
  ];
  return sentences.join(' ');
}

/** A word that names no known food is shown as it was typed. */
function unclearAllergy(say: Say, words: readonly string[]): string {
  if (words.length === 0) return say('guide.allergy_unnamed');
  return say('guide.allergy_unknown', {
    words: listed(
      say,
      words.map((word) => say('guide.quoted', { text: plainName(word) })),
    ),
  });
}

function guidanceValues(say: Say, { name, reason }: GeneratedPreference): { nutrient: string; reason: string } {
  return { nutrient: nutrientWord(say, name), reason: say(`guidance.${reason}`) };
}
