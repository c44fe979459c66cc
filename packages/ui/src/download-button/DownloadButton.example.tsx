import { DownloadButton } from '@sitewright/ui/download-button'

/** Your request. Pass the signal on, so that Cancel ends it. */
const load = (signal: AbortSignal) => {
  signal.throwIfAborted()
  return Promise.resolve(new Blob(['Name,Seats\nNorthgate Constructors,50\n'], { type: 'text/csv' }))
}

export function Example() {
  return (
    <DownloadButton fileName="licenses.csv" load={load}>
      Export CSV
    </DownloadButton>
  )
}
