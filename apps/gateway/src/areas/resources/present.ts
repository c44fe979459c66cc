import type { ResourceType } from '@sitewright/domain/resources/model'
import type { ResourceTypeRow } from './store'

export const presentResourceType = ({ typeNumber, typeName, resourceTypeId }: ResourceTypeRow): ResourceType => ({
  typeNumber,
  typeName,
  resourceTypeId,
})
