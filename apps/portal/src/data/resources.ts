import { resources as resourceCalls } from '@sitewright/api-client/calls/resources'
import type { ResourceType } from '@sitewright/domain/resources/model'
import { withAdjustment } from '@sitewright/domain/resources/types'
import { createOperations } from './api'
import { useRead } from './read'

const { resources } = createOperations({ resources: resourceCalls })

const selectTypes = ({ body }: { readonly body: readonly ResourceType[] }) => withAdjustment(body)

/** The resource types with 'Adjustment', by name (RES-17, RES-18). They change with releases, so one load is enough. */
export const useResourceTypes = () => useRead(resources.types, {}, { select: selectTypes, revalidates: 'if-missing' })
