import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { PathCheck } from '../../bulk-paste-editor/BulkPasteEditor'
import { createToastQueue } from '../../toasts/toast-queue'
import { Toasts } from '../../toasts/Toasts'
import { sites } from '../fixtures/sites'
import { SiteBulkPaste, type SiteBulkPasteProps } from './SiteBulkPaste'

function Page(props: Omit<SiteBulkPasteProps, 'toasts'>) {
  const [toasts] = useState(createToastQueue)
  return (
    <>
      <SiteBulkPaste {...props} toasts={toasts} />
      <Toasts queue={toasts} />
    </>
  )
}

const meta = {
  title: 'Screens/Sites/Bulk paste',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { sites, onCreate: fn(async () => new Set<number>()) },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const areaOf = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Site paths' })
const paste = async (canvas: Canvas, ...lines: string[]): Promise<void> => {
  await userEvent.click(areaOf(canvas))
  await userEvent.paste(lines.join('\n'))
}
const press = async (canvas: Canvas, name: string): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name }))

export const Default: Story = {
  name: 'Seven delimiters, tab unless another is guessed [SITE-39, SITE-40]',
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Delimiter' })
    await expect(choice).toHaveDisplayValue('Tab')
    await expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Tab', 'Comma', 'Pipe', 'Colon', 'Semicolon', 'Dot', 'Greater-than'])
    await paste(canvas, 'Tank Farm > Gate 4', 'Tank Farm > Laydown Yards > Laydown A > Row')
    await expect(choice).toHaveDisplayValue('Greater-than, guessed')
    await press(canvas, 'Validate')
    await expect(canvas.getByRole('tree')).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Validating nothing asks for some sites [SITE-43]',
  play: async ({ canvas }) => {
    await press(canvas, 'Validate')
    await expect(canvas.getByText('Please enter some sites to build.')).toBeVisible()
    await expect(areaOf(canvas)).toHaveFocus()
  },
}

export const Created: Story = {
  name: 'Rows from Excel are validated, checked and then created [SITE-41, SITE-42, SITE-45, SITE-49]',
  play: async ({ canvas, args }) => {
    await paste(canvas, 'tank farm\tGate 4\t', 'Tank Farm\tlaydown yards\tYard C')
    await press(canvas, 'Validate')
    await expect(canvas.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
      'Tank FarmExisting',
      'Gate 4New',
      'Laydown YardsExisting',
      'Yard CNew',
    ])
    await expect(args.onCreate).not.toHaveBeenCalled()
    await press(canvas, 'Create Sites')
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(await screen.findByText('Hierarchies saved.')).toBeVisible()
    await expect(areaOf(canvas)).toHaveValue('')
  },
}

export const Wrong: Story = {
  name: 'Nothing is created while a name is wrong [SITE-27, SITE-47, SITE-48, SITE-49]',
  play: async ({ canvas, args }) => {
    await paste(canvas, 'Tank Farm\t\tGate 4', 'Tank Farm\tGate/5', `Tank Farm\t${'x'.repeat(51)}`)
    await press(canvas, 'Validate')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Line 1: Name can not be blank',
      'Line 2: Site names cannot have special characters.',
      'Line 3: Site names cannot have more than 50 characters.',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Create Sites/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const Archived: Story = {
  name: 'Nothing is created below an archived site [SITE-73]',
  play: async ({ canvas }) => {
    await paste(canvas, 'Tank Farm\tLaydown Yards\tLaydown A\tRow 01')
    await press(canvas, 'Validate')
    await expect(canvas.getByRole('treeitem', { name: 'Laydown A Archived' })).toBeVisible()
    await expect(canvas.getByRole('treeitem', { name: 'Row 01 Not created' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Create Sites/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Partly: Story = {
  name: 'Keeps only the hierarchies that failed [SITE-37, SITE-38, SITE-49]',
  args: {
    onCreate: fn(
      async ({ nodes }: PathCheck) =>
        new Set([...nodes.keys()].filter((place) => nodes[place]?.parent === -1 && nodes[place]?.name === 'South')),
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas, 'North\tGate 1', 'South\tGate 1', 'North\tGate 2', 'South\tGate 2')
    await press(canvas, 'Validate')
    await press(canvas, 'Create Sites')
    await expect(
      (await screen.findAllByText('Some/all hierarchies failed to save. Please try again.'))[0],
    ).toBeVisible()
    await expect(areaOf(canvas)).toHaveValue('South\tGate 1\nSouth\tGate 2')
    await expect(areaOf(canvas)).toBeInvalid()
  },
}
