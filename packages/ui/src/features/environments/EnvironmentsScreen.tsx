'use client'

import { Globe, ServerOff } from 'lucide-react'
import { useId } from 'react'
import { environmentLabels, environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Body, Choice, Choices, Lead } from './EnvironmentsScreen.styles'

export interface EnvironmentsScreenProps {
  /** The environments of the license. */
  view: ViewState<readonly Environment[]>
  /** The one that is being opened; the others wait (ENV-04). */
  openingId?: number | undefined
  onOpen: (environment: Environment) => void
}

/** Where an environment is, as a person reads it; another server's address may be none. */
const getPlace = (serverUrl: string): string => (URL.canParse(serverUrl) ? new URL(serverUrl).host : serverUrl)

/** One button for each environment of the license, each of which leads to another application (ENV-02 to ENV-04, ENV-13). */
export function EnvironmentsScreen({ view, openingId, onOpen }: EnvironmentsScreenProps) {
  return (
    <>
      <PageHeader title={environmentLabels.title} />
      <Body>
        <View view={view} loading={<Loading />} failedTitle={environmentMessages.loadFailed}>
          {(environments) =>
            environments.length === 0 ? (
              <EmptyState title={environmentMessages.emptyTitle} icon={<ServerOff />}>
                <p>{environmentMessages.empty}</p>
              </EmptyState>
            ) : (
              <Ready environments={environments} openingId={openingId} onOpen={onOpen} />
            )
          }
        </View>
      </Body>
    </>
  )
}

function Ready({
  environments,
  openingId,
  onOpen,
}: {
  environments: readonly Environment[]
} & Pick<EnvironmentsScreenProps, 'openingId' | 'onOpen'>) {
  const id = useId()
  const opening = environments.find(({ environmentId }) => environmentId === openingId)
  return (
    <>
      <Lead>{environmentLabels.intro}</Lead>
      <VisuallyHidden role="status">{opening ? `${environmentLabels.opening} ${opening.name}` : ''}</VisuallyHidden>
      <Choices>
        {environments.map((environment) => {
          const place = `${id}-${environment.environmentId}`
          return (
            <Choice key={environment.environmentId}>
              <Button
                isWide
                icon={<Globe aria-hidden="true" />}
                aria-describedby={place}
                isBusy={environment === opening}
                disabledReason={
                  opening && environment !== opening ? environmentLabels.waitFor(opening.name) : undefined
                }
                onClick={() => onOpen(environment)}
              >
                {environment.name}
              </Button>
              <span id={place}>{getPlace(environment.serverUrl)}</span>
            </Choice>
          )
        })}
      </Choices>
    </>
  )
}

function Loading() {
  return (
    <Choices as="div">
      {['first', 'second'].map((place) => (
        <Skeleton key={place} shape="box" width="100%" style={{ height: '3.5rem' }} />
      ))}
    </Choices>
  )
}
