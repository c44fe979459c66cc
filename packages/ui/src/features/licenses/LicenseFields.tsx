import { type ReactNode, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { closesLicense, type LicenseEdit } from '@sitewright/domain/licenses/edit'
import { licenseEditLabels, licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import { FIRST_EXPIRY_DAY, LAST_EXPIRY_DAY, toExpiryDate } from '@sitewright/domain/licenses/expiry'
import { type OverLimitQuery } from '@sitewright/domain/licenses/input'
import { LICENSE_LIMITS, type License, type LicenseUse } from '@sitewright/domain/licenses/model'
import { getExcess } from '@sitewright/domain/licenses/rules'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { RequiredMark } from '../../field/Field.styles'
import { FormDatePicker } from '../../form/FormDatePicker'
import { Link } from '../../link/Link'
import type { View as ViewState } from '../../view/view-state'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedField } from '../patterns/EditedField'
import { EditedTextField } from '../patterns/EditedTextField'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { useIsSkeleton } from '../patterns/FormSkeleton'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { FormLimitField } from '../patterns/FormLimitField'
import { Count, Head, Names } from './LicenseEdit.styles'
import { Part } from './LicenseScreens.styles'
import { ShutOut, type ShutOutProps } from './ShutOut'
import type { UserHref } from './UserNames'

/** Renders who would be over a limit. Left out by a server that does not say so. */
export type RenderOverLimit = (query: OverLimitQuery) => ReactNode

type Closable = Pick<LicenseEdit, 'isActive' | 'expiryDay'>

/** Props of LicenseFields. */
export interface LicenseFieldsProps {
  license: Pick<License, 'numProjects' | 'numUsers' | 'maxUsers'> | undefined
  /** Whether the signed-in user belongs to this license, and would lock themselves out. */
  isOwn: boolean
  renderOverLimit: RenderOverLimit | undefined
  /** The list of the users of the license; `undefined` where this session may not open it. */
  usersHref: string | undefined
  hrefOfUser: UserHref
  /** Who can use the license now; `undefined` if the server does not count. */
  use: ViewState<LicenseUse> | undefined
  /** The stored values. */
  stored: Closable | undefined
  /** Epoch milliseconds. */
  now: number
}

/** The fields of the license itself (LIC-50, LIC-63 to LIC-79). */
export function LicenseFields(props: LicenseFieldsProps) {
  const { license, isOwn, renderOverLimit, usersHref, hrefOfUser, use, stored, now } = props
  const id = useId()
  const isSkeleton = useIsSkeleton()
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{labels.license}</h2>
        {!isSkeleton && (
          <Count>
            <RequiredMark aria-hidden="true">*</RequiredMark> {formLabels.required}
          </Count>
        )}
      </Head>
      <FieldPairs>
        <EditedTextField<LicenseEdit>
          name="name"
          label={labels.name}
          isWide
          isRequired
          maxLength={LICENSE_LIMITS.name}
        />
        <EditedTextField<LicenseEdit>
          name="company"
          label={labels.company}
          isWide
          isRequired
          maxLength={LICENSE_LIMITS.company}
        />
        {isSkeleton || license === undefined ? (
          <>
            <FieldSkeleton label={labels.maxProjects} />
            <FieldSkeleton label={labels.maxUsers} />
            <FieldSkeleton label={labels.expiryDate} help={labels.expiryHelp} />
          </>
        ) : (
          <>
            <MaxProjects used={license.numProjects} />
            <MaxUsers {...{ license, renderOverLimit, usersHref }} />
            <ExpiryDay isOwn={isOwn} now={now} />
          </>
        )}
        <EditedTextField<LicenseEdit>
          name="notificationDays"
          label={labels.notificationDays}
          help={messages.daysHelp}
        />
        <div data-wide="">
          {isOwn && !isSkeleton ? <OwnActive /> : <Active />}
          {use && stored && <Closing {...{ use, hrefOfUser, stored, now }} />}
        </div>
      </FieldPairs>
    </Part>
  )
}

/** How many more are used than the limit in the form allows. */
function useExcess(name: 'maxProjects' | 'maxUsers', used: number): { max: number | null; over: number } {
  const max = useWatch({ name }) as number | null
  return { max, over: max !== null && Number.isInteger(max) ? getExcess(used, max) : 0 }
}

function MaxProjects({ used }: { used: number }) {
  const { over } = useExcess('maxProjects', used)
  return (
    <FormLimitField<LicenseEdit>
      name="maxProjects"
      label={labels.maxProjects}
      isRequired
      help={over === 0 ? messages.projectsInUse(used) : undefined}
      note={over === 0 ? undefined : `${messages.projectsInUse(used)} ${messages.projectsOver}`}
    />
  )
}

function MaxUsers({
  license,
  renderOverLimit,
  usersHref,
}: Pick<LicenseFieldsProps, 'renderOverLimit' | 'usersHref'> & {
  license: Pick<License, 'numUsers' | 'maxUsers'>
}) {
  const used = license.numUsers
  const { max, over } = useExcess('maxUsers', used)
  return (
    <FormLimitField<LicenseEdit>
      name="maxUsers"
      label={labels.maxUsers}
      isRequired
      help={over === 0 ? messages.inUse(used) : undefined}
      note={
        over === 0 ? undefined : (
          <>
            {messages.inUseOver(used, over)} {messages.usersOver(over)}{' '}
            {max !== license.maxUsers && renderOverLimit?.({ maxUsers: max ?? 0 })}{' '}
            {usersHref !== undefined && (
              <Names>
                <Link href={usersHref}>{licenseEditLabels.showUsers}</Link>
              </Names>
            )}
          </>
        )
      }
    />
  )
}

/** The day until which the license is valid (LIC-76 to LIC-78). The field clears itself. */
function ExpiryDay({ isOwn, now }: { isOwn: boolean; now: number }) {
  const day = useWatch<LicenseEdit>({ name: 'expiryDay' }) as string | null
  // A text that is no day has no date.
  const isPast = day !== null && toExpiryDate(day) <= now
  const past = isOwn ? messages.expiredOwn : messages.expired
  return (
    <EditedField name="expiryDay" label={labels.expiryDate}>
      {(was) => (
        <FormDatePicker<LicenseEdit>
          name="expiryDay"
          label={labels.expiryDate}
          format="d/M/yyyy"
          min={FIRST_EXPIRY_DAY}
          max={LAST_EXPIRY_DAY}
          help={labels.expiryHelp}
          note={isPast ? past : undefined}
          labelEnd={was}
        />
      )}
    </EditedField>
  )
}

const Active = ({ note }: { note?: string | undefined }) => (
  <EditedCheckbox<LicenseEdit> name="isActive" label={labels.active} help={labels.activeHelp} note={note} />
)

/** An administrator who deactivates the own license cannot undo it. */
function OwnActive() {
  const isActive = useWatch({ name: 'isActive' }) as boolean
  return <Active note={isActive ? undefined : messages.inactiveOwn} />
}

/** Says who is shut out while the edit closes the license. */
function Closing({ use, hrefOfUser, stored, now }: ShutOutProps & { stored: Closable; now: number }) {
  const [isActive, expiryDay] = useWatch({ name: ['isActive', 'expiryDay'] }) as [boolean, string | null]
  return closesLicense(stored, { isActive, expiryDay }, now) ? <ShutOut use={use} hrefOfUser={hrefOfUser} /> : null
}
