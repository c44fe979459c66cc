import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../../../view/view-state'
import { STORAGE_LEVELS } from '../../fixtures/configs'
import { showsFailure } from '../../fixtures/plays'
import { ConfigMatrix, type ConfigMatrixProps } from './ConfigMatrix'
import { MATRIX, PROJECT_SEARCH, REFERENCE } from './matrix-fixture'

/** The address and the open cell, which the route has. */
function Matrix(props: ConfigMatrixProps) {
  const [filter, setFilter] = useState(props.filter)
  const [open, setOpen] = useState(props.open)
  return (
    <ConfigMatrix
      {...props}
      filter={filter}
      shownFilter={filter}
      onFilter={(change) => {
        props.onFilter(change)
        setFilter((before) => ({ ...before, page: 1, ...change }))
      }}
      open={open}
      onOpen={setOpen}
    />
  )
}

const FILTER = { search: '', facets: [], page: 1, pageSize: 20, config: undefined }
const changeFilter = fn()
const here = {
  ...STORAGE_LEVELS,
  id: 70,
  projectId: 18,
  data: {
    configs: STORAGE_LEVELS.data.configs.map((entry) => ({
      ...entry,
      parameters: entry.parameters.map((parameter, place) => (place === 0 ? { ...parameter, value: 3 } : parameter)),
    })),
  },
}
const OPEN = { projectId: 18, name: 'Coker Unit Revamp', config: 'EnforceStorageLevels' }

const meta: Meta<typeof ConfigMatrix> = {
  title: 'Screens/Licenses/Config matrix',
  component: ConfigMatrix,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Matrix {...args} />,
  args: {
    view: ready(MATRIX),
    filter: FILTER,
    shownFilter: FILTER,
    onFilter: changeFilter,
    pageHref: (page) => `#page-${page}`,
    counts: { all: 43, missing: 9, differs: 17, default: 21, same: 28 },
    projects: PROJECT_SEARCH,
    reference: REFERENCE,
    onReference: fn(),
    open: undefined,
    onOpen: fn(),
    differences: ready({ here, reference: STORAGE_LEVELS }),
    configsHref: '#configs',
    configHref: ({ projectId }) => `#configs-of-${projectId}`,
    projectHref: (projectId) => `#project-${projectId}`,
  },
  beforeEach: () => {
    changeFilter.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof ConfigMatrix>

/** Each cell has an icon and a word. The reference is the first row. */
export const States: Story = {
  parameters: { rows: ['CONF-82', 'CONF-86'] },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row')
    await expect(rows[1]).toHaveTextContent('12Northgate Refinery Expansion2 set4 set')
    await expect(
      canvas.getByRole('button', { name: 'CustomEquipmentStatus of Coker Unit Revamp: Differs 2' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'CustomBarcodeExport of Module Yard: Missing' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'All 43' })).toBeChecked()
  },
}

/** Beside the grid, below it in a narrower window. */
export const Differences: Story = {
  args: { open: OPEN },
  parameters: { rows: ['CONF-88', 'CONF-89'] },
  play: async ({ canvas }) => {
    const side = within(canvas.getByRole('region', { name: 'EnforceStorageLevels' }))
    await expect(side.getByRole('row', { name: /Minimum Storage Levels 3 .*2/ })).toBeVisible()
    await expect(side.getByText('1 of 2 parameters is the same.')).toBeVisible()
    await expect(side.getByRole('link', { name: 'Open config' })).toHaveAttribute('href', '#configs-of-18')
    await userEvent.click(side.getByRole('button', { name: 'Close differences' }))
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'EnforceStorageLevels of Coker Unit Revamp: Differs 1' }),
      ).toHaveFocus(),
    )
  },
}

/** The project has no config of the type. */
export const MissingHere: Story = {
  args: {
    open: { ...OPEN, config: 'CustomBarcodeExport' },
    differences: ready({ here: undefined, reference: STORAGE_LEVELS }),
  },
  parameters: { rows: ['CONF-88'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18: Coker Unit Revamp has no config of this type.')).toBeVisible()
  },
}

/** There is nothing to compare a config with that the reference does not have. */
export const MissingInReference: Story = {
  args: { open: { ...OPEN, config: 'ResourceProperties' }, differences: ready({ here, reference: undefined }) },
  parameters: { rows: ['CONF-82', 'CONF-88'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12: Northgate Refinery Expansion has no config of this type.')).toBeVisible()
  },
}

/** Values that the configs do not differ in. */
export const Same: Story = {
  args: { open: OPEN, differences: ready({ here: STORAGE_LEVELS, reference: STORAGE_LEVELS }) },
  parameters: { rows: ['CONF-88'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All parameters are the same as in 12.')).toBeVisible()
  },
}

/** A facet shows the projects that have such a config. */
export const Facet: Story = {
  parameters: { rows: ['CONF-85', 'CONF-86'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Differs 17' }))
    await expect(changeFilter).toHaveBeenLastCalledWith({ facets: ['differs'] })
  },
}

/** A filter that no project matches can be turned off. */
export const NoMatch: Story = {
  args: {
    view: ready({ ...MATRIX, projects: [], total: 0 }),
    filter: { search: 'nothing', facets: ['missing'], page: 1, pageSize: 20, config: undefined },
  },
  parameters: { rows: ['CONF-86'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No projects to compare' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all projects' }))
    await expect(changeFilter).toHaveBeenLastCalledWith({ search: '', facets: [] })
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** The license has no active projects. */
export const NoProjects: Story = {
  args: { view: ready({ configs: MATRIX.configs, reference: null, projects: [], total: 0 }), reference: undefined },
  parameters: { rows: ['CONF-86'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No projects to compare' })).toBeVisible()
  },
}

/** Cells keep their place while the differences load. */
export const DifferencesLoading: Story = {
  args: { open: OPEN, differences: loading() },
  parameters: { rows: ['CONF-88'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'EnforceStorageLevels' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to fetch the config matrix.' }, fn()) },
  play: showsFailure('Failed to fetch the config matrix.'),
}

/** An address with a page that there is not. */
export const NoSuchPage: Story = {
  args: { filter: { ...FILTER, page: 4 }, view: ready({ ...MATRIX, projects: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no page 4' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to page 3' })).toHaveAttribute('href', '#page-3')
  },
}

export const ValuesOfOneSide: Story = {
  name: 'Counts the values that only one of both has',
  tags: ['test-only'],
  parameters: { rows: ['CONF-88'] },
  args: {
    open: OPEN,
    differences: ready({
      here: {
        ...here,
        data: {
          configs: here.data.configs.map((entry) => ({
            ...entry,
            parameters: [...entry.parameters, { name: 'own', label_name: 'Own value', label_type: 'text', value: 'x' }],
          })),
        },
      },
      reference: STORAGE_LEVELS,
    }),
  },
  play: async ({ canvas }) => {
    const side = within(canvas.getByRole('region', { name: 'EnforceStorageLevels' }))
    await expect(side.getByText('1 of 3 parameters is the same.')).toBeVisible()
  },
}
