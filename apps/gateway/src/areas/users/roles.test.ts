import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@sitewright/api-client/client'
import type { RoleInfo } from '@sitewright/domain/roles/model'
import { directRoles } from '@sitewright/domain/roles/rules'
import { ROLE_GROUPS, type RoleName } from '@sitewright/domain/shared/role-catalog'
import { failureOf } from '../../../test/failure'
import { openUserWorld, type MadeUser, type UserWorld } from '../../../../../tests/support/user-world'
import { DEMO_PASSWORD } from '../../db/demo/accounts'

let world: UserWorld
beforeAll(async () => {
  world = await openUserWorld()
})
afterAll(() => world.close())

const idsOf = (...names: RoleName[]) => Promise.all(names.map((name) => world.roleId(name)))
const save = async (client: Client, { userId }: MadeUser, names: RoleName[], ifMatch?: string) =>
  client.users.saveRoles({ params: { userId }, body: await idsOf(...names) }, ifMatch === undefined ? {} : { ifMatch })
const read = ({ userId }: MadeUser, client = world.admin) => client.users.roleInfo({ params: { userId } })
const groupsIn = (info: RoleInfo) => info.map(({ name }) => name)
const namesIn = (info: RoleInfo, group: string) =>
  info.find(({ name }) => name === group)?.rolesForUser.map(({ role }) => role.name)
const direct = async (user: MadeUser) => {
  const { body } = await read(user)
  const held = new Set(directRoles(body))
  return body
    .flatMap(({ rolesForUser }) => rolesForUser.map(({ role }) => role))
    .flatMap((role) => (held.has(role.roleId) ? [role.name] : []))
}

describe('the role groups of a user', () => {
  it('are those that the products bring, in the order of the catalog, with what is assigned directly [API-57, API-59, ROLE-03, ROLE-04, ROLE-05, USER-83]', async () => {
    const user = await world.newUser({ addOns: ['PRS'], roles: ['UPDATE_PRESERVATION_ITEM'] })
    const { body } = await read(user)
    expect(groupsIn(body)).toEqual(['Menu Access', 'Preservation'])
    expect(body[1]).toMatchObject({
      name: 'Preservation',
      rolesForUser: [
        {
          role: {
            roleId: await world.roleId('UPDATE_PRESERVATION_ITEM'),
            name: 'UPDATE_PRESERVATION_ITEM',
            friendlyName: 'Update Preservation Item',
          },
          appliedToUser: true,
        },
        { role: { name: 'DECOMMISSION_RESOURCE' }, appliedToUser: false },
      ],
    })
    expect((await world.admin.users.roleGroups({ params: { username: user.userName } })).body).toEqual(body)
  })

  it('of products of groups are among them; a role of a group is no direct one [USER-79]', async () => {
    const group = await world.newGroup('Musterers', { addOns: ['MUS'], roles: ['MOBILE_MUSTER'] })
    const user = await world.newUser({ groups: [group] })
    const { body } = await read(user)
    expect(groupsIn(body)).toEqual(['Mobile Tools'])
    expect(directRoles(body)).toEqual([])
    expect((await world.admin.users.roles({ params: { userId: user.userId } })).body.map(({ name }) => name)).toEqual([
      'MOBILE_MUSTER',
    ])
  })

  it('are none without a product [USER-90]', async () => {
    expect((await read(await world.newUser())).body).toEqual([])
  })

  it('without a product license show only the roles that are assigned, so that they can be removed', async () => {
    const user = await world.newUser({ addOns: ['MUS'], roles: ['POST_PICK'] })
    const { body } = await read(user)
    expect(groupsIn(body)).toEqual(['Mobile Tools', 'Material Control'])
    expect(namesIn(body, 'Material Control')).toEqual(['POST_PICK'])
    expect((await save(world.admin, user, [])).body.map(({ name }) => name)).toEqual(['Mobile Tools'])
  })
})

describe('a save of roles', () => {
  it('stores the direct ones and answers how they stand [API-58, API-60, ROLE-06, USER-88]', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['MOBILE_WORKER'] })
    const { body, etag } = await save(world.admin, user, ['MOBILE_MUSTER', 'ADMINISTER_SITE', 'MOBILE_MUSTER'])
    expect(await read(user)).toMatchObject({ body, etag })
    expect(await direct(user)).toEqual(['ADMINISTER_SITE', 'MOBILE_MUSTER'])
    expect(await world.auditOf(user.userId)).toMatchObject([
      {
        action: 'users.saveRoles',
        actorUserName: 'customer.admin',
        before: { roles: ['MOBILE_WORKER'] },
        after: { roles: ['ADMINISTER_SITE', 'MOBILE_MUSTER'] },
      },
    ])
  })

  it('keeps the direct assignment of a role that a group gives too [USER-82]', async () => {
    const group = await world.newGroup('Both ways', { addOns: ['MUS'], roles: ['MOBILE_MUSTER'] })
    const user = await world.newUser({ roles: ['MOBILE_MUSTER'], groups: [group] })
    await save(world.admin, user, ['MOBILE_MUSTER', 'MOBILE_WORKER'])
    expect(await direct(user)).toEqual(['MOBILE_MUSTER', 'MOBILE_WORKER'])
  })

  it('of stored values is not judged', async () => {
    const user = await world.newUser({ addOns: ['TE'], roles: ['MOBILE_WORKER'] })
    await save(world.admin, user, ['MOBILE_WORKER'])
    expect(await world.auditOf(user.userId)).toEqual([])
  })

  it('over newer ones gets the stored value [ERR-98]', async () => {
    const user = await world.newUser({ addOns: ['TE'] })
    const { etag } = await read(user)
    const { body: first } = await save(world.admin, user, ['MOBILE_WORKER'], etag)
    expect(await failureOf(save(world.superAdmin, user, ['MOBILE_MUSTER'], etag))).toMatchObject({
      status: 409,
      message: 'Someone else changed these roles while you were editing.',
      current: first,
    })
  })

  it.each([999_999, 0, -1, 2_147_483_648])('with an id that is no role, %d, is refused whole', async (unknown) => {
    const user = await world.newUser({ addOns: ['TE'] })
    const body = [await world.roleId('MOBILE_WORKER'), unknown]
    expect(await failureOf(world.admin.users.saveRoles({ params: { userId: user.userId }, body }))).toMatchObject({
      status: 400,
      fields: { roleIds: ['No such role.'] },
    })
    expect(await direct(user)).toEqual([])
  })

  it('adds no role that no product of the user includes; stored ones can stay [ROLE-53]', async () => {
    const user = await world.newUser({ addOns: ['MUS'], roles: ['POST_PICK'] })
    expect(await failureOf(save(world.superAdmin, user, ['POST_PICK', 'BUILD_PO']))).toMatchObject({
      status: 400,
      fields: { roleIds: ['No assigned product includes this role.'] },
    })
    await save(world.admin, user, ['POST_PICK', 'MOBILE_MUSTER'])
    expect(await direct(user)).toEqual(['MOBILE_MUSTER', 'POST_PICK'])
  })

  it('needs ADMINISTER_ROLE beside the role for users [ROLE-26, ROLE-27, ROLE-52, USER-91]', async () => {
    const user = await world.newUser({ addOns: ['TE'] })
    expect(await failureOf(save(world.editor, user, ['MOBILE_WORKER']))).toMatchObject({
      status: 403,
      message: 'You need the "Administer Role" role. Ask your administrator.',
    })
    const keeper = await world.newUser({ addOns: ['TE'], roles: ['ADMINISTER_ROLE', 'MENU_ADMIN_TOOL_ACCESS'] })
    const { body } = await world.gateway
      .clientWith(undefined)
      .session.login({ body: { userName: keeper.userName, password: DEMO_PASSWORD } })
    expect(await failureOf(save(world.gateway.clientWith(body.token), user, ['MOBILE_WORKER']))).toMatchObject({
      status: 403,
      message: 'You need the "Administer User Create Update" role. Ask your administrator.',
    })
  })
})

describe('an administrative role', () => {
  const ADMINISTRATIVE = ROLE_GROUPS.flatMap(({ roles }) => roles.map(({ name }) => name)).filter((name) =>
    /^(ACCESS_|ADMINISTER_|MENU_ADMIN_TOOL_ACCESS$|EDIT_WORKFLOW$)/.test(name),
  )
  const OWN: RoleName[] = [
    'ACCESS_MY_CUSTOMER_LICENCE',
    'MENU_ADMIN_TOOL_ACCESS',
    'ADMINISTER_USER_CREATE_UPDATE',
    'ADMINISTER_API_KEYS',
    'ADMINISTER_ROLE',
    'ADMINISTER_ASSIGNED_REPORTS',
    'ADMINISTER_IMPORT_SYSTEM_USER',
    'ADMINISTER_IMPORT_SYSTEM_DETAILS',
    'ADMINISTER_PROJECT_UPDATE',
    'ADMINISTER_SITE',
    'ADMINISTER_WORKFLOW',
    'EDIT_WORKFLOW',
    'ADMINISTER_PRESERVATION',
  ]

  it.each(ADMINISTRATIVE)(
    '%s is granted by who holds it, and by who administers all licenses [ROLE-53]',
    async (name) => {
      const user = await world.newUser({ addOns: ['MC'] })
      const outcome = await save(world.admin, user, [name]).then(
        ({ status }) => status,
        ({ status }: { status: number }) => status,
      )
      expect(outcome).toBe(OWN.includes(name) ? 200 : 403)
      expect((await save(world.superAdmin, await world.newUser({ addOns: ['MC'] }), [name])).status).toBe(200)
    },
  )

  it('that one does not hold is named in the refusal, and nothing is saved [ROLE-53]', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: ['BUILD_PO'] })
    const wanted: RoleName[] = ['ACCESS_ALL_CUSTOMER_LICENCES', 'ADMINISTER_READER', 'ADMINISTER_SITE', 'POST_PICK']
    expect(await failureOf(save(world.admin, user, wanted))).toMatchObject({
      status: 403,
      message: 'You can only grant these roles if you have them: Administer Reader, Access All Customer Licenses.',
    })
    expect(await direct(user)).toEqual(['BUILD_PO'])
  })

  it('that is already stored can stay or be removed', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: ['ADMINISTER_READER', 'ADMINISTER_LIST'] })
    await save(world.admin, user, ['ADMINISTER_READER', 'BUILD_PO'])
    expect(await direct(user)).toEqual(['ADMINISTER_READER', 'BUILD_PO'])
  })

  it('is not granted to oneself either [ROLE-53]', async () => {
    const { body } = await world.admin.users.one({ params: { username: 'customer.admin' } })
    const held = directRoles((await read(body)).body)
    const refused = await failureOf(
      world.admin.users.saveRoles({
        params: { userId: body.userId },
        body: [...held, await world.roleId('ACCESS_ALL_CUSTOMER_LICENCES')],
      }),
    )
    expect(refused.status).toBe(403)
  })

  it('counts from the next call on, and is gone with it [ROLE-49]', async () => {
    const user = await world.newUser({ addOns: ['MC'], roles: ['MENU_ADMIN_TOOL_ACCESS'] })
    const { body } = await world.gateway
      .clientWith(undefined)
      .session.login({ body: { userName: user.userName, password: DEMO_PASSWORD } })
    const client = world.gateway.clientWith(body.token)
    expect((await failureOf(client.licenses.list())).status).toBe(403)
    await save(world.admin, user, ['MENU_ADMIN_TOOL_ACCESS', 'ACCESS_MY_CUSTOMER_LICENCE'])
    expect((await client.licenses.list()).status).toBe(200)
    await save(world.admin, user, [])
    expect((await failureOf(client.licenses.list())).status).toBe(403)
    expect((await failureOf(client.users.list({ query: { page: 1 } }))).status).toBe(403)
  })

  it('of who administers all licenses is changed by an equal alone', async () => {
    const { body } = await world.admin.users.one({ params: { username: 'super.admin' } })
    expect((await failureOf(save(world.admin, body, []))).status).toBe(403)
  })
})
