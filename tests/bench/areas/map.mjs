/** How often a key is pressed, so that a frame can be told from the noise. */
const FRAMES = 20

/** @type {import('../harness/compete.mjs').Area} */
export const map = {
  name: 'map',
  title: 'Map of sites',
  sizes: [1000, 10_000],
  contenders: [
    { name: 'SiteMap', file: 'ours', isOurs: true },
    { name: 'react-map-gl, a Marker for each site', file: 'markers' },
  ],
  operations: [
    { name: 'mount', input: { press: 'mount' }, effect: 'isDrawn' },
    {
      name: 'pan, a frame',
      focus: 'map',
      input: { keysOf: 'pans' },
      effect: 'isDrawn',
      times: FRAMES,
    },
  ],
  // What is asked of it is that 10,000 sites cost a frame no more than 1.3 times what 1,000 do: two tables side by side.
  goals: [],
}
