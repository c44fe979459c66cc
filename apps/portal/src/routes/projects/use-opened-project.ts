import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { createLayout } from '../../shell/page/layout'

/** The project that is open. */
export const { useLayout: useProjectLayout, useOpened: useOpenedProject } = createLayout<ProjectRecord>(
  'project',
  ({ projectId }) => ['project', projectId, 'project'],
)
