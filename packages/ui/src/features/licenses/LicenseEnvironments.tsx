import { CircleAlert, Info, Link as LinkIcon, LoaderCircle, RefreshCw, Unlink } from 'lucide-react'
import { useId, useState } from 'react'
import { environmentLabels, environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { getEnvironmentKind, sortEnvironments } from '@sitewright/domain/environments/rules'
import {
  licenseEnvironmentLabels as labels,
  licenseEnvironmentMessages as messages,
} from '@sitewright/domain/licenses/environment-messages'
import { licenseEditMessages } from '@sitewright/domain/licenses/edit-messages'
import { formatShortDay, formatTime } from '@sitewright/domain/shared/dates'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { EmptyState } from '../../empty-state/EmptyState'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { useConfirmedAction } from '../patterns/use-confirmed-action'
import { Count, Head } from './LicenseEdit.styles'
import { Failure, Help, Row, Rows } from './LicenseEnvironments.styles'
import { Part } from './LicenseScreens.styles'

/** The environments of a license. */
export interface LicenseLinks {
  /** All environments. */
  readonly all: readonly Environment[]
  /** Since when each linked environment is linked, by id, in epoch milliseconds. `undefined` if unknown. */
  readonly linked: ReadonlyMap<number, number | undefined>
}

/** Why a link failed. */
export interface LinkFailure {
  readonly message: string
  readonly requestId?: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** Props of LicenseEnvironments. */
export interface LicenseEnvironmentsProps {
  view: ViewState<LicenseLinks>
  /** The environment that the license names. It was chosen on creation, so a missing link means that linking failed. */
  ownId: number | null
  /** How many users can open the linked environments now, if known. */
  userCount: number | undefined
  /** Links at once. Resolves to the failure. */
  onLink: (environment: Environment) => Promise<LinkFailure | undefined>
  /** Unlinks at once. Resolves to the message of a failure. Left out where the server cannot unlink. */
  onUnlink: ((environment: Environment) => Promise<string | undefined>) | undefined
  /** IANA name of the time zone of the times; the reader's own by default. */
  timeZone?: string | undefined
}

/** Links and unlinks the environments of a license, independent of Save (LIC-87). */
export function LicenseEnvironments({ view, ...props }: LicenseEnvironmentsProps) {
  const id = useId()
  const links = view.state === 'ready' ? view.value : undefined
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{labels.title}</h2>
        {links && <Count>{labels.linkedOf(links.linked.size, links.all.length)}</Count>}
        <Count>{labels.worksAtOnce}</Count>
      </Head>
      <View
        view={view}
        layout="region"
        headingLevel={3}
        failedTitle={environmentMessages.loadFailed}
        loading={<Skeleton shape="box" width="100%" style={{ height: '7.5rem' }} />}
      >
        {(loaded) => <Links {...props} links={loaded} />}
      </View>
    </Part>
  )
}

type LinksProps = Omit<LicenseEnvironmentsProps, 'view'> & { links: LicenseLinks }

function Links({ links, ...props }: LinksProps) {
  const [asked, setAsked] = useState<Environment>()
  return (
    <>
      {links.linked.size === 0 && (
        <EmptyState title={messages.noneTitle} headingLevel={3} icon={<Unlink />}>
          <p>{messages.none}</p>
        </EmptyState>
      )}
      <Rows>
        {sortEnvironments(links.all).map((environment) => (
          <EnvironmentRow
            key={environment.environmentId}
            {...props}
            environment={environment}
            isLinked={links.linked.has(environment.environmentId)}
            linkedAt={links.linked.get(environment.environmentId)}
            onAsk={() => setAsked(environment)}
          />
        ))}
      </Rows>
      <Help>
        <Info aria-hidden="true" />
        <span>{messages.help}</span>
      </Help>
      {asked && props.onUnlink && (
        <UnlinkDialog
          environment={asked}
          others={links.all.filter(
            ({ environmentId }) => environmentId !== asked.environmentId && links.linked.has(environmentId),
          )}
          userCount={props.userCount}
          onUnlink={props.onUnlink}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface EnvironmentRowProps extends Omit<LinksProps, 'links'> {
  environment: Environment
  isLinked: boolean
  linkedAt: number | undefined
  /** Asks whether the environment is to be unlinked. */
  onAsk: () => void
}

function EnvironmentRow(props: EnvironmentRowProps) {
  const { environment, isLinked, linkedAt, ownId, onLink, onUnlink, onAsk } = props
  const dates = props.timeZone === undefined ? {} : { timeZone: props.timeZone }
  const { name, serverUrl } = environment
  const [isLinking, setLinking] = useState(false)
  const [failure, setFailure] = useState<LinkFailure>()
  const kind = getEnvironmentKind(environment)
  const isMissing = !isLinked && (failure !== undefined || ownId === environment.environmentId)
  const link = async (): Promise<void> => {
    setLinking(true)
    setFailure(await onLink(environment))
    setLinking(false)
  }
  return (
    <Row data-kind={kind} data-off={isLinked || isLinking || isMissing ? undefined : ''}>
      <div>
        <b>{name}</b>
        {kind !== undefined && <Badge tone={kind === 'test' ? 'warning' : 'neutral'}>{environmentLabels[kind]}</Badge>}
        <small data-host="">{serverUrl}</small>
      </div>
      <div>
        <LinkState {...{ isLinked, isLinking, isMissing }} />
        {isLinked && linkedAt !== undefined && <small>{labels.since(formatShortDay(linkedAt, dates))}</small>}
        {!isLinked && failure && !isLinking && <small>{labels.triedAt(formatTime(failure.at, dates))}</small>}
      </div>
      {isLinked ? (
        // The same button in each state, so that it keeps the focus.
        onUnlink && (
          <Button key="act" size="small" aria-label={labels.unlinkNamed(name)} aria-haspopup="dialog" onClick={onAsk}>
            {labels.unlink}
          </Button>
        )
      ) : (
        <Button
          key="act"
          size="small"
          aria-label={isMissing ? labels.retryNamed(name) : labels.linkNamed(name)}
          icon={isMissing ? <RefreshCw aria-hidden="true" /> : <LinkIcon aria-hidden="true" />}
          isBusy={isLinking}
          onClick={() => void link()}
        >
          {isMissing ? labels.retry : labels.link}
        </Button>
      )}
      {!isLinked && failure && !isLinking && (
        <Failure role="alert">
          <CircleAlert aria-hidden="true" />
          <span>
            {licenseEditMessages.answer(failure.message)} {messages.onlyLinkMissing}
            {failure.requestId !== undefined && (
              <>
                {' '}
                {licenseEditMessages.request} <code>{failure.requestId}</code>
              </>
            )}
          </span>
        </Failure>
      )}
    </Row>
  )
}

function LinkState({ isLinked, isLinking, isMissing }: { isLinked: boolean; isLinking: boolean; isMissing: boolean }) {
  if (isLinked) {
    return (
      <Badge tone="success" icon={<LinkIcon aria-hidden="true" />}>
        {labels.linked}
      </Badge>
    )
  }
  if (isLinking) {
    return (
      <Badge variant="fixed" icon={<LoaderCircle aria-hidden="true" />}>
        {labels.linking}
      </Badge>
    )
  }
  if (isMissing) {
    return (
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        {labels.notLinked}
      </Badge>
    )
  }
  return <small>{labels.notLinked}</small>
}

function UnlinkDialog(props: {
  environment: Environment
  /** Linked environments that are left. */
  others: readonly Environment[]
  userCount: number | undefined
  onUnlink: (environment: Environment) => Promise<string | undefined>
  onClose: () => void
}) {
  const { environment, others, userCount, onUnlink, onClose } = props
  const action = useConfirmedAction(() => onUnlink(environment), onClose)
  const [only, ...further] = others
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={labels.unlinkTitle(environment.name)}
      confirmLabel={labels.unlinkConfirm(environment.name)}
      {...action}
    >
      <p>{messages.unlinking(environment.name, userCount)}</p>
      {only === undefined ? <p>{messages.noneLeft}</p> : further.length === 0 && <p>{messages.oneLeft(only.name)}</p>}
    </ConfirmDialog>
  )
}
