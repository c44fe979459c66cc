import { Archive, CircleCheck } from 'lucide-react'
import { catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import { Badge } from '../../badge/Badge'

/** Shows whether a catalog entry is offered or retired (CAT-08). */
export const StateBadge = ({ isRetired }: { isRetired: boolean }) =>
  isRetired ? (
    <Badge icon={<Archive aria-hidden="true" />}>{catalogScreenLabels.retired}</Badge>
  ) : (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {catalogScreenLabels.offered}
    </Badge>
  )
