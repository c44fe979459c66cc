import { canListRoles } from '@sitewright/domain/roles/policy'
import * as calls from '../calls/roles'
import { rows } from './contract'

export const roles = rows(calls.roles, {
  list: { summary: 'The catalog of roles.', allow: canListRoles },
})
