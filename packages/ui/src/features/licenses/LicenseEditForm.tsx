import { useMemo, useState } from 'react'
import type { Integration } from '@sitewright/domain/integrations/model'
import { integrationLabels } from '@sitewright/domain/integrations/messages'
import {
  closesLicense,
  createLicenseEditSchema,
  type LicenseEdit,
  type LicenseState,
  type LicenseTags,
  limitFieldOf,
  toLicenseEdit,
} from '@sitewright/domain/licenses/edit'
import { stepLabels } from '@sitewright/domain/licenses/edit-messages'
import { formatExpiryDay, toExpiryDate } from '@sitewright/domain/licenses/expiry'
import type { LicenseUse } from '@sitewright/domain/licenses/model'
import { getFailedStep, type SaveProgress } from '@sitewright/domain/licenses/save-sequence'
import {
  formatLimit,
  licenseScreenLabels as labels,
  licenseScreenMessages,
} from '@sitewright/domain/licenses/screen-messages'
import { licenseUseMessages } from '@sitewright/domain/licenses/use-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import { findProblem, judge } from '@sitewright/domain/shared/stored-values'
import type { DraftOutcome, Version } from '../../draft/draft'
import type { RecordTexts } from '../../draft/draft-texts'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import type { View as ViewState } from '../../view/view-state'
import { EditForm } from '../patterns/EditForm'
import { useQuestion } from '../patterns/use-question'
import { AddOnLimits } from './AddOnLimits'
import { LicenseEnvironments, type LicenseEnvironmentsProps } from './LicenseEnvironments'
import { LicenseFields, type RenderOverLimit } from './LicenseFields'
import { LicenseIntegrations } from './LicenseIntegrations'
import { Sheet } from './LicenseEdit.styles'
import { SaveSteps } from './SaveSteps'
import { CloseLicenseDialog, type CloseLicenseDialogProps } from './ShutOut'
import type { UserHref } from './UserNames'

/** Saves the page. `before` is the progress of the save before, if it stopped. */
export type SaveLicense = (
  state: LicenseState,
  edit: LicenseEdit,
  info: { changedFields: readonly string[]; before: SaveProgress | undefined },
) => Promise<{ readonly outcome: SaveOutcome<LicenseState>; readonly progress: SaveProgress }>

/** Props of LicenseEditForm. */
export interface LicenseEditFormProps {
  state: LicenseState
  /** All integrations, by name. */
  integrations: readonly Integration[]
  isOwn: boolean
  onSave: SaveLicense
  /** Called when all steps are saved. */
  onSaved: () => void
  renderOverLimit?: RenderOverLimit | undefined
  usersHref: string | undefined
  hrefOfUser: UserHref
  /** Who can use the license now; `undefined` if the server does not count. */
  use: ViewState<LicenseUse> | undefined
  /** Called before the user is asked about them, so that the counts are those of now. */
  onCount: () => void
  environments: Omit<LicenseEnvironmentsProps, 'ownId' | 'userCount' | 'timeZone'>
  /** Epoch milliseconds. */
  now: number
  /** IANA name of the time zone of the times; the reader's own by default. */
  timeZone?: string
}

const toVersion = (state: LicenseState): Version<LicenseEdit, LicenseTags, LicenseState> => ({
  value: toLicenseEdit(state.parts),
  version: state.tags,
  record: state,
})

const describeLimit = (limit: number | null): string => (limit === null ? '' : formatLimit(limit))

const formatDay = (day: string | null): string => {
  const date = day === null ? null : toExpiryDate(day)
  // A text that is no day is shown as it was typed.
  return Number.isNaN(date) ? String(day) : formatExpiryDay(date) || labels.never
}

function createTexts({ parts }: LicenseState, integrations: readonly Integration[]): RecordTexts<LicenseEdit> {
  const { addOns } = parts
  const ofAddOns = <Value,>(create: (name: string) => Value) =>
    Object.fromEntries(addOns.map(({ addOnId, name }) => [limitFieldOf(addOnId), create(name)]))
  const names = new Map(integrations.map(({ integrationId, integrationName }) => [integrationId, integrationName]))
  return {
    labels: {
      name: labels.name,
      company: labels.company,
      maxProjects: labels.maxProjects,
      maxUsers: labels.maxUsers,
      isActive: labels.active,
      expiryDay: labels.expiryDate,
      notificationDays: labels.notificationDays,
      integrationIds: integrationLabels.list,
      ...ofAddOns((name) => name),
    },
    formats: {
      maxProjects: describeLimit,
      maxUsers: describeLimit,
      expiryDay: formatDay,
      integrationIds: (id) => names.get(id) ?? String(id),
      ...ofAddOns(() => describeLimit),
    },
  }
}

/** A license, its product licenses and its integrations as one draft, saved in three steps (LIC-50 to LIC-81). */
export function LicenseEditForm(props: LicenseEditFormProps) {
  const { state, integrations, onSave, timeZone } = props
  const [last, setLast] = useState<{ progress: SaveProgress; attempt: number }>()
  const progress = last?.progress
  const stored = useMemo(() => toVersion(state), [state])
  const texts = useMemo(() => createTexts(state, integrations), [state, integrations])
  const schema = useMemo(() => createLicenseEditSchema(state.parts.addOns), [state.parts.addOns])
  const { question, ask } = useQuestion<Pick<CloseLicenseDialogProps, 'by'>>()
  const userCount = props.use?.state === 'ready' ? props.use.value.userCount : undefined
  const labelOf = (field: string): string => (texts.labels as Readonly<Record<string, string>>)[field] ?? field
  return (
    <>
      {last && (
        // Each failure is answered: a new panel takes the focus.
        <SaveSteps key={last.attempt} progress={last.progress} labelOf={labelOf} timeZone={timeZone} />
      )}
      <EditForm<LicenseEdit, LicenseTags, LicenseState>
        schema={schema}
        stored={stored}
        {...texts}
        readOnlyNote={undefined}
        conflictTitle={licenseScreenMessages.conflict}
        isValidatedOnLeave
        unfinished={useUnfinished(progress)}
        getDisabledReason={(values, before) => findProblem(judge(schema, values), before)}
        confirmSave={async (values, before) => {
          if (!closesLicense(before, values, props.now)) return true
          props.onCount()
          return ask({ by: values.isActive ? 'expiry' : 'deactivation' })
        }}
        getWarning={(values, before) =>
          closesLicense(before, values, props.now) ? licenseUseMessages.shutsOut(userCount) : undefined
        }
        onSaved={props.onSaved}
        onDiscard={() => setLast(undefined)}
        onSave={async (edit, { changedFields, record }) => {
          const before = progress && getFailedStep(progress) !== undefined ? progress : undefined
          const saved = await onSave(record, edit, { changedFields, before })
          setLast({ progress: saved.progress, attempt: (last?.attempt ?? 0) + 1 })
          return toDraftOutcome(saved.outcome)
        }}
      >
        <Sheet data-sheet="">
          <LicenseFields
            license={state.parts.license}
            isOwn={props.isOwn}
            renderOverLimit={props.renderOverLimit}
            usersHref={props.usersHref}
            hrefOfUser={props.hrefOfUser}
            use={props.use}
            stored={stored.value}
            now={props.now}
          />
          <AddOnLimits addOns={state.parts.addOns} renderOverLimit={props.renderOverLimit} />
          <LicenseIntegrations integrations={integrations} stored={stored.value.integrationIds} />
          <LicenseEnvironments
            {...props.environments}
            ownId={state.parts.license.environmentId}
            userCount={userCount}
            timeZone={timeZone}
          />
        </Sheet>
      </EditForm>
      {question && <CloseLicenseDialog {...question} name={state.parts.license.name} use={props.use} />}
    </>
  )
}

/** Integrations that failed are left, even if the user changed none (LIC-62). */
const useUnfinished = (progress: SaveProgress | undefined): readonly Change[] =>
  useMemo(
    () =>
      progress && getFailedStep(progress) === 'integrations'
        ? [{ id: 'integrations', label: stepLabels.integrations }]
        : [],
    [progress],
  )

/** The outcome of the values, which carry their own tags. */
function toDraftOutcome(outcome: SaveOutcome<LicenseState>): DraftOutcome<LicenseEdit, LicenseTags, LicenseState> {
  return mapOutcome(outcome, toVersion)
}
