/** Every text of the workflow area that is about weights. (Operations specification §5.) */
export const workflowMessages = {
  /** WF-52; said outside of 0 to 100 alone (WF-54). */
  phaseWeightSmall: 'Phase Weight must be greater than 0', // specified: WF-52
  phaseWeightLarge: 'Phase Weight must be less than 100', // specified: WF-52
  /** ITEM-06. */
  itemWeightSmall: 'Item Weight must be greater than 0', // specified: ITEM-06
  itemWeightLarge: 'Item Weight must be less than 100', // specified: ITEM-06
  /** WF-53; the specification has no words for it. */
  weightNotNumeric: 'Enter a number, such as 12.5.',
  /** WF-55 to WF-58: when it is saved. */
  phaseWeightsPositive: 'Phase Weights must be positive', // specified: WF-55
  phaseWeightSum: 'Sum of phase weights must equal 100', // specified: WF-56
  itemWeightsPositive: 'Item Weights must be positive', // specified: WF-57
  itemWeightSum: 'Sum of item weight within Phase must be equal 100', // specified: WF-58
} as const

/** Labels of the weights. */
export const workflowLabels = {
  phaseWeights: 'Phase Weights',
  editWeights: (phaseName: string) => `Edit Weights: ${phaseName}`,
} as const
