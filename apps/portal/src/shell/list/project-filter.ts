import type { ExtraFilter } from './list-address'
import { readId } from '../page/parse-id'

/** The project in the address of a list; all projects without one (IMP-01, WF-04, PRES-06). */
export const projectFilter: ExtraFilter<{ projectId: number | undefined }> = {
  read: (query) => ({ projectId: readId(query, 'project') }),
  write: ({ projectId }) => ({ project: projectId === undefined ? undefined : String(projectId) }),
  onChange: () => undefined,
}
