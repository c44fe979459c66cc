import type { AddOn } from '@sitewright/domain/add-ons/model'
import { userLabels } from '@sitewright/domain/users/messages'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'

/** The product licenses that somebody holds: swatch in the product's color, short name in text color (USER-17). */
export function ProductTags({ addOns, max }: { addOns: readonly AddOn[]; max?: number }) {
  return (
    <SwatchTagList
      items={addOns.map((addOn) => ({
        id: addOn.addOnId,
        label: addOn.addonData.shortName || addOn.shortName,
        color: addOn.addonData.color,
        title: addOn.name,
      }))}
      emptyText={userLabels.none}
      {...(max === undefined ? {} : { max })}
    />
  )
}
