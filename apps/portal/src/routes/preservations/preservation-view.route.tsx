import { useNavigate } from 'react-router-dom'
import { canAdministerPreservations } from '@sitewright/domain/preservations/policy'
import { PreservationForm } from '@sitewright/ui/features/preservations/PreservationForm'
import { PreservationSkeleton } from '@sitewright/ui/features/preservations/PreservationSkeleton'
import { useIsKeyShared, useOfferedProjects } from '../../data/preservations'
import { savePreservation } from '../../data/preservations/save'
import { paths } from '../../paths'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { AFTER_SAVE } from './after-save'
import { useOpenedPreservation } from './use-opened-preservation'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: PreservationSkeleton }

const NONE: readonly never[] = []

export function Component() {
  const navigate = useNavigate()
  const goToList = () => void navigate(paths.preservations())
  const projects = useOfferedProjects()
  const copies = useOpenedPreservation()
  return (
    <PreservationForm
      copies={copies}
      isKeyShared={useIsKeyShared(copies[0]?.id ?? 0)}
      projects={projects.data ?? NONE}
      edit={canAdministerPreservations.canDecide(useActor())}
      now={useNow()}
      onSave={savePreservation}
      onSaved={() => void navigate(paths.preservations(), { state: AFTER_SAVE })}
      onCancel={goToList}
    />
  )
}
