import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { configMessages } from '@sitewright/domain/configs/messages'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { CopyReview } from './CopyReview'

const meta: Meta<typeof CopyReview> = {
  title: 'Screens/Projects/Copy review',
  component: CopyReview,
  parameters: { layout: 'fullscreen' },
  args: {
    copies: [
      {
        kind: 'site',
        ids: [4],
        name: 'Pipe Rack 4',
        note: 'below Process Area 100, Pipe Racks, with 6 sub-sites',
        subSites: 6,
        archivedThere: 'Pipe Racks',
        copiesArchived: true,
      },
      { kind: 'import', ids: [9], name: 'Vendor pipe spools', note: 'import, as “Vendor pipe spools”' },
      {
        kind: 'config',
        ids: [1],
        name: 'CustomEquipmentStatus',
        replaced: [
          { label: 'On hire', before: 'Not set', after: 'Code 5, Unavailable' },
          { label: 'Automatic Check-Out Status', before: 'Do Not Change Status', after: 'On hire' },
        ],
      },
    ],
    project: 'Coker Unit Revamp',
    texts: {
      overwriteQuestion: configMessages.overwriteQuestion,
      overwrites: configMessages.overwrites,
      copiesArchived: siteMessages.copyArchived,
    },
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof CopyReview>

/** New copies beside what they overwrite, and one question about archived sites. */
export const Default: Story = {
  tags: ['visual', 'whole-window'],
  parameters: { rows: ['COPY-39'] },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy 3 to Coker Unit Revamp?' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Unarchive Pipe Racks' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 2, overwrite 1' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(false)
  },
}

const ZPL = '^XA^FO40,40^A0N,70,70^FD{name}^FS^FO40,120^BY2^BCN,100^FD{name}^FS^XZ'

/** Long values are shortened, and those that start alike say that they differ. */
export const LongValues: Story = {
  args: {
    copies: [
      {
        kind: 'config',
        ids: [1],
        name: 'CustomSiteBarcode',
        replaced: [{ label: 'ZPL of Label 1', before: ZPL, after: `${ZPL}^XA^XZ` }],
      },
    ],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Copy 1 to Coker Unit Revamp?' })
    await expect(dialog).toHaveTextContent('(different content)')
    await expect(dialog).not.toHaveTextContent('^XA^XZ')
    await expect(within(dialog).queryByRole('checkbox')).toBeNull()
  },
}
