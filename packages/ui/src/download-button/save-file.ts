/** A browser may read a large file from its address for a while after the press; then its memory is given back. */
const UNTIL_READ = 60_000

/** Lets the browser save a file as if a link to it had been pressed. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), UNTIL_READ)
}
