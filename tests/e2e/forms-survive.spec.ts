import type { Locator, Page } from '@playwright/test'
import type { Client } from '@sitewright/api-client/client'
import { Problem } from '@sitewright/domain/shared/problem'
import { ended, notFound, signedOut } from '../../apps/gateway/src/http/refusals'
import { saveButton, textField, unsavedBar } from '../support/page-parts'
import { createGroup, createKey, createUser } from '../support/records'
import { test } from '../support/faulty-gateway'
import { DEMO_PASSWORD, expect } from '../support/test'

const CONFLICT = / changed .*while you were editing$/

let records = 0
/** A name that no other record has, so that each journey has records of its own. */
const createName = (): string => {
  records += 1
  return `survivor${records}`
}

/** A form with something typed or selected. */
interface FormCase {
  readonly name: string
  /** The call that saves it. */
  readonly operation: string
  /** Creates what the form needs. @returns its path */
  readonly prepare: (admin: Client) => Promise<string>
  /** Makes the change, by keyboard and mouse as a user does. */
  readonly fill: (page: Page) => Promise<void>
  readonly expectFilled: (page: Page) => Promise<void>
  /** Presses Enter where it submits the form. A tab of checkboxes has no such place. */
  readonly enterIn?: (page: Page) => Locator
  readonly saved: string
  /** Whether the form creates a record, so that it is left after the save. */
  readonly isNew?: boolean
}

const textForm = (label: string, text: string) => ({
  fill: async (page: Page) => {
    await textField(page, label).click()
    await textField(page, label).fill(text)
  },
  expectFilled: (page: Page) => expect(textField(page, label)).toHaveValue(text),
  enterIn: (page: Page) => textField(page, label),
})

/*
 * One form of each kind over the real gateway: EditForm, CreateForm and DraftEditForm contain the behavior that these journeys show. A test without a gateway shows that each form of the
 * product is one of them, saves once and keeps its change when the save fails (features/patterns/save-errors.keys.test.tsx).
 */
const FORMS: readonly FormCase[] = [
  {
    name: 'the details of a user',
    operation: 'users.save',
    prepare: async (admin) => `/user/${(await createUser(admin, createName())).userName}/details`,
    ...textForm('Position', 'Lead surveyor'),
    saved: 'User updated.',
  },
  {
    name: 'a new user group',
    operation: 'groups.create',
    prepare: async () => '/userGroups/new',
    ...textForm('Name', 'Typed survivors'),
    saved: 'User Group Created',
    isNew: true,
  },
  {
    name: 'the roles of a user',
    operation: 'users.saveRoles',
    prepare: async (admin) => `/user/${(await createUser(admin, createName(), 'MC', 'TE')).userName}/roles`,
    fill: (page) => page.getByRole('checkbox', { name: 'Mobile Muster' }).check(),
    expectFilled: (page) => expect(page.getByRole('checkbox', { name: 'Mobile Muster' })).toBeChecked(),
    saved: 'Roles updated.',
  },
]

/** Tries to reload the page, and stays when the browser asks. */
async function stayOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

for (const form of FORMS) {
  test(`${form.name} survives a reload, a server error, a lost connection, an expired session and a double click`, async ({
    page,
    context,
    signInAs,
    clientOf,
    faults,
  }) => {
    const path = await form.prepare(await clientOf('super.admin'))
    await signInAs('customer.admin')
    await page.goto(path)
    await form.fill(page)
    const save = saveButton(page)
    const countSaves = () => faults.writes.filter((operation) => operation === form.operation).length

    await test.step('the browser asks before a reload', async () => {
      await stayOnReload(page)
      await form.expectFilled(page)
    })

    await test.step('a server error shows its message', async () => {
      faults.failNext(form.operation, new Error('Broken for a test.'))
      await save.click()
      await expect(
        page.getByText('Something went wrong on the server, and nothing was saved. Try again.').first(),
      ).toBeVisible()
      await form.expectFilled(page)
    })

    await test.step('so does a lost connection', async () => {
      await context.setOffline(true)
      await save.click()
      await expect(page.getByText('No connection to the server.').first()).toBeVisible()
      await form.expectFilled(page)
      await context.setOffline(false)
    })

    await test.step('an expired session asks for the password over the form', async () => {
      faults.failNext(form.operation, signedOut())
      await save.click()
      const dialog = page.getByRole('dialog', { name: 'Log in again' })
      await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await form.expectFilled(page)
    })

    await test.step('many presses are one save', async () => {
      expect(countSaves()).toBe(2)
      const release = faults.hold(form.operation)
      await save.dblclick()
      await page.keyboard.press('Control+s')
      await page.keyboard.press('Control+s')
      await form.enterIn?.(page).press('Enter')
      await expect.poll(countSaves).toBe(3)
      await form.expectFilled(page)
      release()
      await expect(page.getByText(form.saved).first()).toBeVisible()
      await expect(unsavedBar(page)).toHaveCount(0)
      expect(countSaves()).toBe(3)
    })

    if (form.isNew) return
    await test.step('the server has it', async () => {
      await page.reload()
      await form.expectFilled(page)
    })
  })
}

for (const way of ['saved', 'saved on leaving'] as const) {
  test(`Back does not show a form again after it created something: ${way}`, async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/apikeys')
    await page.goto('/userGroups/new')
    await textField(page, 'Name').fill(createName())
    if (way === 'saved') await saveButton(page).click()
    else {
      await page.getByRole('link', { name: 'Projects', exact: true }).click()
      await page.getByRole('button', { name: 'Save and leave' }).click()
    }
    await expect(page).toHaveURL(way === 'saved' ? /\/users\/groups$/ : /\/projects/)
    await page.goBack()
    await expect(page).toHaveURL(/\/apikeys$/)
  })
}

for (const form of FORMS.slice(0, 2)) {
  test(`${form.name} can be left when an administrator ended the session: Login shows the reason`, async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const path = await form.prepare(await clientOf('super.admin'))
    await signInAs('customer.admin')
    await page.goto(path)
    await form.fill(page)
    faults.failNext(form.operation, ended('An administrator locked your account.'))
    await saveButton(page).click()
    await expect(page.getByText('An administrator locked your account.')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('redirectUrl') === path)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(asked).toEqual([])
  })
}

/** An editor of many records, which is no form. */
const OTHERS: readonly Pick<FormCase, 'name' | 'prepare' | 'fill' | 'expectFilled'>[] = [
  {
    name: 'the paths of new sites',
    prepare: async () => '/projects/12/site/bulk',
    fill: (page) => page.getByRole('textbox', { name: 'Site paths' }).fill('Yard\nYard > Row 1'),
    expectFilled: (page) => expect(page.getByRole('textbox', { name: 'Site paths' })).toHaveValue('Yard\nYard > Row 1'),
  },
]

const RESTORE = 'Restore my changes'
const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((entry) => entry.startsWith('sitewright.draft.')).length)

/** Signs in on the open page of Login. */
async function signInAgain(page: Page): Promise<void> {
  await page.getByLabel('Username').fill('customer.admin')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

for (const form of [...FORMS, ...OTHERS]) {
  test(`${form.name}: what was typed is offered again after an end of the session and a crash [DRAFT-01, DRAFT-02, DRAFT-03]`, async ({
    page,
    context,
    signInAs,
    clientOf,
  }) => {
    const path = await form.prepare(await clientOf('super.admin'))
    await signInAs('customer.admin')
    await page.goto(path)
    await form.fill(page)
    await expect.poll(() => countDrafts(page)).toBe(1)
    const text = await page.evaluate(() => JSON.stringify(localStorage))
    expect(text).not.toMatch(/Lead surveyor|Typed|Row 1/)

    const tab = await context.newPage()
    await test.step('a crash', async () => {
      await page.close({ runBeforeUnload: false })
      await tab.goto(path)
      await tab.getByRole('button', { name: RESTORE }).press('Enter')
      await form.expectFilled(tab)
    })

    await test.step('a log-out in another tab', async () => {
      const other = await context.newPage()
      await other.goto('/')
      await other.getByRole('button', { name: /user menu/ }).click()
      await other.getByRole('menuitem', { name: 'Log Out' }).click()
      await expect(other.getByRole('button', { name: 'Delete and log out' })).toBeFocused()
      await other.keyboard.press('Enter')
      await expect(other.getByText('Logged out.')).toBeVisible()
      await expect(tab.getByText('Log in again to restore your unsaved changes.')).toBeVisible()
      await other.close()
      await signInAgain(tab)
      await tab.getByRole('button', { name: RESTORE }).press('Enter')
      await form.expectFilled(tab)
      await expect.poll(() => countDrafts(tab)).toBe(1)
    })
  })
}

test('a user form whose session was ended by someone is offered after the next sign-in, merged with a change since then [DRAFT-02, DRAFT-03]', async ({
  page,
  signInAs,
  clientOf,
  faults,
}) => {
  const other = await clientOf('super.admin')
  const user = await createUser(other, createName())
  const params = { username: user.userName }
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  await textField(page, 'Position').fill('Lead surveyor')
  await textField(page, 'Company').fill('Northgate')
  faults.failNext('users.save', ended('An administrator locked your account.'))
  await saveButton(page).click()
  await expect(
    page.getByText('An administrator locked your account. Log in again to restore your unsaved changes.'),
  ).toBeVisible()
  const { body: stored } = await other.users.one({ params })
  await other.users.save({ params, body: { ...stored, position: 'Rigger' } })
  await signInAgain(page)
  await expect(page.getByText('The saved version has changed since then: Position.')).toBeVisible()
  await page.getByRole('button', { name: RESTORE }).press('Enter')
  await expect(textField(page, 'Company')).toHaveValue('Northgate')
  await page.getByRole('radio', { name: 'Your version Lead surveyor' }).press('Space')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('User updated.')).toBeVisible()
  await expect.poll(() => countDrafts(page)).toBe(0)
  expect((await other.users.one({ params })).body).toMatchObject({
    position: 'Lead surveyor',
    companyName: 'Northgate',
  })
})

test('Log Out asks whether to keep unsaved changes, and another user is not offered them [DRAFT-04, DRAFT-06]', async ({
  page,
  signInAs,
}) => {
  const logOut = async () => {
    await page.getByRole('button', { name: /user menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
  }
  const restore = page.getByRole('button', { name: RESTORE })
  await signInAs('customer.admin')
  await page.goto('/userGroups/new')
  await textField(page, 'Name').fill('Typed survivors')
  await expect.poll(() => countDrafts(page)).toBe(1)
  await page.goto('about:blank')
  await page.goto('/userGroups/new')
  await expect(restore).toBeVisible()
  await logOut()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(restore).toBeVisible()
  await logOut()
  await page.getByRole('button', { name: 'Keep for 7 days and log out' }).press('Enter')
  await expect(page.getByText('Logged out.')).toBeVisible()
  expect(await countDrafts(page)).toBe(1)

  await signInAs('super.admin')
  await page.goto('/userGroups/new')
  await expect(textField(page, 'Name')).toBeVisible()
  await expect(restore).toHaveCount(0)
  await logOut()
  await expect(page.getByText('Logged out.')).toBeVisible()

  await signInAs('customer.admin')
  await page.goto('/userGroups/new')
  await restore.press('Enter')
  await expect(textField(page, 'Name')).toHaveValue('Typed survivors')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).press('Enter')
  await expect(page).toHaveURL(/\/projects/)
  await expect.poll(() => countDrafts(page)).toBe(0)
  await logOut()
  await expect(page.getByText('Logged out.')).toBeVisible()
})

test('an API key that could not be saved says so in a text of the portal, and keeps the typed text [ERR-74]', async ({
  page,
  signInAs,
  clientOf,
  faults,
}) => {
  const id = await createKey(await clientOf('super.admin'), createName())
  await signInAs('customer.admin')
  await page.goto(`/apikeys/${id}/details`)
  await textField(page, 'Description').fill('Reads every gate.')
  faults.failNext('apiKeys.save', new Problem({ status: 500, message: '' }))
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Failed to update API key.').first()).toBeVisible()
  await expect(textField(page, 'Description')).toHaveValue('Reads every gate.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('API key successfully added.')).toBeVisible()
})

test('a log-out that failed at the server is reported, and Login opens [AUTH-72, ERR-26]', async ({
  page,
  signInAs,
  faults,
}) => {
  await signInAs('viewer')
  await page.goto('/users/list')
  faults.failNext('session.logout', new Problem({ status: 401, message: '' }))
  await page.getByRole('button', { name: /user menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByText('Failed to logout.')).toBeVisible()
  await expect(page.getByText('Logged out.')).toHaveCount(0)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('a second conflict in a row shows the newer version, and the typed text stays', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const other = await clientOf('super.admin')
  const user = await createUser(other, createName())
  const params = { username: user.userName }
  const saveTheirs = async (position: string) => {
    const { body: stored } = await other.users.one({ params })
    await other.users.save({ params, body: { ...stored, position } })
  }
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  await textField(page, 'Position').fill('Mine')
  for (const theirs of ['Their first', 'Their second']) {
    await saveTheirs(theirs)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: CONFLICT })).toBeFocused()
    await expect(page.getByRole('radio', { name: `Their version ${theirs}` })).toBeVisible()
    await expect(textField(page, 'Position')).toHaveValue('Mine')
    await page.getByRole('button', { name: 'Keep my changes' }).click()
  }
  await saveButton(page).click()
  await expect(page.getByText('User updated.')).toBeVisible()
  expect((await other.users.one({ params })).body.position).toBe('Mine')
})

test('a conflict over another field of an API key is merged, and one press saves both', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const other = await clientOf('super.admin')
  const params = { id: await createKey(other, createName()) }
  await signInAs('customer.admin')
  await page.goto(`/apikeys/${params.id}/details`)
  await textField(page, 'Name').fill('My name')
  const { body: key } = await other.apiKeys.one({ params })
  const { isActive, allProjects } = key
  const body = { isActive, allProjects, name: key.name ?? '', description: 'Their description' }
  await other.apiKeys.save({ params, body })
  await saveButton(page).click()
  await expect(page.getByRole('heading', { name: CONFLICT })).toBeFocused()
  await expect(textField(page, 'Name')).toHaveValue('My name')
  await expect(textField(page, 'Description')).toHaveValue('Their description')
  await page.getByRole('button', { name: /^Save merged changes/ }).click()
  await expect(page.getByText('API key successfully added.')).toBeVisible()
  expect((await other.apiKeys.one({ params })).body).toMatchObject({
    name: 'My name',
    description: 'Their description',
  })
})

test('selected product licenses survive two conflicts in a row, and one more press saves all', async ({
  page,
  signInAs,
  clientOf,
}) => {
  const other = await clientOf('super.admin')
  const id = await createGroup(other, createName())
  const { body: offered } = await other.licenses.addOns({ params: { licenseId: 1 } })
  const theirs = ['Material Control', 'Tools and Equipment'].map(
    (name) => offered.find((addOn) => addOn.name === name)?.addOnId ?? 0,
  )
  await signInAs('customer.admin')
  await page.goto(`/users/userGroup/${id}/addons`)
  const muster = page.getByRole('checkbox', { name: /^Mobile Muster/ })
  await muster.check()
  for (const count of [1, 2]) {
    await other.groups.saveAddOns({ body: { userGroupId: id, addOnIds: theirs.slice(0, count) } })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(count + 1)
    await expect(page.getByRole('heading', { name: CONFLICT })).toBeFocused()
    await expect(muster).toBeChecked()
  }
  await page.keyboard.press('Control+s')
  await expect(unsavedBar(page)).toHaveCount(0)
  const { body: group } = await other.groups.one({ params: { id } })
  expect(group.addOns.map((addOn) => addOn.name).toSorted()).toEqual([
    'Material Control',
    'Mobile Muster',
    'Tools and Equipment',
  ])
})

test('the details of a user that moved to another license keep the typed text and say why it is not saved', async ({
  page,
  signInAs,
  clientOf,
  faults,
}) => {
  const user = await createUser(await clientOf('super.admin'), createName())
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  await textField(page, 'Position').fill('Lead surveyor')
  faults.failNext('users.save', notFound('No such user.'))
  await saveButton(page).click()
  await expect(page.getByText('No such user.').first()).toBeVisible()
  await expect(textField(page, 'Position')).toHaveValue('Lead surveyor')
})

test('what is typed during a save stays unsaved, and the next save stores it', async ({
  page,
  signInAs,
  clientOf,
  faults,
}) => {
  const admin = await clientOf('super.admin')
  const user = await createUser(admin, createName())
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  const position = textField(page, 'Position')
  await position.fill('First')
  const release = faults.hold('users.save')
  await page.keyboard.press('Control+s')
  await position.press('End')
  await position.pressSequentially(' and second')
  release()
  await expect(page.getByText('User updated.').first()).toBeVisible()
  await expect(position).toHaveValue('First and second')
  await expect(position).toBeFocused()
  await expect(unsavedBar(page)).toContainText('1 unsaved change')
  await saveButton(page).click()
  await expect(unsavedBar(page)).toHaveCount(0)
  const { body: stored } = await admin.users.one({ params: { username: user.userName } })
  expect(stored.position).toBe('First and second')
})

test('Save and leave during a save waits for it, and leaves', async ({ page, signInAs, clientOf, faults }) => {
  const user = await createUser(await clientOf('super.admin'), createName())
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  await textField(page, 'Position').fill('Lead surveyor')
  const release = faults.hold('users.save')
  await page.keyboard.press('Control+s')
  await page.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }).click()
  release()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByText('User updated.')).toBeVisible()
  expect(faults.writes).toEqual(['users.save'])
})

test('the question of a form that is saved meanwhile closes, and the page is left', async ({
  page,
  signInAs,
  clientOf,
  faults,
}) => {
  const user = await createUser(await clientOf('super.admin'), createName())
  await signInAs('customer.admin')
  await page.goto(`/user/${user.userName}/details`)
  await textField(page, 'Position').fill('Lead surveyor')
  const release = faults.hold('users.save')
  await page.keyboard.press('Control+s')
  await page.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/projects$/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('Save and leave during a creation waits for it, and shows the secret before it leaves', async ({
  page,
  signInAs,
  faults,
}) => {
  await signInAs('customer.admin')
  await page.goto('/apikeys/new')
  await textField(page, 'Name').fill('Only one')
  const release = faults.hold('apiKeys.create')
  await saveButton(page).click()
  await page.getByRole('link', { name: 'API Keys' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save and leave' }).click()
  release()
  await expect(page.getByRole('alertdialog').getByRole('textbox', { name: 'API Key' })).toBeVisible()
  expect(faults.writes).toEqual(['apiKeys.create'])
})

test('a held Enter creates one user group', async ({ page, signInAs, faults }) => {
  await signInAs('customer.admin')
  await page.goto('/userGroups/new')
  await textField(page, 'Name').fill('Held survivors')
  for (let press = 0; press < 30; press += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText('User Group Created')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'User Groups', level: 1 })).toBeVisible()
  expect(faults.writes).toEqual(['groups.create'])
})
