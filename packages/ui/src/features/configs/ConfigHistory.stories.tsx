import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { versionLabels, versionMessages } from '@sitewright/domain/configs/version-messages'
import { type ConfigVersion, describeVersion, type WholeConfigVersion } from '@sitewright/domain/configs/versions'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { failed, loading, ready } from '../../view/view-state'
import { CONFIG_DEFAULTS, STATUSES, STORAGE_LEVELS } from '../fixtures/configs'
import { type CardHistory, ConfigHistory, type ConfigHistoryProps, type HistorySelection } from './ConfigHistory'
import { ConfigsTab } from './ConfigsTab'

const AMARA = { kind: 'user', id: 4, userName: 'amara.okafor', fullName: 'Amara Okafor' } as const
const BRIDGE = { kind: 'api-key', id: 2, keyName: 'ERP bridge', keyPrefix: 'a41f' } as const
const NOON = Date.UTC(2026, 10, 24, 12)
const DAY = 24 * 60 * 60_000

const levels = (minimum: number, maximum: number): Config['data'] => ({
  configs: STORAGE_LEVELS.data.configs.map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter, place) => ({ ...parameter, value: [minimum, maximum][place] ?? 0 })),
  })),
})

const LEVELS = [levels(1, 3), levels(1, 4), levels(2, 5)] as const

const version = (number: number, own: Partial<WholeConfigVersion>): WholeConfigVersion => ({
  version: number,
  at: NOON + number * DAY,
  actor: AMARA,
  kind: 'edited',
  valueCount: 0,
  changes: [],
  data: LEVELS[number - 1] ?? null,
  ...own,
})

const edited = (number: number, own: Partial<WholeConfigVersion> = {}): WholeConfigVersion => {
  const [before, after] = [LEVELS[number - 2], LEVELS[number - 1]]
  const { valueCount, changes } = describeVersion(before, after ?? levels(0, 0), STORAGE_LEVELS.name)
  return version(number, { valueCount, changes: [...changes], ...own })
}

const VERSIONS: readonly WholeConfigVersion[] = [
  edited(3),
  edited(2, { actor: BRIDGE }),
  version(1, { kind: 'before', actor: { kind: 'nobody' } }),
]

const OTHER: readonly ConfigEntry[] = levels(2, 9).configs

const restore = fn(async (config: Config, entries: readonly ConfigEntry[]): Promise<SaveOutcome<Config>> => ({
  status: 'saved',
  value: { ...config, data: { configs: [...entries] }, version: (config.version ?? 0) + 1 },
}))

interface WithVersionsProps {
  view?: ConfigHistoryProps['view']
  versions?: readonly WholeConfigVersion[]
  config?: Config
  canEdit?: boolean
  /** Whether someone else saves during the restore. */
  isConflict?: boolean
}

/** Keeps what the user chose in the history, as a route does. */
const createHistory = (versions: readonly WholeConfigVersion[], view: ConfigHistoryProps['view'] | undefined) =>
  function Part(props: CardHistory) {
    const [selection, setSelection] = useState<HistorySelection>({})
    const { opened, compared } = selection
    const find = (number: number | undefined) => versions.find((one) => one.version === number)
    const entriesOf = (number: number | undefined): readonly ConfigEntry[] =>
      find(number)?.data?.configs ?? props.config.data.configs
    const found = find(opened)
    const isOther = compared?.kind === 'projects'
    const page = { versions: versions.map(({ data: _data, ...one }): ConfigVersion => one), total: versions.length }
    return (
      <ConfigHistory
        {...props}
        view={view ?? ready({ ...page, olderThan: null })}
        onMore={fn()}
        selection={selection}
        onSelect={setSelection}
        opened={found === undefined ? loading() : ready(found)}
        compared={{
          left: ready(isOther ? props.config.data.configs : entriesOf(compared?.left)),
          right: ready(isOther ? OTHER : entriesOf(compared?.right)),
        }}
        projects={{
          found: [{ projectId: 18, name: 'Coker Unit Revamp' }],
          isLoading: false,
          failure: undefined,
          onRetry: fn(),
          onSearch: fn(),
        }}
        project={{ projectId: 12, name: 'Northgate Refinery Expansion' }}
        ownUserName="priya.anand"
      />
    )
  }

/** The tab with one config, whose history it keeps as a server does. */
function WithVersions({
  versions = VERSIONS,
  view,
  config = STORAGE_LEVELS,
  canEdit = true,
  isConflict,
}: WithVersionsProps) {
  const [stored, setStored] = useState(config)
  const [Part] = useState(() => createHistory(versions, view))
  return (
    <ConfigsTab
      view={ready([stored])}
      defaults={ready(CONFIG_DEFAULTS)}
      edit={canEdit ? { allowed: true } : { allowed: false, reason: 'You need the role ADMINISTER_PROJECT_UPDATE.' }}
      canReadJson={false}
      materialStatuses={ready([])}
      statusUses={new Map([[6, [{ workflow: 'Pump Overhaul', phase: 'Strip down', item: 'Send to workshop' }]]])}
      previews={fn(async () => ({ message: 'No preview in this story.' }))}
      History={Part}
      calls={{
        onAdd: async () => undefined,
        onSave: async (changed, entries) => restore(changed, entries),
        saveAll: (run) => run(),
        onDelete: async () => undefined,
        onRestore: async (changed, { entries }) => {
          if (isConflict === true) {
            const current = { ...changed, data: levels(2, 8), version: 7 }
            setStored(current)
            return { status: 'conflict', current }
          }
          const outcome = await restore(changed, entries)
          if (outcome.status === 'saved') setStored(outcome.value)
          return outcome
        },
      }}
      texts={{
        failed: configMessages.fetchAllFailed,
        saveAllFailed: configMessages.saveAllFailed,
        help: configScreenMessages.defaults,
        deleteText: configScreenMessages.deleteText,
      }}
    />
  )
}

const meta: Meta<typeof WithVersions> = {
  title: 'Screens/Configs/History',
  component: WithVersions,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    restore.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof WithVersions>

const open = async (name = STORAGE_LEVELS.name) => {
  const button = screen.getByRole('button', { name: `History of ${name}` })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('region', { name: versionLabels.historyOf(name) }))
}

/** Who, when and what changed, newest first. */
export const Versions: Story = {
  parameters: { rows: ['CONF-76'] },
  play: async () => {
    const history = await open()
    const items = history.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[0]).toHaveTextContent('Amara Okafor')
    await expect(items[0]).toHaveTextContent('Current')
    await expect(items[1]).toHaveTextContent('ERP bridge')
    await expect(items[1]).toHaveTextContent('API key a41f')
    await expect(items[1]).toHaveTextContent('Maximum Storage Levels: from 3 to 4')
    await expect(items[2]).toHaveTextContent('Before')
  },
}

/** J and K choose a version, C compares it. */
export const KeyboardAlone: Story = {
  parameters: { rows: ['CONF-76', 'CONF-77'] },
  play: async () => {
    const history = await open()
    const [first, second] = history.getAllByRole('button', { expanded: false })
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(history.getByRole('row', { name: /Maximum Storage Levels/ })).toHaveTextContent('4')
    await userEvent.keyboard('k')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('jc')
    const compared = within(await screen.findByRole('region', { name: versionLabels.compareOf(STORAGE_LEVELS.name) }))
    await expect(compared.getByText('2 of 2 parameters differ.')).toBeInTheDocument()
  },
}

/** A restore lists every value that changes, and saves it. */
export const Restore: Story = {
  parameters: { rows: ['CONF-78'] },
  play: async () => {
    const history = await open()
    await userEvent.keyboard('jj')
    await userEvent.click(history.getByRole('button', { name: /Restore/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore version 2?' }))
    await expect(dialog.getAllByRole('row')).toHaveLength(3)
    const confirm = dialog.getByRole('button', { name: 'Restore 2 values' })
    await waitFor(() => expect(confirm).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(restore.mock.calls[0]?.[1]).toEqual(LEVELS[1].configs)
    await expect(screen.getByRole('spinbutton', { name: 'Maximum Storage Levels' })).toHaveValue('4')
  },
}

/** Someone else saves during a restore: the values of both are settled in the form. */
export const RestoreConflict: Story = {
  args: { isConflict: true },
  parameters: { rows: ['CONF-78'] },
  play: async () => {
    const history = await open()
    await userEvent.keyboard('jj')
    await userEvent.click(history.getByRole('button', { name: /Restore/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore 2 values' }))
    await expect(await screen.findByText(configScreenMessages.conflict(STORAGE_LEVELS.name))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getAllByText(versionMessages.conflict)[0]).toBeInTheDocument()
  },
}

/** A status in use keeps its name. */
export const RestoreStatusInUse: Story = {
  args: {
    config: STATUSES,
    versions: [
      version(2, { data: STATUSES.data }),
      version(1, {
        kind: 'before',
        actor: { kind: 'nobody' },
        data: {
          configs: STATUSES.data.configs.map((entry) => ({
            ...entry,
            parameters: entry.parameters.map((parameter) =>
              parameter.name === 'On hire' || parameter.name === 'Under repair'
                ? { ...parameter, name: `Old ${parameter.name}` }
                : parameter,
            ),
          })),
        },
      }),
    ],
  },
  parameters: { rows: ['CONF-78'] },
  play: async () => {
    const history = await open(STATUSES.name)
    await userEvent.keyboard('jj')
    await userEvent.click(history.getByRole('button', { name: /Restore/ }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(versionMessages.kept(['On hire']))).toBeInTheDocument()
    await expect(dialog.getByText('Pump Overhaul')).toBeInTheDocument()
  },
}

/** A value of another project is taken into the form, and nothing is saved. */
export const OtherProject: Story = {
  parameters: { rows: ['CONF-77'] },
  play: async () => {
    await open()
    await userEvent.keyboard('c')
    const compared = within(await screen.findByRole('region', { name: versionLabels.compareOf(STORAGE_LEVELS.name) }))
    await userEvent.click(compared.getByRole('radio', { name: 'Projects' }))
    const choice = compared.getByRole('combobox', { name: versionLabels.otherProject })
    await userEvent.click(choice)
    await userEvent.click(await screen.findByRole('option', { name: '18: Coker Unit Revamp' }))
    const use = await compared.findByRole('button', { name: 'Use here Maximum Storage Levels' })
    await userEvent.click(use)
    await expect(screen.getByRole('spinbutton', { name: 'Maximum Storage Levels' })).toHaveValue('9')
    await expect(restore).not.toHaveBeenCalled()
    await expect(use).toHaveFocus()
  },
}

/** A config that nobody changed since its history began. */
export const NeverChanged: Story = {
  args: { versions: [] },
  parameters: { rows: ['CONF-76'] },
  play: async () => {
    const history = await open()
    await expect(history.getByRole('heading', { name: versionMessages.emptyTitle })).toBeInTheDocument()
  },
}

/** The form still works while the history does not load. */
export const Failed: Story = {
  args: { view: failed({ message: 'Service unavailable.' }, async () => undefined) },
  parameters: { rows: ['CONF-76'] },
  play: async () => {
    const history = await open()
    await expect(await history.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await expect(screen.getByRole('spinbutton', { name: 'Maximum Storage Levels' })).toBeEnabled()
  },
}

export const Loading: Story = { args: { view: loading() }, play: async () => void (await open()) }

/** A reader sees the history and compares, and restores nothing. */
export const ReadOnly: Story = {
  args: { canEdit: false },
  parameters: { rows: ['CONF-76'] },
  play: async () => {
    const history = await open()
    await userEvent.keyboard('jj')
    await expect(history.getByRole('button', { name: versionLabels.compareWithCurrent })).toBeInTheDocument()
    await expect(history.queryByRole('button', { name: /Restore/ })).toBeNull()
  },
}
