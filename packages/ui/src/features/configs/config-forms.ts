import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { SITE_BARCODE_CONFIG } from '@sitewright/domain/configs/model'
import { configLabels } from '@sitewright/domain/configs/messages'
import { BARCODE_EXPORT_CONFIG, EQUIPMENT_STATUS_CONFIG } from '@sitewright/domain/configs/names'
import { newFaults } from '@sitewright/domain/configs/new-faults'
import { judgeConfig } from '@sitewright/domain/configs/rules'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { formatPick } from '@sitewright/domain/configs/status-edit'
import { LABEL_PARAMETERS } from '@sitewright/domain/labels/config'
import type { RecordTexts } from '../../draft/draft-texts'
import { type FieldErrors, labelOf, toFieldErrors } from './config-fields'
import { type ConfigDraft, type ConfigForm, PARAMETERS_FORM } from './config-form'
import { findLabelErrors, LABELS_FORM, numberLabels } from './labels-form'
import { STATUS_FORM } from './status-form'

/** The form of a config, by its name. An unknown one has a field for each parameter. */
export function getConfigForm(name: string): ConfigForm {
  if (name === EQUIPMENT_STATUS_CONFIG) return STATUS_FORM
  return name === SITE_BARCODE_CONFIG ? LABELS_FORM : PARAMETERS_FORM
}

/** Names and values of what a draft changes. @param base the stored config */
export function toTexts(name: string, base: ConfigDraft): RecordTexts<ConfigDraft> {
  // The entries of other configs have no name on the screen.
  const hasSubConfigs = name === BARCODE_EXPORT_CONFIG
  return {
    labels: {
      entries: labels.index,
      labels: labels.labels,
      statuses: labels.list.statuses,
      checkIn: configLabels.checkInStatus,
      checkOut: configLabels.checkOutStatus,
      includesDefaults: labels.includeDefaults,
    },
    formats: { checkIn: formatPick, checkOut: formatPick },
    rows: {
      entries: {
        nameOf: ({ property }, place) => (hasSubConfigs ? labels.subConfig(place + 1) : (property ?? '')),
        labels: {},
        rows: {
          parameters: {
            nameOf: ({ parameter }, _, entry = '') =>
              hasSubConfigs ? labels.inSubConfig(labelOf(parameter), entry) : labelOf(parameter, entry),
            labels: { value: '' },
          },
        },
        describe: ({ parameters }) =>
          [...parameters.values()]
            .flatMap(({ parameter, value: own }) =>
              own === true ? labelOf(parameter) : own === false || own === '' ? [] : `${labelOf(parameter)} ${own}`,
            )
            .join(', '),
      },
      labels: {
        nameOf: (_label, place, _config, rows) =>
          labels.label(numberLabels(rows, base.labels.values())[place]?.[1].number ?? place + 1),
        labels: LABEL_PARAMETERS,
        // Without its ZPL, which can be a page long.
        describe: ({ name: title, size }) => [title, size].filter(Boolean).join(', '),
      },
      statuses: {
        nameOf: (row) => row.name,
        labels: { isUnavailable: configLabels.unavailable },
      },
    },
  }
}

/**
 * All errors of a draft, by the keys of its fields.
 * @param entries the stored entries. A fault that they have too is no error (LIC-88)
 * @param written the entries of the draft
 * @param linked the entries of the config that it is judged with (CONF-51)
 */
export function findDraftErrors(
  name: string,
  entries: readonly ConfigEntry[],
  written: readonly ConfigEntry[],
  draft: ConfigDraft,
  linked: readonly ConfigEntry[] | undefined,
): FieldErrors {
  const judge = (configs: readonly ConfigEntry[]) => ({ entries: configs, faults: judgeConfig(name, configs, linked) })
  const faults = newFaults(name, judge(written), judge(entries))
  return { ...toFieldErrors(faults, draft.entries).found, ...findLabelErrors(draft.labels, entries) }
}
