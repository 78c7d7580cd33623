import { foldText } from '../../lib/index.ts';

const WOMEN =
  /^(?:oma|omi|omma|mama|mami|mum|mummy|mom|mommy|mutti|mutter|mother|granny|grandma|nan|nana|nonna|abuela|avo|mamie|maman|mamma|mae|moeder|tante|aunt|auntie|zia|tia|sister|soeur|ines|alice|chloe|zoe|carmen|ruth|kate|marie|sophie|lily|emily|lucy|amy|elise|louise|claire|charlotte|anne|jane|helen|karen|megan|rachel|isabel|beatrice|beatriz|anais|femke|sanne|lotte|merel|marion|manon)$/;
const MEN =
  /^(?:opa|opi|papa|papi|dad|daddy|vater|father|grandpa|grandad|nonno|abuelo|avo|papy|babbo|pai|vader|onkel|uncle|oom|luca|luka|noah|joshua|elia|mika|sasha|andrea|ben|tom|jan|max|paul|peter|jonas|lukas|finn|liam|daniel|david|thomas|martin|stefan|michael|john|jack|jakob|felix|oscar|elias|emil|anton|adam|sam|tim|jim|bob|nils|lars|sven|hugo|jules|louis|lucas|mateo|pablo|jose|juan|luis|carlos|joao|pedro|miguel|daan|bram|thijs)$/;

/** What a nickname tells of whom it names; `null` where it may be either. */
export function genderOf({ name }: { readonly name: string }): 'f' | 'm' | null {
  const [first = ''] = foldText(name).split(/[\s-]/);
  if (WOMEN.test(first)) return 'f';
  if (MEN.test(first) || first.endsWith('o')) return 'm';
  return first.endsWith('a') || first.endsWith('ine') || first.endsWith('elle') ? 'f' : null;
}
