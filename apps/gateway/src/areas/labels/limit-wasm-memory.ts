/*
 * The renderer is a WebAssembly module that declares no maximum of its memory, and resourceLimits of a worker count only the heap of JavaScript. So a maximum is
 * written into the module before it is compiled. (WebAssembly core specification, binary format of modules.)
 */

const HEADER_BYTES = 8
const MEMORY_SECTION = 5
const HAS_MAXIMUM = 1
const PAGE_BYTES = 65_536

interface Read {
  readonly value: number
  /** Where the next value starts. */
  readonly end: number
}

/** Reads an unsigned LEB128 integer. */
function readInteger(bytes: Uint8Array, start: number): Read {
  let value = 0
  let shift = 0
  let end = start
  let byte: number
  do {
    byte = bytes[end++] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    shift += 7
  } while ((byte & 0x80) !== 0)
  return { value, end }
}

/** Writes an unsigned LEB128 integer. */
function writeInteger(value: number): number[] {
  const low = value & 0x7f
  return value < 0x80 ? [low] : [low | 0x80, ...writeInteger(value >>> 7)]
}

/** The memory section with a maximum; undefined if the section does not define exactly one memory. */
function withMaximum(section: Uint8Array, maxPages: number): number[] | undefined {
  const count = readInteger(section, 0)
  if (count.value !== 1) return undefined
  const minimum = readInteger(section, count.end + 1)
  return [1, HAS_MAXIMUM, ...writeInteger(minimum.value), ...writeInteger(maxPages)]
}

/**
 * Limits the memory that a module defines. A module that grows beyond it fails to allocate, and ends itself.
 * @throws Error when the module does not define exactly one memory
 */
export function limitWasmMemory(module: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  let at = HEADER_BYTES
  while (at < module.length) {
    const size = readInteger(module, at + 1)
    const end = size.end + size.value
    if (module[at] === MEMORY_SECTION) {
      const section = withMaximum(module.subarray(size.end, end), Math.floor(maxBytes / PAGE_BYTES))
      if (section === undefined) break
      const head = [MEMORY_SECTION, ...writeInteger(section.length), ...section]
      return Uint8Array.from(Buffer.concat([module.subarray(0, at), Uint8Array.from(head), module.subarray(end)]))
    }
    at = end
  }
  throw new Error('The WebAssembly module does not define exactly one memory.')
}
