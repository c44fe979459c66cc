import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Config, ConfigParameter } from '@sitewright/domain/configs/model'
import { ready } from '../../view/view-state'
import { ResourcePropertiesTab, type ResourcePropertiesTabProps } from './ResourcePropertiesTab'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()
const onSave = vi.fn<ResourcePropertiesTabProps['onSave']>()

beforeEach(() => {
  onSave.mockReset()
})

const toConfig = (version: number, ...parameters: readonly ConfigParameter[]): Config => ({
  id: 7,
  name: 'ResourceProperties',
  projectId: 9,
  isLicense: false,
  version,
  data: { configs: [{ property: 'ResourceProperties', parameters: [...parameters] }] },
})
const toParameter = (label: string, name = ''): ConfigParameter => ({ label_name: label, label_type: 'text', name })

const render = (config: Config): void =>
  root.render(
    <ResourcePropertiesTab
      owner="project"
      view={ready({ config, types: [] })}
      failedTitle="Failed"
      edit={{ allowed: true }}
      onAdd={async () => ({ status: 'saved' })}
      onSave={onSave}
      onDelete={async () => undefined}
    />,
  )

const text = (name: string) => page.getByRole('textbox', { name, exact: true })

it('keeps the focus and what is typed in a property while another one is added before it by a refresh [RES-33]', async () => {
  render(toConfig(3, toParameter('Grade'), toParameter('Line Number', 'P-1')))
  const value = text('Default value of Line Number')
  await value.click()
  await userEvent.keyboard('{End}0')
  render(toConfig(4, toParameter('Owner'), toParameter('Grade'), toParameter('Line Number', 'P-1')))
  await expect.element(text('Default value of Owner')).toBeVisible()
  await userEvent.keyboard('7')
  expect(document.activeElement).toBe(value.element())
  await expect.element(value).toHaveValue('P-107')
})

it('saves over the newest version, with what someone else changed meanwhile [RES-33]', async () => {
  onSave.mockImplementation(async (config, entries) => ({
    status: 'saved',
    value: { ...config, version: 9, data: { configs: [...entries] } },
  }))
  render(toConfig(3, toParameter('Grade'), toParameter('Line Number', 'P-1')))
  await text('Default value of Line Number').click()
  await userEvent.keyboard('{End}0')
  render(toConfig(4, { ...toParameter('Grade'), hint: 'theirs' }, toParameter('Line Number', 'P-1')))
  await userEvent.keyboard('7{Control>}s{/Control}')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  const [config, entries] = onSave.mock.lastCall ?? []
  expect(config?.version).toBe(4)
  expect(entries?.[0]?.parameters).toMatchObject([
    { label_name: 'Grade', hint: 'theirs' },
    { label_name: 'Line Number', name: expect.stringContaining('P-107') as string },
  ])
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
})
