/** Names of the item tabs, in their order. (Operations specification §2; ITEM-13.) */
export const itemTabLabels = {
  requirements: 'Requirements', // specified: ITEM-13
  conditional: 'Conditional', // specified: ITEM-13
  triggers: 'Triggers', // specified: ITEM-13
  reset: 'Auto-Reset', // specified: ITEM-13
  complete: 'Auto-Complete', // specified: ITEM-13
  equipment: 'Equipment Status', // specified: ITEM-13
  production: 'Production', // specified: ITEM-13
} as const

/** Why a tab or a control of an item is disabled, as the end of a sentence about the item. */
export const tabBlockTexts = {
  completeTarget: 'another item completes it automatically',
  equipmentStatus: 'it has an equipment status',
  equipmentMapping: 'it maps equipment statuses',
  requirements: 'it has requirements',
  trigger: 'it has a trigger',
  conditional: 'it has conditions',
  reset: 'it resets other items',
  complete: 'it completes other items',
  incremental: 'its type is Incremental',
  production: 'its type is Production',
  notProduction: 'its type is not Production',
} as const

export const tabMessages = {
  /** @param causes ends of sentences, at least one */
  disabled: (causes: string) => `Not available for this item because ${causes}.`,
  typeLocked: (causes: string) => `You can't change the type of this item because ${causes}.`,
  differingStatuses:
    'This Workflow is assigned to projects with differing customEquipmentStatuses. Please ensure that all selected projects use the same customEquipmentStatus config to use this feature.', // specified: WF-70
  geoNeedsOneProject: 'Location-based triggers need exactly one project, because sites belong to a project.',
  allBeforeFirst: 'This is the first item of the workflow.',
  allAfterLast: 'This is the last item of the workflow.',
} as const
