import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { allowed } from '@sitewright/domain/shared/policy'
import { ready } from '../../view/view-state'
import { importSystem, importSystems, longImportSystem } from '../fixtures/imports'
import { SplitPage } from '../patterns/SplitPage'
import { ImportListScreen } from './ImportListScreen'
import { ImportScreen } from './ImportScreen'

const nothing = { found: [], isLoading: false, failure: undefined, onRetry: fn(), onSearch: fn() }
const openLong = { ...longImportSystem, configId: 99 }

/** The list with the first import system open, until a link closes it. */
function ImportsPage({ isLong = false, isOpenAtFirst = true }: { isLong?: boolean; isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const opened = isLong ? openLong : importSystem()
  return (
    <main
      style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}
      onClickCapture={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link?.getAttribute('href') === '#list') setOpen(false)
      }}
    >
      <SplitPage
        layout="form"
        isOpen={isOpen}
        list={
          <ImportListScreen
            view={ready({ rows: isLong ? [openLong, ...importSystems] : importSystems, total: 4 })}
            filter={{
              facets: [],
              search: '',
              licenseId: undefined,
              projectId: undefined,
              sort: { key: 'displayName', isDescending: false },
              page: 1,
              pageSize: 20,
            }}
            onFilter={fn()}
            pageHref={(page) => `#page-${page}`}
            newHref="#new"
            projects={nothing}
            project={undefined}
            rowLink={({ configId }) => ({
              id: `import-${configId}`,
              href: `#import-${configId}`,
              onClick: fn(),
              'aria-current': isOpen && configId === opened.configId ? 'page' : undefined,
            })}
            table={{ density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() }}
          />
        }
      >
        {isOpen && (
          <ImportScreen
            tabs={[]}
            view={ready(opened)}
            edit={allowed}
            paths={{ paths: ['/northgate/mto'], failure: undefined, onRetry: fn() }}
            listHref="#list"
            reportsHref={(projectId) => `#reports-${projectId}`}
            onSave={fn()}
          />
        )}
      </SplitPage>
    </main>
  )
}

const meta: Meta<typeof ImportsPage> = {
  title: 'Screens/Imports/List and form',
  component: ImportsPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
}

export default meta
type Story = StoryObj<typeof ImportsPage>

/** The form is beside the list, which marks its row, and closes to the list. */
export const Beside: Story = {
  parameters: { rows: ['IMP-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Material Take-off', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Imports', level: 2 })).toBeVisible()
    const current = canvas.getByRole('link', { name: 'Material Take-off' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(document.querySelectorAll('main [aria-current="page"]')).toHaveLength(1)
    const form = canvas.getByRole('textbox', { name: 'Name' }).getBoundingClientRect()
    await expect(form.left).toBeGreaterThan(current.getBoundingClientRect().right)
    await userEvent.click(canvas.getByRole('link', { name: 'Close import' }))
    await expect(canvas.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull()
  },
}

/** In a window below 1200 px the form is alone on the page. */
export const Narrow: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Material Take-off', level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Imports' }))
    await expect(canvas.getByRole('table', { name: 'Imports' })).toBeVisible()
  },
}

export const ListAlone: Story = { args: { isOpenAtFirst: false } }

export const LongTexts: Story = { args: { isLong: true } }
