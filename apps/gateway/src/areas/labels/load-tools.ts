import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { DrawZpl } from './draw-label'
import { limitWasmMemory } from './limit-wasm-memory'
import { createReadCodes, type ReadCodes } from './read-codes'

/** Enough to draw a label of MAX_LABEL_DOTS with its margin: 4 bytes for each dot, twice while memory is reclaimed. */
const MAX_RENDERER_BYTES = 384 * 1024 * 1024
/** Enough to read such a label: 4 bytes for each dot, and the working memory of the reader. */
const MAX_READER_BYTES = 256 * 1024 * 1024

interface WasmApi {
  instantiate: (source: ArrayBuffer | Uint8Array | object, imports: object) => Promise<unknown>
}
// The types of Node.js do not declare the functions of WebAssembly.
const wasm = Reflect.get(globalThis, 'WebAssembly') as WasmApi

/**
 * Loads a package whose WebAssembly module gets limited memory.
 * @throws Error when no module was limited
 */
async function loadLimited<Loaded>(maxBytes: number, load: () => Promise<Loaded>): Promise<Loaded> {
  const { instantiate } = wasm
  let isLimited = false
  wasm.instantiate = (source, imports) => {
    // Packages pass bytes. Node.js itself can load its HTTP parser meanwhile, from a module that it compiled.
    if (!(source instanceof ArrayBuffer || source instanceof Uint8Array)) return instantiate(source, imports)
    isLimited = true
    return instantiate(limitWasmMemory(new Uint8Array(source), maxBytes), imports)
  }
  try {
    const loaded = await load()
    if (!isLimited) throw new Error('The memory of the WebAssembly module was not limited.')
    return loaded
  } finally {
    wasm.instantiate = instantiate
  }
}

/** Loads what draws labels. */
export const loadRenderer = (): Promise<DrawZpl> =>
  loadLimited(MAX_RENDERER_BYTES, async () => {
    const { ready } = await import('zpl-renderer-js')
    return (await ready).api.zplToBase64MultipleAsync
  })

/** Loads what reads their codes. */
export const loadReadCodes = (): Promise<ReadCodes> =>
  loadLimited(MAX_READER_BYTES, async () => {
    const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
    // With its bytes, because the package downloads the module otherwise.
    const { buffer } = Uint8Array.from(await readFile(file))
    await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
    return createReadCodes(readBarcodes)
  })
