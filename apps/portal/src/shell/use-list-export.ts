import { useState } from 'react'
import { jobLabels } from '@sitewright/domain/jobs/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { ListExport } from '@sitewright/ui/features/patterns/ListPage'
import type { OperationName } from '../data/api'
import { useRuntimeConfig } from './runtime-config'

/**
 * The export of a list.
 * @param call the call that starts it; a server without it exports nothing (API-113)
 * @param decision of the policy of that call
 * @param start makes the call
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
    label: jobLabels.exportCsv,
    isBusy,
    disabledReason: decision.allowed ? undefined : decision.reason,
    onExport: (columnIds) => {
      setBusy(true)
      void start(columnIds).finally(() => setBusy(false))
    },
  }
}
