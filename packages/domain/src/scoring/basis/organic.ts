/** Labels that sources do not always file under `en:organic` although they mean it. */
const ORGANIC_LABELS: ReadonlySet<string> = new Set([
  'organic',
  'eu-organic',
  'usda-organic',
  'canada-organic',
  'australian-certified-organic',
  'organic-japanese-agricultural-standards',
  'ab-agriculture-biologique',
  'agriculture-biologique',
  'bio',
  'bioland',
  'demeter',
  'naturland',
  'biopark',
  'bio-suisse',
  'ecovin',
  'bio-partenaire',
  'nature-et-progres',
  'bio-coherence',
  'soil-association-organic',
  'krav',
  'debio',
  'statskontrolleret-okologisk',
  'organic-farmers-growers',
  '100-organic',
]);
/** Control body codes of organic farming: `fr-bio-01`, `de-oko-006`, `gb-org-05`, `it-bio-007`. */
const CONTROL_BODY = /^[a-z]{2}-(?:bio|oko|org|eko|eco|öko)-\d{1,3}(?:-[a-z]+)?$/;

/** Whether a label says that the food is organic. */
export function isOrganic(labelsTags: readonly string[]): boolean {
  if (labelsTags.length === 0) return false;
  return (
    labelsTags.includes('en:organic') ||
    labelsTags.some((tag) => {
      const label = tag.replace(/^[a-z]{2,3}:/, '');
      return ORGANIC_LABELS.has(label) || CONTROL_BODY.test(label);
    })
  );
}
