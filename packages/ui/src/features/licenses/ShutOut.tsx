import type { LicenseUse } from '@sitewright/domain/licenses/model'
import { licenseUseLabels as labels, licenseUseMessages as messages } from '@sitewright/domain/licenses/use-messages'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { TypedConfirmDialog } from '../../confirm-dialog/TypedConfirmDialog'
import { Note } from '../../note/Note'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CountedFigures } from '../patterns/CountedFigures'
import { Shut } from './LicenseEdit.styles'
import { type UserHref, UserNames } from './UserNames'

/** Props of ShutOut. */
export interface ShutOutProps {
  /** Who can use the license now. */
  use: ViewState<LicenseUse>
  hrefOfUser: UserHref
}

/** Says who is shut out when a license is closed: below the field that closes it (LIC-86). */
export function ShutOut({ use, hrefOfUser }: ShutOutProps) {
  return (
    <Shut>
      <View view={use} layout="region" headingLevel={3} failedTitle={messages.countFailed} loading={<UseFigures />}>
        {(counted) => (
          <Note tone="warning">
            <p>
              {labels.whenYouSave} <b>{messages.shutOut(counted.userCount)}</b>.{' '}
              {counted.signedInCount > 0 && messages.signedOut(counted.signedInCount)}
            </p>
            <UseFigures use={counted} />
            <small>
              {counted.signedIn.length > 0 && (
                <UserNames
                  label={messages.signedInNow}
                  users={counted.signedIn.map((userName) => ({ userName }))}
                  hrefOf={hrefOfUser}
                  others={counted.signedInCount - counted.signedIn.length}
                />
              )}{' '}
              {counted.inactiveCount > 0 &&
                messages.inactiveBefore(counted.inactiveCount, counted.userCount + counted.inactiveCount)}
            </small>
          </Note>
        )}
      </View>
    </Shut>
  )
}

function UseFigures({ use }: { use?: LicenseUse }) {
  return (
    <CountedFigures
      figures={[
        { label: labels.users, value: use?.userCount },
        { label: labels.signedIn, value: use?.signedInCount },
        { label: labels.apiKeys, value: use?.apiKeyCount },
      ]}
    />
  )
}

/** Props of CloseLicenseDialog. */
export interface CloseLicenseDialogProps {
  /** Name of the license. */
  name: string
  /** How the save closes it. */
  by: 'deactivation' | 'expiry'
  /** Who can use the license now; undefined if the server does not count. */
  use: ViewState<LicenseUse> | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a save closes a license: shows what the server counted, and requires the number of users to be typed (LIC-86). Mounted while it is open. */
export function CloseLicenseDialog({ name, by, use, onConfirm, onClose }: CloseLicenseDialogProps) {
  const isDeactivation = by === 'deactivation'
  const dialog = {
    isOpen: true,
    title: isDeactivation ? labels.deactivateTitle(name) : labels.expireTitle(name),
    confirmLabel: isDeactivation ? labels.deactivate : labels.expire,
    onConfirm,
    onClose,
  }
  const counted = use?.state === 'ready' && !use.isRefreshing ? use.value : undefined
  const content = (
    <>
      {use && (
        <View view={use} layout="region" headingLevel={3} failedTitle={messages.countFailed} loading={<UseFigures />}>
          {(ready) => <UseFigures use={ready} />}
        </View>
      )}
      <p>{messages.dataStays}</p>
    </>
  )
  if (counted !== undefined && counted.userCount > 0) {
    return (
      <TypedConfirmDialog
        {...dialog}
        expected={String(counted.userCount)}
        labels={{ field: labels.typeToConfirm, notTypedReason: messages.typeFirst(counted.userCount) }}
      >
        {content}
      </TypedConfirmDialog>
    )
  }
  const isCounted = use === undefined || counted !== undefined
  const reason = use?.state === 'failed' ? messages.countFirst : messages.counting
  return (
    <ConfirmDialog {...dialog} tone="danger" {...(isCounted ? {} : { confirmDisabledReason: reason })}>
      {content}
    </ConfirmDialog>
  )
}
