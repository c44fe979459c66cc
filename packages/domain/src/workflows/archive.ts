import { workflowSaveMessages } from './save-messages'

/** What keeps a workflow from being archived. */
export interface ArchiveFacts {
  /** Names of the resource types that it is assigned to in its project. */
  readonly resourceTypes: readonly string[]
}

/** Names one version of a copy in the If-Match of an archive. Several are joined by dots. */
export const tagOfCopy = ({
  workflowId,
  version = 0,
}: {
  readonly workflowId: number
  readonly version?: number
}): string => `${workflowId}:${version}`

/** The reasons why a workflow cannot be archived; none where it can (WF-13, WF-18). */
export const archiveErrorsOf = ({ resourceTypes }: ArchiveFacts): string[] =>
  resourceTypes.map((name) => workflowSaveMessages.mappedTo(name))

/** One sentence about workflows that cannot be archived, for a reply without a list. */
export const archiveRefusal = (
  blocked: readonly { readonly name: string; readonly projectName: string; readonly errors: readonly string[] }[],
): string =>
  blocked
    .map(({ name, projectName, errors }) => workflowSaveMessages.archiveBlocked(name, projectName, errors.join(', ')))
    .join(' ')
