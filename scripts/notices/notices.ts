import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package of someone else that production delivers. */
export interface ThirdPartyPackage {
  readonly name: string
  readonly version: string
  /** As its package.json says: an SPDX expression or another text. Empty if it has no license field. */
  readonly license: string
  /** The texts of its license and notice files. Empty if it has none. */
  readonly texts: readonly string[]
}

/** SPDX ids of licenses whose only condition for the product is that their text is delivered. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
])

/** Packages with their own terms, and what these mean for the product. */
const OWN_TERMS: Readonly<Record<string, string>> = {
  'mapbox-gl':
    'Not open source. Its terms require a Mapbox account and forbid other uses than with Mapbox services. The portal loads this code only where MAPBOX_TOKEN is set, and then the ' +
    'operator agrees to the Mapbox Terms of Service (https://www.mapbox.com/legal/tos). Without the token, MapLibre draws the maps.',
}

const RULE = '-'.repeat(80)

/** The notices of the data in the source of the portal, for the end of its file. */
export const DATA_NOTICES = `
${RULE}
Data of the map

Land, borders and names of countries: Natural Earth 1:50 million, public domain, https://www.naturalearthdata.com
Cities: GeoNames, https://www.geonames.org, Creative Commons Attribution 4.0, https://creativecommons.org/licenses/by/4.0/
`

/**
 * Reads a package in its folder.
 * @throws Error if the folder has no package.json with a name
 */
export function readThirdPartyPackage(folder: string): ThirdPartyPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version } = manifest
  if (name === undefined || version === undefined) throw new Error(`${folder} is not a package.`)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  return {
    name,
    version,
    license: licenseOf(manifest),
    texts: files.toSorted().map((file) => readFileSync(path.join(folder, file), 'utf8').trim()),
  }
}

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string | { readonly type?: string }
  /** The older spelling, in packages from before 2015. */
  readonly licenses?: readonly { readonly type?: string }[]
}

const licenseOf = ({ license, licenses = [] }: Manifest): string =>
  typeof license === 'string'
    ? license
    : [license ?? {}, ...licenses].flatMap(({ type }) => (type === undefined ? [] : [type])).join(' OR ')

/** Whether the product may use what an SPDX expression of AND and OR offers. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((choice) => choice.split(/ AND /i).every((id) => ALLOWED.has(id.trim())))

/** A sentence for each package that has no license, or one that the product may not use. */
export const faultsOf = (packages: readonly ThirdPartyPackage[]): string[] =>
  packages
    .filter(({ name, license }) => !(name in OWN_TERMS) && !isAllowed(license))
    .map(({ name, version, license }) =>
      license === ''
        ? `${name}@${version} has no license.`
        : `${name}@${version} has a license that is not allowed: ${license}`,
    )

/**
 * The notices of the packages as a text file, by name.
 * @throws Error that names each package without an allowed license
 */
export function writeNotices(title: string, packages: readonly ThirdPartyPackage[]): string {
  const faults = faultsOf(packages)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const sorted = packages.toSorted((one, other) =>
    `${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1,
  )
  const sections = sorted.map(({ name, version, license, texts }) =>
    [
      RULE,
      `${name} ${version}`,
      `License: ${license}`,
      ...(OWN_TERMS[name] === undefined ? [] : [OWN_TERMS[name]]),
      '',
      ...(texts.length === 0 ? ['The package contains no license text.'] : texts),
      '',
    ].join('\n'),
  )
  return [
    title,
    '',
    ...sorted.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    '',
    ...sections,
  ].join('\n')
}
