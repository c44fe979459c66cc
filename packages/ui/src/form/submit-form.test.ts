import { createFormControl } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { submitForm } from './submit-form'

const createForm = (name: string) => {
  const form = createFormControl<{ name: string }>({ defaultValues: { name } })
  form.register('name', { required: true })
  return form
}

describe('submitForm', () => {
  it.each([true, false])('resolves to whether valid values are saved: %s', async (isSaved) => {
    const save = vi.fn(async () => isSaved)
    await expect(submitForm(createForm('Jo'), save)).resolves.toBe(isSaved)
    expect(save).toHaveBeenCalledWith({ name: 'Jo' })
  })

  it('does not save invalid values', async () => {
    const save = vi.fn(async () => true)
    await expect(submitForm(createForm(''), save)).resolves.toBe(false)
    expect(save).not.toHaveBeenCalled()
  })
})
