import { renderToString } from 'react-dom/server'
import { SAMPLES } from './samples.js'

/** Renders each component in Node, and prints by name its HTML, or the error that it throws. */
const results = Object.entries(SAMPLES).map(([name, sample]) => {
  try {
    return [name, { html: renderToString(sample) }]
  } catch (error) {
    return [name, { error: String(error) }]
  }
})
process.stdout.write(JSON.stringify(Object.fromEntries(results)))
