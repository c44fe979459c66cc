import { resources as resourceCalls } from '@sitewright/api-client/calls/resources'
import { withAdjustment } from '@sitewright/domain/resources/types'
import { createOperations } from './api'
import { useRead } from './read'

const { resources } = createOperations({ resources: resourceCalls })

/** The resource types with 'Adjustment', by name (RES-17, RES-18). They change with releases, so one load is enough. */
export const useResourceTypes = () =>
  useRead(resources.types, {}, { select: ({ body }) => withAdjustment(body), revalidates: 'if-missing' })
