import type { Page } from '@playwright/test'
import type { Client } from '@sitewright/api-client/client'
import { jumpTo, Keyboard } from '../support/keyboard'
import { createUser } from '../support/records'
import { DEMO_PASSWORD, expect, test } from '../support/test'

let users = 0
/** A user of their own for each task. */
const createTaskUser = (admin: Client, ...products: string[]) => {
  users += 1
  return createUser(admin, `keys.only${users}`, ...products)
}

interface Task {
  readonly name: string
  /** How many presses the task may need, without typed text. */
  readonly limit: number
  /** Prepares the data. @returns the address at which the task begins */
  readonly prepare: (admin: Client) => Promise<{ address: string; username: string }>
  readonly perform: (keyboard: Keyboard, page: Page, username: string, admin: Client) => Promise<void>
  readonly isSignedOut?: boolean
}

const atUser = (tab: string) => async (admin: Client) => {
  const { userName: username } = await createTaskUser(admin, 'MC', 'TE')
  return { address: `/user/${username}/${tab}`, username }
}

/** Follows the skip link, past the top bar. */
const skipToContent = async (keyboard: Keyboard, page: Page): Promise<void> => {
  await keyboard.moveTo(page.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')
}

const openTab = async (keyboard: Keyboard, page: Page, username: string, tab: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: username, level: 1 })).toBeVisible()
  await jumpTo(keyboard, page, tab)
  await expect(page.getByRole('region', { name: `${tab}, ${username}`, exact: true })).toBeFocused()
}

const TASKS: readonly Task[] = [
  {
    name: 'sign in',
    limit: 3,
    isSignedOut: true,
    prepare: async () => ({ address: '/login', username: 'viewer' }),
    perform: async (keyboard, page, username) => {
      await keyboard.moveTo(page.getByLabel('Username'))
      await keyboard.type(username)
      await keyboard.moveTo(page.getByLabel('Password', { exact: true }))
      await keyboard.type(DEMO_PASSWORD)
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Environments')
    },
  },
  {
    name: 'find a user',
    limit: 2,
    prepare: async (admin) => ({ address: '/users/list', username: (await createTaskUser(admin)).userName }),
    perform: async (keyboard, page, username) => {
      await expect(page.getByRole('table')).toBeVisible()
      await jumpTo(keyboard, page, username)
      await expect(page.getByRole('heading', { name: username, level: 1 })).toBeVisible()
    },
  },
  {
    name: 'deactivate a user',
    limit: 4,
    prepare: async (admin) => ({ address: '/users/list', username: (await createTaskUser(admin)).userName }),
    perform: async (keyboard, page, username, admin) => {
      await expect(page.getByRole('table')).toBeVisible()
      await jumpTo(keyboard, page, username)
      await expect(page.getByRole('heading', { name: username, level: 1 })).toBeFocused()
      await keyboard.moveTo(page.getByRole('button', { name: `Active, user ${username}` }))
      await keyboard.press('Space')
      await expect(page.getByRole('button', { name: `Inactive, user ${username}` })).toBeVisible()
      await expect.poll(async () => (await admin.users.one({ params: { username } })).body.isApproved).toBe(false)
    },
  },
  {
    name: 'change the position of a user',
    limit: 25,
    prepare: atUser('details'),
    perform: async (keyboard, page) => {
      await expect(page.getByRole('textbox', { name: 'Position' })).toBeVisible()
      await skipToContent(keyboard, page)
      await keyboard.moveTo(page.getByRole('textbox', { name: 'Position' }))
      await keyboard.type('Site manager')
      await keyboard.press('Control+s')
      await expect(page.getByText('User updated.')).toBeVisible()
    },
  },
  {
    name: 'assign a role',
    limit: 11,
    prepare: atUser('details'),
    perform: async (keyboard, page, username) => {
      await openTab(keyboard, page, username, 'Roles')
      await expect(page.getByRole('checkbox', { name: 'Mobile Muster' })).toBeVisible()
      await keyboard.press('/')
      await keyboard.type('mobile muster')
      await keyboard.moveTo(page.getByRole('checkbox', { name: 'Mobile Muster' }))
      await keyboard.press('Space', 'Control+s')
      await expect(page.getByText('Roles updated.')).toBeVisible()
    },
  },
  {
    name: 'assign a project',
    limit: 7,
    prepare: atUser('details'),
    perform: async (keyboard, page, username) => {
      await openTab(keyboard, page, username, 'Projects')
      await keyboard.moveTo(page.getByRole('tree', { name: 'Projects' }))
      await keyboard.type('compressor station n')
      await keyboard.press('Space')
      const project = page.getByRole('treeitem', { name: /^Compressor Station North/ })
      await expect(project).toHaveAttribute('aria-checked', 'true')
      await keyboard.press('Control+s')
      await expect(page.getByText('Projects Updated.')).toBeVisible()
    },
  },
  {
    name: 'create an API key',
    limit: 8,
    prepare: async () => ({ address: '/apikeys', username: '' }),
    perform: async (keyboard, page) => {
      await expect(page.getByRole('table')).toBeVisible()
      await jumpTo(keyboard, page, 'New API Key')
      await expect(page.getByRole('heading', { name: 'New API Key', level: 1 })).toBeFocused()
      await keyboard.moveTo(page.getByRole('textbox', { name: 'Name' }))
      await keyboard.type('By keyboard alone')
      await keyboard.press('Enter')
      await expect(page.getByRole('alertdialog', { name: 'API key created' })).toBeVisible()
      await keyboard.moveTo(page.getByRole('alertdialog').getByRole('button', { name: 'Close' }))
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible()
    },
  },
  {
    name: 'resolve a conflict',
    limit: 29,
    prepare: atUser('details'),
    perform: async (keyboard, page, username, admin) => {
      await expect(page.getByRole('textbox', { name: 'Position' })).toBeVisible()
      await skipToContent(keyboard, page)
      await keyboard.moveTo(page.getByRole('textbox', { name: 'Position' }))
      await keyboard.type('Site manager')
      const { body, etag } = await admin.users.one({ params: { username } })
      await admin.users.save({ params: { username }, body: { ...body, position: 'Inspector' }, ...(etag && { etag }) })
      await keyboard.press('Control+s')
      await expect(page.getByRole('heading', { name: / changed .*while you were editing$/ })).toBeFocused()
      await keyboard.moveTo(page.getByRole('button', { name: 'Keep my changes' }))
      await keyboard.press('Enter', 'Control+s')
      await expect(page.getByText('User updated.')).toBeVisible()
    },
  },
  {
    name: 'log out',
    limit: 2,
    prepare: async () => ({ address: '/users/list', username: '' }),
    perform: async (keyboard, page) => {
      await expect(page.getByRole('table')).toBeVisible()
      await jumpTo(keyboard, page, 'Log Out')
      await expect(page.getByLabel('Username')).toBeVisible()
    },
  },
]

for (const { name, limit, prepare, perform, isSignedOut } of TASKS) {
  test(`${name} by keyboard alone, with at most ${limit} presses`, async ({ page, signInAs, clientOf }) => {
    const admin = await clientOf('super.admin')
    const { address, username } = await prepare(admin)
    if (!isSignedOut) await signInAs('customer.admin')
    await page.goto(address)
    const keyboard = new Keyboard(page)
    await perform(keyboard, page, username, admin)
    test.info().annotations.push({ type: 'presses', description: `${keyboard.presses}` })
    expect(keyboard.presses).toBeLessThanOrEqual(limit)
  })
}
