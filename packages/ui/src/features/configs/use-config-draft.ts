import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { isSameValue } from '../../draft/draft'
import { getChanges } from '../../draft/draft-texts'
import { useDraft } from '../../draft/use-draft'
import { toDraftFailure } from '../patterns/draft-outcome'
import { type FieldErrors, toFieldErrors } from './config-fields'
import type { ConfigDraft } from './config-form'
import { findDraftErrors, getConfigForm, toTexts } from './config-forms'

type Tag = number | undefined

/** How a save is reported: by its own toast, by the toast for a removed sub-config (CONF-21), or by the page (CONF-22). */
export type SaveReport = 'saved' | 'part-removed' | 'by-page'

export interface ConfigDraftOptions {
  config: Config
  /** The entries of the config that it is judged with: unsaved ones, because both can be saved together (CONF-72). */
  linked: readonly ConfigEntry[] | undefined
  onSave: (config: Config, entries: readonly ConfigEntry[], report: SaveReport) => Promise<SaveOutcome<Config>>
}

const NO_ERRORS: FieldErrors = {}

/** A config as a version of its draft. A save writes over its record. */
const toVersion = (config: Config) => ({
  value: getConfigForm(config.name).toDraft(config.data.configs),
  version: config.version,
  record: config,
})

/** One config as a draft: its changes, its errors, and a save over the version that the draft is on top of. */
export function useConfigDraft({ config, linked, onSave }: ConfigDraftOptions) {
  const { name } = config
  const entries = config.data.configs
  const form = getConfigForm(name)
  const stored = useMemo(() => toVersion(config), [config])
  const isByPage = useRef(false)
  // The errors of the server are about what was sent, so a change hides them.
  const [rejected, setRejected] = useState<{ value: ConfigDraft; errors: FieldErrors }>()

  const control = useDraft<ConfigDraft, Tag, Config>({
    stored,
    onSave: async (value, { record }) => {
      const { configs } = record.data
      const written = form.toEntries(configs, value)
      const report = isByPage.current ? 'by-page' : isRemoval(configs, written) ? 'part-removed' : 'saved'
      const outcome = await onSave(record, written, report)
      if (outcome.status === 'failed') {
        const { found, others } = toFieldErrors(outcome.fields, value.entries)
        flushSync(() => setRejected({ value, errors: found }))
        return toDraftFailure(outcome, others)
      }
      return outcome.status === 'saved'
        ? { status: 'saved', value: toVersion(outcome.value) }
        : { status: 'conflict', current: toVersion(outcome.current), author: outcome.author }
    },
  })
  const { draft } = control
  const { base, value } = draft
  const texts = useMemo(() => toTexts(name, base.value), [name, base.value])
  const changes = useMemo(() => getChanges(draft, texts), [draft, texts])
  const isDirty = changes.length > 0 || draft.conflict !== undefined || draft.isRejected
  const written = useMemo(() => (isDirty ? form.toEntries(entries, value) : entries), [isDirty, form, entries, value])
  const ownErrors = useMemo(
    () => (isDirty ? findDraftErrors(name, entries, written, value, linked) : NO_ERRORS),
    [isDirty, name, entries, written, value, linked],
  )
  return {
    control,
    texts,
    changes,
    isDirty,
    /** What a save would write. */
    written,
    hasOwnError: Object.keys(ownErrors).length > 0,
    errors: rejected && isSameValue(rejected.value, value) ? { ...rejected.errors, ...ownErrors } : ownErrors,
    /** @param isOneOfSeveral the page reports the save */
    save: async (isOneOfSeveral: boolean): Promise<boolean> => {
      isByPage.current = isOneOfSeveral
      return (await control.save()) === 'saved'
    },
  }
}

/** Whether a save does nothing but remove the last entries (CONF-21). */
const isRemoval = (before: readonly ConfigEntry[], after: readonly ConfigEntry[]): boolean =>
  after.length < before.length && isSameValue(before.slice(0, after.length), after)
