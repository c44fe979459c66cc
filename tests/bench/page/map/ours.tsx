import { makeSites } from '../../../../packages/ui/src/site-map/sites/site-fixture'
import { maplibreEngine } from '../../../../packages/ui/src/site-map/engine/maplibre-engine'
import { type MapSite, SiteMap } from '../../../../packages/ui/src/site-map/SiteMap'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { start } from '../start'
import { PANS } from '../map-pans'

const ENGINES = { maplibre: maplibreEngine }
const PLACE = { center: [-113.49, 53.54], zoom: 13 } as const

function App({ input }: { input: MapSite[] }) {
  return (
    <>
      <ThemeStyles />
      <SiteMap label="Sites" engines={ENGINES} sites={input} defaultPlace={PLACE} />
    </>
  )
}

start({
  prepare: makeSites,
  App,
  find: { map: () => document.querySelector('[role=application]') },
  keys: { pans: PANS },
  is: { isDrawn: () => document.querySelector('[data-map-state=idle]') !== null },
})
