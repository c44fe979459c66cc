import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useRef } from 'react'
import { Map, type MapRef, Marker } from '../../../../node_modules/react-map-gl/dist/maplibre.js'
import { findCenter } from '../../../../packages/ui/src/site-map/drawing/geometry'
import { makeSites } from '../../../../packages/ui/src/site-map/sites/site-fixture'
import type { MapSite } from '../../../../packages/ui/src/site-map/SiteMap'
import { start } from '../start'
import { PANS } from '../map-pans'

maplibre.setWorkerUrl(workerUrl)

const STYLE = { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] } as const
const DOT = { width: 14, height: 14, borderRadius: 7, border: '2px solid #222', padding: 0 }

function App({ input }: { input: MapSite[] }) {
  const map = useRef<MapRef>(null)
  const pan = (key: string): void => {
    if (key.startsWith('Arrow')) map.current?.panBy([key === 'ArrowRight' ? 80 : -80, 0], { duration: 0 })
  }
  return (
    // Panned as ours is: a step at once.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a bench
    <div id="map" role="application" tabIndex={0} style={{ height: 480 }} onKeyDown={(event) => pan(event.key)}>
      <Map
        ref={map}
        keyboard={false}
        mapLib={maplibre}
        initialViewState={{ longitude: -113.49, latitude: 53.54, zoom: 13 }}
        mapStyle={STYLE as never}
        fadeDuration={0}
        onData={() => document.querySelector('#map')?.setAttribute('data-state', 'busy')}
        onMoveStart={() => document.querySelector('#map')?.setAttribute('data-state', 'busy')}
        onIdle={() => document.querySelector('#map')?.setAttribute('data-state', 'idle')}
      >
        {input.map((site) => {
          const [longitude, latitude] = findCenter(site.shape) ?? [0, 0]
          return (
            <Marker key={site.id} longitude={longitude} latitude={latitude}>
              <button type="button" aria-label={site.name} style={{ ...DOT, background: site.fill }} />
            </Marker>
          )
        })}
      </Map>
    </div>
  )
}

start({
  prepare: makeSites,
  App,
  find: { map: () => document.querySelector('#map') },
  keys: { pans: PANS },
  is: { isDrawn: () => document.querySelector('[data-state=idle]') !== null },
})
