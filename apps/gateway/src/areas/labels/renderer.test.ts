import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { createLabelRenderer, RenderError, RENDERER_LIMITS, type LabelRenderer, type RendererLimits } from './renderer'
import { startLabelWorker } from './start-worker'
import type { Drawing, RenderTask } from './worker-messages'

const open: LabelRenderer[] = []
function rendererWith(limits: Partial<RendererLimits> = {}): LabelRenderer {
  const renderer = createLabelRenderer({ limits: { ...RENDERER_LIMITS, ...limits } })
  open.push(renderer)
  return renderer
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((renderer) => renderer.close()))
})

const label = (changes: Partial<RenderTask> = {}): RenderTask => ({
  kind: 'render',
  zpl: '^XA^FO9,9^A0N,40,40^FDBin^FS^XZ',
  width: 2,
  height: 1,
  dpmm: 8,
  codes: [],
  ...changes,
})
/** More dots than a request can ask for, and than the memory of the worker has space for. */
const tooLarge = label({ width: 15, height: 15, dpmm: 24 })
/** Takes seconds. */
const slow = label({ zpl: `^XA${'^FO0,0^GC4000,4000^FS'.repeat(400)}^XZ`, width: 8, height: 8, dpmm: 12 })

const failureOf = async (task: Promise<unknown>): Promise<string> =>
  task.then(
    () => 'none',
    (error: unknown) => (error instanceof RenderError ? error.failure : 'other'),
  )
const isPng = ({ png }: Drawing): boolean => Buffer.from(png ?? []).toString('latin1', 1, 4) === 'PNG'

describe('the worker that draws labels', () => {
  it('names ZPL that it cannot draw, and more than one label, and goes on', async () => {
    const renderer = rendererWith()
    const faultOf = async (zpl: string) => (await renderer.draw(label({ zpl }))).fault
    expect(await faultOf('hello')).toBe('blank')
    expect(await faultOf('^XA^FDa^FS^XZ^XA^FDb^FS^XZ')).toBe('undrawable')
    expect(await faultOf('^XA^BCN,99,N,N,N^FDé^FS^XZ')).toBe('undrawable')
    expect(isPng(await renderer.draw(label()))).toBe(true)
  })

  it('is replaced after a crash, while the tasks behind it succeed', async () => {
    const renderer = rendererWith()
    const before = renderer.draw(label())
    const crash = failureOf(renderer.draw(tooLarge))
    const behind = renderer.draw(label())
    expect(isPng(await before)).toBe(true)
    expect(await crash).toBe('broken')
    expect(isPng(await behind)).toBe(true)
  })

  it('is replaced when a label takes too long', async () => {
    const renderer = rendererWith({ taskMs: 50 })
    const first = failureOf(renderer.draw(slow))
    expect(await first).toBe('slow')
    expect(isPng(await rendererWith().draw(label()))).toBe(true)
  })

  it('reports that it cannot start, and tries again with the next label', async () => {
    const renderer = rendererWith({ startMs: 0 })
    expect(await failureOf(renderer.draw(label()))).toBe('unavailable')
    expect(await failureOf(renderer.draw(label()))).toBe('unavailable')
  })

  it('ends when it has no work, and starts again', async () => {
    const ended: Promise<unknown>[] = []
    const renderer = createLabelRenderer({
      limits: { ...RENDERER_LIMITS, idleMs: 0 },
      startWorker: () => {
        const worker = startLabelWorker()
        ended.push(once(worker, 'exit'))
        return worker
      },
    })
    open.push(renderer)
    expect(isPng(await renderer.draw(label()))).toBe(true)
    await ended[0]
    expect(isPng(await renderer.draw(label()))).toBe(true)
    expect(ended).toHaveLength(2)
  })

  it('fails the waiting tasks when the gateway stops', async () => {
    const renderer = rendererWith()
    const failures = [renderer.draw(label()), renderer.draw(label())].map(failureOf)
    await renderer.close()
    expect(await Promise.all(failures)).toEqual(['unavailable', 'unavailable'])
    expect(await failureOf(renderer.draw(label()))).toBe('unavailable')
  })
})
