import { ArrowUpRight, Plug } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { integrationLabels as labels, integrationMessages as messages } from '@sitewright/domain/integrations/messages'
import type { Integration } from '@sitewright/domain/integrations/model'
import { Button } from '../../button/Button'
import { Card } from '../../card/Card'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { Cards, Intro } from './IntegrationCards.styles'
import { IntegrationPicture } from './IntegrationPicture'
import { Part } from './LicenseScreens.styles'

export interface IntegrationCardsProps {
  /** The integrations of the license, by name. */
  view: ViewState<readonly Integration[]>
  /**
   * Opens the setup of an integration, and resolves to why it could not be opened. It is called in the press itself, so that browsers allow the new tab. Without it, the
   * cards are read-only (LIC-32).
   */
  onSetup?: ((integration: Integration) => Promise<string | undefined>) | undefined
}

/** The integrations of a license (LIC-30 to LIC-34). Setup is only on cards of integrations that have an address. */
export function IntegrationCards({ view, onSetup }: IntegrationCardsProps) {
  const id = useId()
  const hasSetup = onSetup !== undefined && view.state === 'ready' && view.value.some(canSetUp)
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{labels.list}</h2>
      {hasSetup && <Intro>{labels.intro}</Intro>}
      <View
        view={view}
        layout="region"
        headingLevel={3}
        failedTitle={messages.fetchFailed}
        loading={<Skeleton shape="box" width="100%" style={{ height: '4.5rem' }} />}
      >
        {(integrations) =>
          integrations.length === 0 ? (
            <EmptyState title={messages.emptyTitle} icon={<Plug aria-hidden="true" />} headingLevel={3}>
              {messages.empty}
            </EmptyState>
          ) : (
            <Cards>
              {integrations.map((integration) => (
                <IntegrationCard key={integration.integrationId} {...{ integration, onSetup }} />
              ))}
            </Cards>
          )
        }
      </View>
    </Part>
  )
}

const canSetUp = ({ setupHost }: Integration): boolean => setupHost !== undefined

/** A host that breaks before its port and its domains, if it must. */
const Host = ({ host }: { host: string }) =>
  host.split(/(?=[.:])/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

interface IntegrationCardProps extends Pick<IntegrationCardsProps, 'onSetup'> {
  integration: Integration
}

function IntegrationCard({ integration, onSetup }: IntegrationCardProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { integrationName, imgUrl, setupHost } = integration
  const setUp = async (open: NonNullable<typeof onSetup>): Promise<void> => {
    setFailure(undefined)
    setBusy(true)
    setFailure(await open(integration))
    setBusy(false)
  }
  return (
    <Card
      title={integrationName}
      description={setupHost === undefined ? labels.noAddress : <Host host={setupHost} />}
      icon={<IntegrationPicture imgUrl={imgUrl} />}
      actions={
        onSetup !== undefined &&
        setupHost !== undefined && (
          <Button
            size="small"
            isBusy={isBusy}
            aria-label={labels.setupOf(integrationName)}
            onClick={() => void setUp(onSetup)}
          >
            {labels.setup}
            <ArrowUpRight aria-hidden="true" />
          </Button>
        )
      }
    >
      {failure !== undefined && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
    </Card>
  )
}
