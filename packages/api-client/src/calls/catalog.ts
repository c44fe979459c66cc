import * as z from 'zod/mini'
import {
  CatalogEnvironment,
  CatalogIntegration,
  type CatalogKind,
  CatalogProductLicense,
  CatalogReport,
  CatalogRoleGroup,
  EnvironmentSecret,
} from '@sitewright/domain/catalog/model'
import type { ClientRows, Schema } from '../contract/contract'
import { exportOf } from './list-calls'

/** The calls of every part of the catalog. */
const entryCalls = <const Name extends CatalogKind, Entry extends Schema>(name: Name, entry: Entry) => {
  const path = `/catalog/${name}` as const
  return {
    list: { base: 'own', method: 'GET', path, replies: { 200: z.array(entry) } },
    export: exportOf(`${path}/export`),
    read: { base: 'own', method: 'GET', path: `${path}/:id`, replies: { 200: entry } },
    create: { base: 'own', method: 'POST', path, replies: { 200: entry } },
    save: { base: 'own', method: 'PUT', path: `${path}/:id`, replies: { 200: entry, 409: entry } },
    remove: { base: 'own', method: 'DELETE', path: `${path}/:id`, replies: { 200: z.null() } },
  } as const satisfies ClientRows
}

const secret = { base: 'own', path: '/catalog/environments/:id/secret' } as const

export const catalogEnvironments = {
  ...entryCalls('environments', CatalogEnvironment),
  makeSecret: { ...secret, method: 'POST', replies: { 200: EnvironmentSecret } },
  removeSecret: { ...secret, method: 'DELETE', replies: { 200: CatalogEnvironment } },
} as const satisfies ClientRows

export const catalogProductLicenses = {
  ...entryCalls('productLicenses', CatalogProductLicense),
  roleGroups: { base: 'own', method: 'GET', path: '/catalog/roleGroups', replies: { 200: z.array(CatalogRoleGroup) } },
} as const satisfies ClientRows

export const catalogIntegrations = entryCalls('integrations', CatalogIntegration)

export const catalogReports = entryCalls('reports', CatalogReport)
