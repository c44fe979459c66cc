import { CircleCheck, CircleMinus } from 'lucide-react'
import { importScreenLabels as labels } from '@sitewright/domain/imports/screen-messages'
import { Badge } from '../../badge/Badge'

/** 'Active' or 'Inactive': an import system has no third state (IMP-19). The usual state is quiet. */
export const ActiveState = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" variant="text" icon={<CircleCheck aria-hidden="true" />}>
      {labels.active}
    </Badge>
  ) : (
    <Badge icon={<CircleMinus aria-hidden="true" />}>{labels.inactive}</Badge>
  )

/** Marks an import system that the product itself runs. */
export const InternalBadge = () => <Badge>{labels.internal}</Badge>
