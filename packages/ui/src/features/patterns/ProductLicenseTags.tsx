import { tagOfAddOn } from '@sitewright/domain/add-ons/tag'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'

/** The product licenses of a row or a record, as tags (USER-17, GROUP-05, KEY-11). */
export const ProductLicenseTags = ({ addOns }: { addOns: readonly Parameters<typeof tagOfAddOn>[0][] }) => (
  <SwatchTagList items={addOns.map(tagOfAddOn)} labels={{ empty: listMessages.none }} />
)
