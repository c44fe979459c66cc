import { configs as configCalls } from '@sitewright/api-client/contract/configs'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { readLabels } from '@sitewright/domain/labels/config'
import { createOperations } from './api'
import { useRead } from './read'

const { configs } = createOperations({ configs: configCalls })

/** The labels of a project, from its CustomSiteBarcode config (CODE-16). `undefined` reads nothing. */
export const useSiteLabels = (projectId: number | undefined) =>
  useRead(
    configs.ofProject,
    projectId === undefined ? undefined : { params: { projectId, configName: SITE_BARCODE_CONFIG } },
    { select: ({ body }) => readLabels(body), keepsPrevious: false },
  )
