'use client'

import { Button } from '@sitewright/ui/button'
import { DatePicker } from '@sitewright/ui/date-picker'
import { mapboxEngine } from '@sitewright/ui/mapbox-engine'
import { maplibreEngine } from '@sitewright/ui/maplibre-engine'
import { PhaseBoard } from '@sitewright/ui/phase-board'
import { SiteMap } from '@sitewright/ui/site-map'
import { TreeCheckbox } from '@sitewright/ui/tree-checkbox'
import { WeightEditor } from '@sitewright/ui/weight-editor'
import { SiteForm } from './site-form'

/** Some components, the form of the README, and a map of each engine. */
export function Parts() {
  return (
    <>
      <Button disabledReason="Nothing to save">Save</Button>
      <DatePicker label="Due" />
      <TreeCheckbox label="Projects" nodes={[{ id: 1, name: 'North' }]} />
      <WeightEditor label="Weights" rows={[{ id: 'a', name: 'Alpha' }]} />
      <PhaseBoard label="Work" defaultValue={[{ id: 'a', name: 'Build', items: [{ id: 'w', name: 'Weld' }] }]} />
      <SiteForm
        save={({ name }) => {
          document.title = name
        }}
      />
      <SiteMap label="Map" engines={{ maplibre: maplibreEngine }} />
      <SiteMap label="Mapbox" engines={{ mapbox: mapboxEngine }} mapConfig={{ mapboxToken: 'pk.none' }} />
    </>
  )
}
