import { home as homeCalls } from '@sitewright/api-client/calls/home'
import { createOperations } from './api'
import { useRead } from './read'

const { home } = createOperations({ home: homeCalls })

/**
 * What Home shows, of one license or of all.
 * @param canRead whether the server has the call
 */
export const useHomeOverview = (licenseId: number | undefined, canRead: boolean) =>
  useRead(home.overview, canRead ? { query: { licenseId } } : undefined, {})
