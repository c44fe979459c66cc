/** The code of a page that could not be loaded: the browser is offline, or a new deployment removed the file. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/**
 * Loads the module of a page, and tells a missing module from an error in it.
 * @throws ChunkError instead of the browser's error, whose text names a file and differs from browser to browser
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkError('The code of this page could not be loaded.', { cause })
  }
}
