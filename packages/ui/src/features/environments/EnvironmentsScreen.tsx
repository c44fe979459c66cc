'use client'

import { ArrowRight, CircleDot, FlaskConical, FolderX, LayoutDashboard, RefreshCw, ServerOff } from 'lucide-react'
import { useId } from 'react'
import { environmentLabels, environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { getEnvironmentKind, sortEnvironments } from '@sitewright/domain/environments/rules'
import { Announcement } from '../../announcer/Announcement'
import { Button, ButtonLink } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import {
  Card,
  CardBody,
  CardFoot,
  CardHead,
  Cards,
  Column,
  Host,
  Kind,
  Lead,
  Page,
  Sheet,
  Stay,
} from './EnvironmentsScreen.styles'

/** Props of EnvironmentsScreen. */
export interface EnvironmentsScreenProps {
  /** The environments of the license. */
  view: ViewState<readonly Environment[]>
  /** A user without projects cannot open one (AUTH-36). The view is not shown then. */
  hasNoProjects?: boolean
  /** Name of the signed-in user. */
  userName: string
  /** The page for users who stay in the portal. */
  homeHref: string
  /** The one that is being opened. The others wait (ENV-04). */
  openingId?: number | undefined
  /** The one that could not be opened, and why (ENV-09). */
  failure?: { readonly environmentId: number; readonly message: string } | undefined
  onOpen: (environment: Environment) => void
}

/** The host of an environment. Another server's address may be no URL. */
const getPlace = (serverUrl: string): string => (URL.canParse(serverUrl) ? new URL(serverUrl).host : serverUrl)

/** One card with a button for each environment of the license, production first (ENV-02 to ENV-04, ENV-09, ENV-13). */
export function EnvironmentsScreen(props: EnvironmentsScreenProps) {
  const { view, hasNoProjects = false, userName, homeHref } = props
  return (
    <Page>
      <Column>
        <div>
          <PageHeader title={environmentLabels.title} />
          {!hasNoProjects && <Lead>{environmentLabels.intro(userName)}</Lead>}
        </div>
        <Sheet>
          {hasNoProjects ? (
            <EmptyState title={environmentMessages.noProjectsTitle} icon={<FolderX />}>
              <p>{environmentMessages.noProjects}</p>
            </EmptyState>
          ) : (
            <View view={view} loading={<LoadingCards />} failedTitle={environmentMessages.loadFailed}>
              {(environments) =>
                environments.length === 0 ? (
                  <EmptyState title={environmentMessages.emptyTitle} icon={<ServerOff />}>
                    <p>{environmentMessages.empty}</p>
                  </EmptyState>
                ) : (
                  <EnvironmentCards {...props} environments={sortEnvironments(environments)} />
                )
              }
            </View>
          )}
          <Stay>
            <LayoutDashboard aria-hidden="true" />
            <p>{environmentLabels.stayNote}</p>
            <ButtonLink href={homeHref}>{environmentLabels.stay}</ButtonLink>
          </Stay>
        </Sheet>
      </Column>
    </Page>
  )
}

interface EnvironmentCardsProps extends Pick<EnvironmentsScreenProps, 'openingId' | 'failure' | 'onOpen'> {
  environments: readonly Environment[]
}

function EnvironmentCards({ environments, openingId, failure, onOpen }: EnvironmentCardsProps) {
  const opening = environments.find(({ environmentId }) => environmentId === openingId)
  return (
    <>
      <Announcement>{opening ? environmentLabels.opening(opening.name) : ''}</Announcement>
      <Cards>
        {environments.map((environment, place) => (
          <EnvironmentCard
            key={environment.environmentId}
            environment={environment}
            isFirst={place === 0}
            isOpening={environment === opening}
            waitFor={environment === opening ? undefined : opening?.name}
            failure={failure?.environmentId === environment.environmentId ? failure.message : undefined}
            onOpen={() => onOpen(environment)}
          />
        ))}
      </Cards>
    </>
  )
}

interface EnvironmentCardProps {
  environment: Environment
  isFirst: boolean
  isOpening: boolean
  /** Name of another environment that is being opened. */
  waitFor: string | undefined
  failure: string | undefined
  onOpen: () => void
}

const NOTES = { production: environmentLabels.productionNote, test: environmentLabels.testNote }

function EnvironmentCard({ environment, isFirst, isOpening, waitFor, failure, onOpen }: EnvironmentCardProps) {
  const { name, serverUrl } = environment
  const kind = getEnvironmentKind(environment)
  const descriptionId = useId()
  return (
    <Card data-kind={kind}>
      <CardBody>
        <CardHead>
          <h2>{name}</h2>
          {kind !== undefined && (
            <Kind data-kind={kind}>
              {kind === 'test' ? <FlaskConical aria-hidden="true" /> : <CircleDot aria-hidden="true" />}
              {environmentLabels[kind]}
            </Kind>
          )}
        </CardHead>
        <Host id={descriptionId}>{getPlace(serverUrl)}</Host>
        {kind !== undefined && <p>{NOTES[kind]}</p>}
        {failure !== undefined && (
          <Note tone="danger" role="alert">
            {failure} {environmentLabels.stillInPortal}
          </Note>
        )}
      </CardBody>
      <CardFoot>
        <Button
          isWide
          tone={isFirst ? 'primary' : undefined}
          icon={failure === undefined ? <ArrowRight aria-hidden="true" /> : <RefreshCw aria-hidden="true" />}
          aria-describedby={descriptionId}
          isBusy={isOpening}
          disabledReason={waitFor === undefined ? undefined : environmentLabels.waitFor(waitFor)}
          onClick={onOpen}
        >
          {failure === undefined ? environmentLabels.open(name) : environmentLabels.openAgain(name)}
        </Button>
      </CardFoot>
    </Card>
  )
}

function LoadingCards() {
  return (
    <Cards as="div">
      {['first', 'second'].map((place) => (
        <Card key={place} as="div">
          <CardBody>
            <Skeleton width="5rem" style={{ height: '1.5rem' }} />
            <Skeleton width="60%" />
            <Skeleton width="80%" />
          </CardBody>
          <CardFoot>
            <Skeleton shape="box" width="100%" style={{ height: '40px' }} />
          </CardFoot>
        </Card>
      ))}
    </Cards>
  )
}
