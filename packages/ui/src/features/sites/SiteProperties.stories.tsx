import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Site } from '@sitewright/domain/sites/site'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { laydownYard } from '../fixtures/sites'
import { type SiteFormProps, SitePropertiesForm } from './SitePropertiesForm'

const toSaved = (site: Site, input: SiteSave): Site => ({
  ...site,
  name: input.name,
  siteClass: input.siteClass,
  siteType: input.siteType,
  properties: input.properties,
  version: site.version + 1,
})

/** Shows what was saved, as the page does after a refresh. */
function Page(props: SiteFormProps) {
  const [site, setSite] = useState(props.site)
  const save = async (input: SiteSave): Promise<SaveOutcome<Site>> => {
    const outcome = await props.onSave(input)
    if (outcome.status === 'saved') setSite(outcome.value)
    return outcome
  }
  return <SitePropertiesForm {...props} site={site} onSave={save} />
}

const meta = {
  title: 'Screens/Sites/Properties',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    site: laydownYard,
    edit: { allowed: true },
    onSave: fn<SiteFormProps['onSave']>(async (input) => ({ status: 'saved', value: toSaved(laydownYard, input) })),
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Offers name, class, types, properties and overlays. */
export const Default: Story = {
  parameters: { rows: ['SITE-50', 'SITE-52', 'SITE-54', 'SITE-55', 'SITE-57'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Laydown Yard B')
    await expect(canvas.getByRole('radio', { name: 'Area' })).toBeChecked()
    await expect(
      canvas.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['Receivable', 'Issuable', 'Quarantine', 'Locked', 'Tools and Equipment'])
    await expect(canvas.getByRole('textbox', { name: 'Name of property 1' })).toHaveValue('Site Address')
    await expect(canvas.getByRole('textbox', { name: 'Name of property 1' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Remove Site Address' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Value of Site Address' })).not.toHaveAttribute('readonly')
  },
}

export const Saved: Story = {
  name: 'Saves a class that replaces the other, types, added and removed properties and overlays',
  tags: ['test-only'],
  parameters: { rows: ['SITE-53', 'SITE-54', 'SITE-56', 'SITE-58', 'SITE-59', 'SITE-60'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Warehouse' }))
    await expect(canvas.getByRole('radio', { name: 'Area' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Locked' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Crane access' }))
    await expect(canvas.getByRole('textbox', { name: 'Name of property 3' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Property' }))
    await userEvent.keyboard('Scaffold tag{Tab}Green')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Overlay' }))
    await userEvent.keyboard('Lift study')
    await expect(canvas.getByText(/^Enter a name and a link\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old archive' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        siteClass: 'warehouse',
        siteType: { receivable: true, issuable: true, quarantine: false, locked: true, toolsAndEquipment: false },
        location: laydownYard.location,
        siteColor: '#17683f',
        properties: {
          overlays: [{ name: 'Piping plan P-310', url: 'https://docs.northgate.example/p-310.pdf' }],
          userProperties: {
            'Site Address': { value: '4400 Refinery Road, Edmonton, AB', type: 'Default' },
            'Site Description': { value: 'Pipes and fittings', type: 'Default' },
            'Permit zone': { value: 'Hot work C', type: 'Default' },
            'Scaffold tag': { value: 'Green', type: 'Default' },
          },
        },
        version: 5,
      }),
    )
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  },
}

export const InvalidName: Story = {
  name: 'An invalid name says why and sends nothing',
  tags: ['test-only'],
  parameters: { rows: ['SITE-25', 'SITE-26', 'SITE-31'] },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '/4')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(
      await canvas.findByText('The site name is invalid. Please correct the errors and try again.'),
    ).toBeVisible()
    await expect(name).toHaveAccessibleDescription(
      expect.stringContaining('Site names cannot have the following special characters: \\ / | : ; " \' ` , > < & $ %'),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const SafeLinks: Story = {
  name: 'Only http and https addresses are links, which open safely',
  tags: ['test-only'],
  parameters: { rows: ['SITE-75'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open Piping plan P-310 in a new tab' })
    await expect(link).toHaveAttribute('href', 'https://docs.northgate.example/p-310.pdf')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.queryByRole('link', { name: /Old archive/ })).toBeNull()
  },
}

export const TopLevel: Story = {
  name: 'A top-level site has no class',
  tags: ['test-only'],
  parameters: { rows: ['SITE-52'] },
  args: { site: { ...laydownYard, parentId: null, depth: 1, siteClass: null, path: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Name and types' })).toBeVisible()
  },
}

/** Two properties cannot have the same name. */
export const SameNames: Story = {
  name: 'Two properties with the same name',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Property' }))
    await userEvent.keyboard('Permit zone{Tab}D')
    // The stored one is not judged.
    await expect(canvas.getAllByText('Two properties cannot have the same name.')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText(/Some properties are invalid\. Correct them and try again\./)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByDisplayValue('Permit zone').at(-1)).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Conflict: Story = {
  name: 'A conflict keeps both sides until the user chooses',
  tags: ['test-only'],
  parameters: { rows: ['SITE-60'] },
  args: {
    onSave: fn<SiteFormProps['onSave']>(async () => ({
      status: 'conflict',
      current: { ...laydownYard, name: 'Yard B', version: 6 },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const heading = await canvas.findByRole('heading', {
      name: 'Someone else changed this site while you were editing.',
    })
    await expect(heading).toBeVisible()
    await expect(canvas.getAllByText('Yard B')[0]).toBeVisible()
  },
}

const { 'Permit zone': _, ...others } = laydownYard.properties.userProperties

export const RowConflict: Story = {
  name: 'A conflict names the properties that both changed, and merges all others',
  tags: ['test-only'],
  parameters: { rows: ['SITE-78'] },
  args: {
    onSave: fn<SiteFormProps['onSave']>(async () => ({
      status: 'conflict',
      current: {
        ...laydownYard,
        version: 6,
        properties: {
          overlays: [
            ...laydownYard.properties.overlays,
            { name: 'Lift study', url: 'https://docs.northgate.example/l' },
          ],
          userProperties: { ...others, 'Crane access': { value: 'South side only', type: 'Default' } },
        },
      },
      author: { name: 'Mara Vance', at: Date.UTC(2026, 10, 24, 9, 30) },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of Site Description' }), ', valves')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of Crane access' }), ', 80 t')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value of Permit zone' }), ' and D')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const crane = within(await canvas.findByRole('group', { name: /^Value of Crane access/ }))
    await expect(crane.getByRole('radio', { name: /South side only/ })).toBeVisible()
    const permit = within(canvas.getByRole('group', { name: /^Permit zone/ }))
    await userEvent.click(crane.getByRole('radio', { name: /North side only, 60 t, 80 t/ }))
    await userEvent.click(permit.getByRole('radio', { name: /Removed/ }))
    await expect(canvas.getByRole('textbox', { name: 'Value of Crane access' })).toHaveValue(
      'North side only, 60 t, 80 t',
    )
    await expect(canvas.queryByRole('textbox', { name: 'Value of Permit zone' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Value of Site Description' })).toHaveValue(
      'Pipes and fittings, valves',
    )
    await expect(canvas.getByRole('row', { name: 'Lift study' })).toBeVisible()
  },
}

/** A refused save shows the server text and keeps the changes. */
export const Refused: Story = {
  parameters: { rows: ['SITE-60'] },
  args: {
    onSave: fn<SiteFormProps['onSave']>(async () => ({
      status: 'failed',
      message: 'The database is busy.',
      fields: {},
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Quarantine' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('The database is busy.')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Quarantine' })).toBeChecked()
  },
}

/** Without the role nothing can be changed, and the reason is shown. */
export const ReadOnly: Story = {
  parameters: { rows: ['PERM-28'] },
  args: { edit: { allowed: false, reason: 'You need the "Administer Site" role. Ask your administrator.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sites are read-only\. You need/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Add Property' })).toBeNull()
    await expect(within(document.body).queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}
