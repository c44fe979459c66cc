import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Site map',
  entry: 'site-map',
  purpose: `The location of a site: a point or a polygon on a map, with other sites around it. The map, the vertex table and the crosshair are
three ways to edit one value, and each of them is sufficient. Without a token, the map is a schematic one that needs no server: land,
borders, cities and a graticule. If the configured map fails, a message says so and the schematic map replaces it. If no map can be drawn,
the list of sites and the table replace it. The shape is never lost.`,
  details: `**Engines**: install \`maplibre-gl\` and \`react-map-gl\`, and pass \`engines={{ maplibre: maplibreEngine }}\` from
\`@sitewright/ui/maplibre-engine\`. For a Mapbox token, also install \`mapbox-gl\` and pass \`mapboxEngine\` from
\`@sitewright/ui/mapbox-engine\`. Their code is loaded with the first map. Without an engine, the list of sites and the table replace the map.

**In a form**: there is no form wrapper. Pass \`value\` and \`onChange\`. Enter on the map or in the table doesn't submit the form.

**Sites** can be selected if you pass \`onSelectedSiteChange\` or \`defaultSelectedSite\`. Otherwise a click on the map draws, and the list that
replaces a missing map shows text.`,
  notFor: 'A choice among a few named places (`ComboBox`), or a picture of a map.',
  role: `a \`region\` named by \`label\`. It contains the map, an \`application\` ("Map") with its keys listed below it, the search, a
\`combobox\`, and the vertex table. The map is an application because a screen reader would otherwise use single letters as its own
commands. A \`status\` announces the view after a pan or zoom. Escape on the map moves the focus to the table; no other key moves it. The
keys below are those of the focused map, except for Escape during a drag.`,
  keys: [
    { keys: ['←', '↑', '↓', '→'], does: 'Pan; with Shift four times as far' },
    { keys: ['+', '−'], does: 'Zoom' },
    { keys: ['Enter'], does: 'Adds a vertex under the crosshair, or places the point there' },
    { keys: ['Shift+Enter'], does: 'Adds it exactly there, without snapping to a neighbor' },
    { keys: ['I'], does: 'Inserts a vertex after the selected one, halfway to the next' },
    { keys: ['Backspace'], does: 'Removes the last vertex, once per press, however long' },
    { keys: ['N', 'P'], does: 'Next and previous vertex' },
    {
      keys: ['Alt+↑', 'Alt+↓', 'Alt+←', 'Alt+→'],
      does: 'Nudge the selected vertex; with Shift ten times as far. One undo step until Alt is released',
    },
    { keys: ['Delete'], does: 'Deletes the selected vertex, once per press, however long' },
    { keys: ['C'], does: 'Finishes the polygon' },
    { keys: ['Ctrl+Z', 'Ctrl+Shift+Z'], does: 'Undo, redo' },
    { keys: ['Escape'], does: 'Cancels a drag; otherwise leaves the map for the vertex table' },
  ],
  aliases: ['map', 'polygon editor', 'GIS', 'geofence'],
  status: 'stable',
  since: '1.0.0',
  related: ['Vertex table', 'Shape tools', 'Map keys', 'Site map shape'],
  use: [
    'The location of one site, as a point or a polygon.',
    'Locations that must be exact: users type or paste coordinates into the table.',
    'A network without a map server: the schematic map needs none.',
  ],
  content: [
    'The label names the site: "Location of Tank Farm".',
    'A reason is a sentence: "Polygons are available for the first three layers."',
    'Names of sites are short. The map leaves out names that do not fit.',
    'Coordinates are decimal degrees, with the longitude first in `value`.',
  ],
  accessibility: [
    'Everything on the map can be done in the vertex table too, with native inputs.',
    'Announces the view after a pan or zoom, and problems of the shape.',
    'Axe checked every story of this page, and the contrast of texts in all four themes.',
    'The keyboard alone worked it in dark at 320 px, in contrast with text of 200 %, in forced colors at 320 px, and from right to left in dark contrast.',
    'Not tried with a screen reader by a person, and not by touch.',
  ],
  anatomy: [
    'Shape tools: point, polygon, finish, clear, and undo',
    'Map: an `application` that the keys pan and zoom',
    'Vertex: for the pointer, as is the dot between two, which inserts one; the keys select with N and P and insert with I',
    'Map tools: crosshair, zoom and location',
    'Search: finds sites first, then cities and coordinates',
    'Vertex table: the same shape as text',
    'Keys of the map: always visible',
  ],
  advice: [
    { do: 'start at the site.', dont: 'start with the world. Nobody sees the site there.' },
    { do: 'fill areas lightly. What is below stays readable.', dont: 'fill them completely. The map below is hidden.' },
  ],
}
