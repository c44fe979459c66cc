import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { DraftOutcome } from '../../draft/draft'
import { getChanges } from '../../draft/draft-texts'
import { useDraft } from '../../draft/use-draft'
import { toDraftFailure } from '../patterns/draft-outcome'
import { type ConfigDraft, type FieldErrors, toFieldErrors } from './config-fields'
import { type ConfigForm, findDraftErrors } from './config-form'

type Tag = number | undefined

/** How a save is reported: by its own toast, by the toast for a removed sub-config (CONF-21), or by the page (CONF-22). */
export type SaveReport = 'saved' | 'part-removed' | 'by-page'

export interface ConfigDraftOptions {
  config: Config
  form: ConfigForm
  /** The entries of the config that it is judged with: unsaved ones, because both can be saved together (CONF-72). */
  linked: readonly ConfigEntry[] | undefined
  onSave: (config: Config, entries: readonly ConfigEntry[], report: SaveReport) => Promise<SaveOutcome<Config>>
}

const NO_ERRORS: FieldErrors = {}

/** One config as a draft: its changes, its errors, and a save over the version that the draft is on top of. */
export function useConfigDraft({ config, form, linked, onSave }: ConfigDraftOptions) {
  const entries = config.data.configs
  const stored = useMemo(
    () => ({ value: form.toDraft(entries), version: config.version, record: config }),
    [form, entries, config],
  )
  // A save writes over the entries that the draft is on top of, which can be those of its last reply.
  const newest = useRef(config)
  useLayoutEffect(() => {
    newest.current = config
  }, [config])
  const isByPage = useRef(false)
  const [serverErrors, setServerErrors] = useState(NO_ERRORS)

  const control = useDraft<ConfigDraft, Tag>({
    stored,
    onSave: async (value, { version }) => {
      const raw = newest.current.version === version ? newest.current : config
      const written = form.toEntries(raw.data.configs, value)
      const report = isByPage.current ? 'by-page' : isRemoval(raw.data.configs, written) ? 'part-removed' : 'saved'
      const outcome = await onSave({ ...raw, version }, written, report)
      if (outcome.status === 'failed') {
        const { found, others } = toFieldErrors(outcome.fields, form.listFields(written))
        flushSync(() => setServerErrors(found))
        return toDraftFailure(outcome, others)
      }
      setServerErrors(NO_ERRORS)
      if (outcome.status === 'saved') newest.current = outcome.value
      if (outcome.status === 'conflict') newest.current = outcome.current
      return toOutcome(outcome, form)
    },
  })
  const { draft } = control
  const texts = useMemo(() => form.toTexts(entries), [form, entries])
  const changes = useMemo(() => getChanges(draft, texts), [draft, texts])
  const isDirty = changes.length > 0 || draft.conflict !== undefined || draft.isRejected
  const written = useMemo(
    () => (isDirty ? form.toEntries(entries, draft.value) : entries),
    [isDirty, form, entries, draft.value],
  )
  const ownErrors = useMemo(
    () => (isDirty ? findDraftErrors(config.name, form, entries, written, draft.value, linked) : NO_ERRORS),
    [isDirty, config.name, form, entries, written, draft.value, linked],
  )
  return {
    control: {
      ...control,
      change: useClearedChange(control.change, setServerErrors),
    },
    texts,
    changes,
    isDirty,
    /** What a save would write. */
    written,
    hasOwnError: Object.keys(ownErrors).length > 0,
    errors: useMemo(() => ({ ...serverErrors, ...ownErrors }), [serverErrors, ownErrors]),
    /** @param isOneOfSeveral the page reports the save */
    save: async (isOneOfSeveral: boolean): Promise<boolean> => {
      isByPage.current = isOneOfSeveral
      return (await control.save()) === 'saved'
    },
  }
}

/** Whether a save does nothing but remove the last entries (CONF-21). */
const isRemoval = (before: readonly ConfigEntry[], after: readonly ConfigEntry[]): boolean =>
  after.length < before.length && JSON.stringify(before.slice(0, after.length)) === JSON.stringify(after)

type ChangeField = ReturnType<typeof useDraft<ConfigDraft, Tag>>['change']

/** The errors of the server are about what was sent, so a change removes them. The function is stable. */
function useClearedChange(change: ChangeField, setErrors: (errors: FieldErrors) => void): ChangeField {
  return useMemo<ChangeField>(
    () => (field, value) => {
      setErrors(NO_ERRORS)
      change(field, value)
    },
    [change, setErrors],
  )
}

function toOutcome(
  outcome: Exclude<SaveOutcome<Config>, { status: 'failed' }>,
  form: ConfigForm,
): DraftOutcome<ConfigDraft, Tag> {
  const toVersion = ({ data, version }: Config) => ({ value: form.toDraft(data.configs), version })
  return outcome.status === 'saved'
    ? { status: 'saved', value: toVersion(outcome.value) }
    : { status: 'conflict', current: toVersion(outcome.current), author: outcome.author }
}
