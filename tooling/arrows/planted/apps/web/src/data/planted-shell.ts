import { value } from '../../../../vendor/@capacitor/target.ts';

export const broken = value;
