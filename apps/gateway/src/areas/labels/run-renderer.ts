import type { FastifyInstance } from 'fastify'
import { createLabelRenderer, type LabelRenderer } from './renderer'

/** Draws labels until the gateway stops. The worker starts with the first label. */
export function runLabelRenderer(app: FastifyInstance): LabelRenderer {
  const renderer = createLabelRenderer({
    onCrash: (error) => app.log.error({ err: error }, 'The worker that draws labels crashed.'),
  })
  // Before connections close: calls in flight must end first.
  app.addHook('preClose', () => renderer.close())
  return renderer
}
