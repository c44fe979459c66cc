import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { integrationReport } from '../fixtures/integration-reports'
import { IntegrationReportScreen } from './IntegrationReportScreen'

const meta: Meta<typeof IntegrationReportScreen> = {
  title: 'Screens/Integration reports/Report',
  component: IntegrationReportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    reference: 'c2a7d0e4-7f3c-2a19',
    view: ready(integrationReport({ createTime: new Date(2026, 10, 21, 14, 2).getTime() })),
    listHref: '#list',
    importHref: (importId: number) => `#import-${importId}`,
    projectHref: (projectId: number) => `#project-${projectId}`,
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof IntegrationReportScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const factsOf = (canvas: Canvas) =>
  Object.fromEntries(
    canvas
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, canvas.getAllByRole('definition')[index]?.textContent]),
  ) as Record<string, string>

/** The reference as title, the fields of the list, both files and the formatted JSON. */
export const Default: Story = {
  parameters: { rows: ['IMP-30', 'IMP-31', 'IMP-34', 'CONS2-33'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('c2a7d0e4-7f3c-2a19')
    await expect(factsOf(canvas)).toEqual({
      Created: 'Saturday Nov 21, 2026 2:02PM',
      Import: 'Material Take-off',
      'Project Id': '12',
      'Import Id': '31',
      'Sent by user': 'customer.admin',
    })
    await expect(canvas.getByText('northgate/mto/2026-11-21/mto-rev-c-0418.csv')).toBeVisible()
    const data = canvas.getByRole('link', { name: 'Download' })
    await expect(data).toHaveAttribute('href', 'https://files.northgate.example/mto-rev-c-0418.csv')
    await expect(data).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('region', { name: 'JSON of the report' })).toHaveTextContent('"received": 418')
    await userEvent.click(canvas.getByRole('button', { name: /^rejections/ }))
    await expect(canvas.getByRole('region', { name: 'JSON of the report' })).not.toHaveTextContent('Pipe Rack 3')
  },
}

/** Without an S3 key the request file is the S3 path; without a user the sender is the API key. */
export const OldReport: Story = {
  parameters: { rows: ['IMP-32', 'IMP-33'] },
  args: {
    view: ready(
      integrationReport({
        requestS3Key: null,
        requestS3Path: 'northgate/old/mto.csv',
        userName: null,
        apiKeyName: 'Procurement Link',
        requestImportId: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('northgate/old/mto.csv')).toBeVisible()
    await expect(factsOf(canvas)).toMatchObject({ 'Sent by API key': 'Procurement Link', 'Import Id': 'None' })
  },
}

export const UnsafeLink: Story = {
  name: 'An address that is not http or https is text with a note, and no link',
  tags: ['test-only'],
  parameters: { rows: ['SITE-75', 'IMP-34'] },
  args: { view: ready(integrationReport({ dataLink: 'javascript:alert(document.domain)' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(document.domain)')).toBeVisible()
    await expect(canvas.getByText('This address is not http or https, so you cannot open it here.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Download|javascript/ })).toBeNull()
  },
}

export const NoFiles: Story = {
  args: { view: ready(integrationReport({ requestS3Key: null, dataLink: null, reportJson: '' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This report has no request file.')).toBeVisible()
    await expect(canvas.getByText('This report has no data.')).toBeVisible()
    await expect(canvas.getByText('This report has no JSON.')).toBeVisible()
  },
}

export const NotJson: Story = {
  args: { view: ready(integrationReport({ reportJson: '<html>Bad gateway</html>' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is not valid JSON\. It is shown as it was received\./)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'JSON of the report' })).toHaveTextContent(
      '<html>Bad gateway</html>',
    )
  },
}

/** As large as the largest reports. */
const FIVE_MEGABYTES = JSON.stringify(
  Array.from({ length: 75_000 }, (_, line) => ({ line, name: `SP-${line}`, site: 'Pipe Rack 3', state: 'created' })),
)

/** Five megabytes are formatted while the page stays responsive. */
export const Large: Story = {
  parameters: { rows: ['IMP-34'] },
  args: { view: ready(integrationReport({ reportJson: FIVE_MEGABYTES })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download JSON' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText(/Show all 450,002 lines/)).toBeVisible(), { timeout: 30_000 })
  },
}

export const Loading: Story = { args: { view: loading() } }

/** A failed load shows the specified message. */
export const Failed: Story = {
  parameters: { rows: ['IMP-35', 'MSG-48'] },
  args: { view: failed({ message: 'No such integration report.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to fetch integration report(s).' })).toBeVisible()
    await expect(canvas.getByText('No such integration report.')).toBeVisible()
  },
}

export const LongTexts: Story = {
  args: {
    reference: 'c2a7d0e4-7f3c-2a19-'.repeat(6),
    view: ready(
      integrationReport({
        displayName: 'Material take-off of the crude unit, the tank farm and the jetty',
        requestS3Key: `northgate/${'very-long-folder-name/'.repeat(8)}mto.csv`,
        dataLink: `ftp://files.northgate.example/${'very-long-folder-name/'.repeat(8)}mto.csv`,
      }),
    ),
  },
}
