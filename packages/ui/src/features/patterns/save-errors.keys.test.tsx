import { createElement, type ComponentType, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { storedDraftMessages } from '@sitewright/domain/shared/stored-draft-messages'
import { createMemoryStore } from '../fixtures/drafts'
import { DraftStores } from './draft-store'
import { type Change, LeaveGuardProvider, type LeaveGuardProps } from '../../leave-guard/LeaveGuard'
import apiKeyDetails from '../api-keys/ApiKeyDetails.stories'
import newApiKey from '../api-keys/NewApiKeyScreen.stories'
import addOns from '../assignments/add-ons/AddOnsTab.stories'
import projectTree from '../assignments/projects/ProjectsTab.stories'
import roles from '../assignments/roles/RolesTab.stories'
import catalogEntry, { InUse as productLicense } from '../catalog/CatalogEntryForm.stories'
import configs from '../configs/ConfigsTab.stories'
import numbers from '../document-numbering/DocumentNumbering.stories'
import groupDetails from '../groups/GroupDetails.stories'
import importSystem from '../imports/ImportScreen.stories'
import internalSettings, { Many as manyProjects } from '../internal-settings/InternalSettingsTab.stories'
import licenseEdit from '../licenses/LicenseEditScreen.stories'
import preservation from '../preservations/PreservationForm.stories'
import projectInfo from '../projects/ProjectInfo.stories'
import properties from '../resources/ResourcePropertiesTab.stories'
import shortcuts from '../shortcuts/ShortcutsTab.stories'
import siteMap from '../sites/SiteMapForm.stories'
import siteProperties from '../sites/SiteProperties.stories'
import userDetails from '../users/UserDetails.stories'
import workflow from '../workflows/WorkflowEditor.stories'

/*
 * Every form that edits a stored record, with a save that the server answers late and rejects because of values deep inside it. The leave guard knows the change, and many presses
 * send one save. Each error is shown once: at its field, or where the form shows those without one. The message of the save is shown only if no error has a field. The focus moves
 * to an error, and the form keeps the change. The last test fails for a form that is missing here.
 */

type FieldErrors = Readonly<Record<string, readonly string[]>>
type StoryMeta = { component?: unknown; render?: unknown; args?: object }

interface FormCase {
  /** The file that has the draft. */
  file: string
  meta: StoryMeta
  args?: object | undefined
  /** The prop that saves. */
  saver?: string
  /** A text field of the form that is edited. */
  field: string | RegExp
  role?: 'textbox' | 'spinbutton' | 'checkbox' | 'tree'
  text?: string
  /** The button that opens the form, as a dialog that Enter saves. */
  opener?: string
  fields: FieldErrors
  /** Wraps the outcome of a save. */
  wrap?: (outcome: object) => object
  /** The controls whose description is a sentence, by accessible name. */
  marked?: Readonly<Record<string, string>>
}

const LICENSE_PROGRESS = {
  addOns: { state: 'waiting' },
  license: { state: 'waiting' },
  integrations: { state: 'waiting' },
}

const FORMS: Readonly<Record<string, FormCase>> = {
  'a workflow': {
    file: 'workflows/use-workflow-form.ts',
    meta: workflow,
    field: 'Workflow Name',
    fields: {
      '0.workflowData.phases.0.items.1.trigger': ['This site is not in the project.'],
      '1.workflowData.phases.1.phaseName': ['This phase is closed.'],
      'workflowData.secret': ['No such field.'],
    },
    marked: { 'Count and inspect': 'This site is not in the project.' },
  },
  'a preservation': {
    file: 'preservations/PreservationForm.tsx',
    meta: preservation,
    field: /^Step Name/,
    fields: {
      'steps.9.interval': ['This interval is too long.'],
      initial: ['Grease: Too often.'],
      name: ['This name is taken.'],
    },
  },
  'the properties of resources': {
    file: 'resources/PropertiesEditor.tsx',
    meta: properties,
    field: 'Name of property 1',
    fields: {
      'data.configs.0.parameters.2.label_name': ['This name is reserved.'],
      'data.configs.0.parameters.0.name': ['This value is reserved.'],
      'data.version': ['This version is unknown.'],
    },
    marked: { 'Name of property 3': 'This name is reserved.' },
  },
  'a config': {
    file: 'configs/use-config-draft.ts',
    meta: configs,
    saver: 'calls.onSave',
    field: 'Offset',
    role: 'spinbutton',
    text: '{ArrowUp}',
    fields: { 'data.configs.0.parameters.1.value': ['This value is reserved.'], 'data.other': ['No such part.'] },
    marked: { Offset: 'This value is reserved.' },
  },
  'internal settings': {
    file: 'internal-settings/InternalSettingsEditor.tsx',
    meta: internalSettings,
    field: 'CustomerCode',
    fields: {
      'ProjectOverrides.10.value': ['This value is reserved.'],
      'ProjectOverrides.77': ['There is no project 77.'],
    },
    marked: { 'Value of Jetty 3': 'This value is reserved.' },
  },
  'internal settings of a project far down': {
    file: 'internal-settings/InternalSettingsEditor.tsx',
    meta: internalSettings,
    args: manyProjects.args,
    field: 'CustomerCode',
    fields: { 'ProjectOverrides.9000.type': ['This type is reserved.'] },
    marked: {
      'Override type of Laydown area 9000 of the northern module yard': 'This type is reserved.',
    },
  },
  'document numbers': {
    file: 'document-numbering/NumbersEditor.tsx',
    meta: numbers,
    saver: 'onSubmit',
    field: 'New Next Number of Receipt',
    role: 'spinbutton',
    text: '0',
    fields: { '0.newNextNumber': ['This number is too high.'], projectId: ['This project is closed.'] },
    marked: { 'New Next Number of Receipt': 'This number is too high.' },
  },
  'an environment of the catalog': {
    file: 'catalog/CatalogEntryForm.tsx',
    meta: catalogEntry,
    field: 'Name',
    fields: { serverUrl: ['Another environment already has this value.'], version: ['This version is unknown.'] },
    marked: { Address: 'Another environment already has this value.' },
  },
  'a product license of the catalog': {
    file: 'catalog/CatalogEntryForm.tsx',
    meta: catalogEntry,
    args: productLicense.args,
    field: 'Short Name',
    fields: { color: ['This color is reserved.'], roleGroupIds: ['No such role group.'] },
  },
  'a site': {
    file: 'sites/SitePropertiesForm.tsx',
    meta: siteProperties,
    field: 'Name',
    fields: { 'location.properties.3': ['This property is reserved.'], name: ['This name is taken.'] },
  },
  'a site on the map': {
    file: 'sites/SiteMapForm.tsx',
    meta: siteMap,
    field: 'Vertex 1 latitude',
    text: '{Backspace}5{Enter}',
    fields: { 'location.features.0.geometry': ['This shape crosses itself.'] },
  },
  'a license': {
    file: 'licenses/LicenseEditForm.tsx',
    meta: licenseEdit,
    field: 'Name',
    fields: { 'environments.0.url': ['This address is unknown.'] },
    wrap: (outcome) => ({ outcome, progress: LICENSE_PROGRESS }),
  },
  'a user': {
    file: 'users/UserDetails.tsx',
    meta: userDetails,
    field: 'First Name',
    fields: { 'userData.vendors': ['Choose one vendor.'], email: ['This email is taken.'] },
  },
  'a user group': {
    file: 'groups/GroupDetails.tsx',
    meta: groupDetails,
    field: 'Name',
    fields: { 'userIds.4': ['This user is locked.'] },
  },
  'an API key': {
    file: 'api-keys/ApiKeyDetails.tsx',
    meta: apiKeyDetails,
    field: 'Name',
    fields: { 'addOnIds.0': ['This product ended.'] },
  },
  'an import system': {
    file: 'imports/ImportScreen.tsx',
    meta: importSystem,
    field: 'Name',
    fields: { 'path.0': ['This path is unknown.'] },
  },
  'a project': {
    file: 'projects/ProjectSettingsDialog.tsx',
    meta: projectInfo,
    opener: 'Project Settings',
    field: 'Name',
    fields: { name: ['This name is taken.'] },
  },
  'product licenses': {
    file: 'assignments/add-ons/AddOnsEditor.tsx',
    meta: addOns,
    field: 'Preservation',
    role: 'checkbox',
    text: ' ',
    fields: { '0': ['This one is reserved.'] },
  },
  'assigned projects': {
    file: 'assignments/projects/ProjectsEditor.tsx',
    meta: projectTree,
    field: 'Projects',
    role: 'tree',
    text: ' ',
    fields: { '0': ['This one is reserved.'] },
  },
  roles: {
    file: 'assignments/roles/RolesEditor.tsx',
    meta: roles,
    field: 'Mobile Equipment',
    role: 'checkbox',
    text: ' ',
    fields: { '0': ['This one is reserved.'] },
  },
  'a new API key': {
    file: 'patterns/CreateForm.tsx',
    meta: newApiKey,
    field: 'Name',
    fields: { 'addOnIds.0': ['This product ended.'] },
  },
}

const MESSAGE = 'Some values are invalid.'

const SHORTCUTS: FormCase = {
  file: 'shortcuts/ShortcutsEditor.tsx',
  meta: { ...shortcuts, render: undefined },
  field: '',
  fields: { '0.type': ['This report is archived.'] },
}

const drafts = createMemoryStore()
let root: Root
/** The changes that the leave guard would ask about. */
let guarded: readonly Change[] = []
let answer: () => void = () => undefined
const onSave = vi.fn<() => void>()

function Guard({ changes }: LeaveGuardProps) {
  guarded = changes
  return null
}

beforeEach(() => {
  onSave.mockReset()
  guarded = []
  drafts.texts.clear()
  createPage()
})
afterEach(removePage)

function toElement({ meta, args, saver = 'onSave', fields, wrap = (outcome) => outcome }: FormCase): ReactElement {
  const reject = () => {
    onSave()
    return new Promise((resolve) => (answer = () => resolve(wrap({ status: 'failed', message: MESSAGE, fields }))))
  }
  const [owner = '', method] = saver.split('.')
  const all: Readonly<Record<string, unknown>> = { ...meta.args, ...args }
  const props = { ...all, [owner]: method === undefined ? reject : { ...(all[owner] as object), [method]: reject } }
  const form =
    typeof meta.render === 'function'
      ? (meta.render as (props: object) => ReactElement)(props)
      : createElement(meta.component as ComponentType<object>, props)
  return (
    <LeaveGuardProvider guard={Guard}>
      <DraftStores value={drafts}>{form}</DraftStores>
    </LeaveGuardProvider>
  )
}

/** Opens a form, focuses its field and types. @returns the field */
async function typeIn(form: FormCase): Promise<Locator> {
  const control = await openForm(form)
  ;(control.element() as HTMLElement).focus()
  await userEvent.keyboard(`{End}${form.text ?? 'x'}`)
  return control
}

async function openForm(form: FormCase): Promise<Locator> {
  root.render(toElement(form))
  const { field, role = 'textbox', opener } = form
  if (opener !== undefined) await page.getByRole('button', { name: opener }).click()
  const control = page
    .getByRole(role, typeof field === 'string' ? { name: field, exact: true } : { name: field })
    .first()
  await expect.element(control).toBeInTheDocument()
  return control
}

function createPage(): void {
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
}

function removePage(): void {
  root.unmount()
  document.body.replaceChildren()
}

/** Saves twice more before the server rejects the first save. */
async function saveAndReject({ fields, opener }: FormCase): Promise<void> {
  const save = opener === undefined ? '{Control>}s{/Control}' : '{Enter}'
  await expect.poll(() => guarded.length).toBeGreaterThan(0)
  await userEvent.keyboard(save)
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  await userEvent.keyboard(save)
  await userEvent.keyboard(save)
  answer()
  for (const sentence of sentencesOf(fields)) await expect.poll(() => countOf(sentence), { message: sentence }).toBe(1)
  expect(onSave).toHaveBeenCalledTimes(1)
  expect(guarded.length).toBeGreaterThan(0)
}

/** The value that a control shows. */
const readValue = (control: Element): unknown => {
  if (!(control instanceof HTMLInputElement))
    return [...control.querySelectorAll('[aria-checked]')].map((row) => [
      row.textContent,
      row.getAttribute('aria-checked'),
    ])
  return control.type === 'checkbox' ? control.checked : control.value
}

/** How often the page shows a text. */
function countOf(text: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode() !== null) {
    const { textContent, parentElement } = texts.currentNode
    // Texts for screen readers have a box of 1 px.
    if (textContent?.includes(text) === true && (parentElement?.getBoundingClientRect().width ?? 0) > 1) count += 1
  }
  return count
}

const sentencesOf = (fields: FieldErrors): string[] => Object.values(fields).flat()

/** What a screen reader says about the focused element: its text, and the texts that describe it. */
function describeFocus(): string {
  const focused = document.activeElement
  const ids = focused?.getAttribute('aria-describedby')?.split(' ') ?? []
  const text = focused === document.body ? '' : focused?.textContent
  return [text, ...ids.map((id) => document.getElementById(id)?.textContent)].join(' ')
}

it.for(Object.entries(FORMS))(
  '%s is saved once, shows each error of the save in one place, moves the focus to it and keeps the change [ERR-100]',
  async ([, form]) => {
    const { role = 'textbox', fields, marked = {} } = form
    const control = await typeIn(form)
    const typed = readValue(control.element())
    // Checkboxes and rows of a tree have no place for an error: the form announces it, and the focus stays.
    const hasPlaces = role === 'textbox' || role === 'spinbutton'
    await saveAndReject(form)
    expect(countOf(MESSAGE)).toBe(hasPlaces ? 0 : 1)
    for (const [name, sentence] of Object.entries(marked)) {
      const place = page
        .getByRole('textbox', { name, exact: true })
        .or(page.getByRole('spinbutton', { name, exact: true }))
      const one = place.or(page.getByRole('button', { name, exact: true }))
      await expect.element(one).toHaveAccessibleDescription(new RegExp(sentence))
    }
    const isAtError = () => sentencesOf(fields).some((sentence) => describeFocus().includes(sentence))
    const hasStayed = () => control.element().contains(document.activeElement)
    await expect.poll(() => (hasPlaces ? isAtError() : hasStayed()), { message: 'focus' }).toBe(true)
    expect(readValue(control.element())).toEqual(typed)
  },
)

it.for(Object.entries(FORMS))(
  '%s is stored while it is unsaved, and offered again after a reload, with the keyboard alone [DRAFT-01, DRAFT-02]',
  async ([, form]) => {
    const before = await openForm(form)
    const untouched = readValue(before.element())
    await expect.poll(() => guarded).toEqual([])
    expect(drafts.texts.size).toBe(0)
    removePage()
    createPage()
    const control = await typeIn(form)
    const typed = readValue(control.element())
    expect(typed).not.toEqual(untouched)
    await expect.poll(() => drafts.texts.size).toBe(1)
    removePage()
    createPage()
    const reopened = await openForm(form)
    expect(readValue(reopened.element())).toEqual(untouched)
    const restore = page.getByRole('button', { name: storedDraftMessages.restore })
    await expect.element(restore).toBeInTheDocument()
    ;(restore.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => readValue(reopened.element())).toEqual(typed)
    await expect.poll(() => guarded.length).toBeGreaterThan(0)
    await expect.element(restore).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    await expect.poll(() => [...drafts.texts.keys()].filter((name) => name.endsWith(' later'))).toEqual([])
    await expect.poll(() => drafts.texts.size).toBe(1)
  },
)

it('names the report of an error of shortcuts', async () => {
  root.render(toElement(SHORTCUTS))
  const button = page.getByRole('button', { name: /^Move .* down/ }).first()
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await saveAndReject(SHORTCUTS)
  await expect
    .poll(() => document.body.textContent)
    .toMatch(/(Announcements|Monthly Summary): This report is archived\./)
})

it('is tested for every form that edits a stored record', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.{ts,tsx}', '!../**/*.{test,stories}.{ts,tsx}', '!./*', '!../fixtures/*'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const findFiles = (pattern: RegExp): string[] =>
    Object.entries(sources).flatMap(([file, source]) => (pattern.test(source) ? [file.replace('../', '')] : []))
  // The server never sees what the dialog of an item edits before the workflow is saved.
  const found = findFiles(/<EditForm<|\buseDraft(?:Form)?</).filter(
    (file) => file !== 'workflows/item/use-item-edit.ts',
  )
  const tested = [...Object.values(FORMS), SHORTCUTS].map(({ file }) => file)
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter((file) => !tested.includes(file))).toEqual([])
  // All others are a CreateForm, except sign-in, and a copy and a password, which have no draft.
  const ownForms = findFiles(/\buseForm[<(]/).filter((file) => !file.startsWith('sign-in/'))
  expect(ownForms).toEqual(['imports/ImportCopyDialog.tsx', 'passwords/ManualForm.tsx'])
})
