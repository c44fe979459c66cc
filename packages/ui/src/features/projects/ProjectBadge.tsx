import { CircleCheck, CircleMinus } from 'lucide-react'
import { projectScreenLabels } from '@sitewright/domain/projects/screen-messages'
import { Badge } from '../../badge/Badge'

/** Marks an inactive project of the list (PROJ-12). */
export const InactiveBadge = () => (
  <Badge icon={<CircleMinus aria-hidden="true" />}>{projectScreenLabels.inactive}</Badge>
)

/** 'Active' or 'Inactive': a project has no third state (PROJ-51). */
export const ProjectBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {projectScreenLabels.active}
    </Badge>
  ) : (
    <InactiveBadge />
  )
