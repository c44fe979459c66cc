import * as z from 'zod/mini'
import {
  DefaultStorage,
  ListedSite,
  SimpleSite,
  Site,
  SITE_TREE_BODY,
  SiteCopied,
  SiteCopyCheck,
  SiteStateChange,
  SiteStatePreview,
  SiteTreeNode,
  SiteTreeResult,
} from '@sitewright/domain/sites/site'
import type { ClientRows } from '../contract/contract'

export const sites = {
  list: { base: 'gateway', method: 'GET', path: '/project/:projectId/sites', replies: { 200: z.array(ListedSite) } },
  one: { base: 'gateway', method: 'GET', path: '/site/:siteId', replies: { 200: Site } },
  simple: { base: 'gateway', method: 'GET', path: '/site/simpleSite/:siteId', replies: { 200: SimpleSite } },
  hierarchy: {
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId/sites/hierarchy',
    replies: { 200: z.array(SiteTreeNode) },
  },
  byName: {
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId/sites/:siteName',
    replies: { 200: z.array(SimpleSite) },
  },
  addTrees: {
    base: 'gateway',
    method: 'POST',
    path: '/projects/:projectId/sites/',
    ...SITE_TREE_BODY,
    replies: { 200: z.array(SiteTreeResult) },
  },
  saveTrees: {
    base: 'gateway',
    method: 'PUT',
    path: '/projects/:projectId/sites/',
    ...SITE_TREE_BODY,
    replies: { 200: z.array(SiteTreeResult) },
  },
  save: { base: 'gateway', method: 'POST', path: '/site/:siteId/update', replies: { 200: Site, 409: Site } },
  archive: { base: 'gateway', method: 'POST', path: '/site/archive', replies: { 200: SiteStateChange } },
  unarchive: { base: 'gateway', method: 'POST', path: '/site/unarchive', replies: { 200: SiteStateChange } },
  restore: {
    base: 'own',
    method: 'POST',
    path: '/projects/:projectId/sites/restore',
    bodyLimit: 1024 * 1024,
    replies: { 200: SiteStateChange },
  },
  statePreview: { base: 'own', method: 'GET', path: '/site/:siteId/state-preview', replies: { 200: SiteStatePreview } },
  canCopy: {
    base: 'gateway',
    method: 'GET',
    path: '/site/:projectId/:siteId/canCopySites',
    replies: { 200: SiteCopyCheck },
  },
  copy: { base: 'gateway', method: 'POST', path: '/site/:siteId/copy', replies: { 200: SiteCopied } },
  addTree: {
    base: 'gateway',
    method: 'POST',
    path: '/site/:siteId/tree',
    ...SITE_TREE_BODY,
    replies: { 200: SiteCopied },
  },
  defaultStorage: {
    base: 'gateway',
    method: 'GET',
    path: '/project/:projectId/default-storage',
    replies: { 200: DefaultStorage },
  },
  saveDefaultStorage: {
    base: 'gateway',
    method: 'POST',
    path: '/project/:projectId/default-storage',
    replies: { 200: DefaultStorage },
  },
} as const satisfies ClientRows
