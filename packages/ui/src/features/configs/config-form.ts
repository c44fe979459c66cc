import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { BARCODE_EXPORT_CONFIG, EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { newFaults } from '@sitewright/domain/configs/new-faults'
import { judgeConfig } from '@sitewright/domain/configs/rules'
import type { FieldTexts } from '../../draft/draft-texts'
import {
  type ConfigDraft,
  type ConfigField,
  type FieldErrors,
  listFields,
  toFieldErrors,
  toFieldValues,
  writeFields,
} from './config-fields'
import { createExportForm } from './export-form'
import { createLabelsForm } from './labels-form'
import { STATUS_FORM } from './status-form'

/** How a config is edited as a draft. */
export interface ConfigForm {
  toDraft: (entries: readonly ConfigEntry[]) => ConfigDraft
  /** Writes a draft over the entries that it is on top of. */
  toEntries: (entries: readonly ConfigEntry[], draft: ConfigDraft) => ConfigEntry[]
  toTexts: (entries: readonly ConfigEntry[]) => FieldTexts<ConfigDraft>
  /** The parameters that are edited one by one. */
  listFields: (entries: readonly ConfigEntry[]) => ConfigField[]
  /** Errors that only this config can have. */
  findErrors?: (draft: ConfigDraft, entries: readonly ConfigEntry[]) => FieldErrors
}

const PLAIN_FORM: ConfigForm = {
  toDraft: (entries) => toFieldValues(listFields(entries)),
  toEntries: writeFields,
  toTexts: (entries) => ({ labels: Object.fromEntries(listFields(entries).map(({ key, label }) => [key, label])) }),
  listFields,
}

/**
 * The form of a config, by its name. An unknown one has a field for each parameter.
 * @param defaults the entries of its defaults
 */
export function createConfigForm(name: string, defaults: readonly ConfigEntry[] = []): ConfigForm {
  if (name === EQUIPMENT_STATUS_CONFIG) return STATUS_FORM
  if (name === BARCODE_EXPORT_CONFIG) return createExportForm(defaults[0])
  if (name === SITE_BARCODE_CONFIG) return createLabelsForm()
  return PLAIN_FORM
}

/**
 * All errors of a draft, by field.
 * @param entries the stored entries. A fault that they have too is no error (LIC-88)
 * @param written the entries of the draft
 * @param linked the entries of the config that it is judged with (CONF-51)
 */
export function findDraftErrors(
  name: string,
  form: ConfigForm,
  entries: readonly ConfigEntry[],
  written: readonly ConfigEntry[],
  draft: ConfigDraft,
  linked: readonly ConfigEntry[] | undefined,
): FieldErrors {
  const judge = (configs: readonly ConfigEntry[]) => ({ entries: configs, faults: judgeConfig(name, configs, linked) })
  const faults = newFaults(name, judge(written), judge(entries))
  return { ...toFieldErrors(faults, form.listFields(written)).found, ...form.findErrors?.(draft, entries) }
}
