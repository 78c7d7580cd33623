/** The four ways in. */
export const SUGGESTIONS = [
  'What foods are good for heart health?',
  'Help me plan meals for weight loss',
  'Suggest protein-rich snacks',
  'Analyze my recent food choices',
] as const;
