import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { ListExport } from '@sitewright/ui/features/patterns/ListPage'
import type { ExportName, ListExportQuery } from '../../data/list-exports'
import { capabilities } from '../capabilities'
import { showFailure } from '../show-failure'

/** Reports that late code could not be loaded. A call reports its own failure. */
export function reportNotLoaded(error: unknown): undefined {
  showFailure(error, sharedMessages.pageNotLoaded)
}

/**
 * The export of a list. Users who see the list may export it.
 * @param call the call that starts it; a server without it exports nothing (API-113)
 * @param query of a page of the list
 */
export const getListExport = (call: ExportName, query: ListExportQuery): ListExport | undefined =>
  capabilities.has(call)
    ? (columnIds) => {
        import('../../data/list-exports')
          .then(({ exportList }) => exportList(call, columnIds && { query, columnIds }))
          .catch(reportNotLoaded)
      }
    : undefined
