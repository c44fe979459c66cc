import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { faultsOf, readThirdPartyPackage, writeNotices } from './notices'
import { productionPackages } from './production-packages'

const root = mkdtempSync(path.join(tmpdir(), 'sitewright-notices-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Makes a folder with a package.json and other files. */
function plant(place: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(root, place)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

/** The faults of a package with this package.json. */
const faultsWith = (manifest: object): string[] => {
  const folder = plant('one', { name: 'planted', version: '1.2.3', ...manifest })
  return faultsOf([readThirdPartyPackage(folder)])
}

describe('the licenses of third-party packages', () => {
  it.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-2.0-only OR (ISC AND BSD-3-Clause)'])('may be %s', (license) => {
    expect(faultsWith({ license })).toEqual([])
  })

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE.txt', 'mit'])(
    'may not be %s',
    (license) => {
      expect(faultsWith({ license })).toEqual([`planted@1.2.3 has a license that is not allowed: ${license}`])
    },
  )

  it('may not be missing', () => {
    for (const manifest of [{}, { license: '' }, { license: {} }, { licenses: [] }]) {
      expect(faultsWith(manifest)).toEqual(['planted@1.2.3 has no license.'])
    }
  })

  it('may be spelled as in older packages', () => {
    expect(faultsWith({ license: { type: 'MIT' } })).toEqual([])
    expect(faultsWith({ licenses: [{ type: 'GPL-2.0' }, { type: 'MIT' }] })).toEqual([])
  })
})

describe('the notices', () => {
  const packages = [
    readThirdPartyPackage(plant('two/b', { name: 'b', version: '2.0.0', license: 'ISC' })),
    readThirdPartyPackage(
      plant(
        'two/a',
        { name: 'a', version: '1.0.0', license: 'MIT' },
        { 'LICENSE.md': 'Text of a\n', NOTICE: 'Notice' },
      ),
    ),
  ]

  it('name each package with its version, license and license texts', () => {
    const text = writeNotices('Of a test', packages)
    expect(text).toContain('Of a test\n\na 1.0.0: MIT\nb 2.0.0: ISC\n')
    expect(text).toMatch(/\na 1\.0\.0\nLicense: MIT\n\nText of a\nNotice\n/)
    expect(text).toMatch(/\nb 2\.0\.0\nLicense: ISC\n\nThe package contains no license text\.\n/)
  })

  it('explain the terms of Mapbox', () => {
    const mapbox = { name: 'mapbox-gl', version: '3.0.0', license: 'SEE LICENSE IN LICENSE.txt', texts: ['Terms'] }
    expect(writeNotices('Of a test', [mapbox])).toMatch(/Not open source\. .*MAPBOX_TOKEN.*\n\nTerms\n/)
  })

  it('are not written with a package whose license is not allowed', () => {
    const other = { name: 'c', version: '3.0.0', license: '', texts: [] }
    expect(() => writeNotices('Of a test', [...packages, other])).toThrow('c@3.0.0 has no license.')
  })
})

describe('the packages of production', () => {
  const workspace = plant('app', {
    name: 'app',
    version: '1.0.0',
    dependencies: { direct: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  })
  const license = 'MIT'
  plant('app/node_modules/direct', {
    name: 'direct',
    version: '1.0.0',
    license,
    dependencies: { nested: '^2.0.0' },
    optionalDependencies: { 'of-another-system': '1.0.0' },
  })
  plant('app/node_modules/direct/node_modules/nested', {
    name: 'nested',
    version: '2.0.0',
    license,
    dependencies: { direct: '*' },
  })
  plant('app/node_modules/nested', { name: 'nested', version: '1.0.0', license })
  plant('app/node_modules/tool', { name: 'tool', version: '1.0.0', license })

  it('are the direct and indirect dependencies as Node finds them, without development tools', () => {
    expect(productionPackages(workspace).map(({ name, version }) => `${name}@${version}`)).toEqual([
      'direct@1.0.0',
      'nested@2.0.0',
    ])
  })

  it('must be installed', () => {
    const broken = plant('broken', { name: 'broken', version: '1.0.0', dependencies: { missing: '1.0.0' } })
    expect(() => productionPackages(broken)).toThrow('missing is not installed.')
  })
})
