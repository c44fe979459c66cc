import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { IntegrationReportRow } from '@sitewright/domain/integration-reports/model'
import { ready, loading, type View } from '../../view/view-state'
import { integrationReport, reportRow, reportRows } from '../fixtures/integration-reports'
import { SplitPage } from '../patterns/SplitPage'
import { IntegrationReportListScreen } from './IntegrationReportListScreen'
import { IntegrationReportScreen } from './IntegrationReportScreen'

const project = { projectId: 12, name: 'Northgate Refinery Expansion' }
const projects = { found: [project], isLoading: false, failure: undefined, onRetry: fn(), onSearch: fn() }
const rows = reportRows(29)
const referenceAt = (place: number): string => rows[place]?.integrationReference ?? ''

interface ReportsPageProps {
  view?: View<readonly IntegrationReportRow[]>
  hasQuery?: boolean
}

/** A page of reports with the second one open, whose links open others. */
function ReportsPage({ view = ready(rows), hasQuery = true }: ReportsPageProps) {
  const [opened, setOpened] = useState(referenceAt(1))
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <SplitPage
        layout="reader"
        isOpen
        list={
          <IntegrationReportListScreen
            projects={projects}
            project={hasQuery ? project : undefined}
            onProject={fn()}
            result={hasQuery ? { page: 2, view } : undefined}
            onRun={fn()}
            onPage={fn()}
            rowLink={({ integrationReference }) => ({
              id: `report-${integrationReference}`,
              href: `#${integrationReference}`,
              onClick: () => setOpened(integrationReference),
              'aria-current': integrationReference === opened ? 'page' : undefined,
            })}
          />
        }
      >
        <IntegrationReportScreen
          reference={opened}
          view={ready(integrationReport({ integrationReference: opened }))}
          listHref="#list"
          importHref={(importId) => `#import-${importId}`}
          projectHref={undefined}
        />
      </SplitPage>
    </main>
  )
}

const meta: Meta<typeof ReportsPage> = {
  title: 'Screens/Integration reports/List and report',
  component: ReportsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop', isRotated: false } },
}

export default meta
type Story = StoryObj<typeof ReportsPage>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const isOpen = async (canvas: Canvas, place: number): Promise<void> => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(referenceAt(place))
  const links = within(canvas.getByRole('list', { name: 'Integration reports' })).getAllByRole('link')
  await expect(links.findIndex((link) => link.getAttribute('aria-current') === 'page')).toBe(place)
}

export const Keys: Story = {
  name: 'J opens the next report of the page and K the previous one, but not while the user types',
  tags: ['test-only'],
  parameters: { rows: ['IMP-30'] },
  play: async ({ canvas }) => {
    await isOpen(canvas, 1)
    await userEvent.keyboard('j')
    await isOpen(canvas, 2)
    await userEvent.keyboard('kk')
    await isOpen(canvas, 0)
    // There is none before the first.
    await userEvent.keyboard('k{Control>}j{/Control}')
    await isOpen(canvas, 0)
    const field = canvas.getByRole('combobox', { name: 'Project' })
    await userEvent.type(field, 'jk')
    await isOpen(canvas, 0)
    await userEvent.keyboard('{Escape}')
  },
}

export const LastRow: Story = {
  name: 'The open report scrolls into view in the list',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.keyboard('j'.repeat(27))
    await isOpen(canvas, 28)
    const last = within(canvas.getByRole('list', { name: 'Integration reports' })).getAllByRole('link')[28]
    await waitFor(() => expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(canvas.getByRole('button', { name: 'Run Query' })).toBeVisible()
  },
}

/** A report that was opened by its address has a list without rows until a query runs. */
export const NoQuery: Story = {
  parameters: { rows: ['IMP-29'] },
  args: { hasQuery: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a project, then run the query.')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Integration reports' })).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No integration reports found.' })).toBeVisible()
    await expect(canvas.getByText('There are no reports on this page. Go back to the previous page.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled()
  },
}

export const LongTexts: Story = {
  args: {
    view: ready([
      reportRow({
        displayName: 'Material take-off of the crude unit, the tank farm and the jetty',
        integrationReference: 'c2a7d0e4-7f3c-2a19-'.repeat(6),
      }),
    ]),
  },
}
