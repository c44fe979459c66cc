import { projectChoice } from '@sitewright/domain/shared/project-choice'
import type { ComboOption } from '../../combo-box/combo-option'

/** A project as an option, such as `12: North Yard`. */
export const toProjectOption = (project: {
  readonly projectId: number
  readonly name: string
}): ComboOption<number> => ({ value: project.projectId, label: projectChoice(project) })
