import { type ReactElement, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { BackLinkProvider } from '@sitewright/ui/back-link'
import { Badge } from '@sitewright/ui/badge'
import { Banner } from '@sitewright/ui/banner'
import { Breadcrumbs } from '@sitewright/ui/breadcrumbs'
import { BulkPasteEditor } from '@sitewright/ui/bulk-paste-editor'
import { Button, ButtonLink, IconButton } from '@sitewright/ui/button'
import { Card } from '@sitewright/ui/card'
import { Checkbox } from '@sitewright/ui/checkbox'
import { CheckboxGroup } from '@sitewright/ui/checkbox-group'
import { ColorPicker } from '@sitewright/ui/color-picker'
import { ComboBox } from '@sitewright/ui/combo-box'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { ConflictPanel } from '@sitewright/ui/conflict-panel'
import { CopyField } from '@sitewright/ui/copy-field'
import { type Column, DataTable } from '@sitewright/ui/data-table'
import { DatePicker } from '@sitewright/ui/date-picker'
import { Dialog } from '@sitewright/ui/dialog'
import { DisabledReason } from '@sitewright/ui/disabled-reason'
import { DownloadButton, DownloadLink } from '@sitewright/ui/download-button'
import { EditableRow, EditableTable } from '@sitewright/ui/editable-table'
import { EmailTagInput } from '@sitewright/ui/email-tag-input'
import { EmptyState } from '@sitewright/ui/empty-state'
import { Form } from '@sitewright/ui/form'
import { FormCheckbox } from '@sitewright/ui/form-checkbox'
import { FormCheckboxGroup } from '@sitewright/ui/form-checkbox-group'
import { FormColorPicker } from '@sitewright/ui/form-color-picker'
import { FormComboBox } from '@sitewright/ui/form-combo-box'
import { FormDatePicker } from '@sitewright/ui/form-date-picker'
import { FormEmailTagInput } from '@sitewright/ui/form-email-tag-input'
import { FormMultiComboBox } from '@sitewright/ui/form-multi-combo-box'
import { FormNumberField } from '@sitewright/ui/form-number-field'
import { FormPasswordField } from '@sitewright/ui/form-password-field'
import { FormRadioGroup } from '@sitewright/ui/form-radio-group'
import { FormSelect } from '@sitewright/ui/form-select'
import { FormSlider } from '@sitewright/ui/form-slider'
import { FormSwitch } from '@sitewright/ui/form-switch'
import { FormTextArea } from '@sitewright/ui/form-text-area'
import { FormTextField } from '@sitewright/ui/form-text-field'
import { FormWeightEditor } from '@sitewright/ui/form-weight-editor'
import { IconButtonLink } from '@sitewright/ui/icon-button-link'
import { JsonPanel } from '@sitewright/ui/json-panel'
import { KeyValueList } from '@sitewright/ui/key-value'
import { LeaveDialog } from '@sitewright/ui/leave-dialog'
import { LeaveGuard, LeaveGuardProvider } from '@sitewright/ui/leave-guard'
import { Link, LinkProvider } from '@sitewright/ui/link'
import { MapKeys } from '@sitewright/ui/map-keys'
import { MenuButton } from '@sitewright/ui/menu'
import { MultiComboBox } from '@sitewright/ui/multi-combo-box'
import { NameTreeEditor } from '@sitewright/ui/name-tree-editor'
import { Note } from '@sitewright/ui/note'
import { NumberField } from '@sitewright/ui/number-field'
import { OverflowTooltip } from '@sitewright/ui/overflow-tooltip'
import { PageHeader } from '@sitewright/ui/page-header'
import { Pagination } from '@sitewright/ui/pagination'
import { PasswordField } from '@sitewright/ui/password-field'
import { PhaseBoard } from '@sitewright/ui/phase-board'
import { Popover } from '@sitewright/ui/popover'
import { ProblemMessage } from '@sitewright/ui/problem-message'
import { ProgressBar } from '@sitewright/ui/progress-bar'
import { RadioGroup } from '@sitewright/ui/radio-group'
import { SearchField } from '@sitewright/ui/search-field'
import { Select } from '@sitewright/ui/select'
import { SelectionBar } from '@sitewright/ui/selection-bar'
import { ShapeTools } from '@sitewright/ui/shape-tools'
import { SiteMap } from '@sitewright/ui/site-map'
import { SingleKeys } from '@sitewright/ui/single-keys'
import { Skeleton } from '@sitewright/ui/skeleton'
import { Slider } from '@sitewright/ui/slider'
import { StatTable } from '@sitewright/ui/stat-table'
import { SwatchTag, SwatchTagList } from '@sitewright/ui/swatch-tag'
import { Switch } from '@sitewright/ui/switch'
import { TabLinks } from '@sitewright/ui/tab-links'
import { Tabs } from '@sitewright/ui/tabs'
import { FaultSummary } from '@sitewright/ui/fault-summary'
import { Requirements } from '@sitewright/ui/requirements'
import { ColumnsMenu, DensitySwitch } from '@sitewright/ui/table-controls'
import { TextArea } from '@sitewright/ui/text-area'
import { TextField } from '@sitewright/ui/text-field'
import { LocaleProvider } from '@sitewright/ui/locale-provider'
import { german } from '@sitewright/ui/locales/de'
import { ThemeStyles } from '@sitewright/ui/themes'
import { ToastHistory } from '@sitewright/ui/toast-history'
import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'
import { ToggleBadge } from '@sitewright/ui/toggle-badge'
import { Tooltip } from '@sitewright/ui/tooltip'
import { TooltipLayer } from '@sitewright/ui/tooltip-layer'
import { TreeCheckbox } from '@sitewright/ui/tree-checkbox'
import { TreeGrid } from '@sitewright/ui/tree-grid'
import { TypedConfirmDialog } from '@sitewright/ui/typed-confirm-dialog'
import { UndoButtons } from '@sitewright/ui/undo-buttons'
import { UnsavedBar, UnsavedBarAhead } from '@sitewright/ui/unsaved-bar'
import { useDrawing } from '@sitewright/ui/use-drawing'
import { useRowView } from '@sitewright/ui/use-row-view'
import { useSelection } from '@sitewright/ui/use-selection'
import { useUndoHistory } from '@sitewright/ui/use-undo-history'
import { VertexTable } from '@sitewright/ui/vertex-table'
import { View } from '@sitewright/ui/view'
import { ready } from '@sitewright/ui/view-state'
import { VisuallyHidden } from '@sitewright/ui/visually-hidden'
import { WeightEditor } from '@sitewright/ui/weight-editor'
import { WindowedTable } from '@sitewright/ui/windowed-table'
import { VersionAuthors } from '@sitewright/ui/use-draft'

const OPTIONS = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const ROWS = [{ id: 1, name: 'Adaeze' }]
const COLUMNS: Column<(typeof ROWS)[number]>[] = [{ id: 'name', header: 'Name', cell: (row) => row.name }]
const WEIGHTS = [{ id: 'a', name: 'Alpha' }]
const toasts = createToastQueue()
const noop = () => undefined

/** One of each kind of value that a form field has. */
interface Values {
  text: string
  flag: boolean
  list: string[]
  choice: string | null
  amount: number | null
  weights: Record<string, number>
}

function FormSample() {
  const form = useForm<Values>({
    defaultValues: { text: '', flag: false, list: [], choice: null, amount: null, weights: { a: 100 } },
  })
  return (
    <Form form={form} onSubmit={noop}>
      <FormTextField name="text" label="Name" />
      <FormTextArea name="text" label="Remarks" />
      <FormPasswordField name="text" label="Password" />
      <FormSelect name="text" label="Kind" options={OPTIONS} />
      <FormRadioGroup name="text" label="Kind" options={OPTIONS} />
      <FormColorPicker name="text" label="Color" />
      <FormCheckbox name="flag" label="Active" />
      <FormSwitch name="flag" label="Active" />
      <FormCheckboxGroup name="list" label="Kinds" options={OPTIONS} />
      <FormMultiComboBox name="list" label="Groups" options={OPTIONS} />
      <FormEmailTagInput name="list" label="Email" isAddress={(text) => text.includes('@')} />
      <FormComboBox name="choice" label="Group" options={OPTIONS} />
      <FormDatePicker name="choice" label="Day" />
      <FormNumberField name="amount" label="Amount" />
      <FormSlider name="amount" label="Opacity" min={0} max={1} step={0.1} />
      <FormWeightEditor name="weights" label="Weights" rows={WEIGHTS} />
    </Form>
  )
}

function MapSample() {
  const drawing = useDrawing({ defaultValue: { kind: 'polygon', ring: [], isClosed: false } })
  return (
    <>
      <ShapeTools drawing={drawing} />
      <VertexTable drawing={drawing} />
      <MapKeys />
    </>
  )
}

function TableSample() {
  const selection = useSelection({ rows: ROWS, rowKey: (row) => row.id, total: 1 })
  return (
    <>
      <DataTable
        caption="Users"
        rows={ROWS}
        columns={COLUMNS}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        selection={selection}
      />
      <SelectionBar selection={selection}>Actions</SelectionBar>
    </>
  )
}

function WindowedSample() {
  const view = useRowView({ rows: ROWS, columns: COLUMNS })
  return (
    <WindowedTable caption="Users" view={view} columns={COLUMNS} rowKey={(row) => row.id} rowName={(row) => row.name} />
  )
}

function UndoSample() {
  const history = useUndoHistory({ defaultValue: 1 })
  return <UndoButtons history={history} />
}

function OverflowSample() {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>
        <li>A long name</li>
      </ul>
      <OverflowTooltip container={list} selector="li" />
    </>
  )
}

/** Every component of the library with the fewest props that it takes, by the entry point that exports it. */
export const SAMPLES: Record<string, ReactElement> = {
  badge: <Badge>Active</Badge>,
  banner: <Banner>Maintenance at ten</Banner>,
  breadcrumbs: (
    <Breadcrumbs
      items={[
        { label: 'Users', href: '/users' },
        { label: 'Adaeze', href: '/users/adaeze' },
      ]}
    />
  ),
  'bulk-paste-editor': <BulkPasteEditor label="Sites" onCreate={noop} />,
  button: (
    <>
      <Button>Save</Button>
      <ButtonLink href="/users">Users</ButtonLink>
      <IconButton label="Copy" icon="c" />
    </>
  ),
  card: <Card title="Users">45 users</Card>,
  checkbox: <Checkbox label="Active" />,
  'checkbox-group': <CheckboxGroup label="Kinds" options={OPTIONS} />,
  'color-picker': <ColorPicker label="Color" />,
  'combo-box': <ComboBox label="Group" options={OPTIONS} />,
  'confirm-dialog': (
    <ConfirmDialog isOpen title="Delete it?" confirmLabel="Delete" onConfirm={noop} onClose={noop}>
      It is gone for good.
    </ConfirmDialog>
  ),
  'conflict-panel': <ConflictPanel contested={[]} merged={[]} onChoose={noop} />,
  'copy-field': <CopyField label="Key" value="abc" />,
  'data-table': <TableSample />,
  'date-picker': <DatePicker label="Day" />,
  dialog: (
    <Dialog isOpen title="About">
      Sitewright
    </Dialog>
  ),
  'disabled-reason': (
    <>
      <button type="button" aria-disabled="true" aria-describedby="reason">
        Delete
      </button>
      <DisabledReason id="reason">It is in use.</DisabledReason>
    </>
  ),
  'download-button': (
    <>
      <DownloadButton fileName="a.csv" load={() => Promise.reject(new Error('offline'))}>
        Export
      </DownloadButton>
      <DownloadLink href="/a.csv">Export</DownloadLink>
    </>
  ),
  'editable-table': (
    <EditableTable caption="Properties" columns={[{ id: 'name', header: 'Name' }]} onAdd={noop}>
      <EditableRow name="Crane access" cells={{ name: 'Crane access' }} onRemove={noop} />
    </EditableTable>
  ),
  'fault-summary': <FaultSummary title="1 error" errors={[{ key: 'name', text: 'Enter a name.' }]} />,
  'email-tag-input': <EmailTagInput label="Email" isAddress={(text) => text.includes('@')} />,
  'empty-state': <EmptyState title="No users yet" />,
  form: <FormSample />,
  'icon-button-link': <IconButtonLink label="Copy" icon="c" href="/users/copy" />,
  'json-panel': <JsonPanel label="Reply" json="{}" />,
  'key-value': <KeyValueList items={[{ label: 'Name', value: 'Adaeze' }]} />,
  'leave-dialog': <LeaveDialog isOpen changes={[]} onClose={noop} onLeave={noop} />,
  'back-link': (
    <BackLinkProvider link={{ href: '/users', label: 'Go to Users' }}>
      <p>Users</p>
    </BackLinkProvider>
  ),
  'leave-guard': (
    <SingleKeys value={false}>
      <LeaveGuardProvider guard={({ changes }) => <p>{changes.length}</p>}>
        <LeaveGuard changes={[]} />
      </LeaveGuardProvider>
    </SingleKeys>
  ),
  link: (
    <LinkProvider component={(props) => <a {...props}>{props.children}</a>}>
      <Link href="/users">Users</Link>
    </LinkProvider>
  ),
  menu: <MenuButton label="More" items={[{ id: 'a', label: 'Rename', onAction: noop }]} />,
  'multi-combo-box': <MultiComboBox label="Groups" options={OPTIONS} />,
  'name-tree-editor': <NameTreeEditor label="Sites" nodes={[]} />,
  note: <Note tone="info">Saved yesterday</Note>,
  'number-field': <NumberField label="Amount" />,
  'page-header': <PageHeader title="Users" />,
  pagination: <Pagination page={1} pageSize={25} total={60} noun={{ one: 'user', other: 'users' }} href={String} />,
  'password-field': <PasswordField label="Password" />,
  'phase-board': (
    <PhaseBoard label="Workflow" defaultValue={[{ id: 'a', name: 'Build', items: [{ id: 'w', name: 'Weld' }] }]} />
  ),
  'phase-board-whole': (
    <PhaseBoard
      label="Workflow"
      isVirtualized={false}
      defaultValue={[
        { id: 'a', name: 'Build', items: [{ id: 'w', name: 'Weld' }] },
        { id: 'b', name: 'Test', items: [{ id: 'p', name: 'Probe' }] },
      ]}
    />
  ),
  popover: <Popover label="Filter">Nothing to filter</Popover>,
  'problem-message': <ProblemMessage title="Failed to load users." />,
  'progress-bar': <ProgressBar label="Seats" value={90} />,
  requirements: <Requirements id="rules" requirements={[{ text: 'Has 8 characters.', isMet: true }]} />,
  'radio-group': <RadioGroup label="Kind" options={OPTIONS} />,
  'search-field': <SearchField label="Search users" value="" onChange={noop} />,
  select: <Select label="Kind" options={OPTIONS} />,
  'overflow-tooltip': <OverflowSample />,
  'site-map': <SiteMap label="Map" />,
  skeleton: <Skeleton />,
  slider: <Slider label="Opacity" min={0} max={1} step={0.1} />,
  'stat-table': <StatTable label="Seats" rows={[]} />,
  'swatch-tag': (
    <>
      <SwatchTag color="#123456">MC</SwatchTag>
      <SwatchTagList items={[]} />
    </>
  ),
  switch: <Switch label="Active" />,
  tabs: (
    <Tabs label="Views" items={[{ id: 'a', label: 'Users' }]} value="a" onChange={() => undefined}>
      Users of the project.
    </Tabs>
  ),
  'tab-links': <TabLinks label="User" items={[{ label: 'Details', href: '/details' }]} />,
  'table-controls': (
    <>
      <ColumnsMenu columns={COLUMNS} hiddenColumns={[]} onHiddenColumnsChange={noop} />
      <DensitySwitch value="comfortable" onChange={noop} />
    </>
  ),
  'text-area': <TextArea label="Remarks" />,
  'text-field': <TextField label="Name" />,
  language: (
    <LocaleProvider locale="de" messages={german}>
      <SearchField label="Benutzer" />
    </LocaleProvider>
  ),
  themes: <ThemeStyles />,
  'toast-history': <ToastHistory queue={toasts} />,
  toasts: <Toasts queue={toasts} />,
  'toggle-badge': (
    <ToggleBadge owner="user jsmith" isSelected>
      Active
    </ToggleBadge>
  ),
  tooltip: (
    <Tooltip text="Opens the list">
      <button type="button">Users</button>
    </Tooltip>
  ),
  'tooltip-layer': <TooltipLayer text="Opens the list" id="tooltip" />,
  'tree-checkbox': <TreeCheckbox label="Projects" nodes={[{ id: 1, name: 'North' }]} />,
  'tree-grid': <TreeGrid label="Projects" nodes={[{ id: 1, name: 'North' }]} />,
  'typed-confirm-dialog': (
    <TypedConfirmDialog
      isOpen
      title="Delete it?"
      expected="North"
      confirmLabel="Delete"
      onConfirm={noop}
      onClose={noop}
    >
      It is gone for good.
    </TypedConfirmDialog>
  ),
  'undo-buttons': <UndoSample />,
  'unsaved-bar': (
    <>
      <UnsavedBar changes={[{ id: 'name', label: 'Name' }]} state="unsaved" formId="form" onDiscard={noop} />
      <UnsavedBarAhead />
    </>
  ),
  'vertex-table': <MapSample />,
  view: (
    <View view={ready('Adaeze')} loading="Loading" failedTitle="Failed">
      {(name) => name}
    </View>
  ),
  'visually-hidden': <VisuallyHidden>45 users</VisuallyHidden>,
  'use-draft': <VersionAuthors value={async () => ({ name: 'Priya Anand', at: 0 })}>Form</VersionAuthors>,
  'weight-editor': <WeightEditor label="Weights" rows={WEIGHTS} />,
  'windowed-table': <WindowedSample />,
}
