import { publint } from 'publint'

/**
 * Has publint judge a built package.
 * @param {string} folder of its package.json
 * @returns {Promise<import('publint').Message[]>} what it finds wrong, suggestions too
 */
export async function lintPackage(folder) {
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  return messages
}
