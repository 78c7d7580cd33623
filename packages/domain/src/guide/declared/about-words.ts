import { isAllergyWord } from '../../understanding/index.ts';
import { relationsIn } from '../persons/relations.ts';
import { isCeliacWord } from './diets.ts';
import { END, PAUSE, sentenceOf } from './tokens.ts';
import { isOfOther } from './whose.ts';

/** "What is lactose intolerance?", "what are my allergies" ask about the word. */
export function isAboutWords(all: readonly string[]): boolean {
  // "What is healthier? I am allergic to nuts" asks about no word.
  const tokens = sentenceOf(all, (token) => isAllergyWord(token) || isCeliacWord(token));
  const words = tokens.filter((token) => token !== END && token !== PAUSE);
  const text = words.join(' ');
  // "Allergens?" asks what a pack declares.
  if (ALLERGENS.test(text) || (words.filter(isAllergyWord).every(isAllergenWord) && words.some(isAllergenWord) && !HAS_ONE.test(text)))
    return true;
  if (words.some(isAllergyWord) && SYMPTOMS.test(text) && !HAS_ONE.test(text) && !isOfOther(text)) return true;
  // "Add egg allergy for my son" tells of that person.
  if (ENTERS.test(text) && relationsIn(text).length > 0) return false;
  if (words.some(isAllergyWord) && ASKS_WHAT_IS_STORED.test(text) && !HAS_ONE.test(text)) return true;
  const isQuestion =
    /^(?:what|what's|whats|explain|define|show|list|which|tell|was|qu'|que|who|why|how|do|does|is|can|am|remind|delete|remove|add|set|change|update|save)\b/.test(
      words[0] ?? '',
    );
  if (!isQuestion || !words.some((token) => isAllergyWord(token) || isCeliacWord(token))) return false;
  return (
    (!HAS_ONE.test(text) &&
      /^(?:what(?:'s| is| are| does| do)|explain|define|tell me about|was (?:ist|sind|bedeutet)|qu'? ?est ce|show|list|why (?:is|are|do)|how (?:common|is|are|do|does)|do i have|am i|does my|is (?:\w+ )?(?:\w+ )?(?:allergy|intolerance) )\b/.test(
        words.join(' '),
      ) &&
      !/\b(?:i am|i'm|im|i have|my (?:son|daughter|wife|husband|kid|child))\b/.test(words.join(' ')) &&
      !/\b(?:eat|snack|snacks|food|foods|have for|cook|safe)\b/.test(words.join(' '))) ||
    (/^(?:add|set|remove|delete|change|update|save|remind|show|list|what are my|do i have|(?:what|which) allerg\w+ (?:do|have) (?:you|u))\b/.test(
      words.join(' '),
    ) &&
      /\b(?:restriction|restrictions|profile|allergy|allergies|list|preferences?)\b/.test(words.join(' ')))
  );
}

/** "Egg allergy symptoms", "Symptome einer Eiallergie". */
const SYMPTOMS =
  /\b(?:symptom\w*|sintom[ai]s?|signs of|anzeichen|signes d\S*|allergy tests?|allergietest\w*|test d'allergie|statistics|how common|wie haufig)\b/;
/** Enters something for somebody. */
const ENTERS = /^(?:(?:please|pls|plz|can you|could you) )*(?:add|note|put|include|log|set|enter|save)\b/;

const isAllergenWord = (word: string): boolean => /^all?ergen/.test(word);
const ALLERGENS =
  /^(?:(?:and|what|which|any|the|und|welche|die|et|les|quels|y|los|que|quais|os|e|gli|quali|en|welke|de) )*(?:allergens?|allergene[sn]?|allergenen|alergenos|allergeni|alergenios)(?: (?:in it|drin|dedans|dentro|erin))?$/;

/** "Tú qué sabes de mis alergias", "welche Allergien hast du gespeichert": asks for what is stored. */
const ASKS_WHAT_IS_STORED =
  /\b(?:sabes?|tens|tienes|tiene|weisst du|hast du|kennst du|sais|connais|sai|hai|weet je|weet jij|heb je|do you know|you know|have you|you have|you got|gespeichert|hinterlegt|registad\w+|registrad\w+|guardad\w+|enregistre\w*|salvat\w+|opgeslagen|apuntad\w+|on file)\b/;
const HAS_ONE =
  /\b(?:soy|sou|sono|suis|bin|ben|i am|i'm|im|tengo|(?:tiene|tienen|tem|tenia) (?:una |uma |mucha |muita |unas )?(?:alergias?|intolerancias?) (?:a|al|ao|aos|as|por)|tenho|ho|habe|hab|j' ai|heb|i have|i've)\b/;
