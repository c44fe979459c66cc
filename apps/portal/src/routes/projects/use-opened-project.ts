import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { createLayout } from '../../shell/layout'

/** The project that is open. */
export const { TabOutlet: ProjectOutlet, useOpened: useOpenedProject } = createLayout<ProjectRecord>()
