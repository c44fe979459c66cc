/*
 * The gateway's labels are grayscale PNG data inside a PDF. A page can show a picture and not a PDF, so the data is put into a PNG file again.
 */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const CRC_POLYNOMIAL = 0xedb88320
const BITS_PER_DOT = 8

/** The checksum of a chunk, as the PNG format defines it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  }
  return ~crc >>> 0
}

const uint32 = (value: number): number[] => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff)

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = Uint8Array.from([...type], (char) => char.charCodeAt(0))
  const body = new Uint8Array(named.length + data.length)
  body.set(named)
  body.set(data, named.length)
  const bytes = new Uint8Array(body.length + 8)
  bytes.set(uint32(data.length))
  bytes.set(body, 4)
  bytes.set(uint32(crc32(body)), body.length + 4)
  return bytes
}

/** A grayscale PNG of deflated rows, each filtered as PNG does. */
function toPng(width: number, height: number, rows: Uint8Array): Uint8Array[] {
  const header = Uint8Array.from([...uint32(width), ...uint32(height), BITS_PER_DOT, 0, 0, 0, 0])
  return [Uint8Array.from(SIGNATURE), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', new Uint8Array())]
}

/** A data address, because the policy of the page allows no other picture. */
function toAddress(parts: readonly Uint8Array[]): Promise<string> {
  const file = new Blob(
    parts.map((part) => Uint8Array.from(part)),
    { type: 'image/png' },
  )
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')))
    reader.readAsDataURL(file)
  })
}

/** The first picture of a PDF as an address; undefined for a PDF of another server with pictures of another kind. */
export async function readPicture(pdf: Uint8Array): Promise<string | undefined> {
  const { PDFDocument, PDFName, PDFNumber, PDFRawStream } = await import('pdf-lib')
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue
    const { dict } = object
    const nameOf = (key: string): string | undefined => dict.lookupMaybe(PDFName.of(key), PDFName)?.asString()
    const numberOf = (key: string): number | undefined => dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber()
    const [width, height] = [numberOf('Width'), numberOf('Height')]
    const isGray = nameOf('ColorSpace') === '/DeviceGray' && numberOf('BitsPerComponent') === BITS_PER_DOT
    const isPngData = nameOf('Filter') === '/FlateDecode' && dict.has(PDFName.of('DecodeParms'))
    if (width === undefined || height === undefined || !isGray || !isPngData) continue
    return toAddress(toPng(width, height, object.getContents()))
  }
  return undefined
}
