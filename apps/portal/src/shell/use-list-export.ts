import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ListExport } from '@sitewright/ui/features/patterns/ListPage'
import type { ExportName } from '../data/list-exports'
import type { PageQuery } from '../data/page-query'
import { showFailure } from './show-failure'
import { useRuntimeConfig } from './runtime-config'

/**
 * The export of a list.
 * @param call the call that starts it; a server without it exports nothing (API-113)
 * @param decision of the policy of that call
 * @param query of a page of the list
 */
export function useListExport(call: ExportName, decision: Decision, query: PageQuery): ListExport | undefined {
  const { capabilities } = useRuntimeConfig()
  if (!capabilities.includes(call)) return undefined
  return {
    disabledReason: decision.allowed ? undefined : decision.reason,
    onExport: (columnIds) => {
      import('../data/list-exports')
        .then(({ exportList }) => exportList(call, columnIds && { query, columnIds }))
        // The call reports its own failure: the code of the export could not be loaded.
        .catch((error: unknown) => showFailure(error, sharedMessages.pageNotLoaded))
    },
  }
}
