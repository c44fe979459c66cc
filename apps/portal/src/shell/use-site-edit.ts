import type { Decision } from '@sitewright/domain/shared/policy'
import { decideSiteEdit } from '@sitewright/domain/sites/edit-rule'
import { useProject } from '../data/projects'
import { useActor } from './session/use-session'

/** Whether the user can change the sites of a project (PERM-28, SITE-98). */
export const useSiteEdit = (projectId: number): Decision => decideSiteEdit(useActor(), useProject(projectId).data)
