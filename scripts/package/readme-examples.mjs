import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @param {string} root of the repository
 * @returns {Map<string, string>} the code of each example in the README of the package, by the name that it exports; `setup` for the one without exports
 */
export function readmeExamples(root) {
  const readme = readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8')
  const codes = [...readme.matchAll(/```tsx\n([^]*?)```/g)].map(([, code = '']) => code)
  return new Map(codes.map((code) => [/^export .*?(?:const|function) (\w+)/m.exec(code)?.[1] ?? 'setup', code]))
}
