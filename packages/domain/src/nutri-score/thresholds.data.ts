/**
 * Nutri-Score 2023 (Santé publique France, "Update of the Nutri-Score algorithm", 2022 and 2023 reports;
 * regulation of use in force since 31 December 2023). One point for each threshold passed, per 100 g or 100 ml.
 * "Passed" is strictly exceeded everywhere but in the saturates/fat ratio, where it is reached.
 */
export const ENERGY_KJ = [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350] as const;
export const ENERGY_KJ_BEVERAGE = [30, 90, 150, 210, 240, 270, 300, 330, 360, 390] as const;
/** Energy that comes from saturates, kJ (37 kJ a gram): fats, oils, nuts and seeds. */
export const ENERGY_FROM_SATURATES_KJ = [120, 240, 360, 480, 600, 720, 840, 960, 1080, 1200] as const;

export const SUGARS_G = [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51] as const;
export const SUGARS_G_BEVERAGE = [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11] as const;

export const SATURATED_FAT_G = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Saturates as a share of fat, percent; reached is enough. */
export const SATURATED_FAT_RATIO = [10, 16, 22, 28, 34, 40, 46, 52, 58, 64] as const;

export const SALT_G = [
  0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8, 4,
] as const;

export const FIBER_G = [3, 4.1, 5.2, 6.3, 7.4] as const;
export const PROTEINS_G = [2.4, 4.8, 7.2, 9.6, 12, 14, 17] as const;
export const PROTEINS_G_BEVERAGE = [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3] as const;

/** Fruit, vegetables and legumes, percent: repeated limits give several points at once (1, 2, 5 and 2, 4, 6). */
export const FRUIT_VEG_PERCENT = [40, 60, 80, 80, 80] as const;
export const FRUIT_VEG_PERCENT_BEVERAGE = [40, 40, 60, 60, 80, 80] as const;

/** A non-nutritive sweetener in a beverage. */
export const SWEETENER_POINTS = 4;
/** Red meat earns at most this for protein: its haem iron argues against eating more of it. */
export const RED_MEAT_PROTEIN_POINTS = 2;
/** From these negative points on, protein no longer counts. */
export const PROTEIN_LIMIT = { general: 11, fat: 7 } as const;

/** The highest points of grades a to d; above is e. In drinks only plain water is an a. */
export const GRADE_LIMITS = {
  general: [0, 2, 10, 18],
  fat: [-6, 2, 10, 18],
  beverage: [Number.NEGATIVE_INFINITY, 2, 6, 9],
} as const;

/** Energy of fat in kJ a gram (Regulation (EU) 1169/2011, annex XIV). */
export const KJ_PER_G_FAT = 37;
