import { useEffect } from 'react'
import { canReadProjectActivity } from '@sitewright/domain/activity/policy'
import { canChooseLicense } from '@sitewright/domain/licenses/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import { projectScreenLabels } from '@sitewright/domain/projects/screen-messages'
import { ProjectPage } from '@sitewright/ui/features/projects/ProjectPage'
import { asView, isMissing } from '../../data/as-view'
import { useProject } from '../../data/projects'
import { paths } from '../../paths'
import { lastProject } from '../../shell/last-project'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'
import { useProjectLayout } from './use-opened-project'

/** Remembers the project for the link 'Sites' of the navigation (NAV-15). */
function useRememberedProject(userId: number, projectId: number, isOpen: boolean, isNotFound: boolean): void {
  // In an effect, because the navigation is outside this page, and the stored id outlives the page.
  useEffect(() => {
    if (isOpen) lastProject.open(userId, projectId)
    if (isNotFound) lastProject.forget(userId, projectId)
  }, [userId, projectId, isOpen, isNotFound])
}

/** The page of a project: the header above its tabs. */
export const Component = withParam('projectId', ({ param }) => {
  const actor = useActor()
  const projectId = parseId(param)
  const project = useProject(projectId)
  const { data } = project
  const failedTitle = projectRecordMessages.fetchFailed
  const view = asView(project, failedTitle)
  useRememberedProject(actor.userId, projectId, view.state === 'ready', isMissing(project.error))
  // While the project loads, only the roles decide about the tab. The reader cannot see the activity of a project of another license.
  const hasActivity = data === undefined || canReadProjectActivity.decide(actor, data).allowed
  const { title, page } = useProjectLayout(
    { projectId },
    { view, name: data?.name ?? projectScreenLabels.title, failedTitle },
    { hasActivity },
  )
  return (
    <>
      {title}
      <ProjectPage {...page} listHref={paths.projects()} hasLicense={canChooseLicense.canDecide(actor).allowed} />
    </>
  )
})
