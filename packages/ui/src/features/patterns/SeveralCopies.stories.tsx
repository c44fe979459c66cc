import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type PlannedConfig, planConfigCopies } from '@sitewright/domain/configs/copy'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { type PlannedImport, planImportCopies } from '@sitewright/domain/imports/copy-plan'
import type { ImportSystem } from '@sitewright/domain/imports/system'
import type { CopySelection, CopyView } from '@sitewright/domain/shared/several-copies'
import { compareSites, type PlannedSite, planSiteCopies } from '@sitewright/domain/sites/copy-plan'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { Button } from '../../button/Button'
import { ready } from '../../view/view-state'
import { ConfigCopy } from '../configs/ConfigCopy'
import { PROJECT_CONFIGS, RECEIPT, STATUSES, STORAGE_LEVELS } from '../fixtures/configs'
import { importSystem, importSystems, longImportSystem } from '../fixtures/imports'
import { createManySites } from '../fixtures/sites'
import { ImportCopy } from '../imports/ImportCopy'
import { SiteCopy } from '../sites/SiteCopy'
import { CopyBar } from './CopyBar'
import { type CopyResult, type CopySeveral, useSeveralCopies } from './use-several-copies'

type Planned = PlannedSite | PlannedImport | PlannedConfig

interface TabProps {
  sites: readonly SimpleSite[]
  targetSites: readonly SimpleSite[]
  imports: readonly ImportSystem[]
  targetImports: readonly ImportSystem[]
  configs: readonly Config[]
  targetConfigs: readonly Config[]
  /** Makes one copy. */
  onCopy: (copy: Planned, unarchive: boolean) => Promise<CopyResult>
}

const PROJECT = { projectId: 18, name: 'Coker Unit Revamp' }

/** The Copy tab as its route composes it. */
function CopyTab({ sites, targetSites, imports, targetImports, configs, targetConfigs, onCopy }: TabProps) {
  const targets = useMemo(() => compareSites(sites, targetSites), [sites, targetSites])
  const plan = useCallback(
    (selected: CopySelection): Planned[] => [
      ...planSiteCopies(sites, targets, selected.site),
      ...planImportCopies(imports, targetImports, selected.import),
      ...planConfigCopies({ source: configs, target: targetConfigs }, selected.config, true),
    ],
    [sites, targets, imports, targetImports, configs, targetConfigs],
  )
  const copySeveral: CopySeveral<Planned> = async (copies, unarchive, report) => {
    for (const copy of copies) report(copy, await onCopy(copy, unarchive))
  }
  const copies = useSeveralCopies(12, plan, copySeveral)
  const [show, setShow] = useState<CopyView>('all')
  return (
    <main style={{ display: 'grid', minHeight: '100vh' }}>
      <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Copy</h1>
      <SiteCopy
        project={PROJECT}
        edit={{ allowed: true }}
        sources={{ found: [], isLoading: false, failure: undefined, onRetry: fn(), onSearch: fn() }}
        source={{ projectId: 12, name: 'Northgate Refinery Expansion' }}
        onSourceChange={fn()}
        view={ready(sites)}
        targets={targets}
        several={copies.listOf('site')}
        views={{ value: show, counts: { all: 22, missing: 13, differs: 2 }, onChange: setShow }}
        siteHref={(siteId) => `#site-${siteId}`}
        onCheck={fn()}
        onCopy={fn()}
        onReview={copies.openReview}
        bar={
          <CopyBar
            copies={copies}
            project={PROJECT.name}
            texts={{
              overwriteQuestion: configMessages.overwriteQuestion,
              overwrites: configMessages.overwrites,
              copiesArchived: siteMessages.copyArchived,
            }}
          />
        }
      >
        <ImportCopy
          view={ready(imports)}
          existing={targetImports}
          edit={{ allowed: true }}
          target="18: Coker Unit Revamp"
          sourceId={12}
          targetId={18}
          show={show}
          several={copies.listOf('import')}
          onCopy={fn()}
        />
        <ConfigCopy
          view={ready({ source: configs, target: targetConfigs })}
          edit={{ allowed: true }}
          target="18: Coker Unit Revamp"
          sourceId={12}
          targetId={18}
          show={show}
          several={copies.listOf('config')}
          onCopy={fn()}
        />
      </SiteCopy>
    </main>
  )
}

const site = (siteId: number, parentId: number | null, name: string, active = true): SimpleSite => ({
  siteId,
  projectId: 12,
  parentId,
  name,
  active,
  depth: 1,
  version: 1,
})

const SITES = [
  site(1, null, 'Process Area 100'),
  site(2, 1, 'Pipe Racks'),
  site(3, 2, 'Pipe Rack 3'),
  site(4, 2, 'Pipe Rack 4'),
  site(5, 4, 'Row 1'),
  site(6, 4, 'Row 2'),
  site(7, 2, 'Pipe Rack 5'),
  site(8, 1, 'Laydown A'),
  site(9, 8, 'Bay 1', false),
  site(10, null, 'Tank Farm'),
  site(11, 10, 'Dike'),
  site(12, null, 'Warehouse 1'),
]
const TARGET_SITES = [
  site(31, null, 'Process Area 100'),
  site(32, 31, 'Pipe Racks', false),
  site(33, 32, 'Pipe Rack 3'),
  site(34, null, 'Warehouse 1'),
]

const withValue = (config: Config, value: number): Config => ({
  ...config,
  id: config.id + 70,
  projectId: 18,
  data: {
    configs: config.data.configs.map((entry, place) =>
      place > 0 ? entry : { ...entry, parameters: entry.parameters.map((parameter) => ({ ...parameter, value })) },
    ),
  },
})
const TARGET_STATUSES: Config = {
  ...STATUSES,
  id: 74,
  projectId: 18,
  data: { configs: STATUSES.data.configs.map((entry) => ({ ...entry, parameters: entry.parameters.slice(0, 2) })) },
}

const done = fn(async ({ replaced }: Planned): Promise<CopyResult> => ({
  state: 'copied',
  text: replaced === undefined ? 'Copied' : 'Overwritten',
}))

const meta: Meta<typeof CopyTab> = {
  title: 'Screens/Projects/Copy several',
  component: CopyTab,
  parameters: { layout: 'fullscreen' },
  args: {
    sites: SITES,
    targetSites: TARGET_SITES,
    imports: importSystems.filter(({ projectId }) => projectId === 12),
    targetImports: [importSystem({ configId: 40, projectId: 18, displayName: 'Drawing Register' })],
    configs: PROJECT_CONFIGS,
    targetConfigs: [withValue(STORAGE_LEVELS, 3), TARGET_STATUSES, { ...RECEIPT, id: 72 }],
    onCopy: done,
  },
  beforeEach: () => {
    done.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof CopyTab>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const box = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name })
/** Opens the branches of the tree, and selects sites by keys. */
async function selectSites(canvas: Canvas, ...names: readonly string[]): Promise<void> {
  const [first] = canvas.getAllByRole('row', { name: /Process Area 100/ })
  first?.focus()
  await userEvent.keyboard('*')
  canvas.getByRole('row', { name: /^Pipe Racks/ }).focus()
  await userEvent.keyboard('*')
  for (const name of names) {
    canvas.getByRole('row', { name: new RegExp(`^${name}`) }).focus()
    await userEvent.keyboard(' ')
  }
}
const openReview = async () => {
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  return within(await screen.findByRole('dialog', { name: /^(Copy|Overwrite) \d+ to Coker Unit Revamp\?$/ }))
}

/** What the target has, before anything is chosen. */
export const Default: Story = {
  parameters: { rows: ['COPY-36'] },
  play: async ({ canvas }) => {
    await selectSites(canvas)
    for (const [name, state] of [
      ['Process Area 100', 'Exists'],
      ['Pipe Racks', 'Archived'],
      ['Pipe Rack 4', 'Not here'],
    ] as const) {
      await expect(canvas.getByRole('row', { name: new RegExp(`^${name}`) })).toHaveTextContent(state)
    }
    const taken = box(canvas, 'Select Pipe Rack 3')
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
    await expect(taken).toHaveAccessibleDescription('Site with name Pipe Rack 3 already exists.')
    await expect(box(canvas, 'Drawing Register')).toHaveAccessibleDescription(
      /Project already contains an import system with this name\. Please select a different name\./,
    )
    const configs = within(canvas.getByRole('list', { name: 'Configs' }))
    await expect(configs.getAllByRole('button', { name: /^Differs/ })).toHaveLength(2)
    await expect(configs.getByText('Same')).toBeVisible()
    await expect(box(canvas, 'ReceiptPost')).toHaveAccessibleDescription('This project has the same values.')
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
    // Sites have the columns of the other lists.
    await expect(canvas.getAllByText('In 12')).toHaveLength(3)
    await expect(canvas.getAllByText('Here, in 18')).toHaveLength(3)
  },
}

/** Counts what is selected in words. Sub-sites come along. */
export const Selected: Story = {
  parameters: { rows: ['COPY-35'] },
  play: async ({ canvas }) => {
    await selectSites(canvas, 'Pipe Rack 4', 'Pipe Rack 5')
    const row = canvas.getByRole('row', { name: /^Pipe Rack 4/ })
    row.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(box(canvas, 'Select Row 1')).toHaveAccessibleDescription('Copied with Pipe Rack 4.')
    await userEvent.click(box(canvas, 'Material Take-off'))
    await userEvent.click(box(canvas, 'EnforceStorageLevels'))
    await userEvent.click(box(canvas, 'Integration'))
    const bar = canvas.getByRole('region', { name: 'Selection' })
    await expect(bar).toHaveTextContent('5 selected')
    await expect(bar).toHaveTextContent('2 sites with 2 sub-sites, 1 import, 2 configs')
    await expect(bar).toHaveTextContent('Overwrites 1 config')
    await userEvent.click(canvas.getByRole('button', { name: 'Differs 2' }))
    await userEvent.click(box(canvas, '2 of 6 selected'))
    await expect(bar).toHaveTextContent('6 configs')
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear' }))
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
    await userEvent.click(box(canvas, 'EnforceStorageLevels'))
  },
}

/** Splits what is new from what is overwritten, and asks once about archived sites. */
export const Review: Story = {
  parameters: { rows: ['COPY-12', 'COPY-13', 'COPY-27', 'COPY-39'] },
  play: async ({ canvas, args }) => {
    await selectSites(canvas, 'Pipe Rack 4', 'Pipe Rack 5', 'Laydown A')
    await userEvent.click(box(canvas, 'EnforceStorageLevels'))
    await userEvent.click(box(canvas, 'Integration'))
    const dialog = await openReview()
    const added = within(dialog.getByRole('region', { name: 'New 4 here' }))
    await expect(added.getByText('below Process Area 100, Pipe Racks, with 2 sub-sites')).toBeVisible()
    const overwritten = within(dialog.getByRole('region', { name: 'Overwritten 1 config, 2 values' }))
    await expect(overwritten.getByText('Minimum Storage Levels: 3 to 2')).toBeVisible()
    for (const sentence of [configMessages.overwrites, configMessages.overwriteQuestion, siteMessages.copyArchived])
      await expect(dialog.getAllByText(sentence, { exact: false })).toHaveLength(1)
    await expect(dialog.getByRole('group', { name: 'Pipe Racks is archived here. 2 copies go there.' })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: 'Unarchive Pipe Racks' })).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Copy 4, overwrite 1' })).toHaveFocus()
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

export const Answers: Story = {
  name: 'Sends nothing on Escape and Back, and one answer about archived sites',
  tags: ['test-only'],
  parameters: { rows: ['COPY-24', 'COPY-25', 'COPY-26', 'COPY-39'] },
  play: async ({ canvas, args }) => {
    await selectSites(canvas, 'Pipe Rack 4', 'Pipe Rack 5')
    await openReview()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click((await openReview()).getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCopy).not.toHaveBeenCalled()
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('2 selected')
    const dialog = await openReview()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Unarchive Pipe Racks' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 2' }))
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2))
    await expect(args.onCopy).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Pipe Rack 5' }), false)
  },
}

/** Each row has its result. What failed stays selected, and Retry opens its review. */
export const Results: Story = {
  parameters: { rows: ['COPY-40'] },
  args: {
    onCopy: fn(async ({ kind, replaced }: Planned): Promise<CopyResult> => {
      if (kind === 'import') return { state: 'failed', text: 'Failed to save import system.' }
      return { state: 'copied', text: replaced === undefined ? 'Copied' : 'Overwritten' }
    }),
  },
  play: async ({ canvas }) => {
    await selectSites(canvas, 'Pipe Rack 5')
    await userEvent.click(box(canvas, 'Material Take-off'))
    await userEvent.click(box(canvas, 'EnforceStorageLevels'))
    const dialog = await openReview()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 2, overwrite 1' }))
    await expect(await canvas.findByText('Overwritten')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Pipe Rack 5/ })).toHaveTextContent('Copied')
    await expect(canvas.getByText('Failed to save import system.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent(/^1 selected.*1 import/)
    await expect(box(canvas, 'Material Take-off')).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Material Take-off' }))
    const again = within(await screen.findByRole('dialog', { name: 'Copy 1 to Coker Unit Revamp?' }))
    await expect(again.getByText('import, as “Material Take-off”')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Of two sites with one name, the second is refused before the copy. */
export const SameNames: Story = {
  name: 'Two sites with one name',
  parameters: { rows: ['COPY-28', 'COPY-43'] },
  args: { sites: [...SITES, site(13, 12, 'Dike')] },
  play: async ({ canvas, args }) => {
    canvas.getByRole('row', { name: /^Warehouse 1/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    canvas.getByRole('row', { name: /^Tank Farm/ }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('row', { name: /^Dike/ }).focus()
    await userEvent.keyboard(' ')
    const dialog = await openReview()
    await expect(dialog.getByRole('heading', { name: 'Copy 1 to Coker Unit Revamp?' })).toBeVisible()
    const refused = within(dialog.getByRole('region', { name: 'Not copied 1 copy rejected' }))
    await expect(refused.getByText('Site with name Dike already exists.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy 1' }))
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce())
    await expect(args.onCopy).toHaveBeenCalledWith(expect.objectContaining({ name: 'Tank Farm' }), true)
    await expect(canvas.getByRole('row', { name: /^Dike/ })).toHaveTextContent('Site with name Dike already exists.')
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
  },
}

/** A copy fails, and then someone else adds what it would have added. */
function TakenMeanwhile(props: TabProps) {
  const [isTaken, setTaken] = useState(false)
  return (
    <>
      <CopyTab
        {...props}
        targetSites={isTaken ? [...props.targetSites, site(35, null, 'Tank Farm')] : props.targetSites}
        targetImports={
          isTaken
            ? [...props.targetImports, importSystem({ configId: 41, projectId: 18, displayName: 'Material Take-off' })]
            : props.targetImports
        }
      />
      <Button onClick={() => setTaken(true)}>Refresh</Button>
    </>
  )
}

export const RetryOfTheImpossible: Story = {
  name: 'Retry says why a copy has become impossible, and clears it',
  tags: ['test-only'],
  parameters: { rows: ['COPY-44'] },
  render: (args) => <TakenMeanwhile {...args} />,
  args: { onCopy: fn(async (): Promise<CopyResult> => ({ state: 'failed', text: 'Failed.' })) },
  play: async ({ canvas }) => {
    canvas.getByRole('row', { name: /^Tank Farm/ }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(box(canvas, 'Material Take-off'))
    await userEvent.click((await openReview()).getByRole('button', { name: 'Copy 2' }))
    await waitFor(() => expect(canvas.getAllByText('Failed.')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Material Take-off' }))
    await expect(canvas.getByText(/^Project already contains/, { selector: '[role="status"] > span' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry Material Take-off' })).toBeNull()
    await expect(box(canvas, 'Material Take-off')).toHaveFocus()
    await expect(box(canvas, 'Material Take-off')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Tank Farm' }))
    const row = canvas.getByRole('row', { name: /^Tank Farm/ })
    await expect(row).toHaveTextContent('Site with name Tank Farm already exists.')
    await expect(canvas.queryByRole('button', { name: 'Retry Tank Farm' })).toBeNull()
    await expect(row).toHaveFocus()
    await expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  parameters: { rows: ['COPY-41'] },
  play: async ({ canvas, args }) => {
    box(canvas, 'CustomBarcodeExport').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(box(canvas, 'CustomEquipmentStatus')).toHaveFocus()
    await userEvent.keyboard('d')
    await expect(canvas.getByRole('table', { name: /^Overwrite replaces/ })).toBeVisible()
    await userEvent.keyboard('D')
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.keyboard(' ')
    const dialog = await openReview()
    await expect(dialog.getByRole('button', { name: 'Overwrite 1' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selection' })).toBeNull())
    await expect(document.body).not.toHaveFocus()
  },
}

/** Shows only the configs that differ. */
export const OnlyDifferences: Story = {
  parameters: { rows: ['COPY-42'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Missing here 13' }))
    await expect(canvas.queryByRole('row', { name: /^Warehouse 1/ })).toBeNull()
    await expect(canvas.getByRole('row', { name: /^Process Area 100/ })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Drawing Register' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Differs 2' }))
    await expect(canvas.getAllByText('Nothing here differs.')).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Differs/ })).toHaveLength(2)
  },
}

/** Nothing can be copied together with others. */
export const AllExist: Story = {
  parameters: { rows: ['COPY-36'] },
  args: {
    targetSites: SITES.map((one) => ({ ...one, active: true })),
    targetImports: importSystems,
    targetConfigs: PROJECT_CONFIGS,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all 0' })).toHaveAttribute('aria-disabled', 'true')
    for (const head of canvas.getAllByRole('checkbox', { name: '0 of 0 selected' }))
      await expect(head).toHaveAttribute('aria-disabled', 'true')
  },
}

export const ManyRows: Story = {
  args: {
    sites: createManySites(5000),
    targetSites: createManySites(40),
    imports: Array.from({ length: 60 }, (_, place) =>
      importSystem({ configId: place + 1, displayName: `Import ${place + 1}` }),
    ),
  },
}

const LONG = 'Process area of the northern extension with everything'

export const LongTexts: Story = {
  args: {
    sites: [site(1, null, LONG), site(2, 1, `${LONG}2`), site(3, 2, `${LONG}3`)],
    targetSites: [site(1, null, LONG, false)],
    imports: [longImportSystem],
    configs: [{ ...STORAGE_LEVELS, name: 'EnforceStorageLevelsOfAllWarehousesAndYardsOfTheNorth' }],
    targetConfigs: [{ ...withValue(STORAGE_LEVELS, 3), name: 'EnforceStorageLevelsOfAllWarehousesAndYardsOfTheNorth' }],
  },
}
