import { useNavigate } from 'react-router-dom'
import { preservationScreenMessages } from '@sitewright/domain/preservations/screen-messages'
import { NewPreservationScreen } from '@sitewright/ui/features/preservations/NewPreservationScreen'
import { asView } from '../../data/as-view'
import { useOfferedProjects } from '../../data/preservations'
import { createPreservation } from '../../data/preservations/save'
import { paths } from '../../paths'
import { useNow } from '../../shell/use-now'
import { AFTER_SAVE } from './after-save'

export function Component() {
  const navigate = useNavigate()
  const goToList = () => void navigate(paths.preservations())
  return (
    <NewPreservationScreen
      view={asView(useOfferedProjects(), preservationScreenMessages.choicesFailed)}
      now={useNow()}
      listHref={paths.preservations()}
      onSave={createPreservation}
      onSaved={() => void navigate(paths.preservations(), { replace: true, state: AFTER_SAVE })}
      onCancel={goToList}
    />
  )
}
