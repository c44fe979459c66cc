import { ActivitySkeleton } from '@sitewright/ui/features/activity/ActivitySkeleton'
import { ActivityTab } from '@sitewright/ui/features/activity/ActivityTab'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useActivityTab } from '../../shell/use-activity-tab'
import { ImportPage } from './import-page.part'

/** What was done with an import system. */
export const Component = withParam('configId', ({ param }) => {
  const configId = parseId(param)
  const activity = useActivityTab('import', configId, 'import system')
  return (
    <ImportPage configId={configId} loading={<ActivitySkeleton />}>
      <ActivityTab {...activity} />
    </ImportPage>
  )
})
