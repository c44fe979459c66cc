import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteExportMessages as messages } from '@sitewright/domain/sites/export-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { tokenOf } from '../../../test/fake-server'
import { session } from '../../shell/session/session'
import { toasts } from '../../shell/toasts'
import { startApi } from '../api'
import { exportSites } from './export'

await vi.hoisted(async () => (await import('../../../../../tests/support/signed-out-window')).stubWindow())

const bases = { gateway: 'http://server.test/gateway', api: 'http://server.test/api', own: 'http://server.test/x' }
const simple = { projectId: 12, depth: 1, version: 1 }
const sites: readonly SimpleSite[] = [
  { ...simple, siteId: 1, parentId: null, name: 'Yard', active: true },
  { ...simple, siteId: 2, parentId: 1, name: 'Row', active: true },
  { ...simple, siteId: 3, parentId: null, name: 'Old', active: false },
]
const tab = { project: { projectId: 12, name: 'Jetty 3' }, sites, isArchivedShown: false }
const getToasts = () => toasts.getSnapshot().map(({ kind, text }) => `${kind}: ${text}`)

/** What the browser was asked to save. */
let saved: { name: string; blob: Blob }[] = []
/** The first saved file: its name and its text. */
async function readSaved(): Promise<{ name: string; text: string }> {
  const [file] = saved
  if (file === undefined) throw new Error('No file was saved.')
  return { name: file.name, text: await file.blob.text() }
}

/** Records the click on a download link, in place of a browser. */
function recordDownloads(): void {
  saved = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  const createElement = () => ({
    href: '',
    download: '',
    click() {
      const blob = blobs.get(this.href)
      if (blob !== undefined) saved.push({ name: this.download, blob })
    },
  })
  vi.stubGlobal('document', { createElement })
}

function serve(status: number, body: unknown): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(body, { status })
  })
  startApi(bases, () => undefined)
  return asked
}

beforeEach(() => {
  recordDownloads()
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id)
  session.start({ token: tokenOf({ userId: 7 }), userName: 'mara', roles: ['ROLE'], userHasNoProjects: false })
})

describe('an export of the Sites tab', () => {
  it('copies the shown sites as text, without a call [SITE-95]', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await exportSites('copy', tab)
    expect(writeText).toHaveBeenCalledWith('Yard\nYard\tRow')
    await exportSites('copy', { ...tab, isArchivedShown: true })
    expect(writeText).toHaveBeenLastCalledWith('Yard\nYard\tRow\nOld')
    expect(getToasts()).toContain(`success: ${messages.copied(2)}`)
  })

  it('says what to do when the browser refuses the clipboard [SITE-95]', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await exportSites('copy', tab)
    expect(getToasts()).toEqual([`error: ${messages.copyFailed}`])
  })

  it('saves the text in a file named after the project [SITE-95]', async () => {
    await exportSites('text', tab)
    const { name, text } = await readSaved()
    expect(name).toMatch(/^Jetty 3 sites \d{4}-\d\d-\d\d\.txt$/)
    expect(text).toBe('Yard\nYard\tRow')
  })

  it('loads the details of active sites only, unless archived ones are shown [SITE-96, PERM-08]', async () => {
    const asked = serve(200, sites)
    await exportSites('csv', tab)
    await exportSites('csv', { ...tab, isArchivedShown: true })
    expect(asked.map((address) => address.replace(/^.*\/project\//, ''))).toEqual([
      '12/sites?activeOnly=true',
      '12/sites',
    ])
    expect((await readSaved()).name).toMatch(/\.csv$/)
    expect(getToasts()).toContain(`success: ${messages.downloaded(3)}`)
  })

  it('saves no file without a location, and says so [SITE-97]', async () => {
    serve(200, sites)
    await exportSites('geojson', tab)
    expect(saved).toEqual([])
    expect(getToasts()).toEqual([`info: ${messages.noLocations}`])
  })

  it('shows the message of the server when the sites cannot be loaded [SITE-96]', async () => {
    serve(403, { message: 'You may not read these sites.' })
    await exportSites('csv', tab)
    expect(saved).toEqual([])
    expect(getToasts()).toEqual(['error: You may not read these sites.'])
  })
})
