import { sessionDialogMessages } from '@sitewright/domain/session/dialog-messages'
import { sessionReplies } from '@sitewright/domain/session/messages'
import { sessionLabels } from '@sitewright/domain/session/screen-messages'
import { DEMO_PASSWORD, expect, test } from '../support/test'

const NEW_EMAIL = 'editor.new@example.com'

test.describe('one’s own sign-in details', () => {
  test('change by keyboard after a proof, and stay as typed after a canceled proof [AUTH-114]', async ({
    page,
    signInAs,
    clientOf,
  }) => {
    await signInAs('user.editor')
    await page.goto('/user/user.editor/details')
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.fill(NEW_EMAIL)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: sessionDialogMessages.proofTitle })
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(sessionDialogMessages.proofNeeded).first()).toBeVisible()
    await expect(email).toHaveValue(NEW_EMAIL)

    await email.focus()
    await page.keyboard.press('Control+s')
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(sessionReplies.proofWrongPassword)).toBeVisible()
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText('User updated.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(email).toBeFocused()
    const editor = await clientOf('user.editor')
    expect((await editor.users.one({ params: { username: 'user.editor' } })).body.email).toBe(NEW_EMAIL)
  })

  test('change after an emailed code', async ({ page, signInAs, gateway }) => {
    await signInAs('user.editor')
    await page.goto('/user/user.editor/details')
    await page.getByRole('textbox', { name: 'Email' }).fill('editor.again@example.com')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: sessionDialogMessages.proofByCode }).click()
    const code = page.getByLabel(sessionLabels.code, { exact: true })
    await expect(code).toBeFocused()
    const outbox = await (await fetch(`${gateway.origin}/outbox`)).text()
    const [, digits = ''] = /confirmation code is (\d+)/.exec(outbox) ?? []
    await code.fill(digits)
    await page.keyboard.press('Enter')
    await expect(page.getByText('User updated.')).toBeVisible()
  })

  test('switch the second factor on after a proof and a code to the address that will be used [AUTH-119]', async ({
    page,
    signInAs,
    gateway,
    clientOf,
  }) => {
    await signInAs('user.editor')
    await page.goto('/user/user.editor/details')
    await page.getByRole('textbox', { name: 'Email' }).fill('editor.codes@example.com')
    await page.getByRole('checkbox', { name: 'Two Factor Authentication' }).check()
    await page.keyboard.press('Control+s')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByText(sessionDialogMessages.addressProofLead('editor.codes@example.com'))).toBeVisible()
    await page.getByRole('button', { name: sessionDialogMessages.proofSendCode }).click()
    const code = page.getByLabel(sessionLabels.code, { exact: true })
    await expect(code).toBeFocused()
    const outbox = await (await fetch(`${gateway.origin}/outbox`)).text()
    const [, digits = ''] = /confirmation code is (\d+)/.exec(outbox) ?? []
    await code.fill(digits)
    await page.keyboard.press('Enter')
    await expect(page.getByText('User updated.')).toBeVisible()
    const admin = await clientOf('customer.admin')
    expect((await admin.users.one({ params: { username: 'user.editor' } })).body).toMatchObject({
      email: 'editor.codes@example.com',
      twoFactorEnabled: true,
    })
  })
})
