import type { Client } from '@sitewright/api-client/client'
import type { UserInput } from '@sitewright/domain/users/model'
import { ROLES, type RoleName } from '@sitewright/domain/shared/role-catalog'
import { addOnId } from '../../src/db/demo/add-ons'
import { NAMED_USERS } from '../../src/db/demo/named-users'
import { projectNamed } from '../../src/db/demo/projects'
import type { Cases } from './case'

/** A user of each license who is no caller, with their assignments: saving these changes nothing. */
const NORTHGATE = {
  userName: 'workflow.editor',
  licenseId: 1,
  addOnIds: [addOnId('CON')],
  projectIds: [projectNamed('Northgate Refinery Expansion').projectId],
  roles: ['MENU_ADMIN_TOOL_ACCESS', 'EDIT_WORKFLOW'],
} as const
const HARBOUR = {
  userName: 'other.projects',
  licenseId: 2,
  addOnIds: [addOnId('MC')],
  projectIds: [projectNamed('Outer Breakwater').projectId],
  roles: ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_OTHER_PROJECTS'],
} as const
const NOBODY = { ...NORTHGATE, userName: 'nobody' } as const
type Somebody = typeof NORTHGATE | typeof HARBOUR | typeof NOBODY

/** 0 for nobody: no id. */
const idOf = (userName: string): number => NAMED_USERS.findIndex((user) => user.userName === userName) + 1
const roleIds = (names: readonly RoleName[]): number[] =>
  names.map((name) => ROLES.findIndex((role) => role.name === name) + 1)

const details = (licenseId: number): UserInput => ({
  firstName: 'Matrix',
  lastName: 'Row',
  email: 'matrix@example.com',
  phoneNumber: '',
  companyName: '',
  position: '',
  comment: '',
  licenseId,
  isApproved: true,
  isLockedOut: false,
  isSsoUser: false,
  mustUpdatePassword: false,
  twoFactorEnabled: false,
})

const emailOf = ({ userName, licenseId }: Somebody): string =>
  `${userName}@${licenseId === 1 ? 'northgate' : 'harbour'}.example`

let made = 0
/** A name that nobody has, a new one for each call. */
const nextName = (): string => {
  made += 1
  return `matrix.${made}`
}

type Call = (client: Client, who: Somebody) => Promise<{ readonly status: number }>

/** One call about a user of each license and about nobody. */
const about = (call: Call, ofOne: readonly number[], ofTwo: readonly number[], none: readonly number[]) => ({
  'of license 1': { call: (client: Client) => call(client, NORTHGATE), answers: ofOne },
  'of license 2': { call: (client: Client) => call(client, HARBOUR), answers: ofTwo },
  'that does not exist': { call: (client: Client) => call(client, NOBODY), answers: none },
})

/** Read by all who see lists. */
const read = (call: Call) =>
  about(
    call,
    [401, 403, 200, 200, 200, 404, 200],
    [401, 403, 404, 404, 404, 200, 200],
    [401, 403, 404, 404, 404, 404, 404],
  )
/** Read or saved by all who edit users. */
const edited = (call: Call) =>
  about(
    call,
    [401, 403, 403, 200, 200, 404, 200],
    [401, 403, 403, 404, 404, 200, 200],
    [401, 403, 403, 404, 404, 404, 404],
  )

const nameOf = ({ userName }: Somebody) => ({ params: { username: userName } })
const userIdOf = ({ userName }: Somebody) => ({ params: { userId: idOf(userName) } })

const COPIES = about(
  (client, { userName, licenseId }) =>
    client.users.copy({ params: { username: userName, copy: nextName() }, body: details(licenseId) }),
  // Callers who may not edit roles leave them out.
  [401, 403, 403, 210, 200, 404, 200],
  // A project of license 1 is left out by everybody.
  [401, 403, 403, 404, 404, 210, 210],
  [401, 403, 403, 404, 404, 404, 404],
)

export const userCases = {
  'users.list': {
    'of the own license': {
      call: (client) => client.users.list({ query: { page: 1 } }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
    'of license 1': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 1 } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 2 } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.users.list({ query: { page: 1, licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
  'users.facets': {
    'of the own license': {
      call: (client) => client.users.facets({ query: {} }),
      answers: [401, 403, 200, 200, 200, 200, 200],
    },
    'of license 1': {
      call: (client) => client.users.facets({ query: { licenseId: 1 } }),
      answers: [401, 403, 200, 200, 200, 404, 200],
    },
    'of license 2': {
      call: (client) => client.users.facets({ query: { licenseId: 2 } }),
      answers: [401, 403, 404, 404, 404, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.users.facets({ query: { licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
  'users.one': {
    ...read((client, who) => client.users.one(nameOf(who))),
    'who has no role': {
      call: (client) => client.users.one({ params: { username: 'no.roles' } }),
      answers: [401, 200, 200, 200, 200, 404, 200],
    },
  },
  'users.save': {
    ...edited(async (client, who) =>
      // With the stored email address: only callers with the administrative roles of the user may change it (ROLE-53).
      client.users.save({ ...nameOf(who), body: { ...details(who.licenseId), email: emailOf(who) } }),
    ),
    'whose email is turned to oneself': {
      call: (client) =>
        client.users.save({
          params: { username: 'two.factor' },
          body: { ...details(1), email: `${nextName()}@example.com` },
        }),
      answers: [401, 403, 403, 403, 200, 404, 200],
      // A program changes how nobody signs in (ROLE-56).
      ofKey: 403,
      // Changing one's own email address needs a proof (AUTH-114).
      ofOwner: { 'two.factor': 403 },
    },
    'with fields that are not valid': {
      call: (client) => client.users.save({ params: { username: 'viewer' }, body: { ...details(1), email: 'x' } }),
      answers: [401, 403, 403, 400, 400, 404, 400],
    },
  },
  'users.create': {
    'of license 1': {
      call: (client) => client.users.create({ params: { username: nextName() }, body: details(1) }),
      answers: [401, 403, 403, 200, 200, 400, 200],
    },
    'of license 2': {
      call: (client) => client.users.create({ params: { username: nextName() }, body: details(2) }),
      answers: [401, 403, 403, 400, 400, 200, 200],
    },
    'of a license that does not exist': {
      call: (client) => client.users.create({ params: { username: nextName() }, body: details(999) }),
      answers: [401, 403, 403, 400, 400, 400, 400],
    },
    'by a name that is taken': {
      call: (client) => client.users.create({ params: { username: 'viewer' }, body: details(1) }),
      answers: [401, 403, 403, 400, 400, 400, 400],
    },
  },
  'users.copy': {
    ...COPIES,
    // Users of that license have an administrative role (USER-130).
    'of license 1': { ...COPIES['of license 1'], ofKey: 403 },
  },
  'users.addOns': read((client, who) => client.users.addOns(nameOf(who))),
  'users.saveAddOns': edited((client, who) => client.users.saveAddOns({ ...nameOf(who), body: [...who.addOnIds] })),
  'users.projects': {
    ...read((client, who) => client.users.projects({ ...nameOf(who), query: { licenseId: who.licenseId } })),
    'of a license that does not exist': {
      call: (client) => client.users.projects({ ...nameOf(NORTHGATE), query: { licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
  'users.saveProjects': edited((client, who) =>
    client.users.saveProjects({ ...nameOf(who), query: { licenseId: who.licenseId }, body: [...who.projectIds] }),
  ),
  'users.roleGroups': edited((client, who) => client.users.roleGroups(nameOf(who))),
  'users.roles': edited((client, who) => client.users.roles(userIdOf(who))),
  'users.roleInfo': edited((client, who) => client.users.roleInfo(userIdOf(who))),
  'users.saveRoles': about(
    (client, who) => client.users.saveRoles({ ...userIdOf(who), body: roleIds(who.roles) }),
    [401, 403, 403, 403, 200, 404, 200],
    [401, 403, 403, 403, 404, 200, 200],
    [401, 403, 403, 403, 404, 404, 404],
  ),
  'users.groupInfo': read((client, who) => client.users.groupInfo(userIdOf(who))),
  'users.export': {
    'of the own license': {
      call: (client) => client.users.export({ body: { columns: ['userName'] } }),
      answers: [401, 403, 202, 202, 202, 202, 202],
    },
    'of license 1': {
      call: (client) => client.users.export({ body: { columns: ['userName'], licenseId: 1 } }),
      answers: [401, 403, 202, 202, 202, 404, 202],
    },
    'of license 2': {
      call: (client) => client.users.export({ body: { columns: ['userName'], licenseId: 2 } }),
      answers: [401, 403, 404, 404, 404, 202, 202],
    },
    'of a license that does not exist': {
      call: (client) => client.users.export({ body: { columns: ['userName'], licenseId: 999 } }),
      answers: [401, 403, 404, 404, 404, 404, 404],
    },
  },
} satisfies Cases<'users'>
