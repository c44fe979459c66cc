/** How long the object URL stays valid, in milliseconds: a browser may read a large file for a while after the click. */
const REVOKE_AFTER = 60_000

/** Lets the browser save a file, like a click on a download link. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}
