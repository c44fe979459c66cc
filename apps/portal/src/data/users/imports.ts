import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import { createOperations } from '../api'
import { selectTagged, useRead } from '../read'

const { imports } = createOperations({ imports: importCalls })

/** The import systems of a user (USER-92). */
export const useUserImports = (userName: string) =>
  useRead(imports.ofUser, { params: { username: userName } }, { select: selectTagged })
