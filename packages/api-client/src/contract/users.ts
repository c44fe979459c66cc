import * as z from 'zod/mini'
import { AddOnIds } from '@sitewright/domain/add-ons/model'
import { LICENSE_REQUIRED } from '@sitewright/domain/projects/field-messages'
import { ProjectIds } from '@sitewright/domain/projects/model'
import { RoleIds } from '@sitewright/domain/roles/model'
import { UserCreate, UserExport, UserFacetQuery, UserQuery, UserSave } from '@sitewright/domain/users/model'
import {
  canCreateUser,
  canEditUser,
  canEditUserRoles,
  canListUsers,
  canReadUser,
  canReadUserRoles,
} from '@sitewright/domain/users/policy'
import * as calls from '../calls/users'
import { rows } from './contract'

const UserPath = z.object({ username: z.string().check(z.minLength(1)) })
const UserIdPath = z.object({ userId: z.int() })
/** Projects of a user are those of one license (API-56, USER-59). */
const OfLicense = z.object({ licenseId: z.int(LICENSE_REQUIRED) })

export const users = rows(calls.users, {
  list: {
    summary: 'Users of the own license, or of all of them with all-licenses access. Without page the whole list.',
    allow: canListUsers,
    query: UserQuery,
    isPaged: true,
  },
  one: { summary: 'One user.', allow: canReadUser, params: UserPath },
  save: {
    summary: 'Saves the details of a user. A version older than the stored one is refused with 409.',
    allow: canEditUser,
    params: UserPath,
    body: UserSave,
    keepsStored: true,
  },
  create: {
    summary: 'Adds a user of this name, without a password.',
    allow: canCreateUser,
    params: UserPath,
    body: UserCreate,
  },
  copy: {
    summary:
      'Adds a user `copy` with the product licenses, projects, roles and groups of `username`. 210 says what was left out (API-114).',
    allow: canCreateUser,
    params: z.object({ username: z.string().check(z.minLength(1)), copy: z.string().check(z.minLength(1)) }),
    body: UserCreate,
  },
  addOns: {
    summary: 'The product licenses that a user holds directly. The ETag names them all.',
    allow: canReadUser,
    params: UserPath,
  },
  saveAddOns: {
    summary: 'Saves the product licenses that a user holds directly. 210 says what a rule has dropped.',
    allow: canEditUser,
    params: UserPath,
    body: AddOnIds,
  },
  projects: {
    summary: 'The projects of a license that are assigned to a user directly. The ETag names them all.',
    allow: canReadUser,
    params: UserPath,
    query: OfLicense,
  },
  saveProjects: {
    summary: 'Saves the projects of a license that are assigned to a user directly; those of other licenses stay.',
    allow: canEditUser,
    params: UserPath,
    query: OfLicense,
    body: ProjectIds,
  },
  roleGroups: {
    summary: 'The role groups that the product licenses of a user include.',
    allow: canReadUserRoles,
    params: UserPath,
  },
  roles: {
    summary: 'The roles of a user, direct ones and those of its groups.',
    allow: canReadUserRoles,
    params: UserIdPath,
  },
  roleInfo: {
    summary: 'The role groups that the products of a user bring, with what is assigned directly. The ETag names that.',
    allow: canReadUserRoles,
    params: UserIdPath,
  },
  saveRoles: {
    summary: 'Saves the roles that are assigned to a user directly.',
    allow: canEditUserRoles,
    params: UserIdPath,
    body: RoleIds,
  },
  groupInfo: { summary: 'The groups of a user, and what each of them gives.', allow: canReadUser, params: UserIdPath },
  facets: {
    summary: 'How many users match a filter, and how many of them are idle or locked.',
    allow: canListUsers,
    query: UserFacetQuery,
    needsPerson: true,
  },
  export: {
    summary: 'Starts a job that writes the users of the list as a CSV file.',
    allow: canListUsers,
    body: UserExport,
    needsPerson: true,
  },
})
