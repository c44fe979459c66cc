import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MAP_LABELS } from './map-labels'
import { YARD_SHAPE } from './drawing/shape-fixture'
import { maplibreEngine } from './engine/maplibre-engine'
import { SiteMap } from './SiteMap'

describe('a map on a server', () => {
  it('renders the tools, a placeholder, the table and the keys without a browser', () => {
    expect(globalThis).not.toHaveProperty('document')
    const html = renderToString(
      createElement(SiteMap, { label: 'Location', engines: { maplibre: maplibreEngine }, defaultValue: YARD_SHAPE }),
    )
    expect(html).toContain('aria-label="Location"')
    expect(html).toContain(MAP_LABELS.loading)
    expect(html).toContain('Vertex 5 latitude')
    expect(html).toContain('Keys on the map')
    // The server doesn't know whether the browser has WebGL, so it reports no failure.
    expect(html).not.toContain('draw maps')
  })

  it('renders the list and the table without an engine', () => {
    const html = renderToString(createElement(SiteMap, { label: 'Location', defaultValue: YARD_SHAPE }))
    expect(html).not.toContain(MAP_LABELS.loading)
    expect(html).not.toContain(MAP_LABELS.noEngine)
    expect(html).toContain('Vertex 5 latitude')
  })
})
