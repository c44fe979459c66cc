import type { Plugin } from 'vite'

/** The package of the router exports only its development build. */
const ROUTER = /\/react-router\/dist\/development\/[\w-]+\.mjs$/
/** A component or a context. The bundler drops an unused one only if creating it is known to do nothing else. */
const CREATION = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;'

/** @returns the module of the router, in which the bundler sees what is unused */
export const makeRouterLean = (code: string): string =>
  code
    .replace(WARNINGS, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(CREATION, '= /* @__PURE__ */ $1')
    // An empty line in its place keeps the source map right.
    .replace(DISPLAY_NAME, '')

/**
 * Lets the bundler drop what the portal does not use of the router: forms, prefetching for its framework, warnings for developers. Together they are 4 kB of
 * every page. A router that is written in another way stays whole, and the budget of the pages fails.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: { filter: { id: ROUTER }, handler: (code) => ({ code: makeRouterLean(code), map: null }) },
  }
}
