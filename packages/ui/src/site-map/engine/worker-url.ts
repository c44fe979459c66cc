/**
 * The URL of the worker of an engine, which bundlers copy where they find `new URL('package/file', import.meta.url)`.
 *
 * The development server of Vite bundles dependencies in advance and then reads the name of the package as a folder beside this
 * module. Without the path of this module the URL is that of the package.
 */
export const workerUrl = (copied: URL): string => copied.href.replace('@sitewright/ui/site-map/engine/', '')
