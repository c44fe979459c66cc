import type { Plugin, Rolldown } from 'vite'

/** Pages that strangers open first, with the module of each. What is behind a sign-in is asked for when the session is known. */
const FIRST_PAGES = { '/login': 'src/routes/sign-in/sign-in.route.tsx' } as const

/**
 * Writes down in `needed.json` which chunks the first pages need besides those that the page itself names: the gateway tells a browser of them with the page, which
 * would find out only when it has run the portal.
 */
export function neededChunks(): Plugin {
  return {
    name: 'needed-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const needed = Object.entries(FIRST_PAGES).map(([address, module]) => [address, beyondTheEntry(chunks, module)])
      this.emitFile({ type: 'asset', fileName: 'needed.json', source: JSON.stringify(Object.fromEntries(needed)) })
    },
  }
}

function beyondTheEntry(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  // Renamed, it would be asked for late again, and nobody would notice.
  if (page === undefined) throw new Error(`No chunk is made of ${module}.`)
  const known = closureOf(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  return [...closureOf(chunks, [page])].filter((file) => !known.has(file))
}

/** Names of chunks with all that they import at once. */
function closureOf(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const open = from.map(({ fileName }) => fileName)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(byName.get(name)?.imports ?? []))
  }
  return found
}
