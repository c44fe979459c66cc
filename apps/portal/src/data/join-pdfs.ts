const PDF = { type: 'application/pdf' }

const decode = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/** Joins the pages of several PDF files. Loads the library only for more than one file. */
export async function joinPdfs(files: readonly string[]): Promise<Blob> {
  const [only] = files
  if (files.length === 1 && only !== undefined) return new Blob([decode(only)], PDF)
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const joined = await PDFDocument.create({ updateMetadata: false })
  for (const file of files) {
    const part = await PDFDocument.load(decode(file), { updateMetadata: false })
    for (const page of await joined.copyPages(part, part.getPageIndices())) joined.addPage(page)
  }
  return new Blob([Uint8Array.from(await joined.save())], PDF)
}
