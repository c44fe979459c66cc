import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Config } from '@sitewright/domain/configs/model'
import type { NamedNumber } from '@sitewright/domain/document-numbering/rules'
import { toConfigEntry } from '@sitewright/domain/labels/config'
import { ready } from '../../view/view-state'
import { ConfigsTab, type ConfigsTabProps } from '../configs/ConfigsTab'
import configs from '../configs/ConfigsTab.stories'
import { DocumentNumbering, type DocumentNumberingProps } from '../document-numbering/DocumentNumbering'
import numbering from '../document-numbering/DocumentNumbering.stories'
import { InternalSettingsTab, type InternalSettingsTabProps } from '../internal-settings/InternalSettingsTab'
import settings from '../internal-settings/InternalSettingsTab.stories'
import { SITE_LABELS } from '../fixtures/configs'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()

/** Types into a field while a refresh arrives that changes another row. */
async function typeThrough(field: ReturnType<typeof page.getByRole>, refresh: () => void): Promise<void> {
  await field.click()
  await userEvent.keyboard('{Control>}a{/Control}be')
  const element = field.element()
  refresh()
  await userEvent.keyboard('fore')
  expect(document.activeElement).toBe(element)
}

it('keeps what is typed into a config, and the focus, through a refresh and the save of a new label', async () => {
  const onSave = vi.fn<ConfigsTabProps['calls']['onSave']>(async (config, entries) => ({
    status: 'saved',
    value: { ...config, version: 3, data: { configs: [...entries] } },
  }))
  const render = (config: Config): void => {
    const args = configs.args as ConfigsTabProps
    root.render(<ConfigsTab {...args} view={ready([config])} calls={{ ...args.calls, onSave }} />)
  }
  const [rack] = SITE_LABELS.data.configs
  if (rack === undefined) throw new Error('The config has a label.')
  render(SITE_LABELS)
  await page.getByRole('button', { name: 'Add label' }).click()
  const added = page.getByRole('textbox', { name: 'Label name' }).last()
  const theirs = toConfigEntry({ number: 2, name: 'Theirs', zpl: '^XA^XZ', size: '4x2', dpmm: 8, sort: 'alpha-asc' })
  await typeThrough(added, () => render({ ...SITE_LABELS, version: 2, data: { configs: [rack, theirs] } }))
  await expect.element(page.getByRole('region', { name: 'Label 2' }).getByRole('textbox').first()).toHaveValue('Theirs')
  await expect.element(added).toHaveValue('before')
  const element = added.element()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0].version).toBe(2)
  expect(onSave.mock.calls[0]?.[1].map(({ property }) => property)).toEqual(['CustomZPL1', 'CustomZPL2', 'CustomZPL3'])
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
  expect(document.activeElement).toBe(element)
})

it('keeps a document number that is typed, and the focus, through a refresh and the question about a rejected one [NUM-19]', async () => {
  const onSubmit = vi.fn<DocumentNumberingProps['onSubmit']>(async () => ({
    status: 'saved',
    value: { saved: [], rejected: [{ resourceType: 107, newNextNumber: 2250, changedElsewhereTo: 2296 }] },
  }))
  const render = (receipt: number, asset: number): void => {
    const rows: NamedNumber[] = [
      { resourceType: 101, name: 'Asset', nextNumber: asset },
      { resourceType: 107, name: 'Receipt', nextNumber: receipt },
    ]
    const args = numbering.args as DocumentNumberingProps
    root.render(<DocumentNumbering {...args} view={ready(rows)} onSubmit={onSubmit} />)
  }
  render(2290, 1204)
  const receipt = page.getByRole('spinbutton', { name: 'New Next Number of Receipt' })
  await receipt.click()
  await userEvent.keyboard('{Control>}a{/Control}22')
  render(2290, 1210)
  await userEvent.keyboard('50')
  await expect.element(receipt).toHaveValue('2250')
  await expect.element(receipt).toHaveFocus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByRole('button', { name: 'Refresh' }).last()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(receipt).toHaveFocus()
  await expect.element(receipt).toHaveValue('2250')
  await expect.element(page.getByRole('spinbutton', { name: 'New Next Number of Asset' })).toHaveValue('1210')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([[{ resourceType: 107, expectedNextNumber: 2296, newNextNumber: 2250 }]])
  await expect.element(page.getByRole('button', { name: 'Refresh' }).last()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(receipt).toHaveValue('2296')
  expect(document.activeElement).not.toBe(document.body)
})

it('keeps a typed override of a project, and the focus, through a refresh that adds a project', async () => {
  const onSave = vi.fn<InternalSettingsTabProps['onSave']>(async () => ({ status: 'failed', message: '', fields: {} }))
  const render = (tag: string, ...names: string[]): void => {
    const value = {
      config: { CustomerCode: tag, OpportunityId: '', ProjectOverrides: { 9: { type: 'Region', value: tag } } },
      projects: names.map((name, place) => ({ projectId: 9 + place, name })),
    }
    const args = settings.args as InternalSettingsTabProps
    root.render(<InternalSettingsTab {...args} view={ready({ value, tag })} onSave={onSave} />)
  }
  render('one', 'Jetty 3', 'Tank Farm')
  const chooser = page.getByRole('combobox', { name: 'Add an override' })
  await userEvent.type(chooser, 'tank')
  await expect.element(page.getByRole('option', { name: '10: Tank Farm' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const type = page.getByRole('textbox', { name: 'Override type of Tank Farm' })
  await typeThrough(type, () => render('two', 'Jetty 3', 'Tank Farm', 'Switchyard'))
  await expect.element(page.getByRole('textbox', { name: 'Value of Jetty 3' })).toHaveValue('two')
  await expect.element(type).toHaveValue('before')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => onSave.mock.lastCall)
    .toEqual([{ ProjectOverrides: { 10: { type: 'before', value: '' } } }, 'two'])
  await userEvent.type(chooser, 'switch')
  await expect.element(page.getByRole('option', { name: '11: Switchyard' })).toBeVisible()
})
