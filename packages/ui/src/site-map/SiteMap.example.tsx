import { maplibreEngine } from '@sitewright/ui/maplibre-engine'
import { type MapSite, type Shape, SiteMap } from '@sitewright/ui/site-map'
import { useState } from 'react'

const ENGINES = { maplibre: maplibreEngine }
const SITES: MapSite[] = [{ id: 'gate-4', name: 'Gate 4', shape: { kind: 'point', at: [-113.4855, 53.5395] } }]
const YARD: Shape = {
  kind: 'polygon',
  isClosed: true,
  ring: [
    [-113.4918, 53.5424],
    [-113.4886, 53.5426],
    [-113.4884, 53.5401],
    [-113.4916, 53.5404],
  ],
}

export function Example() {
  const [shape, setShape] = useState(YARD)
  return (
    <SiteMap label="Location of Laydown Yard B" engines={ENGINES} value={shape} onChange={setShape} sites={SITES} />
  )
}
