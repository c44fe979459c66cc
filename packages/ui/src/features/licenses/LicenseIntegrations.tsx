import { type ReactNode, useId } from 'react'
import { integrationLabels } from '@sitewright/domain/integrations/messages'
import type { Integration } from '@sitewright/domain/integrations/model'
import { licenseEditLabels, licenseEditMessages as messages } from '@sitewright/domain/licenses/edit-messages'
import { Checkbox } from '../../checkbox/Checkbox'
import { toggleId } from '../../draft/id-set'
import { useControlled } from '../../form/use-controlled'
import { Was } from '../patterns/EditedField.styles'
import { Card, Cards, Count, Group, Head, Remark } from './LicenseEdit.styles'
import { Part } from './LicenseScreens.styles'

const NONE: ReadonlySet<number> = new Set()

/** Props of LicenseIntegrations. */
export interface LicenseIntegrationsProps {
  integrations: readonly Integration[]
  /** The stored ids, to mark what was added and removed. */
  stored: ReadonlySet<number>
}

/** The integrations of a license, each a checkbox (LIC-50, LIC-62). */
export function LicenseIntegrations({ integrations: all, stored }: LicenseIntegrationsProps) {
  const id = useId()
  const { value: selected, onChange, error } = useControlled<ReadonlySet<number>>('integrationIds', NONE)
  // A retired one can be removed but not added (CAT-08).
  const integrations = all.filter(({ integrationId, isRetired }) => isRetired !== true || stored.has(integrationId))
  const isSelected = ({ integrationId }: Integration): boolean => selected.has(integrationId)
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{integrationLabels.list}</h2>
        <Count>{messages.selected(integrations.filter(isSelected).length, integrations.length)}</Count>
      </Head>
      {integrations.length === 0 ? (
        <Remark>{messages.noIntegrations}</Remark>
      ) : (
        <Group aria-label={integrationLabels.list}>
          <Cards>
            {integrations.map((integration) => (
              <IntegrationCard
                key={integration.integrationId}
                integration={integration}
                isSelected={isSelected(integration)}
                wasSelected={stored.has(integration.integrationId)}
                onToggle={() => onChange(toggleId(selected, integration.integrationId))}
              />
            ))}
          </Cards>
        </Group>
      )}
      {error !== undefined && <Remark role="alert">{error}</Remark>}
    </Part>
  )
}

function IntegrationCard(props: {
  integration: Integration
  isSelected: boolean
  wasSelected: boolean
  onToggle: () => void
}) {
  const { integration, isSelected, wasSelected, onToggle } = props
  const mark: ReactNode =
    isSelected === wasSelected ? undefined : isSelected ? licenseEditLabels.added : licenseEditLabels.removed
  return (
    <Card data-edited={mark === undefined ? undefined : ''}>
      <Checkbox
        name="integrationIds"
        label={integration.integrationName}
        help={integration.setupHost}
        isSelected={isSelected}
        onChange={onToggle}
      />
      {mark !== undefined && <Was>{mark}</Was>}
    </Card>
  )
}
