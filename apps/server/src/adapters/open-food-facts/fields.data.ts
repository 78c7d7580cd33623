/** The product fields that we read, by the names of the API (schema 998, what version 2 answers). */
export const PRODUCT_FIELDS: readonly string[] = [
  'code', 'product_type', 'lang', 'lc', 'product_name', 'generic_name', 'abbreviated_product_name', 'brands', 'brands_tags', 'quantity',
  'serving_size', 'serving_quantity', 'product_quantity', 'image_url', 'image_front_url', 'image_front_small_url', 'images',
  'categories', 'categories_tags', 'categories_hierarchy', 'countries_tags', 'labels_tags', 'allergens_tags', 'traces_tags', 'ingredients_text', 'ingredients_n',
  'unknown_ingredients_n', 'ingredients', 'ingredients_tags', 'misc_tags', 'ingredients_analysis_tags', 'additives_tags', 'additives_original_tags', 'nova_group',
  'nutriments', 'nutrition', 'nutrition_data_per', 'nutrition_data_prepared_per', 'no_nutrition_data', 'nutriscore', 'nutriscore_grade',
  'nutrition_grade_fr', 'nutrition_grades', 'brand_owner', 'product_quantity_unit', 'last_modified_t', 'unique_scans_n', 'schema_version', 'obsolete',
  'product_name_en', 'product_name_fr', 'product_name_de', 'product_name_es', 'product_name_it',
  'ingredients_text_en', 'ingredients_text_fr', 'ingredients_text_de', 'ingredients_text_es', 'ingredients_text_it',
];
