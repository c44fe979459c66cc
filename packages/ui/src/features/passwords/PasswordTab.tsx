import { useId, useState } from 'react'
import { passwordLabels, passwordMessages, passwordWays } from '@sitewright/domain/passwords/messages'
import type { NewPassword, PasswordConfig, PasswordInfo } from '@sitewright/domain/passwords/model'
import { formatLongDate } from '@sitewright/domain/shared/dates'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { KeyValueList } from '../../key-value/KeyValueList'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { useConfirmedAction } from '../patterns/use-confirmed-action'
import { ManualForm } from './ManualForm'
import { Body, Way } from './PasswordTab.styles'

/** How a manual update ended: done, or what is wrong. */
export type ManualOutcome = { status: 'done' } | { status: 'failed'; message: string; fields: FieldErrors }

export interface PasswordTabProps {
  userName: string
  /** The signed-in user's own password. */
  isOwn: boolean
  view: ViewState<PasswordInfo>
  /** What a new password must be; nothing where it could not be had. */
  requirements: PasswordConfig | undefined
  /** The decision of the policy for this user; shows its reason if no action is available (USER-114). */
  manage: Decision
  onManual: (input: NewPassword) => Promise<ManualOutcome>
  /** Resolves to why it failed, or to nothing. */
  onAutoReset: () => Promise<string | undefined>
  emailLink: { isSending: boolean; onSend: () => void }
}

/** The three ways to a new password of a user, each with what it does (USER-106 to USER-111). */
export function PasswordTab(props: PasswordTabProps) {
  return (
    <View view={props.view} failedTitle={passwordMessages.infoFailed} loading={<PasswordSkeleton />}>
      {(info) => <Ways {...props} info={info} />}
    </View>
  )
}

/** The tab of a user whose password state is still loading. */
export function PasswordSkeleton() {
  return (
    <Body aria-hidden="true">
      {[40, 65, 50].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Body>
  )
}

function Ways({ info, manage, ...props }: PasswordTabProps & { info: PasswordInfo }) {
  const manualId = useId()
  const resetId = useId()
  const linkId = useId()
  const texts = props.isOwn ? passwordWays.own : passwordWays.other
  const facts = [{ label: passwordLabels.lastChanged, value: formatLongDate(info.lastPasswordChangedDate) }]
  if (!manage.allowed) {
    return (
      <Body>
        <Note tone="info">{manage.reason}</Note>
        <KeyValueList items={facts} />
      </Body>
    )
  }
  const link = (
    <Way aria-labelledby={linkId}>
      <h2 id={linkId}>{passwordLabels.emailLink}</h2>
      <p>{texts.emailLink}</p>
      <Button isBusy={props.emailLink.isSending} onClick={props.emailLink.onSend}>
        {passwordLabels.emailLink}
      </Button>
    </Way>
  )
  if (!info.canManage) {
    return (
      <Body>
        {info.reason !== undefined && <Note tone="info">{info.reason}</Note>}
        <KeyValueList items={facts} />
        {link}
      </Body>
    )
  }
  return (
    <Body>
      <KeyValueList items={facts} />
      <Way aria-labelledby={manualId}>
        <h2 id={manualId}>{passwordLabels.manual}</h2>
        <p>{texts.manual}</p>
        <ManualForm userName={props.userName} requirements={props.requirements} onSubmit={props.onManual} />
      </Way>
      <Way aria-labelledby={resetId}>
        <h2 id={resetId}>{passwordLabels.autoReset}</h2>
        <p>{texts.autoReset}</p>
        <AutoReset userName={props.userName} isOwn={props.isOwn} onAutoReset={props.onAutoReset} />
      </Way>
      {link}
    </Body>
  )
}

function AutoReset({ userName, isOwn, onAutoReset }: Pick<PasswordTabProps, 'userName' | 'isOwn' | 'onAutoReset'>) {
  const texts = isOwn ? passwordWays.own : passwordWays.other
  const [isOpen, setOpen] = useState(false)
  const confirmation = useConfirmedAction(onAutoReset, () => setOpen(false))
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {passwordLabels.autoReset}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={passwordLabels.autoResetOf(userName)}
        confirmLabel={passwordLabels.autoReset}
        labels={{ cancel: passwordLabels.cancel }}
        tone="danger"
        {...confirmation}
      >
        <p>{texts.autoResetConfirm(userName)}</p>
        <p>{texts.autoReset}</p>
      </ConfirmDialog>
    </>
  )
}
