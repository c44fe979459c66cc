import { expect, test } from '../support/test'

test.describe('the details of a user', () => {
  test('are edited and saved, and shown everywhere [USER-44, USER-45, USER-42, ERR-53]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/no.projects/details')
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly')
    await page.getByRole('textbox', { name: 'Position' }).fill('  Lead surveyor  ')
    await expect(page.getByText('1 unsaved change')).toBeVisible()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('User updated.')).toBeVisible()
    await expect(page.getByText('1 unsaved change')).toHaveCount(0)
    const admin = await clientOf('customer.admin')
    expect((await admin.users.one({ params: { username: 'no.projects' } })).body.position).toBe('Lead surveyor')
  })

  test('settle a conflict field by field, and save the result with one press', async ({ page, signInAs, clientOf }) => {
    await signInAs('customer.admin')
    await page.goto('/user/must.change/details')
    await page.getByRole('textbox', { name: 'Phone' }).fill('111')
    await page.getByRole('textbox', { name: 'Company' }).fill('My Company')
    const other = await clientOf('super.admin')
    const params = { username: 'must.change' }
    const { body: user } = await other.users.one({ params })
    const theirs = { phoneNumber: '222', companyName: 'Their Company', position: 'Their Position' }
    await other.users.save({ params, body: { ...user, ...theirs } })
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { name: / changed this at .*, while you were editing$/ })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Position' })).toContainText('Their version Their Position')
    await page.getByRole('radio', { name: 'Their version 222' }).check()
    await page.getByRole('radio', { name: 'Your version My Company' }).check()
    await expect(page.getByText('2 of 2 conflicts resolved')).toBeVisible()
    await page.getByRole('button', { name: /^Save merged changes/ }).click()
    await expect(page.getByText('User updated.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
    expect((await other.users.one({ params })).body).toMatchObject({
      phoneNumber: '222',
      companyName: 'My Company',
      position: 'Their Position',
    })
  })

  test('see no conflict in a badge that is pressed during an edit, and keep what was typed', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/workflow.editor/details')
    await page.getByRole('textbox', { name: 'Position' }).fill('Typed before the press')
    await page.getByRole('button', { name: 'Open, user workflow.editor' }).click()
    const badge = page.getByRole('button', { name: 'Locked, user workflow.editor' })
    await expect(badge).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('checkbox', { name: 'Locked Out' })).toBeChecked()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('User updated.')).toBeVisible()
    const admin = await clientOf('customer.admin')
    const { body: user } = await admin.users.one({ params: { username: 'workflow.editor' } })
    expect([user.position, user.isLockedOut]).toEqual(['Typed before the press', true])
    await badge.click()
    await expect(page.getByRole('button', { name: 'Open, user workflow.editor' })).toBeVisible()
  })

  test('are not left with unsaved changes without being asked', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/users/list?active=false&search=no.projects')
    await page.getByRole('link', { name: 'no.projects', exact: true }).click()
    await page.getByRole('textbox', { name: 'Company' }).fill('Unsaved Ltd')
    await page.goBack()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Company')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Unsaved Ltd')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click()
    await dialog.getByRole('button', { name: /Leave/ }).click()
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible()
  })

  test('keep what was typed while the server is away, and save when it is back', async ({
    page,
    signInAs,
    gateway,
  }) => {
    await signInAs('customer.admin')
    await page.goto('/user/sso.user/details')
    await page.getByRole('textbox', { name: 'Comment' }).fill('Typed in the dark')
    await gateway.stop()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Failed to save sso.user.')).toBeVisible()
    await expect(page.getByText('No connection to the server.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Typed in the dark')
    await gateway.start()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('User updated.')).toBeVisible()
  })

  test('are read-only without the role, with the reason [USER-115]', async ({ page, signInAs }) => {
    await signInAs('viewer')
    await page.goto('/user/customer.admin/details')
    await expect(page.getByText(/Administer User Create Update/).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  })

  test('show the dates read-only in the long format [USER-116, USER-117, CONST-19]', async ({ page, signInAs }) => {
    await signInAs('customer.admin')
    await page.goto('/user/customer.admin/details')
    const history = page.getByRole('region', { name: 'History' })
    await expect(
      history.getByText(/^[A-Z][a-z]+day [A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d[AP]M$/).first(),
    ).toBeVisible()
  })
})
