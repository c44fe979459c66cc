'use client'

import { Map as MapIcon } from 'lucide-react'
import { useRef } from 'react'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { overviewLabels as labels, overviewMessages as messages } from '@sitewright/domain/sites/overview-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { Button, ButtonLink } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { createPanelLoader, useLazyPanel } from '../../lazy-panel/lazy-panel'
import type { View as ViewState } from '../../view/view-state'
import { LoadFailure } from '../patterns/LoadFailure'
import { MapSide, NoMap } from './Overview.styles'
import type { OverviewMapProps } from './OverviewMap'

const LOADER = createPanelLoader(async () => (await import('./OverviewMap')).OverviewMap)

/** Props of OverviewPanel: those of OverviewMap, and these. */
export interface OverviewPanelProps extends Omit<OverviewMapProps, 'sites' | 'children'> {
  /** Whether the locations are loaded. */
  view: ViewState<unknown>
  /** Undefined until the locations are loaded. */
  sites: OverviewMapProps['sites'] | undefined
  /** The first site of the list, which the user can draw. Without it, nothing is offered. */
  first: Pick<SimpleSite, 'siteId' | 'name'> | undefined
}

/** The map beside the list, or why there is none (MAP-31). Loads the code of the map. */
export function OverviewPanel({ view, sites, first, ...map }: OverviewPanelProps) {
  const side = useRef<HTMLDivElement>(null)
  const { Panel, hasFailed, retry } = useLazyPanel(LOADER, true, () => undefined)
  const isEmpty = sites?.every(({ shape }) => shape.kind === 'none') === true
  const failure = <LoadFailure view={view} title={messages.locationsFailed} />
  if (Panel !== undefined && sites !== undefined && !isEmpty)
    return (
      <Panel {...map} sites={sites}>
        {failure}
      </Panel>
    )
  return (
    <MapSide ref={side} tabIndex={-1}>
      {failure}
      <NoMap>
        {hasFailed ? (
          <EmptyState
            role="alert"
            tone="danger"
            title={messages.failed}
            actions={
              <Button
                onClick={() => {
                  side.current?.focus()
                  retry()
                }}
              >
                {sharedMessages.retry}
              </Button>
            }
          >
            <p>{messages.failedHelp}</p>
          </EmptyState>
        ) : isEmpty ? (
          <EmptyState
            icon={<MapIcon aria-hidden="true" />}
            title={messages.empty}
            actions={first && <ButtonLink href={map.siteHref(first.siteId)}>{labels.draw(first.name)}</ButtonLink>}
          >
            <p>{messages.emptyHelp}</p>
          </EmptyState>
        ) : (
          view.state !== 'failed' && <p role="status">{messages.loading}</p>
        )}
      </NoMap>
    </MapSide>
  )
}
