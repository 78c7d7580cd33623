import { isRecord } from '../lib/index.ts';
import { STRICTNESS } from './definitions.data.ts';
import { FAMILY_MEMBERS, isDiet, type NamesByLanguage, type Restriction, type RestrictionStrictness } from './diet.ts';

/** Restrictions from their JSON form. What is none is left out: the typed words then bind as words. */
export function restrictionsFromJson(json: unknown): Restriction[] {
  return Array.isArray(json) ? json.flatMap((one: unknown) => restrictionFromJson(one) ?? []) : [];
}

function restrictionFromJson(json: unknown): Restriction | null {
  if (!isRecord(json)) return null;
  const { kind, said } = json;
  const manner = json['strictTraces'] === true ? { strictTraces: true } : {};
  if (kind === 'diet') {
    const { diet } = json;
    const strictness = STRICTNESS.find((one) => one === json['strictness']);
    if (typeof diet !== 'string' || !isDiet(diet) || strictness === undefined || (said !== null && typeof said !== 'string')) return null;
    return { kind, diet, strictness, said, ...manner };
  }
  const strictness = BINDING.find((one) => one === json['strictness']);
  if (typeof said !== 'string' || strictness === undefined) return null;
  switch (kind) {
    case 'member': {
      const member = FAMILY_MEMBERS.find((one) => one === json['member']);
      return member === undefined ? null : { kind, member, strictness, said, ...manner };
    }
    case 'food': {
      const { name, ids, shared, names, others, wider, family } = json;
      if (typeof name !== 'string' || !isTexts(ids) || !isTexts(shared) || !isNames(names) || !isTexts(others) || !isTexts(wider))
        return null;
      if (family !== null && (typeof family !== 'string' || !isDiet(family))) return null;
      return { kind, name, ids, shared, names, others, wider, family, strictness, said, ...manner };
    }
    case 'words': {
      const { words } = json;
      return typeof words === 'string' && strictness === 'safety' ? { kind, words, strictness, said, ...manner } : null;
    }
    default:
      return null;
  }
}

const BINDING: readonly RestrictionStrictness[] = ['safety', 'identity'];

function isNames(value: unknown): value is NamesByLanguage {
  return isRecord(value) && Object.values(value).every(isTexts);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
