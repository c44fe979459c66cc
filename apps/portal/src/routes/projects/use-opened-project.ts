import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { createLayout } from '../../shell/page/layout'

/** The project that is open. */
export const { TabOutlet: ProjectOutlet, useOpened: useOpenedProject } = createLayout<ProjectRecord>(
  ({ projectId }) => ['project', projectId, 'project'],
)
