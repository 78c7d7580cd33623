import { value } from '../../../../vendor/@aparajita/target.ts';

export const broken = value;
