import { canReadResourceTypes } from '@sitewright/domain/resources/policy'
import * as calls from '../calls/resources'
import { rows } from './contract'

export const resources = rows(calls.resources, {
  types: { summary: 'The resource types, by name.', allow: canReadResourceTypes },
})
