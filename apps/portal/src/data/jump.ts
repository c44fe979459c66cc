import { jump as jumpCalls } from '@sitewright/api-client/calls/jump'
import { jumpMessages } from '@sitewright/domain/jump/messages'
import type { JumpResult } from '@sitewright/domain/jump/model'
import { getMessage } from '@sitewright/domain/shared/problem'
import { capabilities } from '../shell/capabilities'
import { createOperations } from './api'
import { useRead } from './read'

const { jump } = createOperations({ jump: jumpCalls })

const NONE: readonly JumpResult[] = []

/**
 * Records that match a search. The answer to an older search is shown until that to this one arrives, and never after it: each search is read under a key of its own.
 * @param search cleaned; empty reads nothing
 * @param projectId the project whose config parameters are searched
 */
export function useJump(search: string, projectId: number | undefined) {
  const isOffered = capabilities.has('jump.search')
  const isWanted = isOffered && search !== ''
  const { data, error, isLoading, isValidating, reload } = useRead(
    jump.search,
    isWanted ? { query: { search, projectId } } : undefined,
    { revalidates: 'on-mount', keepsPrevious: true },
  )
  return {
    results: isWanted ? (data ?? NONE) : NONE,
    isLoading: isWanted && (isLoading || (isValidating && error !== undefined)),
    failure: isWanted && error !== undefined && !isValidating ? getMessage(error, jumpMessages.failed) : undefined,
    reload,
  }
}
