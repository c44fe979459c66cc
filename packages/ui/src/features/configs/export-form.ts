import type { ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { withSubConfigs } from '@sitewright/domain/configs/sub-configs'
import { type ConfigDraft, type ConfigField, listFields, toFieldValues, writeFields } from './config-fields'
import type { ConfigForm } from './config-form'

/** The field of the draft with the number of sub-configs. */
export const COUNT = 'count'

/** How many sub-configs can be added before a save. A draft has fields only for what its base has, so it has these from the start. */
export const SPARE_SUB_CONFIGS = 10

/** The number of sub-configs in a draft. */
export const readCount = (draft: ConfigDraft): number => Number(draft[COUNT] ?? 0)

const listNumbered = (entries: readonly ConfigEntry[]): ConfigField[] => listFields(entries, true)

/**
 * The form of CustomBarcodeExport, whose entries are sub-configs (CONF-25).
 * @param defaults the sub-config that new ones start with
 */
export function createExportForm(defaults: ConfigEntry | undefined): ConfigForm {
  const withSpare = (entries: readonly ConfigEntry[]) =>
    withSubConfigs(entries, entries.length + SPARE_SUB_CONFIGS, defaults)
  return {
    toDraft: (entries) => ({ [COUNT]: String(entries.length), ...toFieldValues(listNumbered(withSpare(entries))) }),
    toEntries: (entries, draft) => writeFields(withSubConfigs(entries, readCount(draft), defaults), draft, true),
    toTexts: (entries) => ({
      labels: {
        [COUNT]: labels.subConfigCount,
        ...Object.fromEntries(
          listNumbered(withSpare(entries)).map(({ key, label, entry }) => [key, labels.inSubConfig(entry + 1, label)]),
        ),
      },
    }),
    listFields: listNumbered,
  }
}
