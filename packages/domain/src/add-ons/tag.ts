import type { AddOn } from './model'

/** A product license as lists show it: a swatch of its color with its short name (USER-17, GROUP-05, KEY-11). */
export const tagOfAddOn = (
  addOn: Pick<AddOn, 'addOnId' | 'addonData'> & { name?: string | undefined; shortName?: string },
) => ({
  id: addOn.addOnId,
  label: addOn.addonData.shortName || addOn.shortName || (addOn.name ?? ''),
  color: addOn.addonData.color,
  title: addOn.name ?? addOn.addonData.shortName,
})
