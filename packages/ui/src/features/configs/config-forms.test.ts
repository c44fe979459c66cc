import { describe, expect, it } from 'vitest'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { nextSubConfig } from '@sitewright/domain/configs/sub-configs'
import { toConfigEntry } from '@sitewright/domain/labels/config'
import { NEW_LABEL, type LabelTexts } from '@sitewright/domain/labels/config-edit'
import { createDraft, type Draft, refreshed, valuesChanged } from '../../draft/draft'
import { getChanges, toContestedFields } from '../../draft/draft-texts'
import { addRow, changeRow, removeRow, type Rows } from '../../draft/rows'
import { BARCODE_EXPORT, INTEGRATION, SITE_LABELS, STATUSES } from '../fixtures/configs'
import { type EntryRow, findDefault, listFields, toEntryRow } from './config-fields'
import type { ConfigDraft } from './config-form'
import type { LabelRow } from './labels-form'
import { findDraftErrors, getConfigForm, toTexts } from './config-forms'

const toVersion = ({ name, data, version }: Config) => ({ value: getConfigForm(name).toDraft(data.configs), version })

/** A draft with an edit, on top of a version that someone else saved. */
function merge(config: Config, edit: (draft: ConfigDraft) => Partial<ConfigDraft>, theirs: readonly ConfigEntry[]) {
  const draft = createDraft<ConfigDraft>(toVersion(config))
  const next = toVersion({ ...config, data: { configs: [...theirs] }, version: 2 })
  return refreshed<ConfigDraft>(valuesChanged(draft, edit(draft.value)), next)
}

const save = ({ name }: Config, entries: readonly ConfigEntry[], { value }: Draft<ConfigDraft>): ConfigEntry[] =>
  getConfigForm(name).toEntries(entries, value)

const listChanges = ({ name }: Config, draft: Draft<ConfigDraft>): string[] =>
  getChanges(draft, toTexts(name, draft.base.value)).map(({ label }) => label)

const listQuestions = ({ name }: Config, draft: Draft<ConfigDraft>) =>
  toContestedFields(draft, toTexts(name, draft.base.value)).map(({ label, theirs, mine }) => [label, theirs, mine])

/** Types a text into the first parameter with a label. */
function typeText(rows: Rows<EntryRow>, label: string, value: string, place = 0): Rows<EntryRow> {
  const field = listFields(rows).filter((one) => one.label === label)[place]
  if (field === undefined) throw new Error(`There is no parameter ${label}.`)
  return changeRow(rows, field.entry, (row) => ({
    ...row,
    parameters: changeRow(row.parameters, field.id, { value }),
  }))
}

const store = (entries: readonly ConfigEntry[], name: string, value: string): ConfigEntry[] =>
  entries.map((entry) => ({
    ...entry,
    parameters: entry.parameters.map((parameter) => (parameter.name === name ? { ...parameter, value } : parameter)),
  }))

describe('a config with parameters', () => {
  const { configs } = INTEGRATION.data
  const type = (value: string) => (draft: ConfigDraft) => ({ entries: typeText(draft.entries, 'Retry after', value) })

  it('merges different parameters without a question, and saves both [CONF-10]', () => {
    const theirs = store(configs, 'offset', '9')
    const draft = merge(INTEGRATION, type('PT5M'), theirs)
    expect(draft.conflict).toBeUndefined()
    expect(listChanges(INTEGRATION, draft)).toEqual(['Retry after'])
    expect(save(INTEGRATION, theirs, draft)).toEqual(store(theirs, 'retryAfter', 'PT5M'))
  })

  it('asks about the same parameter by its label [CONF-73]', () => {
    const draft = merge(INTEGRATION, type('PT5M'), store(configs, 'retryAfter', 'PT1H'))
    expect(listQuestions(INTEGRATION, draft)).toEqual([['Retry after', 'PT1H', 'PT5M']])
  })

  it('saves a number as a number where it is stored as one, and any other text as it is [CONF-10]', () => {
    const stored = [{ property: 'P', parameters: [{ name: 'a', label_name: 'A', value: 5 }] }]
    const { toDraft, toEntries } = getConfigForm('Other')
    const write = (text: string) =>
      toEntries(stored, { ...toDraft(stored), entries: typeText(toDraft(stored).entries, 'A', text) })[0]?.parameters[0]
    expect(write('6')).toHaveProperty('value', 6)
    expect(write('six')).toHaveProperty('value', 'six')
    expect(write('5')).toBe(stored[0]?.parameters[0])
  })
})

describe('the sub-configs of a barcode export', () => {
  const { configs } = BARCODE_EXPORT.data
  const [first, last] = configs
  if (first === undefined || last === undefined) throw new Error('The config has two sub-configs.')
  const addTo = (draft: ConfigDraft) => ({
    entries: addRow(draft.entries, { ...toEntryRow(nextSubConfig(last, first)), property: undefined }),
  })

  it('that two people add at the same time are both saved, each with a property of its own [CONF-25, CONF-73]', () => {
    const theirs = [...configs, { ...nextSubConfig(last, undefined), unit: 'theirs' }]
    const draft = merge(BARCODE_EXPORT, addTo, theirs)
    expect(draft.conflict).toBeUndefined()
    expect(listChanges(BARCODE_EXPORT, draft)).toEqual(['Config 4'])
    const saved = save(BARCODE_EXPORT, theirs, draft)
    expect(saved.slice(0, 3)).toEqual(theirs)
    expect(saved.map(({ property }) => property.slice(-1))).toEqual(['1', '2', '3', '4'])
  })

  it('name their parameters by their places, also where their properties are equal [CONF-73]', () => {
    const equal = { ...BARCODE_EXPORT, data: { configs: configs.map((entry) => ({ ...entry, property: 'Same' })) } }
    const type = (draft: ConfigDraft) => ({ entries: typeText(draft.entries, 'Exported field', 'Grade', 1) })
    const draft = merge(equal, type, store(equal.data.configs, 'field', 'Weld'))
    expect(listQuestions(equal, draft)).toEqual([['Exported field of Config 2', 'Weld', 'Grade']])
  })

  it('are all compared with the first one of the defaults', () => {
    const { entries } = getConfigForm(BARCODE_EXPORT.name).toDraft(configs)
    const defaults = getConfigForm(BARCODE_EXPORT.name).toDraft([first]).entries
    expect(listFields(entries).map((field) => findDefault(BARCODE_EXPORT.name, defaults, field))).toEqual([
      'Barcode',
      true,
      'Barcode',
      true,
    ])
    expect(
      listFields(entries)
        .map((field) => findDefault('Other', defaults, field))
        .at(-1),
    ).toBeUndefined()
  })

  it('ask about one that someone else removed while it was edited [CONF-73]', () => {
    const type = (draft: ConfigDraft) => ({ entries: typeText(draft.entries, 'Exported field', 'Grade', 1) })
    expect(listQuestions(BARCODE_EXPORT, merge(BARCODE_EXPORT, type, [first]))).toEqual([
      ['Config 2', 'Removed', 'Exported field Grade, Put quotes around values'],
    ])
  })
})

describe('custom labels', () => {
  const { configs } = SITE_LABELS.data
  const toRow = (name: string) => ({ ...NEW_LABEL, name, number: undefined })
  const add = (draft: ConfigDraft) => ({ labels: addRow(draft.labels, toRow('Bin tag')) })
  const change = (texts: Partial<LabelTexts>) => (draft: ConfigDraft) => ({
    labels: changeRow<LabelRow>(draft.labels, '1', texts),
  })

  it('that two people add at the same time are both saved, each with a number of its own [CODE-21, CONF-73]', () => {
    const [rack] = configs
    if (rack === undefined) throw new Error('The config has a label.')
    const theirs = [rack, { ...rack, property: 'CustomZPL2' }]
    const draft = merge(SITE_LABELS, add, theirs)
    expect(draft.conflict).toBeUndefined()
    expect(listChanges(SITE_LABELS, draft)).toEqual(['Label 3'])
    const saved = save(SITE_LABELS, theirs, draft)
    expect(saved.slice(0, 2)).toEqual(theirs)
    expect(saved[2]).toMatchObject({ property: 'CustomZPL3' })
  })

  it('do not get the number of a label that the same save removes [CODE-21]', () => {
    const replace = (draft: ConfigDraft) => ({ labels: addRow(removeRow(draft.labels, '1'), toRow('Bin tag')) })
    const saved = save(SITE_LABELS, configs, merge(SITE_LABELS, replace, configs))
    expect(saved.map(({ property }) => property)).toEqual(['CustomZPL2'])
  })

  it('merge text by text, and ask about the same text by its name [CONF-73]', () => {
    const theirs = store(configs, 'size', '6x4')
    expect(merge(SITE_LABELS, change({ dpmm: '12' }), theirs).conflict).toBeUndefined()
    const draft = merge(SITE_LABELS, change({ size: '3x1' }), theirs)
    expect(listQuestions(SITE_LABELS, draft)).toEqual([['Size of Label 1', '6x4', '3x1']])
  })

  it('have errors where they were changed or added, but not where they are stored [LIC-88]', () => {
    const faulty = [toConfigEntry({ ...NEW_LABEL, number: 1, dpmm: 8, sort: 'alpha-asc', name: '' })]
    const config = { ...SITE_LABELS, data: { configs: faulty } }
    const { value } = merge(config, add, faulty)
    const errors = (draft: ConfigDraft) => {
      const written = getConfigForm(config.name).toEntries(faulty, draft)
      return Object.values(findDraftErrors(config.name, faulty, written, draft, undefined))
    }
    expect(errors(value)).toEqual([])
    expect(errors({ ...value, labels: addRow(value.labels, toRow('')) })).toEqual(['The label needs a name.'])
  })
})

describe('equipment statuses', () => {
  const { configs } = STATUSES.data
  const [statuses, ...pickers] = configs
  if (statuses === undefined) throw new Error('The config has statuses.')
  const set = (name: string, isUnavailable: boolean) => (draft: ConfigDraft) => ({
    statuses: changeRow(draft.statuses, name, { isUnavailable }),
  })

  it('that both sides add are all saved, a common one once [CONF-31, CONF-73]', () => {
    const add = (name: string) => ({ name, isUnavailable: false })
    const theirs = [
      { ...statuses, parameters: [...statuses.parameters, ...['Lost', 'Sold'].map((name) => ({ name, bool: false }))] },
      ...pickers,
    ]
    const draft = merge(
      STATUSES,
      ({ statuses: rows }) => ({
        statuses: addRow(addRow(rows, add('Sold'), { id: 'Sold' }), add('Stolen'), { id: 'Stolen' }),
      }),
      theirs,
    )
    expect(draft.conflict).toBeUndefined()
    expect(save(STATUSES, theirs, draft)[0]?.parameters.map(({ name }) => name)).toEqual([
      'Calibration due',
      'Under repair',
      'On hire',
      'Lost',
      'Sold',
      'Stolen',
    ])
  })

  it('ask about one that someone else removed while it was changed [CONF-73]', () => {
    const theirs = [{ ...statuses, parameters: statuses.parameters.slice(0, 2) }, ...pickers]
    const draft = merge(STATUSES, set('On hire', false), theirs)
    expect(listChanges(STATUSES, merge(STATUSES, set('On hire', false), configs))).toEqual(['Unavailable of On hire'])
    expect(listQuestions(STATUSES, draft).map(([label, removed]) => [label, removed])).toEqual([['On hire', 'Removed']])
  })
})
