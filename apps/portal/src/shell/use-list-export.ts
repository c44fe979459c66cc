import { useState } from 'react'
import { listExportLabels } from '@sitewright/domain/jobs/list-messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ListExport } from '@sitewright/ui/features/patterns/ListPage'
import type { OperationName } from '../data/api'
import { showFailure } from './show-failure'
import { useRuntimeConfig } from './runtime-config'

/**
 * The export of a list.
 * @param call the call that starts it; a server without it exports nothing (API-113)
 * @param decision of the policy of that call
 * @param start loads the call and makes it
 */
export function useListExport(
  call: OperationName,
  decision: Decision,
  start: (columnIds: readonly string[]) => Promise<unknown>,
): ListExport | undefined {
  const { capabilities } = useRuntimeConfig()
  const [isBusy, setBusy] = useState(false)
  if (!capabilities.includes(call)) return undefined
  return {
    label: listExportLabels.exportCsv,
    isBusy,
    disabledReason: decision.allowed ? undefined : decision.reason,
    onExport: (columnIds) => {
      setBusy(true)
      start(columnIds)
        // The call reports its own failure: the code of the export could not be loaded.
        .catch((error: unknown) => showFailure(error, sharedMessages.pageNotLoaded))
        .finally(() => setBusy(false))
    },
  }
}
