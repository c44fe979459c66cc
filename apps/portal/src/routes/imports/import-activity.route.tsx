import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { useActivity } from '../../data/activity'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useNow } from '../../shell/use-now'
import { useActor } from '../../shell/session/use-session'
import { ImportPage } from './import-page.part'

/** What was done with an import system. */
export const Component = withParam('configId', ({ param }) => {
  const configId = parseId(param)
  const activity = useActivity('import', configId)
  return (
    <ImportPage configId={configId} loading={<ActivitySkeleton />}>
      <ActivityTab {...activity} thing="import system" ownUserName={useActor().userName} now={useNow()} />
    </ImportPage>
  )
})
