import { createElement, type ComponentType, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import apiKeyDetails from '../api-keys/ApiKeyDetails.stories'
import newApiKey from '../api-keys/NewApiKeyScreen.stories'
import configs from '../configs/ConfigsTab.stories'
import numbers from '../document-numbering/DocumentNumbering.stories'
import groupDetails from '../groups/GroupDetails.stories'
import importSystem from '../imports/ImportScreen.stories'
import internalSettings, { Many as manyProjects } from '../internal-settings/InternalSettingsTab.stories'
import licenseEdit from '../licenses/LicenseEditScreen.stories'
import preservation from '../preservations/PreservationForm.stories'
import properties from '../resources/ResourcePropertiesTab.stories'
import shortcuts from '../shortcuts/ShortcutsTab.stories'
import siteMap from '../sites/SiteMapForm.stories'
import siteProperties from '../sites/SiteProperties.stories'
import userDetails from '../users/UserDetails.stories'
import workflow from '../workflows/WorkflowEditor.stories'

/*
 * Every form, with a save that the server rejects because of values deep inside it. Each sentence must be at its place, and the focus at one of them or at a summary of them.
 */

type FieldErrors = Readonly<Record<string, readonly string[]>>
type StoryMeta = { component?: unknown; render?: unknown; args?: object }

interface FormCase {
  meta: StoryMeta
  args?: object | undefined
  /** The prop that saves. */
  saver?: string
  /** A text field of the form that is edited. */
  field: string | RegExp
  role?: 'textbox' | 'spinbutton'
  text?: string
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
    meta: preservation,
    field: /^Step Name/,
    fields: {
      'steps.9.interval': ['This interval is too long.'],
      initial: ['Grease: Too often.'],
      name: ['This name is taken.'],
    },
  },
  'the properties of resources': {
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
    meta: configs,
    saver: 'calls.onSave',
    field: 'Offset',
    role: 'spinbutton',
    text: '{ArrowUp}',
    fields: { 'data.configs.0.parameters.1.value': ['This value is reserved.'], 'data.other': ['No such part.'] },
    marked: { Offset: 'This value is reserved.' },
  },
  'internal settings': {
    meta: internalSettings,
    field: 'CustomerCode',
    fields: {
      'ProjectOverrides.10.value': ['This value is reserved.'],
      'ProjectOverrides.77': ['There is no project 77.'],
    },
    marked: { 'Value of Jetty 3': 'This value is reserved.' },
  },
  'internal settings of a project far down': {
    meta: internalSettings,
    args: manyProjects.args,
    field: 'CustomerCode',
    fields: { 'ProjectOverrides.9000.type': ['This type is reserved.'] },
    marked: {
      'Override type of Laydown area 9000 of the northern module yard': 'This type is reserved.',
    },
  },
  'document numbers': {
    meta: numbers,
    saver: 'onSubmit',
    field: 'New Next Number of Receipt',
    role: 'spinbutton',
    text: '0',
    fields: { '0.newNextNumber': ['This number is too high.'], projectId: ['This project is closed.'] },
    marked: { 'New Next Number of Receipt': 'This number is too high.' },
  },
  'a site': {
    meta: siteProperties,
    field: 'Name',
    fields: { 'location.properties.3': ['This property is reserved.'], name: ['This name is taken.'] },
  },
  'a site on the map': {
    meta: siteMap,
    field: 'Site Opacity, number',
    role: 'spinbutton',
    text: '{ArrowUp}',
    fields: { 'location.features.0.geometry': ['This shape crosses itself.'] },
  },
  'a license': {
    meta: licenseEdit,
    field: 'Name',
    fields: { 'environments.0.url': ['This address is unknown.'] },
    wrap: (outcome) => ({ outcome, progress: LICENSE_PROGRESS }),
  },
  'a user': {
    meta: userDetails,
    field: 'First Name',
    fields: { 'userData.vendors': ['Choose one vendor.'], email: ['This email is taken.'] },
  },
  'a user group': {
    meta: groupDetails,
    field: 'Name',
    fields: { 'userIds.4': ['This user is locked.'] },
  },
  'an API key': { meta: apiKeyDetails, field: 'Name', fields: { 'addOnIds.0': ['This product ended.'] } },
  'an import system': { meta: importSystem, field: 'Name', fields: { 'path.0': ['This path is unknown.'] } },
  'a new API key': { meta: newApiKey, field: 'Name', fields: { 'addOnIds.0': ['This product ended.'] } },
}

let root: Root

beforeEach(() => {
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function toElement({ meta, args, saver = 'onSave', fields, wrap = (outcome) => outcome }: FormCase): ReactElement {
  const reject = async () => wrap({ status: 'failed', message: 'Some values are invalid.', fields })
  const [owner = '', method] = saver.split('.')
  const all: Readonly<Record<string, unknown>> = { ...meta.args, ...args }
  const props = { ...all, [owner]: method === undefined ? reject : { ...(all[owner] as object), [method]: reject } }
  return typeof meta.render === 'function'
    ? (meta.render as (props: object) => ReactElement)(props)
    : createElement(meta.component as ComponentType<object>, props)
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
  '%s shows each error of a save at its place, and moves the focus to it',
  async ([, form]) => {
    root.render(toElement(form))
    const { field, role = 'textbox', text = 'x', fields, marked = {} } = form
    const control = page
      .getByRole(role, typeof field === 'string' ? { name: field, exact: true } : { name: field })
      .first()
    await expect.element(control).toBeInTheDocument()
    ;(control.element() as HTMLElement).focus()
    await userEvent.keyboard(`{End}${text}{Control>}s{/Control}`)
    for (const sentence of sentencesOf(fields)) await expect.poll(() => document.body.textContent).toContain(sentence)
    for (const [name, sentence] of Object.entries(marked)) {
      const place = page
        .getByRole('textbox', { name, exact: true })
        .or(page.getByRole('spinbutton', { name, exact: true }))
      const one = place.or(page.getByRole('button', { name, exact: true }))
      await expect.element(one).toHaveAccessibleDescription(new RegExp(sentence))
    }
    const places = sentencesOf(fields)
    await expect
      .poll(() => places.some((sentence) => describeFocus().includes(sentence)), { message: 'focus' })
      .toBe(true)
  },
)

it('names the report of an error of shortcuts', async () => {
  const form: FormCase = { meta: shortcuts, field: '', fields: { '0.type': ['This report is archived.'] } }
  root.render(toElement({ ...form, meta: { ...shortcuts, render: undefined } }))
  const button = page.getByRole('button', { name: /^Move .* down/ }).first()
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{Control>}s{/Control}')
  await expect
    .poll(() => document.body.textContent)
    .toMatch(/(Announcements|Monthly Summary): This report is archived\./)
})
