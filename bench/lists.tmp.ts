import { foodsOfGeneral, GENERAL } from '@labelwise/domain/guide';
import { sayEnglish } from '@labelwise/messages/english';
for (const id of Object.keys(GENERAL)) {
  const text = sayEnglish(`general.${id}` as never);
  const bold = /^\*\*(.*?)\*\*/s.exec(text)?.[1] ?? '';
  const foods = foodsOfGeneral(id as never);
  const commas = bold.split(',').length;
  if (foods.length > 0 && commas >= 3) console.log(id, '|', text.slice(0, 260), '|', foods.join(';'));
}
